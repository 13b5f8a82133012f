import type { Screens } from "../../live/screens.ts";
import History from "./History.svelte";

export const history: Screens<"history"> = {
  history: { load: () => ({ default: History }) },
};
