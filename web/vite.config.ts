import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./icons.ts";
import { words } from "./words.ts";

// Where `npm run dev` finds a running server.
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), icons(), words()],
  build: {
    outDir: "../src/kibitz/page",
    emptyOutDir: true,
    // A strict content policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: { "/ws": { target: server, ws: true }, "/api": server, "/qr.svg": server },
  },
});
