import type { Screens } from "../../live/screens.ts";
import Home from "./Home.svelte";
import Watch from "./Watch.svelte";

export const home: Screens<"home" | "watch"> = {
  home: { load: () => ({ default: Home }) },
  watch: { load: () => ({ default: Watch }) },
};
