// The pictures that a server has dealt, handed to the tests in the browser.
import { readFileSync } from "node:fs";
import type { TestProject } from "vitest/node";
import type { Picture } from "../../src/live/protocol.ts";

declare module "vitest" {
  interface ProvidedContext {
    pictures: Record<string, Picture>;
  }
}

export default function setup(project: TestProject): void {
  const dealt = process.env["KIBITZ_PICTURES"];
  if (!dealt) throw new Error("The pictures are missing: run pytest tests/page/test_mounted.py.");
  project.provide("pictures", JSON.parse(readFileSync(dealt, "utf-8")) as Record<string, Picture>);
}
