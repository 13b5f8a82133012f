// Codes as people type them, and where they lead.
import type { CodeFound } from "./protocol.ts";

/** As the server reads a code: case, spaces and hyphens do not matter, and no letter is taken for a digit. */
export function plainCode(typed: string): string {
  const alike: Record<string, string> = { O: "0", I: "1", L: "1", U: "V" };
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/[OILU]/g, (letter) => alike[letter] ?? letter);
}

/** What was typed into a field for codes: a code, or a whole link of ours that ends with one. */
export function typedCode(typed: string): string {
  const [path = ""] = typed.trim().split(/[?#]/);
  return plainCode(path.split("/").filter(Boolean).at(-1) ?? "");
}

const PLACES = {
  class: "class",
  homework: "homework",
  event: "event",
  league: "league",
  evening: "evening",
  results: "results",
  table: "t",
};

/** Where a code leads that the server has found. */
export const codePath = ({ kind, code }: Pick<CodeFound, "kind" | "code">): string => `/${PLACES[kind]}/${code}`;

/** In two halves, as it is read aloud. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
