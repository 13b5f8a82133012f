// The boards of a file one after the other, and links to them. No rules, no drawing.
import type { FileShown, MatchLines, RoomLine } from "../protocol.ts";

/** A board of the list at one table, and where it stands in the file. */
export type Spot = { match: MatchLines; board: MatchLines["boards"][number]; room: RoomLine; place: number };

export function spotsOf(file: FileShown | null): Spot[] {
  return (file?.matches ?? []).flatMap((match) =>
    match.boards.flatMap((board) => board.rooms.map((room, place) => ({ match, board, room, place }))),
  );
}

/** The code in an address of our own, if somebody pasted one. */
export function codeIn(text: string): string | null {
  return /\/view#([\w-]+)\s*$/.exec(text.trim())?.[1] ?? null;
}

/** The board after that one in the file, or the one before, in the same room if it was played there. */
export function beside(spots: readonly Spot[], code: string, way: 1 | -1): Spot | null {
  const here = spots.find((spot) => spot.room.code === code);
  if (!here) return null;
  const boards = [...new Set(spots.map((spot) => spot.board))];
  const next = boards[boards.indexOf(here.board) + way];
  const there = spots.filter((spot) => spot.board === next);
  return there.find((spot) => spot.place === here.place) ?? there[0] ?? null;
}
