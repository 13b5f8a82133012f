// The teacher's desk: all members and tables, put together from what is sent, and what is done about them.
import { connection, type Question } from "../../live/connection.svelte.ts";
import type {
  BoardsWanted,
  DeskMember,
  DeskPicture,
  DeskTable,
  Seat,
  SeatPlan,
  TableSeen,
  Text,
} from "../../live/protocol.ts";
import { followed, type Following } from "../../live/followed.svelte.ts";
import { boardsPath } from "../../live/homework_link.ts";
import { router } from "../../live/route.svelte.ts";
import { atTable } from "../../live/table.svelte.ts";

/** After so many seconds without a move the table is shown as stuck. */
const STUCK_SECONDS = 60;

export type Permission = DeskTable["allowed"][number];
export type Standing = "over" | "paused" | "gone" | "stuck" | "playing";
type Errand = Extract<Question, { code: string; type: `${string}` }>;
type WithoutCode<T> = T extends unknown ? Omit<T, "code"> : never;

export class Desk {
  seen: TableSeen | null = $state.raw(null);
  now = $state(Date.now());
  readonly #followed: Following<"desk">;
  #chosen: number | null = $state(null);
  /** Whether the chosen member sits down beside whoever is tapped next, and does not take the seat. */
  sharing = $state(false);

  constructor(
    readonly code: string,
    readonly secret: string,
  ) {
    this.#followed = followed("desk", code, secret);
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

  get about(): DeskPicture | null {
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

  get members(): DeskPicture["members"] {
    return this.about?.members ?? {};
  }

  /** The member to be moved next. */
  get chosen(): number | null {
    return this.#chosen !== null && this.#chosen in this.members ? this.#chosen : null;
  }

  set chosen(member: number | null) {
    this.#chosen = member;
    this.sharing = false;
  }

  get tables(): readonly DeskTable[] {
    return Object.values(this.about?.tables ?? {}).sort((one, other) => one.number - other.number);
  }

  get everybody(): readonly DeskMember[] {
    return Object.values(this.members).sort((one, other) => one.name.localeCompare(other.name));
  }

  /** Who is here and has nothing to do. */
  get waiting(): readonly DeskMember[] {
    return this.everybody.filter((each) => each.is_here && each.table === null && each.lesson === null);
  }

  /** Who belongs to the class and is not here today, or not yet. */
  get absent(): readonly DeskMember[] {
    return this.everybody.filter((each) => !each.is_here && each.table === null);
  }

  get knocking(): readonly { member: DeskMember; sign: string }[] {
    return this.everybody.flatMap((member) => member.knocks.map((sign) => ({ member, sign })));
  }

  table(number: number): DeskTable | undefined {
    return this.about?.tables[number];
  }

  /** Seconds since the last move. */
  quiet(number: number): number {
    const since = this.table(number)?.moved_at;
    return since === undefined ? 0 : Math.max(0, Math.floor(this.now / 1000 + this.#followed.ahead - since));
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

  /** The tables that go on, and whether a bot has a seat at any of them. */
  get playing(): readonly DeskTable[] {
    return this.tables.filter((table) => !table.is_over);
  }

  get hasFreeSeat(): boolean {
    return this.playing.some((table) => table.seats.some((seat) => seat.member === null));
  }

  /** Who waits takes the seats of bots, gets a table more, or sits down beside others. */
  async seatLate(how: "bots" | "own" | "beside"): Promise<void> {
    await this.do({ type: "SeatLate", own_table: how === "own", beside: how === "beside" });
  }

  /** A tap on a seat: the member that was chosen goes there, or whoever sits there is chosen. */
  tap(member: number | null, table: number | null, seat = 0): void {
    const moving = this.chosen;
    if (moving !== null && moving !== member && table !== null) {
      if (this.sharing && member !== null) {
        this.chosen = null;
        void this.do({ type: "ShareSeat", member: moving, table, seat });
      } else void this.move(moving, table, seat);
    } else this.chosen = member === this.chosen ? null : member;
  }

  seat(how: SeatPlan, boards: BoardsWanted, absent: boolean): Promise<boolean> {
    return this.do({ type: "SeatClass", how, boards, absent });
  }

  async look(table: number | null, seat: Seat | null = null): Promise<void> {
    if (table === null) this.seen = null;
    await this.do({ type: "LookAtTable", table, seat });
  }
}
