import type { Screens } from "../../live/screens.ts";

export const lookback: Screens<"lookback"> = {
  lookback: { load: () => import("./LookBackPage.svelte") },
};
