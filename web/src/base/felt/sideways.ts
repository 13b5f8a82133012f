// Whether the window is a phone held sideways: wide and very low. The table is laid out differently there.
import { MediaQuery } from "svelte/reactivity";
import { NARROW, SHORT } from "./card_sizes.ts";

export const short = new MediaQuery(`(max-height: ${SHORT - 1}px) and (min-width: ${NARROW}px)`);
