import type { Screens } from "../../live/screens.ts";

export const league: Screens<"make_league" | "league" | "match"> = {
  make_league: { load: () => import("./MakeLeague.svelte") },
  league: { load: () => import("./League.svelte"), per: ["code"] },
  match: { load: () => import("./TeamMatch.svelte"), per: ["code", "match"] },
};
