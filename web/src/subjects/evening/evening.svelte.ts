// An evening with real cards as a phone follows it: its sheet, who deals next, and what is written down.
import type { Weighed } from "../../base/sheet/weighed.ts";
import { connection } from "../../live/connection.svelte.ts";
import { followed, type Following } from "../../live/followed.svelte.ts";
import type { EveningPicture, NewEvening, Seat, SlipSaid, Text } from "../../live/protocol.ts";
import { atTable } from "../../live/table.svelte.ts";

export const SEATS: readonly Seat[] = ["N", "E", "S", "W"];
/** What four people want to play, whoever they are. */
export type SessionWanted = Required<Pick<NewEvening, "game" | "session" | "options" | "session_options">>;

export class EveningSheet {
  readonly #followed: Following<"evening">;

  constructor(
    readonly code: string,
    readonly secret: string | null,
  ) {
    this.#followed = followed("evening", code, secret);
  }

  get evening(): EveningPicture | null {
    return this.#followed.shown;
  }

  get writes(): boolean {
    return this.#followed.runs;
  }

  get problem(): Text | null {
    return this.#followed.problem;
  }

  async worth(said: SlipSaid): Promise<Weighed | null> {
    const answer = await atTable.attempt(connection.ask({ type: "PreviewDeal", code: this.code, said }));
    return answer?.type === "SlipScored" ? answer : null;
  }

  async write(said: SlipSaid): Promise<boolean> {
    const deal = (this.evening?.written ?? 0) + 1;
    return (await atTable.attempt(connection.ask({ type: "WriteDeal", code: this.code, deal, said }))) !== null;
  }

  async strike(): Promise<void> {
    const deal = this.evening?.written ?? 0;
    await atTable.attempt(connection.ask({ type: "StrikeDeal", code: this.code, deal }));
  }

  async another(wanted: SessionWanted, names: readonly string[]): Promise<boolean> {
    const request = { type: "PlayAnother", code: this.code, ...wanted, names } as const;
    return (await atTable.attempt(connection.ask(request))) !== null;
  }

  async end(): Promise<void> {
    await atTable.attempt(connection.ask({ type: "EndEvening", code: this.code }));
  }
}
