// Every key in every language, and every value in every sentence.
import { expect, it } from "vitest";
import { club } from "../src/words/club/en.club.ts";
import { events } from "../src/words/club/en.events.ts";
import { realCards } from "../src/words/club/en.realcards.ts";
import { en as early } from "../src/words/en.ts";
import { viewer } from "../src/words/viewer/en.viewer.ts";
import { fr } from "../src/words/fr.ts";

const en = { ...early, ...club, ...events, ...realCards, ...viewer };
const holes = (text: string) => new Set([...text.matchAll(/\{(\w+:\w+)/g)].map((hole) => hole[1]));

const sources: Record<string, string> = import.meta.glob(["../src/**/*.svelte", "../src/**/*.ts", "!../src/words/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it("has the same keys in both languages", () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
});

it("has a text for everything that the page says", () => {
  const said = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bt\(\s*"([^"]+)"/g)].map((found) => found[1] ?? ""),
  );
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((key) => !(key in en))).toEqual([]);
});

it("fills in the same values in both languages", () => {
  for (const [key, text] of Object.entries({ ...en })) {
    if (!key.includes("{")) continue;
    expect(holes(text), key).toEqual(holes(key));
    expect(holes(fr[key as keyof typeof fr]), key).toEqual(holes(key));
  }
});

it("is translated: only names and signs are the same", () => {
  const same = Object.entries(en).filter(
    ([key, text]) => fr[key as keyof typeof fr] === text && !/^(\{[^ ]*\}[ ,]*)+$/.test(text),
  );
  expect(same.map(([key]) => key)).toEqual([
    "Pages",
    "Options",
    "Pause",
    "expert",
    "Table",
    "Menu",
    "Points",
    "BridgeWar",
    "BridgeWar Heroes",
    "BridgeWar Battles",
    "BridgeWar Extreme",
    "MiniBridge",
    "aBRIDGEd",
    "Match",
    "Chicago",
    "TOTAL",
    "Total",
    "Howell",
    "Mitchell",
    "N-S",
    "{text:percent} %",
    "{text:points} points",
    "Minutes",
    "min",
  ]);
});
