// What the player does at the table: moves go out with the newest picture's place in the log.
import { plain } from "../words/text.ts";
import { connection, Refusal } from "./connection.svelte.ts";
import { isMyTurn } from "./announcements.ts";
import type { Move, Picture, Text } from "./protocol.ts";

const NOTE_MS = 4500;

/** Random, and to be had without a secure context too: a classroom's address is plain http. */
function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

class AtTable {
  /** A short word on why something does not go. */
  note: Text | null = $state.raw(null);
  /** The card that was just tapped: lifted until the server has spoken. */
  lifted: string | null = $state(null);
  busy = $state(false);
  /** Where else the menu leads from a table that belongs to something larger. */
  elsewhere: { label: string; go: () => void } | null = $state.raw(null);
  /** How whoever runs something larger is called to this table, and whether that was done. */
  bell: { label: string; rung: boolean; ring: () => void } | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  explain(text: Text): void {
    this.note = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.note = null), NOTE_MS);
  }

  hush(): void {
    this.note = null;
  }

  /** Run a request and say so if it is refused. */
  async attempt<T>(request: Promise<T>): Promise<T | null> {
    try {
      return await request;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.explain(problem.text);
      return null;
    }
  }

  async act(move: Move): Promise<void> {
    const now = connection.newest;
    if (!now || this.busy) return;
    this.busy = true;
    this.note = null;
    try {
      await this.attempt(
        connection.ask({ type: "Act", table: now.table, deal: now.deal, at: now.at, nonce: nonce(), move }),
      );
    } finally {
      this.busy = false;
      this.lifted = null;
    }
  }

  /** Taking one of the choices shown, if it is still open: the table may have moved on, though the page shows that a moment later. */
  choose(move: Move): void {
    const now = connection.newest;
    if (now && isOpen(now, move)) void this.act(move);
    else connection.hurry();
  }

  /** As a dummy who helps: show declarer a card. */
  point(move: Move): void {
    const now = connection.newest;
    if (!now) return;
    const { table, deal, at } = now;
    void this.attempt(connection.ask({ type: "PointAt", table, deal, at, move }));
  }

  /** Tapping a card: play it, or say why it does not go. A finished trick still on the table is swept first. */
  tap(seat: string, card: string): void {
    if (connection.picture !== connection.newest || connection.lingering) connection.hurry();
    const found = connection.newest?.playable.find((each) => each.seat === seat && each.cards.includes(card));
    if (!found) return;
    const move: Move = { event: "played", seat: found.seat, card };
    if (found.why) {
      this.explain(found.why);
    } else if (connection.newest?.helping === "gives") {
      this.point(move);
    } else {
      this.lifted = card;
      void this.act(move);
    }
  }
}

export const atTable = new AtTable();

/** Alone among bots: my last move never was. */
export function takeBack({ table, deal }: Picture): void {
  connection.hurry();
  void atTable.attempt(connection.ask({ type: "TakeBack", table, deal }));
}

/** I have read how the deal began: the bots go on. */
export function goOnAfterReading({ table, deal, awaits }: Picture): void {
  if (awaits === "opening") void atTable.attempt(connection.ask({ type: "ReadOpening", table, deal }));
}

/** What I do as dummy of a bot. */
export function asDummy({ table, deal }: Picture, does: "watches" | "plays" | "hurries"): void {
  void atTable.attempt(connection.ask({ type: "BeDummy", table, deal, does }));
}

export function isOpen(picture: Picture, move: Move): boolean {
  const { others, sure } = picture.offers;
  const open = [...picture.choices, ...(picture.pending?.answer ?? []), ...others, ...(sure ? [sure] : [])];
  return open.some((choice) => JSON.stringify(choice.move) === JSON.stringify(move));
}

export function title(picture: Picture | null): string {
  if (!picture) return "kibitz";
  return isMyTurn(picture) ? `● ${plain({ say: "room-your-turn", values: {} })} · kibitz` : "kibitz";
}
