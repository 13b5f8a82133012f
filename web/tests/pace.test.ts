import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CARD_MS, endsTrick, Pace, TRICK_MS } from "../src/live/pace.ts";
import type { Picture } from "../src/live/protocol.ts";
import { picture } from "./picture.ts";

const FOUR = (["W", "N", "E", "S"] as const).map((seat, i) => ({ seat, card: `H${i + 2}` }));
const three = picture({ at: 10, trick: FOUR.slice(0, 3) });
const ended = picture({ at: 11, last_trick: FOUR, last_winner: "S", tricks_won: { NS: 1, EW: 0 } });
const led = picture({ at: 12, trick: [{ seat: "S", card: "SA" }], tricks_won: { NS: 1, EW: 0 } });

let shown: [number, boolean][] = [];
const pace = () => new Pace((next: Picture, lingers: boolean) => shown.push([next.at, lingers]));

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("Pace", () => {
  it("knows the picture in which a trick ends", () => {
    expect(endsTrick(three, ended)).toBe(true);
    expect(endsTrick(ended, led)).toBe(false);
    expect(endsTrick(null, ended)).toBe(false);
    expect(endsTrick({ ...three, deal: 0 }, ended)).toBe(false);
  });

  it("leaves a finished trick on the table for a moment, then sweeps it and goes on", () => {
    const table = pace();
    table.push(three);
    table.push(ended);
    table.push(led);
    vi.advanceTimersByTime(CARD_MS);
    expect(shown).toEqual([
      [10, false],
      [11, true],
    ]);
    vi.advanceTimersByTime(TRICK_MS - 1);
    expect(shown).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([
      [10, false],
      [11, true],
      [11, false],
      [12, false],
    ]);
  });

  it("shows what comes of a move at once, and sweeps no trick for it", () => {
    const table = pace();
    table.push(three);
    table.seen();
    table.push(ended);
    expect(shown).toEqual([
      [10, false],
      [11, true],
    ]);
    table.seen();
    table.push(led);
    expect(shown).toHaveLength(2);
    vi.advanceTimersByTime(TRICK_MS);
    expect(shown.at(-1)).toEqual([12, false]);
  });

  it("shows things for longer where bots are calm, and a trick long enough where they move at once", () => {
    for (const [speed, longer] of [
      ["calm", 1.5],
      ["at once", 0.5],
    ] as const) {
      shown = [];
      const table = pace();
      table.push({ ...three, pace: speed });
      table.push({ ...ended, pace: speed });
      vi.advanceTimersByTime(CARD_MS * longer);
      vi.advanceTimersByTime(TRICK_MS * longer - 1);
      expect(shown).toHaveLength(2);
      vi.advanceTimersByTime(1);
      expect(shown).toHaveLength(3);
    }
  });

  it("shows only the newest where the end is wanted", () => {
    const table = pace();
    for (const each of [three, ended, led]) table.push({ ...each, dummy_does: "hurries" });
    expect(shown.at(-1)).toEqual([12, false]);
  });

  it("sweeps the last trick although nothing follows", () => {
    const table = pace();
    table.push(three);
    table.push(ended);
    vi.advanceTimersByTime(CARD_MS + TRICK_MS);
    expect(shown.at(-1)).toEqual([11, false]);
  });

  it("shows the newest at once when hurried", () => {
    const table = pace();
    table.push(three);
    table.push(ended);
    table.push(led);
    table.hurry();
    expect(shown.at(-1)).toEqual([12, false]);
    vi.advanceTimersByTime(10_000);
    expect(shown.at(-1)).toEqual([12, false]);
  });

  it("does not replay a long absence", () => {
    const table = pace();
    table.push(three);
    for (let at = 20; at < 60; at++) table.push(picture({ at }));
    vi.advanceTimersByTime(5000);
    expect(shown.at(-1)).toEqual([59, false]);
    expect(shown.length).toBeLessThan(12);
  });
});
