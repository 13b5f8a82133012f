import type { Screens } from "../../live/screens.ts";

export const printing: Screens<"print"> = {
  print: { load: () => import("./Print.svelte") },
};
