// What a screen reader is told of a table, line by line.
import { untrack } from "svelte";
import { news } from "./announcements.ts";
import { type Seen, sounds, soundsBetween } from "../base/sounds.ts";
import { plain } from "../words/text.ts";
import type { Picture } from "./protocol.ts";
import { isStill, settings } from "../base/settings/settings.svelte.ts";

/** A line of the story goes when its card is closed. */
export type Said = { deal: number; number: number | null; text: string };
const KEPT = 12;

export class ScreenReader {
  lines: readonly Said[] = $state.raw([]);
  #before: Picture | null = null;
  #seen: Seen | null = null;

  /** What is new since the picture before, and how it sounds. */
  follow(picture: Picture, lingering: boolean): void {
    const seen = { picture, lingering };
    if (settings.sound) sounds.play(soundsBetween(this.#seen, seen, isStill()));
    this.#seen = seen;
    if (picture === this.#before) return;
    const { deal, story } = picture;
    const open = (line: Said) => line.number === null || line.deal !== deal || line.number in story;
    const fresh = news(this.#before, picture).map(({ number, text }) => ({ deal, number, text: plain(text) }));
    this.#before = picture;
    this.lines = [...untrack(() => this.lines).filter(open), ...fresh].slice(-KEPT);
  }

  say(text: string): void {
    this.lines = [...untrack(() => this.lines), { deal: 0, number: null, text }].slice(-KEPT);
  }
}
