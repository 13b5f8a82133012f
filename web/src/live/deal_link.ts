// The address of a certain deal, to send to a friend.
import type { DealWanted, Seat, Side } from "./protocol.ts";

export type Options = Readonly<Record<string, unknown>>;
export const SEATS: readonly string[] = ["N", "E", "S", "W"];
const SIDES: readonly Side[] = ["NS", "EW"];

export function pathOf(game: string, options: Options, wanted: Required<DealWanted>): string {
  const query = new URLSearchParams({ dealer: wanted.dealer, seat: wanted.seat });
  const below = SIDES.filter((side) => wanted.below[side]).map((side) => `${side}:${wanted.below[side]}`);
  if (below.length) query.set("below", below.join(" "));
  if (wanted.vulnerable.length) query.set("vulnerable", wanted.vulnerable.join(" "));
  if (Object.keys(options).length) query.set("options", JSON.stringify(options));
  return `/deal/${game}/${wanted.code}?${query}`;
}

/** What an address says besides game and code; what makes no sense in it is passed over. */
export function readDeal(code: string, search: string): { options: Options; wanted: Required<DealWanted> } {
  const query = new URLSearchParams(search);
  const seat = (name: string) => (SEATS.includes(query.get(name) ?? "") ? (query.get(name) as Seat) : "S");
  const vulnerable = (query.get("vulnerable") ?? "")
    .split(" ")
    .filter((side): side is Side => SIDES.some((each) => each === side));
  const below = Object.fromEntries(
    (query.get("below") ?? "")
      .split(" ")
      .map((each) => each.split(":"))
      .filter(([side, points]) => SIDES.some((each) => each === side) && /^\d{1,2}$/.test(points ?? ""))
      .map(([side, points]) => [side, Number(points)]),
  );
  return {
    options: optionsIn(query.get("options")),
    wanted: { code, dealer: seat("dealer"), seat: seat("seat"), vulnerable, below },
  };
}

function optionsIn(text: string | null): Options {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return found !== null && typeof found === "object" && !Array.isArray(found) ? (found as Options) : {};
  } catch {
    return {};
  }
}
