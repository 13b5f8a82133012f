// Codes as people type them.
import { expect, it } from "vitest";
import { plainCode, spacedCode } from "../src/lib/class/code.ts";

it("reads a code however it is typed", () => {
  expect(plainCode(" ab1-2cd ")).toBe("AB12CD");
  expect(plainCode("ab1 2cd")).toBe("AB12CD");
  expect(plainCode("oil-u00")).toBe("011V00");
});

it("writes a code in two halves", () => {
  expect(spacedCode("AB12CD")).toBe("AB1 2CD");
});
