// What a screen reader is told when one picture follows another.
import { storyOf } from "./lines.ts";
import type { Picture, Seat, Text } from "./protocol.ts";

/** Something to be said: a line of the story with its number, or a word of the page's own. */
type News = { number: number | null; text: Text };

/** Everything that is new in the story, then whose turn it is. */
export function news(before: Picture | null, after: Picture): News[] {
  const same = before !== null && before.table === after.table && before.deal === after.deal;
  const heard = same ? before.told : 0;
  const told: News[] = storyOf(after).filter((line) => line.number >= heard);
  const mine = isMyTurn(after);
  if (mine && !(same && before && isMyTurn(before) && before.turn === after.turn)) {
    // By whose turn it is, not by what may be played: at a laws table that is everything.
    told.push({ number: null, text: { say: SPOKEN[handToPlay(after) ?? "any"], values: {} } });
  }
  return told;
}

const SPOKEN = {
  dummy: "room-it-is-your-turn-play-from-dummy",
  own: "page-it-is-your-turn-play-from-your-hand",
  any: "room-it-is-your-turn",
};

/** Which of declarer's two hands plays; null if I am not to play a card, or have one hand only. */
export function handToPlay(picture: Picture): "dummy" | "own" | null {
  const dummy = picture.places.find((place) => place.role === "dummy" && place.columns.length > 0);
  const declares = picture.places.some((place) => place.role === "declarer" && place.seat === picture.seat);
  if (!dummy || !declares || picture.choices.length || !isMyTurn(picture)) return null;
  return picture.turn === dummy.seat ? "dummy" : picture.turn === picture.seat ? "own" : null;
}

/** Whose dummy I am, once my cards lie on the table and somebody else plays them. */
export function dummyOf(picture: Picture): string | null {
  const mine = picture.places.find((place) => place.role === "dummy" && place.kind === "you");
  const declarer = picture.places.find((place) => place.role === "declarer");
  if (!mine?.columns.length || picture.outcome || picture.dummy_does === "plays") return null;
  return declarer?.name ?? null;
}

/** Whether a hand of mine waits for the other one to play. */
export function rests(picture: Picture, seat: Seat): boolean {
  const dummy = picture.places.some((place) => place.role === "dummy" && place.seat === seat);
  return (dummy || seat === picture.seat) && handToPlay(picture) !== null && picture.turn !== seat;
}

const ALLOWED = {
  helping: ["page-from-now-on-dummy-may-help-declarer", "page-from-now-on-dummy-only-watches"],
  hints: ["page-from-now-on-you-may-ask-for-hints", "page-from-now-on-there-are-no-hints"],
} as const;

/** What a player may do at the table from now on, or no longer; null if that is as it was. */
export function allowance(before: Picture | null, after: Picture): Text | null {
  if (before?.table !== after.table || after.you === null) return null;
  for (const what of ["helping", "hints"] as const) {
    const is = after.allowed.includes(what);
    if (is !== before.allowed.includes(what)) return { say: ALLOWED[what][is ? 0 : 1], values: {} };
  }
  return null;
}

const CARDS = new Set(["story-plays", "story-wins-trick"]);

/** Whether a line of the story is about one card: the table shows those. */
export function isCard(line: Text): boolean {
  return CARDS.has(line.say);
}

export function isMyTurn(picture: Picture): boolean {
  return picture.you !== null && picture.waiting.includes(picture.you) && picture.outcome === null;
}
