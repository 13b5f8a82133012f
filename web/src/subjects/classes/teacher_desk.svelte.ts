// The teacher's desk: all members and tables, put together from what is sent, and what is done about them.
import { SvelteMap } from "svelte/reactivity";
import { connection, Refusal, type Pushed, type Question } from "../../live/connection.svelte.ts";
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
import { boardsPath } from "../../live/homework.ts";
import { router } from "../../live/route.svelte.ts";
import { atTable } from "../../live/table.svelte.ts";
import { keepDesk } from "../../live/codes.ts";

/** After so many seconds without a move the table is shown as stuck. */
export const STUCK_SECONDS = 60;

type Heard = { readonly line: DeskTable; readonly at: number };
export type Permission = DeskTable["allowed"][number];
export type Standing = "over" | "paused" | "gone" | "stuck" | "playing";
type Errand = Extract<Question, { code: string; type: `${string}` }>;
type WithoutCode<T> = T extends unknown ? Omit<T, "code"> : never;

export class Desk {
  about: Pick<DeskShown, "title" | "game" | "options" | "phrases"> | null = $state.raw(null);
  lesson: string | null = $state(null);
  isOver = $state(false);
  problem: Text | null = $state.raw(null);
  seen: TableSeen | null = $state.raw(null);
  /** The member to be moved next. */
  chosen: number | null = $state(null);
  now = $state(Date.now());
  readonly members = new SvelteMap<number, DeskMember>();
  readonly #tables = new SvelteMap<number, Heard>();

  constructor(
    readonly code: string,
    readonly secret: string,
  ) {}

  /** Open it, and again whenever the line broke; returns how to leave it. */
  open(): () => void {
    const deaf = connection.listen((pushed) => this.#hear(pushed));
    const still = connection.onGreeting(() => void this.#greet());
    const clock = setInterval(() => (this.now = Date.now()), 1000);
    return () => {
      deaf();
      still();
      clearInterval(clock);
      connection.ask({ type: "CloseDesk", code: this.code }).catch(() => undefined);
    };
  }

  get tables(): readonly DeskTable[] {
    return [...this.#tables.values()].map((each) => each.line).sort((one, other) => one.number - other.number);
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
    return this.#tables.get(number)?.line;
  }

  /** Seconds since the last move. */
  quiet(number: number): number {
    const heard = this.#tables.get(number);
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

  async #greet(): Promise<void> {
    try {
      await connection.ask({ type: "OpenDesk", code: this.code, secret: this.secret });
      this.problem = null;
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      this.problem = refused.text;
    }
  }

  #hear(pushed: Pushed): void {
    if (pushed.type !== "DeskShown" && pushed.type !== "DeskChanged" && pushed.type !== "TableSeen") return;
    if (pushed.code !== this.code) return;
    if (pushed.type === "TableSeen") {
      this.seen = pushed;
      return;
    }
    if (pushed.type === "DeskShown") {
      this.about = pushed;
      this.members.clear();
      this.#tables.clear();
      keepDesk({ code: this.code, title: pushed.title, secret: this.secret });
    } else {
      for (const number of pushed.gone_members) this.members.delete(number);
      for (const number of pushed.gone_tables) this.#tables.delete(number);
    }
    const at = Date.now();
    for (const member of pushed.members) this.members.set(member.number, member);
    for (const line of pushed.tables) this.#tables.set(line.number, { line, at });
    this.lesson = pushed.lesson;
    this.isOver = pushed.is_over;
    if (this.chosen !== null && !this.members.has(this.chosen)) this.chosen = null;
  }
}
