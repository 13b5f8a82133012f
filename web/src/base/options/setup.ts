// The remembered choice of a game's session and options, made good against what the server offers today.
import type { GameInfo, OptionInfo, SessionInfo } from "../../live/protocol.ts";

export type Chosen = {
  options: Record<string, unknown>;
  session: string | null;
  sessionOptions: Record<string, unknown>;
};

export function choiceFor(remembered: Record<string, Chosen>, game: GameInfo): Chosen {
  const kept = remembered[game.name] ?? { options: {}, session: null, sessionOptions: {} };
  const session = game.sessions.find((each) => each.name === kept.session);
  return {
    options: only(
      kept.options,
      game.options.map((option) => option.name),
    ),
    session: session?.name ?? null,
    sessionOptions: only(
      kept.sessionOptions,
      (session ?? game.sessions[0])?.options.map((option) => option.name) ?? [],
    ),
  };
}

export function sessionFor(game: GameInfo, choice: Chosen): SessionInfo | undefined {
  return game.sessions.find((each) => each.name === choice.session) ?? game.sessions[0];
}

/** The options to open a table with: those that are set, and those the session asks for. */
export function optionsFor(game: GameInfo, choice: Chosen): Record<string, unknown> {
  return { ...choice.options, ...sessionFor(game, choice)?.needs };
}

/** The options of one group, but those that the session settles. */
export function optionsIn(
  group: OptionInfo["group"],
  game: GameInfo,
  session: SessionInfo | undefined,
): readonly OptionInfo[] {
  const open = game.options.filter((option) => !(session && option.name in session.needs));
  return [...open, ...(session?.options ?? [])].filter((option) => option.group === group);
}

/** How many of these are not as usual. */
export function changedIn(options: readonly OptionInfo[], choice: Chosen): number {
  return options.filter((option) => option.name in choice.options || option.name in choice.sessionOptions).length;
}

export const FULL_HAND = 13;

/** How many cards each hand gets. */
export function handOf(game: GameInfo, options: Readonly<Record<string, unknown>>): number {
  const cards = game.options.find((option) => option.name === "cards");
  return Number(options["cards"] ?? cards?.default ?? FULL_HAND);
}

export const EACH = "each";
const USUAL = "learner";

/** How well the bots are to play: the level of all, and where each has its own, those. */
export function levelsFor(
  offered: readonly string[],
  bots: string,
  levels: Readonly<Record<number, string>>,
  players: number,
): { bots: string; levels: Record<number, string> } {
  const all = offered.includes(bots) ? bots : USUAL;
  const own = Array.from({ length: players - 1 }, (_, i) => [i + 1, levels[i + 1] ?? all] as const);
  return {
    bots: all,
    levels: bots === EACH ? Object.fromEntries(own.filter(([, level]) => offered.includes(level))) : {},
  };
}

function only(values: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
