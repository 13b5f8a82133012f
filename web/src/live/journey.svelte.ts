// What the server says is next, wherever something ends; kept from screen to screen so that nothing flickers.
import { connection } from "./connection.svelte.ts";
import type { HomeShown } from "./protocol.ts";
import { atTable } from "./table.svelte.ts";
import { settings } from "../base/settings/settings.svelte.ts";

class OwnJourney {
  shown: HomeShown | null = $state.raw(null);

  async load(): Promise<void> {
    const zone = -new Date().getTimezoneOffset();
    const answer = await atTable.attempt(connection.ask({ type: "AskHome", language: settings.language, zone }));
    if (answer?.type === "HomeShown") this.shown = answer;
  }

  /** Where somebody begins who can play already; nowhere is the first rung again. */
  async startAt(rung: string): Promise<void> {
    const answer = await atTable.attempt(connection.ask({ type: "StartAt", rung }));
    if (answer?.type === "Done") await this.load();
  }
}

export const ownJourney = new OwnJourney();
