import type { Screens } from "../../live/screens.ts";
import Deal from "./Deal.svelte";

export const deals: Screens<"deal" | "deals"> = {
  deal: { load: () => ({ default: Deal }) },
  deals: { load: () => import("./DealsToOrder.svelte") },
};
