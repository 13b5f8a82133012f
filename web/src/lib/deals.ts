// The table at which a certain deal is played alone.
import { shelf } from "./catalogue.svelte.ts";
import { t } from "./i18n/text.ts";
import { connection } from "./live/connection.svelte.ts";
import type { DealWanted } from "./protocol.ts";
import { router } from "./route.svelte.ts";
import { myName, settings } from "./settings.svelte.ts";
import { type Options, SEATS } from "./home/address.ts";
import { levelsFor } from "./home/setup.ts";
import { atTable } from "./table.svelte.ts";

/** A new private table with this one deal, and bots in the other seats. */
export async function playDeal(game: string, options: Options, deal: Required<DealWanted>): Promise<void> {
  const { bots } = levelsFor(shelf.current?.bots ?? [], settings.bots, {}, SEATS.length);
  const answer = await atTable.attempt(
    connection.ask({ type: "OpenTable", nickname: myName(t("Guest")), game, options, bots, deal }),
  );
  if (answer?.type === "Done" && answer.table) router.go(`/t/${answer.table}`);
}
