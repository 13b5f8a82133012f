// What somebody played: which of it is asked for, and what the figures come to.
import type { DealLine, Request, DealTally } from "../../live/protocol.ts";

type Asked = Extract<Request, { type: "AskHistory" }>;
type Period = "ever" | "week" | "month" | "year";
export type Filter = {
  game: string;
  result: "" | NonNullable<Asked["result"]>;
  company: "" | NonNullable<Asked["company"]>;
  period: Period;
};
export const ALL: Filter = { game: "", result: "", company: "", period: "ever" };

const DAYS: Record<Period, number | null> = { ever: null, week: 7, month: 30, year: 365 };
const DAY_MS = 86_400_000;

export function isAll(filter: Filter): boolean {
  return filter.game === "" && filter.result === "" && filter.company === "" && filter.period === "ever";
}

/** The request for a page of it: the first, or the one that ends before that time. */
export function asking(filter: Filter, now: Date, before: number | null): Omit<Asked, "id"> {
  const days = DAYS[filter.period];
  return {
    type: "AskHistory",
    game: filter.game || null,
    result: filter.result || null,
    company: filter.company || null,
    since: days === null ? null : (now.getTime() - days * DAY_MS) / 1000,
    before,
    zone: -now.getTimezoneOffset(),
  };
}

type Counts = Omit<DealTally, "game" | "level">;

/** All of these together. */
export function total(tallies: readonly DealTally[]): Counts {
  const sum = (of: keyof Counts) => tallies.reduce((all, each) => all + each[of], 0);
  return {
    deals: sum("deals"),
    won: sum("won"),
    lost: sum("lost"),
    declared: sum("declared"),
    made: sum("made"),
    defended: sum("defended"),
    beaten: sum("beaten"),
  };
}

/** Day by day, in the order in which they come. */
export function byDay(deals: readonly DealLine[], dayOf: (seconds: number) => string): [string, DealLine[]][] {
  const days: [string, DealLine[]][] = [];
  for (const deal of deals) {
    const day = dayOf(deal.at);
    const last = days.at(-1);
    if (last?.[0] === day) last[1].push(deal);
    else days.push([day, [deal]]);
  }
  return days;
}
