// A certain deal: its address to send to a friend, and the table at which it is played alone.
import { shelf } from "./catalogue.svelte.ts";
import { t } from "./i18n/text.ts";
import { connection } from "./live/connection.svelte.ts";
import type { DealWanted, Seat, Side } from "./protocol.ts";
import { router } from "./route.svelte.ts";
import { myName, settings } from "./settings.svelte.ts";
import { levelsFor } from "./home/setup.ts";
import { atTable } from "./table.svelte.ts";

type Options = Readonly<Record<string, unknown>>;
const SEATS: readonly string[] = ["N", "E", "S", "W"];
const SIDES: readonly string[] = ["NS", "EW"];

export function pathOf(game: string, options: Options, wanted: Required<DealWanted>): string {
  const query = new URLSearchParams({ dealer: wanted.dealer, seat: wanted.seat });
  if (wanted.vulnerable.length) query.set("vulnerable", wanted.vulnerable.join(" "));
  if (Object.keys(options).length) query.set("options", JSON.stringify(options));
  return `/deal/${game}/${wanted.code}?${query}`;
}

/** What an address says besides game and code; what makes no sense in it is passed over. */
export function readDeal(code: string, search: string): { options: Options; wanted: Required<DealWanted> } {
  const query = new URLSearchParams(search);
  const seat = (name: string) => (SEATS.includes(query.get(name) ?? "") ? (query.get(name) as Seat) : "S");
  const vulnerable = (query.get("vulnerable") ?? "").split(" ").filter((side): side is Side => SIDES.includes(side));
  return {
    options: optionsIn(query.get("options")),
    wanted: { code, dealer: seat("dealer"), seat: seat("seat"), vulnerable },
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

/** A new private table with this one deal, and bots in the other seats. */
export async function playDeal(game: string, options: Options, deal: Required<DealWanted>): Promise<void> {
  const { bots } = levelsFor(shelf.current?.bots ?? [], settings.bots, {}, SEATS.length);
  const answer = await atTable.attempt(
    connection.ask({ type: "OpenTable", nickname: myName(t("Guest")), game, options, bots, deal }),
  );
  if (answer?.type === "Done" && answer.table) router.go(`/t/${answer.table}`);
}
