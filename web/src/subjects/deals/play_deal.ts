// The table at which a certain deal is played alone.
import { gameList } from "../../live/games.svelte.ts";
import { t } from "../../words/text.ts";
import { connection } from "../../live/connection.svelte.ts";
import type { DealWanted } from "../../live/protocol.ts";
import { router } from "../../live/route.svelte.ts";
import { myName, settings } from "../../base/settings/settings.svelte.ts";
import { type Options, SEATS } from "../../live/deal_link.ts";
import { levelsFor } from "../../base/options/setup.ts";
import { atTable } from "../../live/table.svelte.ts";

/** A new private table with this one deal, and bots in the other seats. */
export async function playDeal(game: string, options: Options, deal: Required<DealWanted>): Promise<void> {
  const { bots } = levelsFor(gameList.current?.bots ?? [], settings.bots, {}, SEATS.length);
  const answer = await atTable.attempt(
    connection.ask({ type: "OpenTable", nickname: myName(t("page-guest")), game, options, bots, deal }),
  );
  if (answer?.type === "Done" && answer.table) router.go(`/t/${answer.table}`);
}
