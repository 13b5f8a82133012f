// The address of a deal: what is written into it is read from it again.
import { expect, it } from "vitest";
import { pathOf, readDeal } from "../src/live/deal_link.ts";

const WANTED = { code: "ABC", dealer: "W", seat: "E", vulnerable: ["NS"], below: { EW: 60 } } as const;

it("carries dealer, seat, vulnerability, part-scores and options", () => {
  const address = new URL(pathOf("contract", { rules: "laws" }, WANTED), "http://localhost");
  expect(address.pathname).toBe("/deal/contract/ABC");
  expect(readDeal("ABC", address.search)).toEqual({ options: { rules: "laws" }, wanted: WANTED });
});

it("says no more than needed", () => {
  const plain = { ...WANTED, vulnerable: [], below: { NS: 0 } } as const;
  expect(pathOf("bridgewar", {}, plain)).toBe("/deal/bridgewar/ABC?dealer=W&seat=E");
});

it("passes over what makes no sense", () => {
  const { options, wanted } = readDeal("X", "?dealer=Q&below=NS:1000 EW:x UP:5&vulnerable=ALL&options=[");
  expect(options).toEqual({});
  expect(wanted).toEqual({ code: "X", dealer: "S", seat: "S", vulnerable: [], below: {} });
});
