// A hint that was asked for: first something to think about, then the move by its name. It goes when anything moves.
import { connection } from "../../live/connection.svelte.ts";
import type { Move, Picture, Text } from "../../live/protocol.ts";
import { atTable } from "../../live/table.svelte.ts";

class Hints {
  said: readonly Text[] = $state.raw([]);
  move: Move | null = $state.raw(null);
  thinking = $state(false);
  #spot = "";

  async ask(picture: Picture): Promise<void> {
    if (this.thinking) return;
    const { table, deal, at } = picture;
    const step = this.isFor(picture) ? "name" : "nudge";
    this.#spot = spot(picture);
    this.thinking = true;
    const answer = await atTable.attempt(connection.ask({ type: "AskHint", table, deal, at, step }));
    this.thinking = false;
    if (answer?.type !== "Hint" || this.#spot !== spot(picture)) return;
    this.said = answer.said;
    this.move = answer.move;
  }

  /** Whether what was said is about this moment. */
  isFor(picture: Picture): boolean {
    return this.said.length > 0 && this.#spot === spot(picture);
  }

  hush(): void {
    this.said = [];
    this.move = null;
    this.#spot = "";
  }

  /** Whether that card of that hand is the one that was named. */
  names(seat: string, card: string): boolean {
    return this.move?.event === "played" && this.move.seat === seat && this.move.card === card;
  }
}

const spot = ({ table, deal, at }: Picture): string => `${table} ${deal} ${at}`;

export const hints = new Hints();
