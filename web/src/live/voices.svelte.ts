// Who speaks with whom at the table, by player: drawn at their names.
import { SvelteMap } from "svelte/reactivity";

/** In voice, on the way to it, tried for long in vain, or heard this moment. */
export type Heard = "joined" | "connecting" | "lost" | "speaking";

export const voices = new SvelteMap<number, Heard>();
