import { describe, expect, it } from "vitest";
import { Lexicon } from "../src/base/glossary/terms.ts";

const trick = { words: ["trick", "tricks"], means: "Four cards." };
const lead = { words: ["lead"], means: "To play first." };
const opening = { words: ["opening lead"], means: "The first card." };
const none = { words: ["no-trumps"], means: "No suit is higher." };
const levee = { words: ["levée", "levées"], means: "Quatre cartes." };

describe("words in a sentence", () => {
  const lexicon = new Lexicon([trick, lead, opening, levee, none]);
  const found = (text: string) => lexicon.find(text).map(({ from, to }) => text.slice(from, to));

  it("are found whole, whatever their case", () => {
    expect(found("Tricks: one trick, no trickery, hat-trick.")).toEqual(["Tricks", "trick"]);
    expect(found("In no-trumps.")).toEqual(["no-trumps"]);
    expect(found("Une levée, prélevées")).toEqual(["levée"]);
  });
  it("are as long as they can be", () => {
    expect(lexicon.find("the opening lead").map((each) => each.entry)).toEqual([opening]);
  });
  it("are no player's name", () => {
    const ruff = new Lexicon([{ words: ["ruff"], means: "To trump." }]);
    expect(ruff.find("Ruff can ruff it.").map(({ from }) => from)).toEqual([9]);
  });
  it("are none in phrases that mean something else", () => {
    const lexicon = new Lexicon([{ ...lead, unless: ["lead by"] }]);
    expect(lexicon.find("You lead by 50. You lead.").map(({ from }) => from)).toEqual([20]);
  });
  it("are abbreviations only in capitals", () => {
    const lexicon = new Lexicon([{ words: ["sans-atout", "SA"], means: "Aucune couleur ne bat les autres." }]);
    expect(lexicon.find("Sa main vaut 3 SA, Sans-atout.").map(({ from }) => from)).toEqual([15, 19]);
  });
  it("are none where there is no glossary", () => {
    expect(new Lexicon([]).find("a trick")).toEqual([]);
  });
});
