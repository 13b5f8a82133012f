// Whether the window is wide and not high: a phone held sideways, a small laptop. The table is laid out differently there.
import { MediaQuery } from "svelte/reactivity";

export const short = new MediaQuery("(max-height: 719px) and (min-width: 560px)");
