// My table with real cards in a competition: its boards, and what is entered there.
import { connection } from "../../live/connection.svelte.ts";
import type { SlipSaid, SlipsShown } from "../../live/protocol.ts";
import { atTable } from "../../live/table.svelte.ts";

export class TableSlips {
  shown: SlipsShown | null = $state.raw(null);

  constructor(readonly code: string) {
    $effect(() =>
      connection.listen((news) => {
        if (news.type === "SlipsChanged" && news.code === this.code && this.shown)
          this.shown = { ...this.shown, mine: news.mine };
      }),
    );
  }

  async ask(): Promise<void> {
    const answer = await connection.ask({ type: "AskSlips", code: this.code });
    if (answer.type === "SlipsShown") this.shown = answer;
  }

  async enter(round: number, board: number, said: SlipSaid): Promise<boolean> {
    const done = await atTable.attempt(connection.ask({ type: "EnterSlip", code: this.code, round, board, said }));
    return done !== null;
  }

  async confirm(round: number, board: number): Promise<void> {
    await atTable.attempt(connection.ask({ type: "ConfirmSlip", code: this.code, round, board }));
  }
}
