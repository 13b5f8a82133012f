import { expect, it } from "vitest";
import { bidOf, callFor, LEVELS, STRAINS } from "../src/base/cards/calls.ts";

it("takes every bid apart as it was put together", () => {
  for (const level of LEVELS)
    for (const strain of STRAINS) expect(bidOf(callFor(level, strain))).toEqual({ level, strain });
});

it("knows that the other calls are no bids", () => {
  for (const call of ["pass", "double", "redouble", "play", "8S", "1", ""]) expect(bidOf(call)).toBeNull();
});
