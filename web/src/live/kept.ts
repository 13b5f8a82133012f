// What this browser keeps of what it runs: the secrets of classes, homework, competitions, leagues and evenings.
import type { Made } from "./protocol.ts";

export type Kind = Made["ledger"];
/** Of what came from an earlier version only the code is known, and not the kind. */
export type Kept = {
  readonly kind: Kind | null;
  readonly code: string;
  readonly secret: string;
  readonly title: string;
};

const KEY = "kibitz.kept";
const TABLES = "kibitz.homework.tables";
/** Where earlier versions kept them. */
const DESKS = "kibitz.desks";
const HOMEWORK = "kibitz.homework";
const SECRETS = "kibitz.secrets";
/** The last few of each kind are enough. */
const most = (kind: Kind) => (kind === "class" ? 8 : 30);

function read<T>(key: string, empty: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? empty;
  } catch {
    return empty;
  }
}

function all(): readonly Kept[] {
  return read<readonly Kept[] | null>(KEY, null) ?? fromEarlier();
}

function fromEarlier(): readonly Kept[] {
  type Line = Omit<Kept, "kind">;
  const secrets = Object.entries(read<Record<string, string>>(SECRETS, {}));
  return [
    ...read<Line[]>(DESKS, []).map((line) => ({ ...line, kind: "class" }) as const),
    ...read<Line[]>(HOMEWORK, []).map((line) => ({ ...line, kind: "homework" }) as const),
    ...secrets.map(([code, secret]) => ({ kind: null, code, secret, title: "" })),
  ];
}

function write(lines: readonly Kept[]): void {
  localStorage.setItem(KEY, JSON.stringify(lines));
  for (const key of [DESKS, HOMEWORK, SECRETS]) localStorage.removeItem(key);
}

/** What is run from this browser, the newest first. */
export function kept(kind: Kind): readonly Kept[] {
  return all().filter((each) => each.kind === kind);
}

export function keep(kind: Kind, line: Omit<Kept, "kind">): void {
  const others = all().filter((each) => each.code !== line.code);
  const alike = others.filter((each) => each.kind === kind).slice(0, most(kind) - 1);
  write([{ ...line, kind }, ...others.filter((each) => each.kind !== kind || alike.includes(each))]);
}

export function forget(code: string): void {
  write(all().filter((each) => each.code !== code));
}

/** The secret of something: after the sign # in the address, where no server's log sees it, or in this browser. */
export function secretOf(code: string): string | null {
  return location.hash.slice(1) || all().find((each) => each.code === code)?.secret || null;
}

/** The homework that is done at a table, if this browser has seen it. */
export function homeworkOf(table: string): string | null {
  return read<Record<string, string>>(TABLES, {})[table] ?? null;
}

export function keepTable(table: string, code: string): void {
  const tables = read<Record<string, string>>(TABLES, {});
  if (tables[table] !== code) localStorage.setItem(TABLES, JSON.stringify({ ...tables, [table]: code }));
}
