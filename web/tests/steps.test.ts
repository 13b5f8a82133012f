import { expect, it } from "vitest";
import type { DealShown, Seat, ReplayStep } from "../src/live/protocol.ts";
import { moment, nextTrick } from "../src/base/replay/steps.ts";

const card = (seat: Seat, value: string, trick_winner: Seat | null = null): ReplayStep => ({
  kind: "card",
  seat,
  value,
  text: null,
  trick_winner,
  why: null,
  at: 0,
  is_move: true,
  has_opinion: false,
  alerted: false,
  explained: [],
  comments: [],
});
const STEPS: ReplayStep[] = [
  {
    kind: "call",
    seat: "N",
    value: "play",
    text: null,
    trick_winner: null,
    why: null,
    at: 0,
    is_move: true,
    has_opinion: false,
    alerted: false,
    explained: [],
    comments: [],
  },
  card("E", "R2"),
  card("S", "R3"),
  card("W", "R9"),
  card("N", "R14", "N"),
  card("N", "B4"),
];
const deal = { steps: STEPS } as unknown as DealShown;

it("shows the table at any step", () => {
  expect(moment(deal, 0)).toMatchObject({ auction: [], trick: [], winner: null });
  expect(moment(deal, 1).auction).toEqual([["N", "play"]]);
  expect(moment(deal, 3).trick).toEqual([
    { seat: "E", card: "R2" },
    { seat: "S", card: "R3" },
  ]);
  expect(moment(deal, 5)).toMatchObject({ winner: "N", won: { NS: 1, EW: 0 } });
  expect(moment(deal, 5).trick).toHaveLength(4);
  expect(moment(deal, 6)).toMatchObject({ trick: [{ seat: "N", card: "B4" }], winner: null });
  expect(moment(deal, 6).gone.size).toBe(5);
});

it("steps from trick to trick", () => {
  expect(nextTrick(deal, 0, 1)).toBe(5);
  expect(nextTrick(deal, 5, 1)).toBe(6);
  expect(nextTrick(deal, 6, -1)).toBe(5);
  expect(nextTrick(deal, 5, -1)).toBe(0);
});
