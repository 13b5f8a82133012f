import type { Screens } from "../../live/screens.ts";

export const viewer: Screens<"view"> = {
  view: { load: () => import("./Viewer.svelte") },
};
