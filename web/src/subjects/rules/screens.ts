import type { Screens } from "../../live/screens.ts";
import Rules from "./Rules.svelte";

export const rules: Screens<"rules" | "referee"> = {
  rules: { load: () => ({ default: Rules }) },
  referee: { load: () => import("./AskReferee.svelte") },
};
