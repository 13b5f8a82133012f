// The boards of a class in the address of the form for homework.
import type { ClassBoards } from "./protocol.ts";

/** What the form for homework begins with: a game, its options, and deals by their codes. */
type GivenBoards = { game: string | null; options: Record<string, unknown>; deals: readonly string[] };

/** The boards of a class in the address of the form. */
export function boardsPath({ game, options, deals }: Pick<ClassBoards, "game" | "options" | "deals">): string {
  const query = { game, deals: deals.join(" "), options: JSON.stringify(options) };
  return `/homework?${new URLSearchParams(query)}`;
}

export function givenBoards(search: string): GivenBoards {
  const query = new URLSearchParams(search);
  const deals = (query.get("deals") ?? "").split(" ").filter(Boolean);
  return { game: query.get("game"), options: optionsIn(query.get("options")), deals };
}

function optionsIn(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    return read && typeof read === "object" && !Array.isArray(read) ? { ...read } : {};
  } catch {
    return {};
  }
}
