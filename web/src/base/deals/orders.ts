// Wishes for deals, as the lists of the page put them together. What they mean the server knows.
import type { GameInfo } from "../../live/protocol.ts";

export type Wish = { who: string; what: string; least: string | number | null; most: string | number | null };

export type Pack = GameInfo["deck"];

/** Common wishes; those that name suits are for the pack that has them. */
export const READY: readonly { title: string; want: string; suits?: true }[] = [
  { title: "viewer-a-strong-no-trump", want: "S 15-17 points and S balanced" },
  { title: "viewer-a-weak-two", want: "S 6-10 points and (S 6 spades or S 6 hearts)", suits: true },
  { title: "viewer-a-fit-in-a-major-suit", want: "NS 22-26 points and (NS 8+ spades or NS 8+ hearts)", suits: true },
  { title: "viewer-a-slam-is-near", want: "NS 32+ points" },
  { title: "viewer-they-have-the-points", want: "EW 25+ points" },
];
/** Whose hand, for somebody who plays South and for who orders for others. */
export const WHOS: readonly { value: string; title: string; seats: string }[] = [
  { value: "S", title: "room-your-hand", seats: "cards-seat-S" },
  { value: "N", title: "viewer-partners-hand", seats: "cards-seat-N" },
  { value: "W", title: "viewer-the-hand-at-your-left", seats: "cards-seat-W" },
  { value: "E", title: "viewer-the-hand-at-your-right", seats: "cards-seat-E" },
  { value: "NS", title: "viewer-your-two-hands", seats: "cards-side-NS" },
  { value: "EW", title: "viewer-their-two-hands", seats: "cards-side-EW" },
];
type What = { value: string; title: string };
const SUITS: Record<Pack, readonly What[]> = {
  french: [
    { value: "spades", title: "cards-strain-S" },
    { value: "hearts", title: "cards-strain-H" },
    { value: "diamonds", title: "cards-strain-D" },
    { value: "clubs", title: "cards-strain-C" },
  ],
  colours: [
    { value: "red", title: "cards-strain-R" },
    { value: "green", title: "cards-strain-G" },
    { value: "yellow", title: "cards-strain-Y" },
    { value: "blue", title: "cards-strain-B" },
  ],
};

/** What can be counted in a hand of that pack. */
export const whats = (deck: Pack): readonly What[] => [
  { value: "points", title: "viewer-points" },
  ...SUITS[deck],
  ...(deck === "french" ? ([{ value: "aces", title: "words-aces" }] as const) : []),
  { value: "losers", title: "viewer-losers" },
  { value: "balanced", title: "viewer-balanced" },
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
