/** A day each week from the first, as 2026-11-24. */
export function everySevenDays(first: string, weeks: number): string[] {
  const [year, month, date] = first.split("-").map(Number);
  return Array.from({ length: weeks }, (_, week) =>
    new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (date ?? 1) + 7 * week)).toISOString().slice(0, 10),
  );
}
