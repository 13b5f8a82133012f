// The boards of a file one after the other, and links to them. No rules, no drawing.
import type { FileShown, MatchLines, RoomLine } from "../../live/protocol.ts";

/** A board of the list at one table, and where it stands in the file. */
export type BoardPlayed = { match: MatchLines; board: MatchLines["boards"][number]; room: RoomLine; place: number };

export function boardsPlayed(file: FileShown | null): BoardPlayed[] {
  return (file?.matches ?? []).flatMap((match) =>
    match.boards.flatMap((board) => board.rooms.map((room, place) => ({ match, board, room, place }))),
  );
}

/** The code in an address of our own, if somebody pasted one. */
export function codeIn(text: string): string | null {
  return /\/view#([\w-]+)\s*$/.exec(text.trim())?.[1] ?? null;
}

/** The board after that one in the file, or the one before, in the same room if it was played there. */
export function neighbour(played: readonly BoardPlayed[], code: string, way: 1 | -1): BoardPlayed | null {
  const here = played.find((each) => each.room.code === code);
  if (!here) return null;
  const boards = [...new Set(played.map((each) => each.board))];
  const next = boards[boards.indexOf(here.board) + way];
  const there = played.filter((each) => each.board === next);
  return there.find((each) => each.place === here.place) ?? there[0] ?? null;
}
