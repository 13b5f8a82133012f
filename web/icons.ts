// Icons as pictures of dots, for systems that draw no SVG on a home screen: made from the drawings when the page is built.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";

/** The drawing, the name of the picture, and how wide it is. A home screen rounds the corners itself: it takes the full square. */
const PICTURES = [
  ["icon-maskable.svg", "apple-touch-icon.png", 180],
  ["favicon.svg", "icon-192.png", 192],
  ["favicon.svg", "icon-512.png", 512],
] as const;

export function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    async generateBundle() {
      await initWasm(readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
      for (const [drawing, fileName, width] of PICTURES) {
        const svg = await readFile(new URL(`public/${drawing}`, import.meta.url), "utf-8");
        const source = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
