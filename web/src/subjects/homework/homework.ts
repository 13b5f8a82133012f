// Dates, addresses and the table of results of homework.
import type { HomeworkTaskHead, PupilRow } from "../../live/protocol.ts";

/** The end of a day that was chosen in a calendar, in seconds since 1970; none where none was. */
export function endOfDay(day: string): number | null {
  return day ? new Date(`${day}T23:59:59`).getTime() / 1000 : null;
}

/** A moment as people in that language write it. */
export function moment(seconds: number, language: string): string {
  const own = navigator.languages.find((each) => each.startsWith(language)) ?? language;
  return new Date(seconds * 1000).toLocaleString(own, { dateStyle: "long", timeStyle: "short" });
}

/** Where the teacher sees a deal as one pupil played it, perhaps at one of its cards, counted from 0. */
export function playedPath(
  { code, secret }: Readonly<Record<"code" | "secret", string>>,
  pupil: number,
  task: number,
  card: number | null = null,
): string {
  const at = card === null ? "" : `/${card + 1}`;
  return `/homework/${code}/${pupil}/${task}${at}#${secret}`;
}

/** The teacher's table for a spreadsheet: of each deal the points and the mistakes, of a puzzle whether it was solved. */
export function tableText(
  tasks: readonly HomeworkTaskHead[],
  rows: readonly PupilRow[],
  words: Readonly<Record<"who" | "mistakes" | "best" | "choices", string>>,
): string {
  const head = [
    words.who,
    ...tasks.flatMap((task) =>
      task.kind === "deal" ? [`${task.number}`, `${task.number} ${words.mistakes}`] : [`${task.number}`],
    ),
    words.best,
    words.choices,
  ];
  const lines = rows.map((row) => [
    row.name,
    ...tasks.flatMap((task) => {
      const found = row.cells.find((cell) => cell.task === task.number);
      const solved = found?.is_right == null ? "" : String(Number(found.is_right));
      return task.kind === "deal" ? [String(found?.points ?? ""), String(found?.mistakes ?? "")] : [solved];
    }),
    String(row.right),
    String(row.choices),
  ]);
  const quoted = (value: string) => `"${harmless(value).replaceAll('"', '""')}"`;
  return [head, ...lines].map((line) => line.map(quoted).join(",")).join("\r\n") + "\r\n";
}

/** A text that a spreadsheet would take for a formula is marked as text; numbers are numbers. */
function harmless(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && !/^[+-]\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
}
