import type { Screens } from "../../live/screens.ts";

export const competition: Screens<
  "make_competition" | "director" | "competition" | "wall" | "make_results" | "results"
> = {
  make_competition: { load: () => import("./MakeCompetition.svelte") },
  director: { load: () => import("./Director.svelte"), per: ["code"] },
  competition: { load: () => import("./Competition.svelte"), per: ["code"] },
  make_results: { load: () => import("./MakeResults.svelte") },
  results: { load: () => import("./Results.svelte"), per: ["code"] },
  wall: { load: () => import("./WallDisplay.svelte"), per: ["code"] },
};
