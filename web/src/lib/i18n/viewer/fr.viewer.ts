// La visionneuse : des fichiers de donnes, et des donnes qu’un lien porte en lui.
import type { viewer } from "./en.viewer.ts";

export const visionneuse: Record<keyof typeof viewer, string> = {
  "This board cannot be read. {text:why}": "Cette donne est illisible. {text:why}",
  "Not all four hands are known.": "Les quatre mains ne sont pas toutes connues.",
};
