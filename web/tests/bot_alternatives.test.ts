// The table of what else a bot could have done.
import { expect, it } from "vitest";
import type { Alternative, Why } from "../src/live/protocol.ts";
import { lines } from "../src/subjects/lookback/bot_alternatives.ts";

const card = (name: string, value: number): Alternative => ({
  what: { say: "bidding-card", values: { card: name } },
  value,
  tricks: 9,
  works: 0.5,
  best: 1,
});
const why = (alternatives: Alternative[], chosen: number | null): Why => ({
  worlds: 32,
  exact: false,
  alternatives,
  chosen,
  inferred: [],
  shows: [],
  maxim: null,
  said: [],
});
const names = (found: ReturnType<typeof lines>) =>
  found.map((line) => line.alike.map((each) => each.what.values["card"]));

it("puts cards that fare alike on one line", () => {
  const found = lines(why([card("D2", 10), card("D5", 10), card("SA", 4)], 1));
  expect(names(found)).toEqual([["D2", "D5"], ["SA"]]);
  expect(found.map((line) => line.done?.what.values["card"])).toEqual(["D5", undefined]);
});

it("marks nothing where nothing on the list was done", () => {
  expect(lines(why([card("D2", 10)], null)).map((line) => line.done)).toEqual([null]);
  expect(lines(why([], null))).toEqual([]);
});
