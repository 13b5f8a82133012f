import { expect, it } from "vitest";
import { news } from "../src/lib/announce.ts";
import { picture } from "./picture.ts";

const said = (say: string) => ({ say, values: {} });

it("tells what is new in the story, once", () => {
  const before = picture({ story: [said("a"), said("b")], told: 2 });
  const after = picture({ story: [said("b"), said("c"), said("d")], told: 4 });
  expect(news(before, after)).toEqual([said("c"), said("d")]);
  expect(news(after, after)).toEqual([]);
});

it("tells the whole story of a deal that is opened", () => {
  expect(news(null, picture({ story: [said("a"), said("b")], told: 9 }))).toHaveLength(2);
});

it("says that it is my turn when it becomes so, and for which hand", () => {
  const idle = picture();
  const mine = picture({ waiting: [2], turn: "S" });
  const dummy = picture({
    waiting: [2],
    turn: "N",
    playable: [{ seat: "N", card: "SA", move: { event: "played", seat: "N", card: "SA" }, why: null }],
  });
  expect(news(idle, mine)).toEqual([said("It is your turn.")]);
  expect(news(mine, mine)).toEqual([]);
  expect(news(mine, dummy)).toEqual([said("It is your turn: play from dummy.")]);
});
