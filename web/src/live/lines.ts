// Pictures that the server tells by what is other than before: the same for a table and for all that is followed.
import type { Changed, Picture, Text } from "./protocol.ts";

/** The lines that were, with those that are new or other; null stands for one that is gone. */
function merged<T>(before: Readonly<Record<string, T>>, news: Readonly<Record<string, T | null>>): Record<string, T> {
  const all = Object.entries({ ...before, ...news });
  return Object.fromEntries(all.filter((line): line is [string, T] => line[1] !== null));
}

/** The server takes both from the same picture: whole fields, and of what is kept by lines single ones. */
export const after = <P extends object>(before: P, { fields, lines }: Changed): P =>
  Object.entries(lines as Record<string, Record<string, unknown>>).reduce<P>(
    (picture, [name, news]) => ({
      ...picture,
      [name]: merged(picture[name as keyof P] as Readonly<Record<string, unknown>>, news),
    }),
    { ...before, ...fields },
  );

/** The story of a deal, oldest first. */
export const storyOf = ({ story }: Pick<Picture, "story">): { number: number; text: Text }[] =>
  Object.entries(story).map(([number, text]) => ({ number: Number(number), text }));
