// Wishes for deals, as the lists of the page put them together. What they mean the server knows.
import type { Key } from "../../words/en.ts";
import type { GameInfo } from "../../live/protocol.ts";

export type Wish = { who: string; what: string; least: string | number | null; most: string | number | null };

export type Pack = GameInfo["deck"];

/** Common wishes; those that name suits are for the pack that has them. */
export const READY: readonly { title: Key; want: string; suits?: true }[] = [
  { title: "A strong no-trump", want: "S 15-17 points and S balanced" },
  { title: "A weak two", want: "S 6-10 points and (S 6 spades or S 6 hearts)", suits: true },
  { title: "A fit in a major suit", want: "NS 22-26 points and (NS 8+ spades or NS 8+ hearts)", suits: true },
  { title: "A slam is near", want: "NS 32+ points" },
  { title: "They have the points", want: "EW 25+ points" },
];
/** Whose hand, for somebody who plays South and for who orders for others. */
export const WHOS: readonly { value: string; title: Key; seats: Key }[] = [
  { value: "S", title: "Your hand", seats: "South" },
  { value: "N", title: "Partner’s hand", seats: "North" },
  { value: "W", title: "The hand at your left", seats: "West" },
  { value: "E", title: "The hand at your right", seats: "East" },
  { value: "NS", title: "Your two hands", seats: "North and South" },
  { value: "EW", title: "Their two hands", seats: "East and West" },
];
type What = { value: string; title: Key };
const SUITS: Record<Pack, readonly What[]> = {
  french: [
    { value: "spades", title: "spades" },
    { value: "hearts", title: "hearts" },
    { value: "diamonds", title: "diamonds" },
    { value: "clubs", title: "clubs" },
  ],
  colours: [
    { value: "red", title: "red" },
    { value: "green", title: "green" },
    { value: "yellow", title: "yellow" },
    { value: "blue", title: "blue" },
  ],
};

/** What can be counted in a hand of that pack. */
export const whats = (deck: Pack): readonly What[] => [
  { value: "points", title: "points" },
  ...SUITS[deck],
  ...(deck === "french" ? ([{ value: "aces", title: "aces" }] as const) : []),
  { value: "losers", title: "losers" },
  { value: "balanced", title: "balanced" },
];

/** A wish in the language of orders; nothing if it does not say how many. */
export function wished({ who, what, least, most }: Wish): string {
  if (what === "balanced") return `${who} balanced`;
  const [from, to] = [least, most].map((each) => (each === null ? "" : String(each).trim()));
  if (from && to) return Number(from) < Number(to) ? `${who} ${from}-${to} ${what}` : `${who} ${from} ${what}`;
  if (from) return `${who} ${from}+ ${what}`;
  return to ? `${who} 0-${to} ${what}` : "";
}

/** One more wish; alternatives that were written stay together. */
export function joined(want: string, more: string): string {
  const before = want.trim();
  if (!before) return more;
  return / or /.test(before.replace(/\([^()]*\)/g, "")) ? `(${before}) and ${more}` : `${before} and ${more}`;
}
