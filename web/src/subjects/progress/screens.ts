import type { Screens } from "../../live/screens.ts";

export const progress: Screens<"progress"> = {
  progress: { load: () => import("./Progress.svelte") },
};
