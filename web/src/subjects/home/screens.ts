import type { Screens } from "../../live/screens.ts";
import Home from "./Home.svelte";

export const home: Screens<"home" | "play" | "teachers" | "watch" | "lost"> = {
  home: { load: () => ({ default: Home }) },
  play: { load: () => import("./Play.svelte") },
  teachers: { load: () => import("./Teachers.svelte") },
  watch: { load: () => import("./Watch.svelte") },
  lost: { load: () => import("./Lost.svelte") },
};
