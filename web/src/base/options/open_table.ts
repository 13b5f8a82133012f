// A table of a game as it is set up on this device, in one press from wherever a game is offered.
import { gameList } from "../../live/games.svelte.ts";
import { connection } from "../../live/connection.svelte.ts";
import { router } from "../../live/route.svelte.ts";
import { atTable } from "../../live/table.svelte.ts";
import { t } from "../../words/text.ts";
import { myName, settings } from "../settings/settings.svelte.ts";
import { choiceFor, FULL_HAND, handOf, levelsFor, optionsFor } from "./setup.ts";

/** Open it and go there; with `invite` first to its waiting room. */
export async function openTable(name: string, invite = false): Promise<void> {
  const game = gameList.find(name);
  if (!game) return;
  settings.game = name;
  const choice = choiceFor(settings.choices, game);
  const answer = await atTable.attempt(
    connection.ask({
      type: "OpenTable",
      nickname: myName(t("page-guest")),
      game: game.name,
      options: optionsFor(game, choice),
      session: choice.session,
      session_options: choice.sessionOptions,
      gather: invite,
      watchable: settings.watchable,
      practice: settings.practice,
      hints: settings.hints,
      order: handOf(game, choice.options) === FULL_HAND ? settings.order : "",
      ...levelsFor(gameList.current?.bots ?? [], settings.bots, settings.levels, game.players),
    }),
  );
  if (answer?.type === "Done" && answer.table) router.go(`/t/${answer.table}`);
}
