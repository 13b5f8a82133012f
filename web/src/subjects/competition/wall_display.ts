// What stands on the wall at once, and what has to take turns so that it can be read from across the room.
import type { EventHead } from "../../live/protocol.ts";

/** So many lines can be read from the back of a room. */
export const ROWS = 12;
/** So many columns stand beside each other on a wall; on a window that stands upright there is one. */
export const COLUMNS = 2;
/** From so many letters on a name needs half the wall: ranking and seats then take turns. */
const LONG = 26;

/** Columns of the ranking and columns of seats that are seen together. */
export type Sheet<R, S> = { ranking: readonly R[]; seats: readonly (readonly S[])[] };

/** Parts as even as they can be, none longer than `most`. */
export function parted<T>(all: readonly T[], most: number): T[][] {
  const size = Math.ceil(all.length / Math.max(1, Math.ceil(all.length / most)));
  const parts: T[][] = [];
  for (let from = 0; from < all.length; from += size) parts.push(all.slice(from, from + size));
  return parts;
}

/** The sheets that the wall shows in turn; one empty sheet if there is nothing yet. */
export function sheets<R, S>(
  ranking: readonly R[],
  tables: readonly S[],
  wall: EventHead["wall"],
  names: readonly string[],
  abreast = COLUMNS,
): readonly Sheet<R, S>[] {
  const places = wall === "seats" ? [] : parted(ranking, abreast);
  const seated = wall === "ranking" ? [] : tables;
  const isLong = names.some((name) => name.length > LONG);
  if (abreast > 1 && places.length && seated.length && !isLong) {
    const beside = parted(seated, ROWS);
    return Array.from({ length: Math.max(places.length, beside.length) }, (_, i) => ({
      ranking: places[i % places.length] ?? [],
      seats: [beside[i % beside.length] ?? []],
    }));
  }
  // Long names have two lines each, so half as many tables stand in a column. Seats alone have the room of two columns; beside a word or a code to come in by they have one.
  const columns = parted(seated, isLong ? ROWS / 2 : ROWS);
  const perSheet = wall === "seats" || places.length ? abreast : 1;
  const alone = columns.length === 1 && perSheet > 1 && seated.length > ROWS / 2 ? parted(seated, ROWS / 2) : columns;
  const all = [
    ...places.map((each) => ({ ranking: each, seats: [] })),
    ...parted(alone, perSheet).map((each) => ({ ranking: [], seats: each })),
  ];
  return all.length ? all : [{ ranking: [], seats: [] }];
}

/** How large a name is written where so many letters fit on a line, in parts of the size of a short one. */
export function fitted(name: string, letters: number): number {
  if (name.length <= letters) return 1;
  const [twoLines, least] = [0.72, 0.5];
  return Math.max(least, Math.min(twoLines, (1.8 * letters) / name.length));
}
