import type { Screens } from "../../live/screens.ts";

export const classes: Screens<"club" | "class" | "desk"> = {
  club: { load: () => import("./Club.svelte") },
  class: { load: () => import("./ClassPage.svelte") },
  desk: { load: () => import("./TeacherDesk.svelte"), per: ["code"] },
};
