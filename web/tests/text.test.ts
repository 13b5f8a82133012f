// What is said in which language.
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

it("says nothing in English to somebody who reads French, whatever was stored long ago", async () => {
  vi.stubGlobal("navigator", { language: "en-GB", languages: ["en-GB"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  const { isKnown, learn } = await import("../src/words/text.ts");
  const { settings } = await import("../src/base/settings/settings.svelte.ts");
  const [now, once] = ["coach-play-it", "cards-in-english"].map((say) => ({
    say,
    values: { card: "SA", share: 13 },
  }));
  if (!now || !once) throw new Error("There are two.");
  expect([now, once].map(isKnown)).toEqual([true, true]);
  await learn("fr");
  settings.language = "fr";
  expect([now, once].map(isKnown)).toEqual([true, false]);
  settings.language = "en";
});
