// Sentences from the server and the page: a template, looked up in the catalogue, and what goes into it.
import { type Bid, bidOf } from "../base/cards/calls.ts";
import { face, isColour, RANK_WORD, SUIT_WORD, type Suit } from "../base/cards/cards.ts";
import type { Seat, Text } from "../live/protocol.ts";
import { settings } from "../base/settings/settings.svelte.ts";
import { en, type Key } from "./en.ts";

export type Part = string | { name: string } | { card: string } | { strain: string } | { call: string; bid: Bid };

const CATALOGUES: Record<string, Readonly<Record<string, string>>> = { en };

/** More of the English words, for screens that come with their own: most visits never open them. */
export function teach(words: Readonly<Record<string, string>>): void {
  CATALOGUES.en = { ...CATALOGUES.en, ...words };
}

/** Fetch the words of a language: English is always there, others only for those who read them. */
export async function learn(language: string): Promise<void> {
  if (language === "fr" && !CATALOGUES.fr) CATALOGUES.fr = (await import("./fr.ts")).fr;
}

const SEATS: Record<Seat, Key> = { N: "North", E: "East", S: "South", W: "West" };

function lookUp(key: string): string {
  const found = CATALOGUES[settings.language]?.[key] ?? CATALOGUES.en?.[key] ?? key;
  // French puts a space before these signs, and no line may begin with one.
  return settings.language === "fr" ? found.replace(/ (?=[:;!?»…])/g, "\u00a0") : found;
}

/** Whether a sentence can be said in the reader's language: what was stored long ago may have words of its own. */
export function isKnown(text: Text): boolean {
  return settings.language === "en" || text.say in (CATALOGUES[settings.language] ?? {});
}

/** One of the page's own words or sentences; it must stand in the catalogue. */
export function t(key: Key, values: Text["values"] = {}): string {
  return plain({ say: key, values });
}

/** A word that came from the server and stands in the catalogue: a title, a phrase, an option. */
export function word(english: string): string {
  return lookUp(english);
}

export function seatName(seat: Seat): string {
  return lookUp(SEATS[seat]);
}

/** "ace of spades", "red 14": the full name, as it is spoken. */
export function cardName(card: string): string {
  const { suit, rank } = face(card);
  if (isColour(suit)) return `${lookUp(SUIT_WORD[suit])} ${rank}`;
  const named = lookUp(RANK_WORD[rank] ?? rank);
  return plain({ say: "{word:rank} of {word:suit}", values: { rank: named, suit: lookUp(SUIT_WORD[suit]) } });
}

export function strainName(strain: string): string {
  return lookUp(SUIT_WORD[strain as Suit | "NT"] ?? strain);
}

const CALLS: Record<string, Key> = { pass: "Pass", play: "Play", double: "Double", redouble: "Redouble" };

export function callName(call: string): string {
  const known = CALLS[call];
  if (known) return lookUp(known);
  const bid = bidOf(call);
  return bid ? `${bid.level} ${strainName(bid.strain)}` : lookUp(call);
}

/** The index in the corner of a card: court cards have the letters of the language, a ten is 10. */
export function index(rank: string): string {
  if (rank === "T") return "10";
  return "KQJ".includes(rank) ? lookUp(`index ${rank}`) : rank;
}

const HOLE = /\{(\w+):(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/** The sentence in pieces, so that cards and suits can be drawn in their colours. */
export function parts(text: Text): Part[] {
  const found: Part[] = [];
  const template = lookUp(text.say);
  let from = 0;
  for (const hole of template.matchAll(HOLE)) {
    found.push(template.slice(from, hole.index));
    from = hole.index + hole[0].length;
    found.push(fill(hole[1] ?? "", text.values[hole[2] ?? ""] ?? "", hole[3], hole[4]));
  }
  found.push(template.slice(from));
  return found.filter((part) => part !== "");
}

function fill(kind: string, value: string | number, one?: string, many?: string): Part {
  switch (kind) {
    case "seat":
      return lookUp(SEATS[value as Seat] ?? String(value));
    case "card":
      return { card: String(value) };
    case "strain":
      return { strain: String(value) };
    case "n":
      // {n:tricks|trick|tricks}: French counts none as one, English as many.
      if (one === undefined || many === undefined) return String(value);
      return `${value} ${isOne(Number(value)) ? one : many}`;
    case "x":
      return decimal(Number(value));
    case "call": {
      const bid = bidOf(String(value));
      return bid ? { call: String(value), bid } : callName(String(value));
    }
    case "side":
      return lookUp(value === "NS" ? "North and South" : "East and West");
    case "name":
    case "names":
      return { name: String(value) };
    case "text":
      return String(value);
    default:
      return lookUp(String(value));
  }
}

/** One decimal for what is small, none for hundreds of points; with a real minus. */
export function decimal(value: number): string {
  const digits = Math.abs(value) < 20 ? 1 : 0;
  return value
    .toLocaleString(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replace("-", "\u2212");
}

export function percent(share: number): string {
  return share.toLocaleString(settings.language, { style: "percent" });
}

function isOne(n: number): boolean {
  return settings.language === "fr" ? Math.abs(n) < 2 : Math.abs(n) === 1;
}

/** The sentence as it is spoken. */
export function plain(text: Text): string {
  return parts(text).map(spoken).join("");
}

function spoken(part: Part): string {
  if (typeof part === "string") return part;
  if ("name" in part) return part.name;
  if ("card" in part) return cardName(part.card);
  return "call" in part ? callName(part.call) : strainName(part.strain);
}

/** Where the reader is at home, if the browser says so for the chosen language: days and hours are written differently. */
function country(): string {
  return navigator.languages.find((each) => each.toLowerCase().startsWith(settings.language)) ?? settings.language;
}

export function clock(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString(country(), { timeStyle: "short" });
}

/** The day: today, yesterday, or its date. */
export function day(seconds: number): string {
  const date = new Date(seconds * 1000);
  const today = new Date();
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (date.toDateString() === today.toDateString()) return lookUp("Today");
  if (date.toDateString() === yesterday.toDateString()) return lookUp("Yesterday");
  return date.toLocaleDateString(country(), { dateStyle: "full" });
}

export function when(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(country(), { dateStyle: "medium", timeStyle: "short" });
}
