import { describe, expect, test } from "vitest";
import { ASIDE_FROM, type Room, shapeOf, sizes, zoomOf } from "../src/base/felt/card_sizes.ts";

const WINDOWS = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 844],
  [820, 1180],
  [1180, 820],
  [1280, 720],
  [1366, 650],
  [1440, 789],
  [1440, 900],
  [1536, 730],
  [1920, 1080],
  [2560, 1300],
] as const;
const SHOWN = [null, "top", "left", "right", "bottom"] as const;

function* rooms(): Generator<Room> {
  for (const [width, height] of WINDOWS)
    for (const shown of SHOWN)
      for (const longest of shown ? [4, 5, 7, 9, 13] : [0])
        for (const asked of [0, 150, 230])
          for (const large of [false, true])
            yield { width, height, shown, longest, asked, facts: 0, large, zoom: zoomOf(width, height) };
}

/** What cards and choices need from top to bottom, worked out the plain way. */
function needed(room: Room): number {
  const size = sizes(room);
  const narrow = shapeOf(room.width, room.height) === "narrow";
  const hand = room.shown === "bottom" ? 0 : size.card * 1.4 * (narrow ? 1.58 : 1);
  const lying =
    room.shown === "top" || room.shown === "bottom" ? size.dummy * 1.4 + size.strip * (room.longest - 1) : 0;
  return hand + lying + (room.asked || size.trick * 1.4 * 2.05);
}

describe("the table fits the window", () => {
  test("from top to bottom, with what is around the cards", () => {
    for (const room of rooms()) {
      // The bar, a plate opposite, your own plate unless it stands beside the hand.
      const around = 48 + 44 + (room.width >= ASIDE_FROM ? 0 : 36);
      expect(needed(room), JSON.stringify({ ...room, ...sizes(room) })).toBeLessThanOrEqual(room.height - around);
    }
  });

  test("four suits lie beside the table above your hand", () => {
    for (const room of rooms()) {
      const size = sizes(room);
      if (room.asked || room.shown === "bottom") continue;
      const narrow = shapeOf(room.width, room.height) === "narrow";
      const hand = size.card * 1.4 * (narrow ? 1.58 : 1);
      expect(size.apart * 3 + size.side * 1.4 + hand, JSON.stringify({ ...room, ...size })).toBeLessThan(
        room.height - 96,
      );
    }
  });

  test("no card is too small for a finger, and large ones are larger", () => {
    for (const room of rooms()) {
      const size = sizes(room);
      expect(size.card).toBeGreaterThanOrEqual(46);
      if (!room.large) expect(sizes({ ...room, large: true }).card).toBeGreaterThanOrEqual(size.card);
    }
    const phone = { width: 390, height: 844, shown: "top", longest: 5, asked: 0, facts: 0, zoom: 1 } as const;
    expect(sizes({ ...phone, large: true }).card).toBeGreaterThan(sizes({ ...phone, large: false }).card);
  });

  test("a large window has large cards", () => {
    const room = { shown: "top", longest: 5, asked: 0, facts: 0, large: false, zoom: 1 } as const;
    expect(sizes({ ...room, width: 1920, height: 1080 }).card).toBeGreaterThan(130);
    expect(sizes({ ...room, width: 1366, height: 650 }).card).toBeGreaterThan(75);
  });
});
