import { expect, it } from "vitest";
import { codePath, typedCode } from "../src/live/codes.ts";
import { playedPath } from "../src/subjects/homework/homework.ts";

it("reads a code however it is typed, and the end of a link", () => {
  expect(typedCode(" abo 12l ")).toBe("AB0121");
  expect(typedCode("https://kibitz.example/homework/AB0121?x=1#y")).toBe("AB0121");
  expect(typedCode(" / ")).toBe("");
});

it("leads to the place of what was found", () => {
  expect(codePath({ kind: "homework", code: "AB0121" })).toBe("/homework/AB0121");
  expect(codePath({ kind: "table", code: "0123456789" })).toBe("/t/0123456789");
});

it("has an address for a deal of homework as one pupil played it, and for one of its cards", () => {
  const of = { code: "AB0121", secret: "s" };
  expect(playedPath(of, 3, 2)).toBe("/homework/AB0121/3/2#s");
  expect(playedPath(of, 3, 2, 0)).toBe("/homework/AB0121/3/2/1#s");
});
