// How much larger pages are on a large screen.
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { zoomOf } from "../felt/card_sizes.ts";

/** From the root of the page. */
export function keepZoom(): void {
  $effect(() => {
    const zoom = zoomOf(innerWidth.current ?? 0, innerHeight.current ?? 0);
    document.documentElement.style.setProperty("--zoom", String(zoom));
  });
}
