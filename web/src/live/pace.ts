// The pace of the table: a picture stays long enough to be seen, a finished trick a moment longer.
import type { Picture } from "./protocol.ts";

export const CARD_MS = 260;
export const TRICK_MS = 1250;
/** A card slides to its place so long, slower and slower; it has landed when what is left of its way cannot be seen. */
export const SLIDE_MS = 240;
export const LANDED_MS = 0.75 * SLIDE_MS;
/** How long things are shown where bots move calmly or quickly. Even at once a trick is seen before it goes. */
const LONGER: Record<Picture["pace"], number> = { calm: 1.5, normal: 1, quick: 0.7, "at once": 0.5 };
/** So many pictures wait to be shown before what is past is past. */
const MOST_WAITING: Record<Picture["pace"], number> = { calm: 8, normal: 8, quick: 16, "at once": 64 };

export function tricksDone(picture: Picture): number {
  return Object.values(picture.tricks_won).reduce((sum, won) => sum + won, 0);
}

/** Whether this picture is the one in which a trick has just been completed. */
export function endsTrick(before: Picture | null, after: Picture): boolean {
  return (
    before !== null &&
    before.table === after.table &&
    before.deal === after.deal &&
    before.trick.length > 0 &&
    after.trick.length === 0 &&
    after.last_trick.length === 4 &&
    tricksDone(after) > tricksDone(before)
  );
}

/** Shows pictures one after the other; `show` gets each with the four cards of a trick that has just ended. */
export class Pace {
  #queue: Picture[] = [];
  #shown: Picture | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #until = 0;

  constructor(private show: (picture: Picture, ended: boolean) => void) {}

  push(picture: Picture): void {
    const last = this.#queue.at(-1) ?? this.#shown;
    const elsewhere = last !== null && (last.table !== picture.table || last.deal !== picture.deal);
    if (elsewhere) this.hurry();
    this.#queue.push(picture);
    // Far behind (a sleeping tablet), or only the end is wanted: what is past is past.
    if (this.#queue.length > MOST_WAITING[picture.pace]) this.#queue.splice(0, this.#queue.length - 1);
    if (picture.dummy_does === "hurries") this.hurry();
    else this.#run();
  }

  /** Show the newest at once: the player has seen enough. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#until = 0;
    const newest = this.#queue.at(-1);
    this.#queue = [];
    if (newest) this.#put(newest, false);
  }

  /** Who moves has seen what there was to see: what comes of it is shown at once. */
  seen(): void {
    if (this.#timer === undefined) this.#until = 0;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#shown = null;
    this.#until = 0;
  }

  #run(): void {
    if (this.#timer !== undefined) return;
    const wait = this.#until - Date.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#tick(), wait);
    } else {
      this.#tick();
    }
  }

  #tick(): void {
    this.#timer = undefined;
    const next = this.#queue.shift();
    if (!next) return;
    const ended = endsTrick(this.#shown, next);
    this.#put(next, ended);
    const shown = (ended ? TRICK_MS : CARD_MS) * LONGER[next.pace];
    this.#until = Date.now() + shown;
    if (ended) {
      // The trick is swept when its moment is over, whether or not anything follows.
      this.#timer = setTimeout(() => {
        this.show(next, false);
        this.#tick();
      }, shown);
    } else if (this.#queue.length) {
      this.#run();
    }
  }

  #put(picture: Picture, ended: boolean): void {
    this.#shown = picture;
    this.show(picture, ended);
  }
}
