// What the results page of a club says of days.
import { date } from "../../words/text.ts";

/** A day as people write it: the server has 2026-11-19. */
export function dayOf(on: string): string {
  const [year, month, day] = on.split("-").map(Number);
  if (!year || !month || !day) return on;
  return date(new Date(year, month - 1, day));
}
