import { expect, it } from "vitest";
import { cardAt, costlySteps, nextCostly, playableFrom, worth } from "../src/base/replay/moments.ts";
import type { Analysis, DealShown, ReplayStep, Seat } from "../src/live/protocol.ts";

const step = (kind: ReplayStep["kind"], seat: Seat, value: string, at: number, is_move = true): ReplayStep => ({
  kind,
  seat,
  value,
  text: null,
  trick_winner: null,
  why: null,
  at,
  is_move,
  has_opinion: false,
  alerted: false,
  explained: [],
  comments: [],
});
const deal = {
  steps: [
    step("other", "N", "", 3, false),
    step("call", "N", "play", 6),
    step("card", "E", "R2", 8),
    step("card", "S", "R3", 9),
    step("card", "W", "R9", 10),
    step("other", "W", "", 11, false),
  ],
  hands: { E: ["R2", "B5"], S: ["R3", "R4"], W: ["R9", "G2"], N: [] },
} as unknown as DealShown;
const verdict = { place: 1, verdict: "mistake", kind: "finesse" };
const further = { lesson: "3-dummy", puzzles: [] };
const found = {
  cards: [
    { seat: "E", costs: { R2: 0 } },
    { seat: "S", costs: { R3: 1, R4: 0 } },
    { seat: "W", costs: { R9: 0 } },
  ],
  verdicts: [verdict],
  further: { finesse: further },
} as unknown as Analysis;

it("finds the card of a step with what it cost", () => {
  expect(cardAt(deal, found, 2)).toBeNull();
  expect(cardAt(deal, found, 4)).toEqual({
    seat: "S",
    card: "R3",
    held: ["R3", "R4"],
    costs: { R3: 1, R4: 0 },
    verdict,
    further,
  });
  expect(cardAt(deal, found, 5)).toMatchObject({ card: "R9", verdict: null });
  expect(cardAt(deal, null, 5)).toMatchObject({ costs: {}, verdict: null });
});

it("goes from one costly card to the next, and round", () => {
  expect(costlySteps(deal, found)).toEqual([4]);
  expect(nextCostly([4, 9], 0)).toBe(4);
  expect(nextCostly([4, 9], 4)).toBe(9);
  expect(nextCostly([4, 9], 9)).toBe(4);
  expect(nextCostly([], 9)).toBeNull();
});

it("plays on from before what the step shows, or before what comes next", () => {
  expect(playableFrom(deal, 0)).toBe(0);
  expect(playableFrom(deal, 1)).toBe(6);
  expect(playableFrom(deal, 4)).toBe(9);
  expect(playableFrom(deal, 6)).toBeNull();
});

it("counts points for the side of who looks", () => {
  expect(worth({ NS: 120 }, "S")).toBe(120);
  expect(worth({ NS: 120, EW: 20 }, "W")).toBe(-100);
});
