// Cards as the server names them ("SA", "HT", "R14"), and how they are spoken and drawn.
import type { GameInfo, Picture, Playable, Seat } from "../../live/protocol.ts";

export type Suit = "S" | "H" | "D" | "C" | "R" | "G" | "Y" | "B";

type Face = { suit: Suit; rank: string };

export function face(card: string): Face {
  return { suit: card[0] as Suit, rank: card.slice(1) };
}

/** Each card of a hand that this person plays, with whether it may be played now. */
export function playableFrom(picture: Picture, seat: Seat): ReadonlyMap<string, Playable> {
  const mine = picture.playable.filter((each) => each.seat === seat);
  return new Map(mine.flatMap((each) => each.cards.map((card) => [card, each])));
}

/** Whether dummy, who helps declarer, points at that card. */
export function isPointed({ pointed }: Picture, seat: Seat, card: string): boolean {
  return pointed?.seat === seat && pointed.card === card;
}

/** In the order in which a hand is written. */
export const suitsOf = (deck: GameInfo["deck"]): Suit[] =>
  deck === "french" ? ["S", "H", "D", "C"] : ["R", "G", "Y", "B"];

export const isColour = (suit: string): boolean => "RGYB".includes(suit);

const CLOCKWISE: Seat[] = ["N", "E", "S", "W"];

export type Direction = "bottom" | "left" | "top" | "right";

/** Where on the page a seat is for someone who sits at `mine`: you are at the bottom, your left at the left. */
export function direction(seat: Seat, mine: Seat): Direction {
  const steps = (CLOCKWISE.indexOf(seat) - CLOCKWISE.indexOf(mine) + 4) % 4;
  return (["bottom", "left", "top", "right"] as const)[steps] ?? "bottom";
}

/** The suits of a hand on the table, which come from the right of the one who sits there: from left to right as they
 * lie on the page, or from top to bottom at its sides. Who looks across the table has the right hand at our left. */
export function laidOut<Suit>(suits: readonly Suit[], at: Direction): readonly Suit[] {
  return at === "bottom" || at === "left" ? [...suits].reverse() : suits;
}

/** The seats clockwise from one: yourself first, the order in which a table is read aloud. */
export function clockwise(first: Seat): Seat[] {
  const at = CLOCKWISE.indexOf(first);
  return [...CLOCKWISE.slice(at), ...CLOCKWISE.slice(0, at)];
}

export const sideOf = (seat: Seat): "NS" | "EW" => (seat === "N" || seat === "S" ? "NS" : "EW");

export const otherSide = (side: "NS" | "EW"): "NS" | "EW" => (side === "NS" ? "EW" : "NS");
