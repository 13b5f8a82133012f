import { describe, expect, it } from "vitest";
import { fitted, parted, ROWS, sheets } from "../src/subjects/competition/wall_display.ts";

const many = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const SHORT = ["Ann & Bob"];
const LONG = ["Marie-Christine Delacroix & Jean-Baptiste Montgolfier"];

describe("the wall", () => {
  it("parts evenly and loses nobody", () => {
    for (let count = 0; count < 60; count++) {
      const parts = parted(many(count), ROWS);
      expect(parts.flat()).toEqual(many(count));
      expect(Math.max(0, ...parts.map((each) => each.length))).toBeLessThanOrEqual(ROWS);
      expect(parts.length).toBe(Math.ceil(count / ROWS));
    }
  });

  it("shows everything sooner or later, whatever is chosen", () => {
    for (const names of [SHORT, LONG])
      for (const columns of [0, 1, 2, 3, 5])
        for (const tables of [0, 1, 10, 20, 30]) {
          const all = sheets(many(columns), many(tables), "both", names);
          expect(new Set(all.flatMap((each) => each.ranking))).toEqual(new Set(many(columns)));
          expect(new Set(all.flatMap((each) => each.seats.flat()))).toEqual(new Set(many(tables)));
          expect(all.every((each) => each.ranking.length + each.seats.length <= 3)).toBe(true);
          expect(sheets(many(columns), many(tables), "ranking", names).every((each) => !each.seats.length)).toBe(true);
          expect(sheets(many(columns), many(tables), "seats", names).every((each) => !each.ranking.length)).toBe(true);
        }
  });

  it("puts ranking and seats beside each other, in turn where names are long", () => {
    expect(sheets(many(2), many(10), "both", SHORT)).toEqual([{ ranking: [1, 2], seats: [many(10)] }]);
    const turns = sheets(many(2), many(10), "both", LONG);
    expect(turns.map((each) => [each.ranking.length, each.seats.length])).toEqual([
      [2, 0],
      [0, 2],
    ]);
  });

  it("has one column where the window stands upright, and loses nobody there", () => {
    for (const names of [SHORT, LONG])
      for (const tables of [0, 4, 13, 30]) {
        const all = sheets(many(2), many(tables), "both", names, 1);
        expect(all.every((each) => each.ranking.length + each.seats.length === 1)).toBe(true);
        expect(all.flatMap((each) => each.ranking)).toEqual(many(2));
        expect(all.flatMap((each) => each.seats.flat())).toEqual(many(tables));
      }
  });

  it("writes long names on two lines before it writes them small", () => {
    expect(fitted("Ann & Bob", 14)).toBe(1);
    expect(fitted("x".repeat(25), 14)).toBe(0.72);
    expect(fitted("x".repeat(40), 14)).toBeCloseTo(0.63);
    expect(fitted("x".repeat(200), 14)).toBe(0.5);
  });
});
