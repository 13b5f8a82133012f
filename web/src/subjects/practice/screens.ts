import type { Screens } from "../../live/screens.ts";

export const practice: Screens<"practice"> = {
  practice: { load: () => import("./Practice.svelte") },
};
