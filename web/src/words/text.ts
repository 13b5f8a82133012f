// Sentences from the server and the page: the id of a message, looked up in the catalogues, and what goes into it.
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction } from "@fluent/bundle";
import { fetchers, names } from "virtual:words";
import { called } from "./called.svelte.ts";
import { fetched } from "./fetched.svelte.ts";
import { type Bid, bidOf } from "../base/cards/calls.ts";
import { face, isColour } from "../base/cards/cards.ts";
import type { Seat, Text } from "../live/protocol.ts";
import { settings } from "../base/settings/settings.svelte.ts";

export type Part = string | { name: string } | { card: string } | { strain: string } | { call: string; bid: Bid };

/** Every language there is, as those who speak it call it. */
export const LANGUAGES: Readonly<Record<string, string>> = names;

const BUNDLES: Record<string, FluentBundle> = {};

/** Fetch the words of a language, all of them, before anything is said in it. */
export async function learn(language: string): Promise<void> {
  await begin(language).then(({ all }) => all);
}

/** Fetch what the page begins with; the rest follows by itself. */
export async function begin(language: string): Promise<{ all: Promise<void> }> {
  const parts = fetchers[language];
  if (!parts || BUNDLES[language]) return { all: Promise.resolve() };
  const [first, rest] = [parts.first(), parts.rest()];
  const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  bundle.addResource(new FluentResource((await first).default));
  BUNDLES[language] = bundle;
  const all = rest.then((source) => {
    bundle.addResource(new FluentResource(source.default));
    fetched[language] = true;
  });
  return { all };
}

const knows = (id: string): boolean => BUNDLES[settings.language]?.hasMessage(id) ?? false;

/** What is said, with marks around what can be drawn; what is no id is shown as it is, once all words are here. */
function said(id: string, values: Text["values"] = {}): string {
  const bundle = BUNDLES[settings.language];
  const pattern = bundle?.getMessage(id)?.value;
  if (bundle && pattern) return begun(bundle.formatPattern(pattern, given(values), []));
  return fetched[settings.language] ? id : "";
}

function given(values: Text["values"]): Record<string, string | FluentNumber> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value.replace(MARKS, ""),
    ]),
  );
}

/** Whether a sentence can be said in the reader's language: what was stored long ago may have words of its own. */
export function isKnown({ say }: Text): boolean {
  return settings.language === "en" || (say !== "cards-in-english" && knows(say));
}

/** One of the page's own messages, by its id. */
export function t(id: string, values: Text["values"] = {}): string {
  return plain({ say: id, values });
}

/** A word that is sent as the server writes it: a title, a phrase, an option. Its id is made from it. */
export function word(written: string): string {
  const id = knows(written) ? written : wordId(written);
  return knows(id) ? said(id) : written;
}

/** As the server makes it: kibitz.words.word_id. */
function wordId(written: string): string {
  const slug = written.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return `words-${slug.length <= 60 ? slug : slug.slice(0, slug.lastIndexOf("-", 60))}`;
}

export function seatName(seat: Seat): string {
  return said(`cards-seat-${seat}`);
}

/** By what name the sentences call who sits there. Where three play, nobody holds the fourth hand. */
function nameAt(seat: Seat): string | undefined {
  const isSpare = called.names[seat] === undefined && Object.keys(called.names).length === 3;
  return isSpare ? BEGINS + said("room-the-spare-hand") : called.names[seat];
}

/** Who sits there: you, somebody by name, or the seat where the table speaks of its seats. */
export function personAt(seat: Seat): string {
  return called.you === seat ? said("cards-you") : begun(nameAt(seat) ?? seatName(seat));
}

/** In a list of those at a table: the name alone where the table speaks of people, else with the seat. */
export function seated(seat: Seat, name: string): string {
  return called.names[seat] === undefined ? `${seatName(seat)}: ${name}` : name;
}

/** Two partners by their names, or as two points of the compass. */
function sideName(side: string): string {
  const [one, two] = (side === "NS" ? ["N", "S"] : ["E", "W"]) as [Seat, Seat];
  const [name, other] = [nameAt(one), nameAt(two)];
  if (name === undefined || other === undefined) return said(`cards-side-${side}`);
  if (called.you === one) return BEGINS + said("cards-side-yours", { you: name, partner: other });
  if (called.you === two) return BEGINS + said("cards-side-yours", { you: other, partner: name });
  return said("cards-side-theirs", { one: name, two: other });
}

