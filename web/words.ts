// The catalogues of src/kibitz/words for the page, fetched by those who read the language: what it begins with, and the rest.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Ours, or those that a test has written. */
export const FOLDER = process.env["KIBITZ_WORDS"] ?? fileURLToPath(new URL("../src/kibitz/words", import.meta.url));
const LATER = new Set(
  "class club competition files homework league lesson paper practice progress record referee rules slips viewer".split(
    " ",
  ),
);
/** What only the terminal says. */
const NOT_HERE = new Set("check cli help server study typed".split(" "));
const PREFIX = "virtual:words";
const PARTS = ["first", "rest"] as const;
type Part = (typeof PARTS)[number];

/** A language is a folder. */
export const languages = (folder = FOLDER): string[] =>
  readdirSync(folder).filter((each) => existsSync(`${folder}/${each}/cards.ftl`));

/** The messages of a language, or of one part of it, without remarks and blank lines. */
export function source(language: string, part: Part | null = null, folder = FOLDER): string {
  return readdirSync(`${folder}/${language}`)
    .filter((each) => each.endsWith(".ftl"))
    .map((file) => file.replace(".ftl", ""))
    .filter((file) => !NOT_HERE.has(file) && (part === null || LATER.has(file) === (part === "rest")))
    .map((file) => readFileSync(`${folder}/${language}/${file}.ftl`, "utf-8"))
    .join("\n")
    .replace(/^(#.*)?\n/gm, "");
}

/** The names of all languages as those who speak them write them, and how each is fetched. */
function all(): string {
  const names = languages().map((each) => [each, /^cards-language = (.*)$/m.exec(source(each))?.[1]]);
  const fetchers = languages().map(
    (each) => `${each}: { ${PARTS.map((part) => `${part}: () => import("${PREFIX}/${each}-${part}")`).join(", ")} }`,
  );
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
      const [language = "", part] = id.slice(PREFIX.length + 2).split("-");
      return `export default ${JSON.stringify(source(language, part as Part))};`;
    },
  };
}
