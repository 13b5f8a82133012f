// An order for deals as it is said to those at a table: word by word, in the language of the page.
import { cardName, t } from "../../words/text.ts";
import type { Text } from "../../live/protocol.ts";

const WHO: Record<string, string> = {
  n: "cards-seat-N",
  e: "cards-seat-E",
  s: "cards-seat-S",
  w: "cards-seat-W",
  north: "cards-seat-N",
  east: "cards-seat-E",
  south: "cards-seat-S",
  west: "cards-seat-W",
  ns: "cards-side-NS",
  ew: "cards-side-EW",
};
const WHAT: Record<string, string> = {
  points: "viewer-points",
  hcp: "viewer-points",
  spades: "cards-strain-S",
  hearts: "cards-strain-H",
  diamonds: "cards-strain-D",
  clubs: "cards-strain-C",
  s: "cards-strain-S",
  h: "cards-strain-H",
  d: "cards-strain-D",
  c: "cards-strain-C",
  red: "cards-strain-R",
  green: "cards-strain-G",
  yellow: "cards-strain-Y",
  blue: "cards-strain-B",
  controls: "viewer-controls",
  losers: "viewer-losers",
  honours: "words-honours",
  honors: "words-honours",
  aces: "words-aces",
  kings: "viewer-kings",
  queens: "viewer-queens",
  jacks: "viewer-jacks",
  ace: "cards-rank-A",
  king: "cards-rank-K",
  balanced: "viewer-balanced",
  shape: "viewer-shape",
  exactly: "viewer-exactly",
  holds: "viewer-holds",
  in: "viewer-in",
  and: "viewer-and",
  or: "story-or",
  not: "viewer-not",
};
const JOINTS = new Set(["and", "or", "not", "(", ",", ";"]);

/** What everybody at a table is told whose deals are to order: it says something of hidden cards. */
export const orderSaid = (want: string): Text => ({
  say: "viewer-every-deal-here-is-to-order-want",
  values: { want: orderInWords(want) },
});

/** "S 15-17 points and S balanced": South 15–17 points and South balanced. */
export function orderInWords(want: string): string {
  const tokens = want.match(/[A-Za-z]+[2-9TJQKA]?|\d+(?:-\d+|\+)?|[(),;]/g) ?? [];
  const said = tokens.map((token, i) => {
    const lower = token.toLowerCase();
    const who = WHO[lower];
    // A letter that begins a wish is a seat; elsewhere it may be a suit.
    if (who && (i === 0 || JOINTS.has(tokens[i - 1]?.toLowerCase() ?? ""))) return t(who);
    if (/^[shdc][2-9tjqka]$/i.test(token)) return cardName(token.toUpperCase());
    const what = WHAT[lower];
    return what ? t(what) : token.replace("-", "–");
  });
  return said
    .join(" ")
    .replace(/\( /g, "(")
    .replace(/ ([),;])/g, "$1");
}
