import { expect, it } from "vitest";
import { boardsPath, givenBoards } from "../src/live/homework_link.ts";
import { endOfDay, tableText } from "../src/subjects/homework/homework.ts";

const WORDS = { who: "Who", mistakes: "Mistakes", best: "Best", choices: "Of" };

it("has a line for each pupil, and no nickname is a formula", () => {
  const tasks = [
    { number: 1, kind: "deal", code: "A" },
    { number: 2, kind: "puzzle", code: "B" },
  ] as const;
  const done = { task: 1, is_late: false, is_right: null, points: -50, mistakes: 2 };
  const solved = { task: 2, is_late: false, is_right: true, points: null, mistakes: null };
  const rows = [
    { pupil: 1, name: 'Ann "A"', cells: [done, solved], right: 5, choices: 9 },
    ...["=1+1", "-2+3", "+cmd", "@SUM(1)", "\t=1"].map((name, n) => ({
      pupil: 2 + n,
      name,
      cells: [],
      right: 0,
      choices: 0,
    })),
  ];
  expect(tableText(tasks, rows, WORDS).split("\r\n")).toEqual([
    '"Who","1","1 Mistakes","2","Best","Of"',
    '"Ann ""A""","-50","2","1","5","9"',
    ...["=1+1", "-2+3", "+cmd", "@SUM(1)", "\t=1"].map((name) => `"'${name}","","","","0","0"`),
    "",
  ]);
});

it("ends with the day that was chosen", () => {
  expect(endOfDay("")).toBeNull();
  expect(new Date((endOfDay("2026-11-16") ?? 0) * 1000).getHours()).toBe(23);
});

it("hands the boards of a class to the form, and reads nothing into a strange address", () => {
  const boards = { game: "minibridge", options: { bonus: "small" }, deals: ["A-1", "B-2"] };
  expect(givenBoards(boardsPath(boards).replace("/homework", ""))).toEqual(boards);
  expect(givenBoards("?options=[1]")).toEqual({ game: null, options: {}, deals: [] });
  expect(givenBoards("?options={")).toEqual({ game: null, options: {}, deals: [] });
});
