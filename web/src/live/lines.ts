// Pictures that are kept line by line.

/** The lines that were, with those that are new or other; null stands for one that is gone. */
export function merged<T>(
  before: Readonly<Record<string, T>>,
  news: Readonly<Record<string, T | null>>,
): Record<string, T> {
  const all = Object.entries({ ...before, ...news });
  return Object.fromEntries(all.filter((line): line is [string, T] => line[1] !== null));
}
