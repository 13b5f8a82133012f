// What a table is opened with.
import { expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../src/live/protocol.ts";
import { changedIn, choiceFor, EACH, levelsFor, optionsIn, sessionFor } from "../src/base/options/setup.ts";

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

const option = (name: string, group: OptionInfo["group"]): OptionInfo => ({
  name,
  title: name,
  description: "",
  group,
  kind: "switch",
  choices: [],
  default: false,
  least: null,
  most: null,
});
const CONTRACT = {
  name: "contract",
  options: [option("scoring", "game"), option("honours", "game"), option("claims", "table")],
  sessions: [
    { name: "rubber", title: "", blurb: "", options: [], needs: { scoring: "rubber" } },
    { name: "match", title: "", blurb: "", options: [option("deals", "evening")], needs: { scoring: "duplicate" } },
  ],
} as unknown as GameInfo;

it("puts options into groups, but for those that the session settles", () => {
  const choice = choiceFor(
    { contract: { options: { honours: true }, session: "match", sessionOptions: {} } },
    CONTRACT,
  );
  const session = sessionFor(CONTRACT, choice);
  const named = (group: OptionInfo["group"]) => optionsIn(group, CONTRACT, session).map((each) => each.name);
  expect([named("game"), named("evening"), named("table"), named("teaching")]).toEqual([
    ["honours"],
    ["deals"],
    ["claims"],
    [],
  ]);
  expect(changedIn(optionsIn("game", CONTRACT, session), choice)).toBe(1);
  expect(changedIn(optionsIn("table", CONTRACT, session), choice)).toBe(0);
});
