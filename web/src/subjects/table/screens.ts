import type { Screens } from "../../live/screens.ts";

export const table: Screens<"table"> = {
  table: { load: () => import("./Table.svelte"), per: ["table"] },
};
