// The catalogues of src/kibitz/words for the page: a module a language, fetched when somebody reads it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export const FOLDER = fileURLToPath(new URL("../src/kibitz/words", import.meta.url));
/** What only the terminal says. */
const NOT_HERE = "terminal.ftl";
const PREFIX = "virtual:words";

/** A language is a folder. */
export const languages = (folder = FOLDER): string[] =>
  readdirSync(folder).filter((each) => existsSync(`${folder}/${each}/cards.ftl`));

/** All messages of a language, without remarks and blank lines. */
export function source(language: string, folder = FOLDER): string {
  return readdirSync(`${folder}/${language}`)
    .filter((file) => file !== NOT_HERE)
    .map((file) => readFileSync(`${folder}/${language}/${file}`, "utf-8"))
    .join("\n")
    .replace(/^(#.*)?\n/gm, "");
}

/** The names of all languages as those who speak them write them, and how each is fetched. */
function all(): string {
  const names = languages().map((each) => [each, /^cards-language = (.*)$/m.exec(source(each))?.[1]]);
  const fetchers = languages().map((each) => `${each}: () => import("${PREFIX}/${each}")`);
  return `export const names = ${JSON.stringify(Object.fromEntries(names))};
export const fetchers = { ${fetchers.join(", ")} };`;
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${PREFIX}`) return all();
      if (!id.startsWith(`\0${PREFIX}/`)) return;
      return `export default ${JSON.stringify(source(id.slice(PREFIX.length + 2)))};`;
    },
  };
}
