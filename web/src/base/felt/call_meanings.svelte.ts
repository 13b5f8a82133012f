// What calls say: asked of the server once for every point of an auction, and kept.
import { SvelteMap } from "svelte/reactivity";
import { connection } from "../../live/connection.svelte.ts";
import type { CallMeaning, Picture } from "../../live/protocol.ts";
import { atTable } from "../../live/table.svelte.ts";

/** Where calls were made: a table, or a deal that is over. */
export type Heard = Pick<Picture, "table" | "deal" | "auction" | "has_meanings">;

class Meanings {
  /** The place in the auction of a call that is being explained. */
  explained: number | null = $state(null);
  /** In the bidding box a tap explains a call, and a second one elsewhere makes it. */
  asking = $state(false);
  #kept = new SvelteMap<string, readonly CallMeaning[]>();
  #asked = new Set<string>();

  /** What that call says, or would, after the first `place` of the auction; null until it is known. */
  read(heard: Heard, place: number, call: string): CallMeaning | null {
    return this.#kept.get(key(heard, place))?.find((each) => each.call === call) ?? null;
  }

  async ask(heard: Heard, place: number): Promise<void> {
    const wanted = key(heard, place);
    if (!heard.has_meanings || this.#asked.has(wanted)) return;
    this.#asked.add(wanted);
    const { table, deal } = heard;
    const answer = await atTable.attempt(connection.ask({ type: "AskMeanings", table, deal, place }));
    if (answer?.type === "Meanings") this.#kept.set(wanted, answer.calls);
    else this.#asked.delete(wanted);
  }
}

/** A call that was taken back and made again differently leads to another point. */
function key({ table, deal, auction }: Heard, place: number): string {
  return [table, deal, ...auction.slice(0, place).map(([, call]) => call)].join(" ");
}

export const meanings = new Meanings();