/** Whether a side is the reader's, and called so. */
function isOurs(side: string): boolean {
  const seats = side === "NS" ? (["N", "S"] as const) : side === "EW" ? (["E", "W"] as const) : [];
  return seats.some((seat) => seat === called.you) && seats.every((seat) => nameAt(seat) !== undefined);
}

const BEGINS = "\ue002";

/** What is written small in the middle of a sentence is written large where it begins one. */
function begun(sentence: string): string {
  const written = sentence.startsWith(BEGINS) ? sentence.charAt(1).toUpperCase() + sentence.slice(2) : sentence;
  return written.replaceAll(BEGINS, "");
}

/** "ace of spades", "red 14": the full name, as it is spoken. */
export function cardName(card: string): string {
  const { suit, rank } = face(card);
  if (isColour(suit)) return `${strainName(suit)} ${rank}`;
  const named = "AKQJT".includes(rank) ? said(`cards-rank-${rank}`) : rank;
  return said("cards-of", { rank: named, suit: strainName(suit) });
}

export function strainName(strain: string): string {
  return said(`cards-strain-${strain}`);
}

export function callName(call: string): string {
  const bid = bidOf(call);
  return bid ? `${bid.level} ${strainName(bid.strain)}` : said(`cards-call-${call}`);
}

/** The index in the corner of a card: court cards have the letters of the language, a ten is 10. */
export function index(rank: string): string {
  if (rank === "T") return "10";
  return "KQJ".includes(rank) ? said(`cards-index-${rank}`) : rank;
}

const MARKED = /\ue000(\w+):([^\ue001]*)\ue001/;
const MARKS = /[\ue000-\ue002]/g;

/** The sentence in pieces, so that cards and suits can be drawn in their colours. */
export function parts({ say, values }: Text): Part[] {
  const found: Part[] = [];
  // What is between two marks is a kind and a value.
  said(say, values)
    .split(MARKED)
    .forEach((piece, i, all) => {
      if (i % 3 === 0) found.push(piece);
      else if (i % 3 === 2) found.push(drawn(all[i - 1] ?? "", piece));
    });
  return found.filter((part) => part !== "");
}

function drawn(kind: string, value: string): Part {
  switch (kind) {
    case "card":
      return { card: value };
    case "strain":
      return { strain: value };
    case "call": {
      const bid = bidOf(value);
      return bid ? { call: value, bid } : callName(value);
    }
    default:
      return { name: value };
  }
}

const asText =
  (say: (value: string) => string): FluentFunction =>
  ([value]) =>
    say(value instanceof FluentNumber ? String(value.value) : String(value));

const marked = (kind: string) => asText((value) => `\ue000${kind}:${value}\ue001`);

const FUNCTIONS: Record<string, FluentFunction> = {
  SEAT: asText((who) => {
    const name = nameAt(who as Seat);
    if (name === undefined) return seatName(who as Seat);
    return name.startsWith(BEGINS) ? name : `\ue000name:${name}\ue001`;
  }),
  // A seat, or a side: verbs follow it in some languages.
  ME: asText((who) => (called.you === who || isOurs(who) ? "you" : "other")),
  SIDE: asText(sideName),
  WORD: asText(word),
  DECIMAL: asText((number) => decimal(Number(number))),
  CARD: marked("card"),
  STRAIN: marked("strain"),
  CALL: marked("call"),
  NAME: marked("name"),
};

/** One decimal for what is small, none for hundreds of points; with a real minus. */
export function decimal(value: number): string {
  const digits = Math.abs(value) < 20 ? 1 : 0;
  return value
    .toLocaleString(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replace("-", "\u2212");
}

/** A number that the server has rounded, as people here write it. */
export function figure(rounded: string): string {
  const point = (0.5).toLocaleString(settings.language).charAt(1);
  return rounded.replace(".", point).replace("-", "\u2212");
}

export function percent(share: number): string {
  return share.toLocaleString(settings.language, { style: "percent" });
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
  if (date.toDateString() === today.toDateString()) return said("lookback-today");
  if (date.toDateString() === yesterday.toDateString()) return said("lookback-yesterday");
  return date.toLocaleDateString(country(), { dateStyle: "full" });
}

/** A day alone. */
export function date(on: Date): string {
  return on.toLocaleDateString(country(), { dateStyle: "medium" });
}

export function when(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(country(), { dateStyle: "medium", timeStyle: "short" });
}
