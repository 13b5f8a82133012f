// The boards of a file: which one comes next, and which link is one of ours.
import { expect, it } from "vitest";
import type { BoardLine, FileShown, RoomLine } from "../src/live/protocol.ts";
import { neighbour, codeIn, boardsPlayed } from "../src/subjects/viewer/boards.ts";

const room = (code: string): RoomLine => ({
  room: "",
  contract: null,
  passed_out: false,
  declarer: null,
  over: null,
  score: null,
  code,
});
const board = (label: string, ...codes: string[]): BoardLine => ({
  label,
  dealer: "N",
  vulnerable: [],
  rooms: codes.map(room),
  imps: null,
  standing: null,
});
const match = (...boards: BoardLine[]) => ({
  event: "",
  stage: "",
  home: "",
  visitors: "",
  carried: [0, 0] as const,
  goes_on: false,
  gained: null,
  is_match: true,
  boards,
});
const FILE: FileShown = {
  name: "",
  matches: [match(board("1", "1a", "1b"), board("2", "2a", "2b")), match(board("1", "3a"))],
  boards: 5,
  faults: [],
  more_faults: 0,
  is_cut: false,
};
const played = boardsPlayed(FILE);

it("goes on in the same room, over the end of a match", () => {
  expect(neighbour(played, "1b", 1)?.room.code).toBe("2b");
  expect(neighbour(played, "2b", -1)?.room.code).toBe("1b");
  expect(neighbour(played, "2b", 1)?.room.code).toBe("3a");
});

it("ends where the file ends, and knows no board of another", () => {
  expect(neighbour(played, "3a", 1)).toBeNull();
  expect(neighbour(played, "1a", -1)).toBeNull();
  expect(neighbour(played, "x", 1)).toBeNull();
});

it("reads a link of its own and no other", () => {
  expect(codeIn(" https://cards.example/view#1aB-_9 ")).toBe("1aB-_9");
  expect(codeIn("https://www.bridgebase.com/tools/handviewer.html?b=1")).toBeNull();
});
