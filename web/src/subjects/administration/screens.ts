import type { Screens } from "../../live/screens.ts";

export const administration: Screens<"administration"> = {
  administration: { load: () => import("./Administration.svelte") },
};
