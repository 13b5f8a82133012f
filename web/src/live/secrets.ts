// The secrets of competitions, leagues and evenings that are run from this browser.
const SECRETS = "kibitz.secrets";

/** A secret: in the address once, then in this browser. */
export function secretOf(code: string): string | null {
  const kept = JSON.parse(localStorage.getItem(SECRETS) ?? "{}") as Record<string, string>;
  const given = location.hash.slice(1);
  if (given && given !== kept[code]) localStorage.setItem(SECRETS, JSON.stringify({ ...kept, [code]: given }));
  return given || kept[code] || null;
}
