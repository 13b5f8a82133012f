// The addresses that lead to the screens, and that no link of the page leads nowhere.
import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
const { read } = await import("../src/live/route.svelte.ts");

test("an address says which screen it is of, and what the screen is told", () => {
  expect(read("/")).toEqual({ screen: "home" });
  expect(read("/t/abc/12")).toEqual({ screen: "lookback", table: "abc", deal: 12 });
  expect(read("/t/abc/last")).toEqual({ screen: "lost" });
  expect(read("/event/ab1-o9x/")).toEqual({ screen: "competition", code: "AB109X" });
  expect(read("/rules/b%C3%A9zique")).toEqual({ screen: "rules", game: "bézique" });
});

test("what an address leaves out is null", () => {
  expect(read("/practice")).toEqual({ screen: "practice", puzzle: null });
  expect(read("/homework/ABC123/4/2")).toEqual({ screen: "homework", code: "ABC123", pupil: 4, task: 2, card: null });
});

const sources: Record<string, string> = import.meta.glob("../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
// A link as it is written: what is put into it stands in braces.
const links = Object.values(sources).flatMap((text) =>
  [...text.matchAll(/(?:href=|(?:go|instead)\()["`'](\/[^"`'?#]*)/g)].map((found) => found[1] ?? ""),
);

test("no link of the page leads nowhere", () => {
  expect(links.length).toBeGreaterThan(50);
  const astray = links.filter((link) => link !== "/" && read(link.replace(/\$?{[^}]*}/g, "1")).screen === "home");
  expect(astray).toEqual([]);
});
