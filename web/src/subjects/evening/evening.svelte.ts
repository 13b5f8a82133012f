// An evening with real cards as a phone follows it: its sheet, who deals next, and what is written down.
import { connection } from "../../live/connection.svelte.ts";
import { type Followed, followed, type Kind } from "../../live/followed.svelte.ts";
import type { EveningPicture, EveningShown, ResultShown, SlipSaid, Text } from "../../live/protocol.ts";
import { atTable } from "../../live/table.svelte.ts";

type Shown = Pick<EveningShown, "evening" | "writes">;

const EVENING: Kind<Shown> = {
  follow: (code, secret) => ({ type: "FollowEvening", code, secret }),
  leave: (code) => connection.tell({ type: "LeaveEvening", code }),
  shown: (said) => (said.type === "EveningShown" ? said : null),
  changed: (shown, news) =>
    news.type === "EveningChanged" && news.evening.code === shown.evening.code
      ? { ...shown, evening: news.evening }
      : null,
  run: ({ writes }) => (writes ? { kind: "evening", title: "" } : null),
};

export class EveningSheet {
  readonly #followed: Followed<Shown>;

  constructor(
    readonly code: string,
    secret: string | null,
  ) {
    this.#followed = followed(EVENING, code, secret);
  }

  get evening(): EveningPicture | null {
    return this.#followed.shown?.evening ?? null;
  }

  get writes(): boolean {
    return this.#followed.shown?.writes ?? false;
  }

  get problem(): Text | null {
    return this.#followed.problem;
  }

  async worth(said: SlipSaid): Promise<ResultShown | null> {
    const answer = await atTable.attempt(connection.ask({ type: "WeighDeal", code: this.code, said }));
    return answer?.type === "SlipScored" ? answer.result : null;
  }

  async write(said: SlipSaid): Promise<boolean> {
    const deal = (this.evening?.written ?? 0) + 1;
    return (await atTable.attempt(connection.ask({ type: "WriteDeal", code: this.code, deal, said }))) !== null;
  }

  async strike(): Promise<void> {
    const deal = this.evening?.written ?? 0;
    await atTable.attempt(connection.ask({ type: "StrikeDeal", code: this.code, deal }));
  }

  async end(): Promise<void> {
    await atTable.attempt(connection.ask({ type: "EndEvening", code: this.code }));
  }
}
