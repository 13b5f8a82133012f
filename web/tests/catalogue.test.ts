// Every id that the page says, every value in every sentence, and a language that is only a folder.
import { cpSync, mkdtempSync, readFileSync, writeFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { FOLDER, languages, source } from "../words.ts";

const messages = (language: string): Map<string, string> =>
  new Map(
    source(language)
      .trimEnd()
      .split(/\n(?! )/)
      .map((each) => [each.slice(0, each.indexOf(" ")), each.slice(each.indexOf("=") + 2)]),
  );
const en = messages("en");
const values = (text = "") => new Set([...text.matchAll(/(?:[A-Z]+\()?\$\w+/g)].map((hole) => hole[0]));

const sources: Record<string, string> = import.meta.glob(["../src/**/*.svelte", "../src/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it("is read whole", () => {
  for (const language of languages()) {
    const read = new FluentResource(source(language)).body.map((entry) => entry.id);
    expect(read).toEqual([...messages(language).keys()]);
  }
});

it("has a message for everything that the page says", () => {
  const files = new Set([...en.keys()].map((id) => id.split("-")[0]));
  const said = Object.values(sources).flatMap((text) => [
    ...[...text.matchAll(/\bt\(\s*"([^"]+)"/g)].map((found) => found[1] ?? ""),
    ...[...text.matchAll(/"(([a-z]+)-[a-z0-9-]+)"/g)]
      .filter((found) => files.has(found[2] ?? "") && found[0].includes("-", found[0].indexOf("-") + 1))
      .map((found) => found[1] ?? ""),
  ]);
  expect(said.length).toBeGreaterThan(1000);
  expect(said.filter((id) => !en.has(id) && !NO_IDS.has(id))).toEqual([]);
});

const NO_IDS = new Set<string>();

/** Without what only chooses a form, such as a verb after "you", of a value that is said anyway. */
function chosen(own: Set<string>, first: Set<string>): Set<string> {
  const isSaid = (value: string) => [...first].some((each) => each.endsWith(value));
  return new Set([...own].filter((each) => first.has(each) || !each.startsWith("ME(") || !isSaid(each.slice(3))));
}

it.each(languages())("says the same things with the same values in %s", (language) => {
  const own = messages(language);
  expect([...own.keys()]).toEqual([...en.keys()]);
  // A bid is written by the letters of its strain, or by its name.
  for (const [id, text] of own) {
    if (id !== "cards-bid") expect(chosen(values(text), values(en.get(id))), id).toEqual(values(en.get(id)));
  }
});

it("is translated: only names and signs are the same", () => {
  const fr = messages("fr");
  const same = [...en].filter(
    ([id, text]) => fr.get(id) === text && /[A-Za-z]{2}/.test(text.replace(/\{[^}]*\}/g, "")),
  );
  expect([...new Set(same.map(([, text]) => text))].sort()).toEqual(SAME);
});

/** Words that are spelt alike in English and French. */
const SAME = [
  "BridgeWar",
  "BridgeWar Battles",
  "BridgeWar Extreme",
  "BridgeWar Heroes",
  "Chicago",
  "Expert",
  "Handicap",
  "Howell",
  "Match",
  "Menu",
  "MiniBridge",
  "Minutes",
  "Mitchell",
  "Options",
  "Pages",
  "Pause",
  "Points",
  "TOTAL",
  "Tab",
  "Table",
  "Tables",
  "Total",
  "Version",
  "aBRIDGEd",
  "min",
  "{ $minutes } min",
  "{ $points } points",
];

it("finds a language that is only a folder", () => {
  const folder = mkdtempSync(`${tmpdir()}/words`);
  cpSync(FOLDER, folder, { recursive: true });
  cpSync(`${FOLDER}/en`, `${folder}/xx`, { recursive: true });
  for (const file of readdirSync(`${folder}/xx`).filter((name) => name.endsWith(".ftl"))) {
    const text = readFileSync(`${folder}/xx/${file}`, "utf-8");
    writeFileSync(`${folder}/xx/${file}`, text.replace(/^cards-language = .*$/m, "cards-language = Ëxträ"));
  }
  expect(languages(folder)).toEqual(["en", "fr", "xx"]);
  expect(source("xx", null, folder)).toContain("Ëxträ");
});
