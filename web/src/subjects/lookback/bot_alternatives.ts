// What else a bot could have done: cards that fared alike share a line of the table.
import type { Alternative, Why } from "../../live/protocol.ts";

export type Line = { alike: Alternative[]; done: Alternative | null };

const fares = ({ value, tricks, works }: Alternative) => JSON.stringify([value, tricks, works]);

/** The lines of the table, best first; what was done is marked on its line. */
export function lines(why: Why): Line[] {
  const found: Line[] = [];
  why.alternatives.forEach((each, i) => {
    const last = found.at(-1);
    const line = last?.alike[0] && fares(last.alike[0]) === fares(each) ? last : { alike: [], done: null };
    if (line !== last) found.push(line);
    line.alike.push(each);
    if (i === why.chosen) line.done = each;
  });
  return found;
}
