import { beforeEach, expect, it, vi } from "vitest";
import { forget, keep, kept, secretOf } from "../src/live/kept.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const line = (code: string) => ({ code, secret: `s-${code}`, title: code });

it("keeps what is run from here, the newest first, and forgets it", () => {
  keep("class", line("A"));
  keep("league", line("L"));
  keep("class", line("B"));
  keep("class", { ...line("A"), title: "again" });
  expect(kept("class").map((each) => each.title)).toEqual(["again", "B"]);
  expect(secretOf("L")).toBe("s-L");
  forget("A");
  expect(kept("class").map((each) => each.code)).toEqual(["B"]);
  expect(secretOf("A")).toBeNull();
});

it("believes the address first", () => {
  keep("league", line("L"));
  vi.stubGlobal("location", { hash: "#given" });
  expect(secretOf("L")).toBe("given");
});

it("keeps the last few of a kind, and all of the others", () => {
  keep("event", line("E"));
  for (let n = 0; n < 20; n++) keep("class", line(`C${n}`));
  expect(kept("class").map((each) => each.code)).toEqual(["C19", "C18", "C17", "C16", "C15", "C14", "C13", "C12"]);
  expect(secretOf("E")).toBe("s-E");
});

it("reads what earlier versions kept, each where it was", () => {
  stored.set("kibitz.desks", JSON.stringify([line("D")]));
  stored.set("kibitz.homework", JSON.stringify([line("H")]));
  stored.set("kibitz.secrets", JSON.stringify({ E: "s-E" }));
  expect(kept("class")).toEqual([{ ...line("D"), kind: "class" }]);
  expect(kept("homework").map((each) => each.code)).toEqual(["H"]);
  keep("evening", line("N"));
  expect(["D", "H", "E", "N"].map(secretOf)).toEqual(["s-D", "s-H", "s-E", "s-N"]);
  expect([...stored.keys()]).toEqual(["kibitz.kept"]);
});

it("begins anew where what is kept cannot be read", () => {
  stored.set("kibitz.kept", "{");
  stored.set("kibitz.desks", "no");
  expect(kept("class")).toEqual([]);
});
