// Checking a deal in the page's own code: that what was dealt is what was promised before anybody saw a card.
import type { Picture, Seat, ShuffleShown } from "../../live/protocol.ts";

const SUITS = { french: "CDHS", colours: "BYGR" } as const;
const COURT = "TJQKA";
const DRAW_BYTES = 29;
const SEATS: readonly Seat[] = ["N", "E", "S", "W"];

/** What a check comes to: the end of the name of its sentence. */
export type Verdict = "as-promised" | "came-late" | "other-digest" | "other-seed" | "other-hands" | "not-here";

type Promised = { readonly digest: string; readonly early: boolean };
/** The first digest that this page was shown of each deal, and whether no card had been played. */
const promised = new Map<string, Promised>();
const place = ({ table, deal }: Pick<Picture, "table" | "deal">) => `${table} ${deal}`;

export function notePromise(picture: Picture): void {
  if (picture.digest === null || promised.has(place(picture))) return;
  const early = !picture.trick.length && !picture.tricks_won.NS && !picture.tricks_won.EW && picture.outcome === null;
  promised.set(place(picture), { digest: picture.digest, early });
}

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (of: Uint8Array): string => [...of].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function sha256(...parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = Uint8Array.from(parts.flatMap((part) => [...part]));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
}

function cards(deck: Picture["deck"]): string[] {
  const rank = (number: number) => (deck === "colours" || number < 10 ? `${number}` : (COURT[number - 10] ?? ""));
  return [...SUITS[deck]].flatMap((suit) => Array.from({ length: 13 }, (_, at) => suit + rank(at + 2)));
}

/** The pack for a seed, cut at a place: the number of one of its orders, as `kibitz.cards.shuffle` has it. */
export async function shuffled(seed: string, cut: number, deck: Picture["deck"]): Promise<readonly string[]> {
  let orders = 1n;
  for (let each = 2n; each <= 52n; each++) orders *= each;
  const fair = ((1n << BigInt(8 * DRAW_BYTES)) / orders) * orders;
  const key = Uint8Array.of(...bytes(seed), cut);
  let order = fair;
  for (let counter = 0; order >= fair; counter++) {
    const count = new Uint8Array(4);
    new DataView(count.buffer).setUint32(0, counter);
    order = BigInt(`0x${hex((await sha256(key, count)).subarray(0, DRAW_BYTES))}`);
  }
  order %= orders;
  const pack = cards(deck);
  for (let last = 51; last > 0; last--) {
    const chosen = Number(order % BigInt(last + 1));
    order /= BigInt(last + 1);
    [pack[last], pack[chosen]] = [pack[chosen] ?? "", pack[last] ?? ""];
  }
  return pack;
}

export async function commitment({ seed, salt }: Pick<ShuffleShown, "seed" | "salt">): Promise<string> {
  return hex(await sha256(bytes(seed), bytes(salt)));
}

async function dealt(shuffle: ShuffleShown, deck: Picture["deck"]): Promise<Record<string, string[]>> {
  const pack = await shuffled(shuffle.seed, shuffle.cut, deck);
  const first = SEATS.indexOf(shuffle.first);
  const hands: Record<string, string[]> = { N: [], E: [], S: [], W: [] };
  pack.slice(0, 4 * shuffle.cards).forEach((card, at) => hands[SEATS[(first + at) % 4] ?? "N"]?.push(card));
  return hands;
}

/** Seed and salt have to have the digest that this page was shown, and seed and cut have to give the hands. */
export async function checked(picture: Picture, shuffle: ShuffleShown): Promise<Verdict> {
  // Browsers reckon with SHA-256 for pages that came over HTTPS, or from the computer itself.
  if (!("subtle" in crypto)) return "not-here";
  const before = promised.get(place(picture));
  if (!before || before.digest !== picture.digest) return "other-digest";
  if ((await commitment(shuffle)) !== before.digest) return "other-seed";
  const hands = await dealt(shuffle, picture.deck);
  const same = SEATS.every((seat) => hands[seat]?.sort().join() === [...(shuffle.hands[seat] ?? [])].sort().join());
  if (!same) return "other-hands";
  return before.early ? "as-promised" : "came-late";
}
