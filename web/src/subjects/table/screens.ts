import type { Screens } from "../../live/screens.ts";
import Table from "./Table.svelte";

export const table: Screens<"table"> = {
  table: { load: () => ({ default: Table }), per: ["table"] },
};
