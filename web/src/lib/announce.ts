// What a screen reader is told when one picture follows another.
import type { Picture, Text } from "./protocol.ts";

/** Something to be said: a line of the story with its number, or a word of the page's own. */
export type News = { number: number | null; text: Text };

/** Everything that is new in the story, then whose turn it is. */
export function news(before: Picture | null, after: Picture): News[] {
  const same = before !== null && before.table === after.table && before.deal === after.deal;
  const heard = same ? before.told : 0;
  const told: News[] = after.story.filter((line) => line.number >= heard);
  const mine = isMyTurn(after);
  if (mine && !(same && before && isMyTurn(before) && before.turn === after.turn)) {
    // By whose turn it is, not by what may be played: at a laws table that is everything.
    const dummy = after.turn !== null && after.turn !== after.seat;
    const say = dummy ? "It is your turn: play from dummy." : "It is your turn.";
    told.push({ number: null, text: { say, values: {} } });
  }
  return told;
}

const CARDS = new Set(["{seat:who} plays {card:card}.", "{seat:who} wins the trick."]);

/** Whether a line of the story is about one card: the table shows those. */
export function isCard(line: Text): boolean {
  return CARDS.has(line.say);
}

export function isMyTurn(picture: Picture): boolean {
  return picture.you !== null && picture.waiting.includes(picture.you) && picture.outcome === null;
}
