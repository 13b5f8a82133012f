// An order for deals as it is said to those at a table: word by word, in the language of the page.
import type { Key } from "../../words/en.ts";
import { cardName, t } from "../../words/text.ts";
import type { Text } from "../../live/protocol.ts";

const WHO: Record<string, Key> = {
  n: "North",
  e: "East",
  s: "South",
  w: "West",
  north: "North",
  east: "East",
  south: "South",
  west: "West",
  ns: "North and South",
  ew: "East and West",
};
const WHAT: Record<string, Key> = {
  points: "points",
  hcp: "points",
  spades: "spades",
  hearts: "hearts",
  diamonds: "diamonds",
  clubs: "clubs",
  s: "spades",
  h: "hearts",
  d: "diamonds",
  c: "clubs",
  red: "red",
  green: "green",
  yellow: "yellow",
  blue: "blue",
  controls: "controls",
  losers: "losers",
  honours: "honours",
  honors: "honours",
  aces: "aces",
  kings: "kings",
  queens: "queens",
  jacks: "jacks",
  ace: "ace",
  king: "king",
  balanced: "balanced",
  shape: "shape",
  exactly: "exactly",
  holds: "holds",
  in: "in",
  and: "and",
  or: "or",
  not: "not",
};
const JOINTS = new Set(["and", "or", "not", "(", ",", ";"]);

/** What everybody at a table is told whose deals are to order: it says something of hidden cards. */
export const orderSaid = (want: string): Text => ({
  say: "Every deal here is to order: {text:want}." satisfies Key,
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
