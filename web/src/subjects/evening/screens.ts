import type { Screens } from "../../live/screens.ts";

export const evening: Screens<"make_evening" | "evening"> = {
  make_evening: { load: () => import("./MakeEvening.svelte") },
  evening: { load: () => import("./Evening.svelte"), per: ["code"] },
};
