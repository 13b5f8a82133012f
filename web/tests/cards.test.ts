import { expect, it } from "vitest";
import { type Direction, direction, laidOut } from "../src/base/cards/cards.ts";
import type { Seat } from "../src/live/protocol.ts";

/** Where the trumps of a hand are, which come first in what the server sends. */
const trumps = (at: Direction): "first" | "last" =>
  laidOut(["trumps", "other"], at)[0] === "trumps" ? "first" : "last";

it("lays trumps at dummy's right wherever dummy sits", () => {
  // From left to right: across the table dummy's right is at our left, in our own place at our right.
  expect(trumps("top")).toBe("first");
  expect(trumps("bottom")).toBe("last");
  // From top to bottom: who sits at our left and looks to the middle has the right hand near us.
  expect(trumps("left")).toBe("last");
  expect(trumps("right")).toBe("first");
});

it("does so for every pair of seats", () => {
  const seats: Seat[] = ["N", "E", "S", "W"];
  for (const mine of seats) {
    const near = seats.filter((dummy) => trumps(direction(dummy, mine)) === "last");
    const left = seats[(seats.indexOf(mine) + 1) % 4];
    expect(new Set(near)).toEqual(new Set([mine, left]));
  }
});
