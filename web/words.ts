// The words of each language but English as a file beside the page: the server prints with them.
import type { Plugin } from "vite";
import { fr } from "./src/words/fr.ts";

const LANGUAGES = { fr };

export function words(): Plugin {
  return {
    name: "words",
    apply: "build",
    generateBundle() {
      for (const [language, catalogue] of Object.entries(LANGUAGES)) {
        this.emitFile({ type: "asset", fileName: `words.${language}.json`, source: JSON.stringify(catalogue) });
      }
    },
  };
}
