import { describe, expect, it } from "vitest";
import { fan, rows } from "../src/base/cards/fan.ts";

const HAND = ["SA", "SK", "SQ", "S2", "HJ", "H4", "H3", "CT", "C9", "C8", "D7", "D6", "D5"];

describe("rows", () => {
  it("keeps a hand that fits in one row", () => {
    expect(rows(HAND, 13)).toEqual([HAND]);
    expect(rows([], 7)).toEqual([]);
  });

  it("parts a hand at the end of a suit", () => {
    expect(rows(HAND, 7).map((row) => row.length)).toEqual([7, 6]);
    expect(rows(HAND, 7)[0]?.at(-1)).toBe("H3");
  });

  it("loses no card and no row is too long, whatever the suits", () => {
    const suits = ["S", "H", "C", "D"];
    for (let split = 0; split < 500; split++) {
      const cards = Array.from(
        { length: 1 + (split % 13) },
        (_, i) => `${suits[Math.min(3, Math.floor((i * (1 + (split % 7))) / 6))]}${i}`,
      );
      const laid = rows(cards, 7);
      expect(laid.flat()).toEqual(cards);
      expect(Math.max(...laid.map((row) => row.length))).toBeLessThanOrEqual(7);
    }
  });
});

describe("fan", () => {
  it("stays inside its width and is the same from both ends", () => {
    for (let count = 1; count <= 13; count++) {
      const spots = fan(count, 374, 58, 43);
      expect(spots).toHaveLength(count);
      expect(spots[0]?.x).toBeGreaterThanOrEqual(-0.001);
      expect((spots.at(-1)?.x ?? 0) + 58).toBeLessThanOrEqual(374.001);
      expect(spots[0]?.lean).toBeCloseTo(-(spots.at(-1)?.lean ?? 0));
      expect(spots[0]?.y).toBeCloseTo(spots.at(-1)?.y ?? -1);
    }
  });

  it("spreads no wider than is comfortable", () => {
    const spots = fan(3, 1000, 100, 70);
    expect((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0)).toBe(70);
  });
});
