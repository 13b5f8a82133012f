// An evening with real cards as a phone follows it: its sheet, who deals next, and what is written down.
import { connection, type Pushed, Refusal } from "../../live/connection.svelte.ts";
import type { EveningPicture, ResultShown, SlipSaid, Text } from "../../live/protocol.ts";
import { atTable } from "../../live/table.svelte.ts";

export class EveningSheet {
  evening: EveningPicture | null = $state.raw(null);
  writes = $state(false);
  problem: Text | null = $state.raw(null);

  constructor(
    readonly code: string,
    readonly secret: string | null,
  ) {
    $effect(() => connection.listen((news) => this.#hear(news)));
    // Also whenever the line has been lost and found again.
    $effect(() => connection.onGreeting(() => void this.#ask()));
    $effect(() => () => connection.tell({ type: "LeaveEvening", code: this.code }));
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

  async #ask(): Promise<void> {
    try {
      const answer = await connection.ask({ type: "FollowEvening", code: this.code, secret: this.secret });
      if (answer.type !== "EveningShown") return;
      this.evening = answer.evening;
      this.writes = answer.writes;
      this.problem = null;
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      this.problem = refused.text;
    }
  }

  #hear(news: Pushed): void {
    if (news.type === "EveningChanged" && news.evening.code === this.evening?.code) this.evening = news.evening;
  }
}
