// A competition as it is followed: the whole picture once, then what changes.
import { t } from "../../words/text.ts";
import { connection, Refusal } from "../../live/connection.svelte.ts";
import { followed, type Following } from "../../live/followed.svelte.ts";
import type {
  AskPlanAnew,
  EntrantLine,
  EventPicture,
  MyPlace,
  PlaceLine,
  RunEvent,
  SeatingLine,
  Side,
  SlipForm,
  SlipSaid,
  Text,
} from "../../live/protocol.ts";
import type { Read, Weighed } from "../../base/sheet/weighed.ts";
import { myName } from "../../base/settings/settings.svelte.ts";
import { atTable } from "../../live/table.svelte.ts";

/** A ranking: of all, or of those who always sit one way. */
export type Ranked = { readonly line: Side | null; readonly places: readonly PlaceLine[] };

/** One list, or North-South and East-West apart. */
export function rankingsOf(places: EventPicture["places"]): readonly Ranked[] {
  const all = Object.values(places).sort((one, other) => one.order - other.order);
  return ([null, "NS", "EW"] as const)
    .map((line) => ({ line, places: all.filter((each) => each.line === line) }))
    .filter((each) => each.places.length);
}

export class Competition {
  /** How a result is tapped in; asked for when somebody wants to. */
  form: SlipForm | null = $state.raw(null);
  readonly #followed: Following<"event">;

  constructor(
    readonly code: string,
    readonly secret: string | null = null,
  ) {
    this.#followed = followed("event", code, secret);
  }

  get event(): EventPicture | null {
    return this.#followed.shown;
  }

  get me(): MyPlace | null {
    return this.event?.me ?? null;
  }

  get runs(): boolean {
    return this.#followed.runs;
  }

  get problem(): Text | null {
    return this.#followed.problem;
  }

  /** How far the server's clock is ahead of ours, in seconds. */
  get ahead(): number {
    return this.#followed.ahead;
  }

  get entrants(): readonly EntrantLine[] {
    return Object.values(this.event?.entrants ?? {});
  }

  name(entrant: number): string {
    return this.event?.entrants[entrant]?.name ?? String(entrant);
  }

  /** The tables of a round, in order. */
  tables(round: number): readonly SeatingLine[] {
    return Object.values(this.event?.tables ?? {})
      .filter((line) => line.round === round)
      .sort((one, other) => one.table - other.table);
  }

  /** The ranking: one list, or North-South and East-West apart. */
  get rankings(): readonly Ranked[] {
    return rankingsOf(this.event?.places ?? {});
  }

  /** What a ranking of this event is drawn from. */
  get ranked() {
    const head = this.event?.head;
    const kept = head && !head.live && !head.closed;
    return {
      rankings: this.rankings,
      unit: head?.unit,
      name: (entrant: number) => this.name(entrant),
      mine: this.me?.entrant,
      ...(kept ? { empty: t("competition-the-ranking-is-shown-at-the-end") } : {}),
    };
  }

  /** Who waits in a round. */
  waiting(round: number): readonly EntrantLine[] {
    const playing = this.tables(round).flatMap((line) => Object.values(line.seats));
    const out = this.event?.head.out ?? [];
    return this.entrants.filter((each) => !each.gone && !playing.includes(each.number) && !out.includes(each.number));
  }

  /** Who has not come to their seats at these tables, which wait for them. */
  missing(lines: readonly SeatingLine[]): readonly EntrantLine[] {
    const away = lines.flatMap((line) => line.missing.map((seat) => line.seats[seat]));
    return this.entrants.filter((each) => away.includes(each.number));
  }

  /** What only whoever runs it does; says why if it does not go. */
  async run(act: RunEvent["act"]): Promise<boolean> {
    return (await atTable.attempt(connection.ask({ type: "RunEvent", code: this.code, act }))) !== null;
  }

  /** What that would mean for the rounds to come. */
  async means(act: AskPlanAnew["act"]): Promise<readonly Text[]> {
    const answer = await atTable.attempt(connection.ask({ type: "AskPlanAnew", code: this.code, act }));
    return answer?.type === "PlanAnew" ? answer.said : [];
  }

  /** This phone is at that table. With `stays` it is the table's own. */
  async showCode(table: number, table_code: string, stays = false): Promise<boolean> {
    const asked = { type: "ShowTableCode", code: this.code, table, table_code, stays } as const;
    const answer = await atTable.attempt(connection.ask({ ...asked, nickname: myName(t("page-guest")) }));
    return answer !== null;
  }

  /** Ask whoever runs it to come to my table, or not to. */
  async call(wanted: boolean): Promise<void> {
    await atTable.attempt(connection.ask({ type: "CallOrganiser", code: this.code, wanted }));
  }

  async wantForm(): Promise<void> {
    if (this.form) return;
    const answer = await atTable.attempt(connection.ask({ type: "AskSlipForm", code: this.code }));
    if (answer?.type === "SlipFormShown") this.form = answer.form;
  }

  /** What a result is worth on a board, and what is odd about it. */
  async worth(board: number, said: SlipSaid): Promise<Weighed | null> {
    const answer = await atTable.attempt(connection.ask({ type: "PreviewSlip", code: this.code, board, said }));
    return answer?.type === "SlipScored" ? answer : null;
  }

  /** What the words of the table mean, as it would be tapped. */
  async read(board: number, said: string): Promise<Read> {
    try {
      const answer = await connection.ask({ type: "PreviewSlip", code: this.code, board, said });
      if (answer.type === "SlipScored" && answer.said) return { said: answer.said };
    } catch (problem) {
      if (problem instanceof Refusal) return { unread: problem.text };
      throw problem;
    }
    throw new Error("nothing came of what was typed");
  }
}

/** The table and its code that the link on a table card names, after the sign #. */
export function scanned(hash: string): { table: number; code: string } | null {
  const [, table, code] = /^(\d{1,3})-([0-9A-Za-z]{4,8})$/.exec(hash) ?? [];
  return table && code ? { table: Number(table), code } : null;
}

export const METHODS = ["matchpoints", "imps", "butler", "total"] as const;

export function methodName(method: (typeof METHODS)[number]): string {
  return {
    matchpoints: t("competition-matchpoints"),
    imps: t("competition-imps-against-every-other-table"),
    butler: t("competition-butler-imps-against-the-middle"),
    total: t("competition-total-points"),
  }[method];
}

export function sideName(side: Side | null): string {
  return side === null ? t("competition-ranking") : side === "NS" ? t("paper-lines-ns") : t("paper-lines-ew");
}

/** Who sits at a table on one side, with their numbers. */
export function sitting(competition: Competition, line: SeatingLine, side: Side): string {
  const seats = side === "NS" ? (["N", "S"] as const) : (["E", "W"] as const);
  const all = seats.map((seat) => line.seats[seat]).filter((each) => each !== undefined);
  const numbers = all.filter((number, i) => all.indexOf(number) === i);
  return numbers.map((number) => `${number} ${competition.name(number)}`).join(", ");
}

/** Boards as people say them: 7–9. */
export function boardsOf(boards: readonly number[]): string {
  const first = boards[0];
  const last = boards.at(-1);
  const isRow = boards.every((board, i) => board === (first ?? 0) + i);
  return boards.length > 1 && isRow ? `${first}–${last}` : boards.join(", ");
}
