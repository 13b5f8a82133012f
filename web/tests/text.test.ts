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

it("calls people by their names while a table is shown, and who reads you", async () => {
  vi.stubGlobal("navigator", { language: "en-GB", languages: ["en-GB"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  const { learn, t } = await import("../src/words/text.ts");
  const { called } = await import("../src/words/called.svelte.ts");
  await learn("en");
  const said = () => [
    t("story-dealer-deals", { who: "S" }),
    t("story-dealer-deals", { who: "W" }),
    t("story-score", { whose: "NS", points: 3 }),
    t("story-side-stronger", { whose: "EW", more: 21, less: 19 }),
  ];
  expect(said()).toEqual([
    "South deals.",
    "West deals.",
    "North and South score 3.",
    "East and West have more points: 21 to 19.",
  ]);
  called.set({ N: "Trey", E: "Ruff", S: "Zoe", W: "Pip" }, "S");
  expect(said()).toEqual([
    "You deal.",
    "Pip deals.",
    "You and Trey score 3.",
    "Ruff and Pip have more points: 21 to 19.",
  ]);
  const { settings } = await import("../src/base/settings/settings.svelte.ts");
  await learn("fr");
  settings.language = "fr";
  // The verb follows who reads.
  expect([t("story-score", { whose: "NS", points: 3 }), t("story-score", { whose: "EW", points: 3 })]).toEqual([
    "Vous et Trey marquez 3.",
    "Ruff et Pip marquent 3.",
  ]);
  settings.language = "en";
  called.set({}, null);
});
