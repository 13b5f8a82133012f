// What this browser keeps of homework: what a teacher has set here, and to which homework a table belongs.
import type { ClassBoards, HomeworkTaskHead, PupilRow } from "./protocol.ts";

const SET = "kibitz.homework";
const TABLES = "kibitz.homework.tables";

export type KeptHomework = { code: string; secret: string; title: string };

function kept<T>(key: string, empty: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? empty;
  } catch {
    return empty;
  }
}

/** What was set in this browser, the newest first. */
export function myHomework(): readonly KeptHomework[] {
  return kept<KeptHomework[]>(SET, []);
}

export function keepHomework(homework: KeptHomework): void {
  const others = myHomework().filter((each) => each.code !== homework.code);
  localStorage.setItem(SET, JSON.stringify([homework, ...others].slice(0, 30)));
}

/** What the form for homework begins with: a game, its options, and deals by their codes. */
export type GivenBoards = { game: string | null; options: Record<string, unknown>; deals: readonly string[] };

/** The boards of a class in the address of the form. */
export function boardsPath({ game, options, deals }: Pick<ClassBoards, "game" | "options" | "deals">): string {
  const query = { game, deals: deals.join(" "), options: JSON.stringify(options) };
  return `/homework?${new URLSearchParams(query)}`;
}

export function givenBoards(search: string): GivenBoards {
  const query = new URLSearchParams(search);
  const deals = (query.get("deals") ?? "").split(" ").filter(Boolean);
  return { game: query.get("game"), options: optionsIn(query.get("options")), deals };
}

function optionsIn(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    return read && typeof read === "object" && !Array.isArray(read) ? { ...read } : {};
  } catch {
    return {};
  }
}

/** The homework that is done at a table, if this browser has seen it. */
export function homeworkOf(table: string): string | null {
  return kept<Record<string, string>>(TABLES, {})[table] ?? null;
}

export function keepTable(table: string, code: string): void {
  const tables = kept<Record<string, string>>(TABLES, {});
  if (tables[table] !== code) localStorage.setItem(TABLES, JSON.stringify({ ...tables, [table]: code }));
}

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

/** The teacher's table for a spreadsheet: of each deal the points and the tricks lost, of a puzzle whether it was solved. */
export function tableText(
  tasks: readonly HomeworkTaskHead[],
  rows: readonly PupilRow[],
  words: Readonly<Record<"who" | "lost" | "best" | "choices", string>>,
): string {
  const head = [
    words.who,
    ...tasks.flatMap((task) =>
      task.kind === "deal" ? [`${task.number}`, `${task.number} ${words.lost}`] : [`${task.number}`],
    ),
    words.best,
    words.choices,
  ];
  const lines = rows.map((row) => [
    row.name,
    ...tasks.flatMap((task) => {
      const found = row.cells.find((cell) => cell.task === task.number);
      const solved = found?.is_right == null ? "" : String(Number(found.is_right));
      return task.kind === "deal" ? [String(found?.points ?? ""), String(found?.lost ?? "")] : [solved];
    }),
    String(row.right),
    String(row.choices),
  ]);
  // A cell that begins like a formula is one for some programs: nobody's nickname is reckoned with.
  const quoted = (value: string) => `"${(/^[=@\t]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
  return [head, ...lines].map((line) => line.map(quoted).join(",")).join("\r\n") + "\r\n";
}
