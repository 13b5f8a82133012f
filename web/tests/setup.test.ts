// What a table is opened with.
import { expect, it } from "vitest";
import { EACH, levelsFor } from "../src/lib/setup.ts";

const OFFERED = ["beginner", "learner", "club"];

it("gives all bots one level", () => {
  expect(levelsFor(OFFERED, "club", { 1: "beginner" }, 4)).toEqual({ bots: "club", levels: {} });
});

it("gives each bot its own, and the usual one where none was chosen", () => {
  expect(levelsFor(OFFERED, EACH, { 2: "club" }, 4)).toEqual({
    bots: "learner",
    levels: { 1: "learner", 2: "club", 3: "learner" },
  });
  expect(levelsFor(OFFERED, EACH, { 3: "club" }, 3)).toEqual({
    bots: "learner",
    levels: { 1: "learner", 2: "learner" },
  });
});

it("forgets a level that is no longer offered", () => {
  expect(levelsFor(OFFERED, "champion", {}, 4).bots).toBe("learner");
  expect(levelsFor(OFFERED, EACH, { 1: "champion" }, 4).levels).toEqual({ 2: "learner", 3: "learner" });
});
