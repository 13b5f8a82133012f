import type { Screens } from "../../live/screens.ts";
import LookBackPage from "./LookBackPage.svelte";

export const lookback: Screens<"lookback"> = {
  lookback: { load: () => ({ default: LookBackPage }) },
};
