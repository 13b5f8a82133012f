// A competition as it is followed: the whole picture once, then what changes.
import { t } from "../../words/text.ts";
import { connection, type Pushed, Refusal } from "../../live/connection.svelte.ts";
import type {
  EntrantLine,
  EventPicture,
  MyPlace,
  PlaceLine,
  ResultShown,
  RunEvent,
  SeatingLine,
  Side,
  SlipForm,
  SlipSaid,
  Text,
} from "../../live/protocol.ts";
import { atTable } from "../../live/table.svelte.ts";
import { merged } from "../../live/lines.ts";

export class Competition {
  event: EventPicture | null = $state.raw(null);
  me: MyPlace | null = $state.raw(null);
  runs = $state(false);
  problem: Text | null = $state.raw(null);
  /** How often the whole of it was shown: again whenever the line has been lost and found. */
  shown = $state(0);
  /** How a result is tapped in; asked for when somebody wants to. */
  form: SlipForm | null = $state.raw(null);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = $state(0);

  constructor(
    readonly code: string,
    readonly secret: string | null = null,
  ) {
    $effect(() => connection.listen((news) => this.#hear(news)));
    // Also whenever the line has been lost and found again.
    $effect(() => connection.onGreeting(() => void this.#ask()));
    $effect(() => () => connection.tell({ type: "UnfollowEvent", code: this.code }));
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
  get rankings(): readonly { line: Side | null; places: readonly PlaceLine[] }[] {
    const all = Object.values(this.event?.places ?? {}).sort((one, other) => one.order - other.order);
    const lines = ([null, "NS", "EW"] as const).map((line) => ({
      line,
      places: all.filter((each) => each.line === line),
    }));
    return lines.filter(({ places }) => places.length);
  }

  /** Who waits in a round. */
  waiting(round: number): readonly EntrantLine[] {
    const playing = this.tables(round).flatMap((line) => Object.values(line.seats));
    return this.entrants.filter((each) => !each.gone && !playing.includes(each.number));
  }

  /** What only whoever runs it does; says why if it does not go. */
  async run(act: RunEvent["act"]): Promise<boolean> {
    return (await atTable.attempt(connection.ask({ type: "RunEvent", code: this.code, act }))) !== null;
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

  /** What a result is worth on a board. */
  async worth(board: number, said: SlipSaid): Promise<ResultShown | null> {
    const answer = await atTable.attempt(connection.ask({ type: "ScoreSlipSaid", code: this.code, board, said }));
    return answer?.type === "SlipScored" ? answer.result : null;
  }

  async #ask(): Promise<void> {
    try {
      const answer = await connection.ask({ type: "FollowEvent", code: this.code, secret: this.secret });
      if (answer.type !== "EventShown") return;
      this.event = answer.event;
      this.me = answer.me;
      this.shown += 1;
      this.runs = answer.runs;
      this.ahead = answer.now - Date.now() / 1000;
      this.problem = null;
    } catch (refused) {
      if (refused instanceof Refusal) this.problem = refused.text;
      else throw refused;
    }
  }

  #hear(news: Pushed): void {
    const { event } = this;
    if (news.type === "MyPlaceChanged" && news.code === this.code) this.me = news.me;
    if (news.type !== "EventChanged" || news.code !== this.code || !event) return;
    this.ahead = news.now - Date.now() / 1000;
    this.event = {
      ...event,
      head: news.head ?? event.head,
      entrants: merged(event.entrants, news.entrants),
      tables: merged(event.tables, news.tables),
      places: merged(event.places, news.places),
      slips: merged(event.slips, news.slips),
      rulings: merged(event.rulings, news.rulings),
      calls: merged(event.calls, news.calls),
    };
  }
}

export const METHODS = ["matchpoints", "imps", "butler", "total"] as const;

export function methodName(method: (typeof METHODS)[number]): string {
  return {
    matchpoints: t("Matchpoints"),
    imps: t("IMPs against every other table"),
    butler: t("Butler: IMPs against the middle"),
    total: t("Total points"),
  }[method];
}

export function sideName(side: Side | null): string {
  return side === null ? t("Ranking") : side === "NS" ? t("North-South") : t("East-West");
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
