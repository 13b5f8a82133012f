// What is asked for, and what the figures come to.
import { expect, it } from "vitest";
import { ALL, asking, byDay, isAll, total } from "../src/subjects/history/history.ts";
import type { DealLine, DealTally } from "../src/live/protocol.ts";

const NOW = new Date(1_800_000_000_000);

it("asks for all, or for what was chosen", () => {
  const all = asking(ALL, NOW, null);
  expect(all).toMatchObject({ game: null, result: null, company: null, since: null, before: null });
  expect(all.zone).toBe(-NOW.getTimezoneOffset());
  const chosen = asking({ game: "contract", result: "down", company: "bots", period: "week" }, NOW, 7);
  expect(chosen).toMatchObject({ game: "contract", result: "down", company: "bots", before: 7 });
  expect(chosen.since).toBe(1_800_000_000 - 7 * 86_400);
});

it("knows whether anything is left out", () => {
  expect(isAll(ALL)).toBe(true);
  expect(isAll({ ...ALL, period: "year" })).toBe(false);
});

it("adds up", () => {
  const one: DealTally = {
    game: "a",
    level: null,
    deals: 5,
    won: 3,
    lost: 2,
    declared: 2,
    made: 1,
    defended: 3,
    beaten: 2,
  };
  expect(total([one, { ...one, level: "club", made: 2 }])).toEqual({
    deals: 10,
    won: 6,
    lost: 4,
    declared: 4,
    made: 3,
    defended: 6,
    beaten: 4,
  });
  expect(total([]).deals).toBe(0);
});

it("puts deals of a day together, in their order", () => {
  const deals = [30, 29, 12].map((at) => ({ at }) as DealLine);
  const days = byDay(deals, (seconds) => String(Math.floor(seconds / 10)));
  expect(days.map(([day, played]) => [day, played.map((deal) => deal.at)])).toEqual([
    ["3", [30]],
    ["2", [29]],
    ["1", [12]],
  ]);
  expect(byDay([...deals, { at: 11 } as DealLine], () => "one day")).toHaveLength(1);
});
