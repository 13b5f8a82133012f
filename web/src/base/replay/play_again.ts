// A finished deal once more, from one of its moments: a table of its own with the same bots.
import { t } from "../../words/text.ts";
import { connection } from "../../live/connection.svelte.ts";
import { router } from "../../live/route.svelte.ts";
import { myName } from "../settings/settings.svelte.ts";
import { atTable } from "../../live/table.svelte.ts";

export async function playAgain(table: string, deal: number, at: number): Promise<void> {
  const nickname = myName(t("page-guest"));
  const answer = await atTable.attempt(connection.ask({ type: "PlayAgain", nickname, table, deal, at }));
  if (answer?.type === "Done" && answer.table) router.go(`/t/${answer.table}`);
}
