// What a screen reader is told when one picture follows another.
import type { Picture, Text } from "./protocol.ts";

/** Everything that is new in the story, then whose turn it is. */
export function news(before: Picture | null, after: Picture): Text[] {
  const same = before !== null && before.table === after.table && before.deal === after.deal;
  const fresh = same ? Math.max(0, after.told - before.told) : after.story.length;
  const told: Text[] = fresh ? after.story.slice(-fresh) : [];
  const mine = isMyTurn(after);
  if (mine && !(same && before && isMyTurn(before) && before.turn === after.turn)) {
    // By whose turn it is, not by what may be played: at a laws table that is everything.
    const dummy = after.turn !== null && after.turn !== after.seat;
    told.push({ say: dummy ? "It is your turn: play from dummy." : "It is your turn.", values: {} });
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
