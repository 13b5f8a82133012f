// Wishes for deals, put together from lists.
import { expect, it, vi } from "vitest";
import { joined, wished } from "../src/base/deals/orders.ts";

it("says how many in the fewest words", () => {
  expect(wished({ who: "S", what: "points", least: 15, most: 17 })).toBe("S 15-17 points");
  expect(wished({ who: "NS", what: "spades", least: "8", most: "" })).toBe("NS 8+ spades");
  expect(wished({ who: "W", what: "hearts", least: null, most: 2 })).toBe("W 0-2 hearts");
  expect(wished({ who: "E", what: "clubs", least: 5, most: 5 })).toBe("E 5 clubs");
  expect(wished({ who: "N", what: "balanced", least: "", most: "" })).toBe("N balanced");
});

it("says nothing without a number", () => {
  expect(wished({ who: "S", what: "points", least: "", most: null })).toBe("");
});

it("keeps alternatives together when something is added", () => {
  expect(joined("  ", "S 12+ points")).toBe("S 12+ points");
  expect(joined("S 12+ points", "N balanced")).toBe("S 12+ points and N balanced");
  expect(joined("S 5 spades or S 5 hearts", "N balanced")).toBe("(S 5 spades or S 5 hearts) and N balanced");
  expect(joined("S 6 points and (S 6 spades or S 6 hearts)", "N balanced")).toBe(
    "S 6 points and (S 6 spades or S 6 hearts) and N balanced",
  );
});

it("is said at a table in whole words", async () => {
  vi.stubGlobal("navigator", { language: "en-GB", languages: ["en-GB"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  const { orderInWords } = await import("../src/base/deals/order_text.ts");
  await (await import("../src/words/text.ts")).learn("en");
  vi.unstubAllGlobals();
  expect(orderInWords("S 15-17 points and S balanced")).toBe("South 15–17 points and South balanced");
  expect(orderInWords("not (ns 8+ s or E 3 hcp), W holds SA")).toBe(
    "not (North and South 8+ spades or East 3 points), West holds ace of spades",
  );
});
