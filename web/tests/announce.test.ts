import { expect, it } from "vitest";
import { news } from "../src/lib/announce.ts";
import { picture } from "./picture.ts";

const said = (say: string) => ({ say, values: {} });
const story = (...lines: [number, string][]) => lines.map(([number, say]) => ({ number, text: said(say) }));
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

it("says that it is my turn when it becomes so, and for which hand", () => {
  const idle = picture();
  const mine = picture({ waiting: [2], turn: "S" });
  const dummy = picture({
    waiting: [2],
    turn: "N",
    playable: [{ seat: "N", card: "SA", move: { event: "played", seat: "N", card: "SA" }, why: null }],
  });
  expect(words(idle, mine)).toEqual(["It is your turn."]);
  expect(words(mine, mine)).toEqual([]);
  expect(words(mine, dummy)).toEqual(["It is your turn: play from dummy."]);
});
