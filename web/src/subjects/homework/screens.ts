import type { Screens } from "../../live/screens.ts";

export const homework: Screens<"homework"> = {
  homework: { load: () => import("./Homework.svelte"), per: ["code"] },
};
