import { describe, expect, test } from "vitest";
import { soundsBetween } from "../src/base/sounds.ts";
import type { Outcome } from "../src/live/protocol.ts";
import { picture } from "./picture.ts";

const led = [{ seat: "E", card: "SA" }] as const;
const outcome = (mood: Outcome["mood"]) => ({ mood }) as Outcome;

describe("what is heard at the table", () => {
  test("a card, and then that it is my turn", () => {
    const after = picture({ at: 1, trick: led, waiting: [2] });
    expect(soundsBetween(picture(), after)).toEqual(["card", "turn"]);
    expect(soundsBetween(after, { ...after, at: 2 })).toEqual([]);
  });
  test("a trick that is complete, and the result", () => {
    const playing = picture({ trick: led });
    const done = picture({ tricks_won: { NS: 1, EW: 0 } });
    expect(soundsBetween(playing, done)).toEqual(["trick"]);
    expect(soundsBetween(playing, { ...done, outcome: outcome("won") })).toEqual(["won"]);
    expect(soundsBetween(playing, { ...done, outcome: outcome("lost") })).toEqual(["lost"]);
    expect(soundsBetween(playing, { ...done, outcome: outcome("lost"), has_won: true })).toEqual(["match"]);
  });
  test("nothing when one comes to the table, or a new deal begins", () => {
    const playing = picture({ trick: led, waiting: [2] });
    expect(soundsBetween(null, playing)).toEqual([]);
    expect(soundsBetween(picture({ deal: 2 }), playing)).toEqual([]);
    expect(soundsBetween(playing, playing)).toEqual([]);
  });
});
