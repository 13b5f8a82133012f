// The teacher's desk: all members and tables, put together from what is sent, and what is done about them.
import { connection, type Question } from "../../live/connection.svelte.ts";
import type {
  BoardsWanted,
  DeskMember,
  DeskShown,
  DeskTable,
  Seat,
  SeatPlan,
  TableSeen,
  Text,
} from "../../live/protocol.ts";
import { type Followed, followed, type Kind } from "../../live/followed.svelte.ts";
import { boardsPath } from "../../live/homework_link.ts";
import { router } from "../../live/route.svelte.ts";
import { atTable } from "../../live/table.svelte.ts";

/** After so many seconds without a move the table is shown as stuck. */
export const STUCK_SECONDS = 60;

const NOBODY: ReadonlyMap<number, DeskMember> = new Map();

type Heard = { readonly line: DeskTable; readonly at: number };
export type Permission = DeskTable["allowed"][number];
export type Standing = "over" | "paused" | "gone" | "stuck" | "playing";
type Errand = Extract<Question, { code: string; type: `${string}` }>;
type WithoutCode<T> = T extends unknown ? Omit<T, "code"> : never;

type Shown = Pick<DeskShown, "code" | "title" | "game" | "options" | "phrases" | "lesson" | "is_over"> & {
  readonly members: ReadonlyMap<number, DeskMember>;
  readonly tables: ReadonlyMap<number, Heard>;
};

const numbered = <T extends { number: number }>(lines: readonly T[]) =>
  lines.map((line) => [line.number, line] as const);
const heard = (tables: readonly DeskTable[]) => tables.map((line) => [line.number, { line, at: Date.now() }] as const);

const DESK: Kind<Shown> = {
  follow: (code, secret) => ({ type: "OpenDesk", code, secret: secret ?? "" }),
  leave: (code) => void connection.ask({ type: "CloseDesk", code }).catch(() => undefined),
  shown: (said) =>
    said.type === "DeskShown"
      ? { ...said, members: new Map(numbered(said.members)), tables: new Map(heard(said.tables)) }
      : null,
  changed: (shown, news) => {
    if (news.type !== "DeskChanged" || news.code !== shown.code) return null;
    const { lesson, is_over, gone_members, gone_tables } = news;
    const members = [...shown.members].filter(([number]) => !gone_members.includes(number));
    const tables = [...shown.tables].filter(([number]) => !gone_tables.includes(number));
    return {
      ...shown,
      lesson,
      is_over,
      members: new Map([...members, ...numbered(news.members)]),
      tables: new Map([...tables, ...heard(news.tables)]),
    };
  },
  run: ({ title }) => ({ kind: "class", title }),
};

export class Desk {
  seen: TableSeen | null = $state.raw(null);
  now = $state(Date.now());
  readonly #followed: Followed<Shown>;
  #chosen: number | null = $state(null);

  constructor(
    readonly code: string,
    readonly secret: string,
  ) {
    this.#followed = followed(DESK, code, secret);
    $effect(() =>
      connection.listen((news) => {
        if (news.type === "TableSeen" && news.code === code) this.seen = news;
      }),
    );
    $effect(() => {
      const clock = setInterval(() => (this.now = Date.now()), 1000);
      return () => clearInterval(clock);
    });
  }

  get about(): Shown | null {
    return this.#followed.shown;
  }

  get problem(): Text | null {
    return this.#followed.problem;
  }

  get lesson(): string | null {
    return this.about?.lesson ?? null;
  }

  get isOver(): boolean {
    return this.about?.is_over ?? false;
  }

  get members(): ReadonlyMap<number, DeskMember> {
    return this.about?.members ?? NOBODY;
  }

  /** The member to be moved next. */
  get chosen(): number | null {
    return this.#chosen !== null && this.members.has(this.#chosen) ? this.#chosen : null;
  }

  set chosen(member: number | null) {
    this.#chosen = member;
  }

  get tables(): readonly DeskTable[] {
    return [...(this.about?.tables.values() ?? [])]
      .map((each) => each.line)
      .sort((one, other) => one.number - other.number);
  }

  get everybody(): readonly DeskMember[] {
    return [...this.members.values()].sort((one, other) => one.name.localeCompare(other.name));
  }

  get waiting(): readonly DeskMember[] {
    return this.everybody.filter((each) => each.table === null && each.lesson === null);
  }

  get knocking(): readonly DeskMember[] {
    return this.everybody.filter((each) => each.is_knocking);
  }

  table(number: number): DeskTable | undefined {
    return this.about?.tables.get(number)?.line;
  }

  /** Seconds since the last move. */
  quiet(number: number): number {
    const heard = this.about?.tables.get(number);
    return heard ? Math.max(0, Math.floor(heard.line.quiet_for + (this.now - heard.at) / 1000)) : 0;
  }

  standing(table: DeskTable): Standing {
    if (table.is_over) return "over";
    if (table.is_paused) return "paused";
    const awaited = table.seats.filter((seat) => seat.is_turn && seat.member !== null);
    if (awaited.some((seat) => seat.is_away)) return "gone";
    return awaited.length && this.quiet(table.number) >= STUCK_SECONDS ? "stuck" : "playing";
  }

  /** At how many tables it is allowed. */
  allowedAt(what: Permission): number {
    return this.tables.filter((each) => each.allowed.includes(what)).length;
  }

  /** Something to be done; a refusal is said in a line. Returns whether it was done. */
  async do(errand: WithoutCode<Errand>): Promise<boolean> {
    const answer = await atTable.attempt(connection.ask({ ...errand, code: this.code } as Question));
    return answer !== null;
  }

  /** On to the form for homework, with the boards of the tables in it. */
  async asHomework(): Promise<void> {
    const answer = await atTable.attempt(connection.ask({ type: "AskClassBoards", code: this.code }));
    if (answer?.type === "ClassBoards") router.go(boardsPath(answer));
  }

  async move(member: number, table: number | null, seat = 0): Promise<void> {
    this.chosen = null;
    await this.do({ type: "MovePupil", member, table, seat });
  }

  /** The seats that bots keep at tables that go on. */
  get free(): readonly { readonly table: number; readonly seat: number }[] {
    return this.tables
      .filter((table) => !table.is_over)
      .flatMap((table) =>
        table.seats.filter((seat) => seat.member === null).map((seat) => ({ table: table.number, seat: seat.place })),
      );
  }

  /** Who waits takes the seats of bots, as far as there are any. */
  async fill(): Promise<void> {
    const free = this.free;
    for (const [i, member] of this.waiting.entries()) {
      const place = free[i];
      if (place) await this.move(member.number, place.table, place.seat);
    }
  }

  /** A tap on a seat: the member that was chosen goes there, or whoever sits there is chosen. */
  tap(member: number | null, table: number | null, seat = 0): void {
    if (this.chosen !== null && this.chosen !== member && table !== null) void this.move(this.chosen, table, seat);
    else this.chosen = member === this.chosen ? null : member;
  }

  seat(how: SeatPlan, boards: BoardsWanted): Promise<boolean> {
    return this.do({ type: "SeatClass", how, boards });
  }

  async look(table: number | null, seat: Seat | null = null): Promise<void> {
    if (table === null) this.seen = null;
    await this.do({ type: "LookAtTable", table, seat });
  }
}
