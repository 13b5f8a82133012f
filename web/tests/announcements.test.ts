import { expect, it } from "vitest";
import { allowance, news, rests } from "../src/live/announcements.ts";
import type { Place, Seat } from "../src/live/protocol.ts";
import { picture } from "./picture.ts";

const said = (say: string) => ({ say, values: {} });
const story = (...lines: [number, string][]) => Object.fromEntries(lines.map(([number, say]) => [number, said(say)]));
const words = (...args: Parameters<typeof news>) => news(...args).map((line) => line.text.say);

it("tells what is new in the story, once", () => {
  const before = picture({ story: story([0, "a"], [1, "b"]), told: 2 });
  const after = picture({ story: story([1, "b"], [2, "c"], [3, "d"]), told: 4 });
  expect(words(before, after)).toEqual(["c", "d"]);
  expect(words(after, after)).toEqual([]);
});

it("does not tell an old line again when lines between were closed", () => {
  const before = picture({ story: story([0, "a"], [1, "b"]), told: 2 });
  const after = picture({ story: story([0, "a"], [4, "e"]), told: 5 });
  expect(words(before, after)).toEqual(["e"]);
});

it("tells the whole story of a deal that is opened", () => {
  expect(news(null, picture({ story: story([7, "a"], [8, "b"]), told: 9 }))).toHaveLength(2);
});

const place = (seat: Seat, role: Place["role"], columns: string[][]): Place => ({
  seat,
  role,
  columns,
  player: 2,
  name: "",
  kind: "person",
  away: false,
  cards: [],
  count: 13,
  said: null,
  level: null,
  away_for: null,
  leaving: false,
  facts: [],
  played_by: null,
});

it("lets only the hand whose turn it is shine", () => {
  const places = [place("S", "declarer", []), place("N", "dummy", [["SA"]])];
  const dummy = picture({ waiting: [2], turn: "N", places });
  expect([rests(dummy, "S"), rests(dummy, "N")]).toEqual([true, false]);
  expect(rests(picture({ waiting: [1], turn: "E", places }), "S")).toBe(false);
});

it("says that it is my turn when it becomes so, and for which hand", () => {
  const idle = picture();
  const mine = picture({ waiting: [2], turn: "S" });
  const places = [place("S", "declarer", []), place("N", "dummy", [["SA"]])];
  const own = picture({ waiting: [2], turn: "S", places });
  const dummy = picture({ waiting: [2], turn: "N", places });
  expect(words(idle, mine)).toEqual(["room-it-is-your-turn"]);
  expect(words(mine, mine)).toEqual([]);
  expect(words(own, dummy)).toEqual(["room-it-is-your-turn-play-from-dummy"]);
  expect(words(dummy, own)).toEqual(["page-it-is-your-turn-play-from-your-hand"]);
});

it("says what may be done at the table when that changes, to those who play", () => {
  const plain = picture();
  const helped = picture({ allowed: ["helping"] });
  expect(allowance(plain, helped)?.say).toBe("page-from-now-on-dummy-may-help-declarer");
  expect(allowance(helped, plain)?.say).toBe("page-from-now-on-dummy-only-watches");
  expect(allowance(helped, picture({ allowed: ["helping", "hints"] }))?.say).toBe(
    "page-from-now-on-you-may-ask-for-hints",
  );
  expect(allowance(helped, helped)).toBeNull();
  expect(allowance(null, helped)).toBeNull();
  expect(allowance(picture({ table: "another" }), helped)).toBeNull();
  expect(allowance(plain, picture({ allowed: ["helping"], you: null }))).toBeNull();
});
