import { describe, expect, test } from "vitest";
import { type Cue, type Seen, type Sound, soundsBetween } from "../src/base/sounds.ts";
import { LANDED_MS } from "../src/live/pace.ts";
import type { Outcome, Picture } from "../src/live/protocol.ts";
import { picture } from "./picture.ts";

const led = [{ seat: "E", card: "SA" }] as const;
const outcome = (mood: Outcome["mood"]) => ({ mood }) as Outcome;
const lying = (shown: Picture) => ({ picture: shown, lingering: true });
const swept = (shown: Picture) => ({ picture: shown, lingering: false });
const between = (before: Seen | null, after: Seen): Cue[] => soundsBetween(before, after, false);
const landing = (sound: Sound): Cue => ({ sound, after: LANDED_MS });
const atOnce = (sound: Sound): Cue => ({ sound, after: 0 });

describe("what is heard at the table", () => {
  const playing = picture({ trick: led });
  const done = picture({ tricks_won: { NS: 1, EW: 0 } });

  test("a card when it lands, and then that it is my turn", () => {
    const after = picture({ at: 1, trick: led, waiting: [2] });
    expect(between(swept(picture()), swept(after))).toEqual([landing("card"), landing("turn")]);
    expect(between(swept(after), swept({ ...after, at: 2 }))).toEqual([]);
  });
  test("where nothing moves a card is there at once", () => {
    expect(soundsBetween(swept(picture()), swept(playing), true)).toEqual([atOnce("card")]);
  });
  test("the last card of a trick as every card, and the trick when it is swept", () => {
    expect(between(swept(playing), lying(done))).toEqual([landing("card")]);
    expect(between(lying(done), swept(done))).toEqual([atOnce("trick")]);
    expect(between(swept(done), swept({ ...done, trick: led }))).toEqual([landing("card")]);
  });
  test("a trick that nobody waited for, and the card that is led to the next", () => {
    expect(between(swept(playing), swept({ ...done, trick: led }))).toEqual([atOnce("trick"), landing("card")]);
  });
  test("how a deal ends, when it is shown and not while the last trick lies there", () => {
    const won = { ...done, outcome: outcome("won") };
    expect(between(swept(playing), lying(won))).toEqual([landing("card")]);
    expect(between(lying(won), swept(won))).toEqual([atOnce("won")]);
    expect(between(swept(playing), swept(won))).toEqual([atOnce("won")]);
    expect(between(swept(playing), swept({ ...done, outcome: outcome("lost") }))).toEqual([atOnce("lost")]);
    const match = { ...done, outcome: outcome("lost"), has_won: true };
    expect(between(swept(playing), swept(match))).toEqual([atOnce("match")]);
  });
  test("nothing when one comes to the table, a new deal begins, or a card is taken back", () => {
    const mine = picture({ trick: led, waiting: [2] });
    expect(between(null, swept(mine))).toEqual([]);
    expect(between(swept(picture({ deal: 2 })), swept(mine))).toEqual([]);
    expect(between(swept(mine), swept(mine))).toEqual([]);
    expect(between(swept(playing), swept(picture()))).toEqual([]);
  });
});
