// A table drawn from its picture alone, in every window that browsers really leave, in each language.
import { mount, unmount } from "svelte";
import { describe, expect, inject, it } from "vitest";
import { page } from "vitest/browser";
import "../../src/app.css";
import "../../src/base/settings/themes.css";
import type { Picture } from "../../src/live/protocol.ts";
import { settings } from "../../src/base/settings/settings.svelte.ts";
import { LANGUAGES, learn } from "../../src/words/text.ts";
import { faults, miscounted, missing, settled, wide } from "./faults.ts";
import TableMounted from "./TableMounted.svelte";

const WINDOWS = [
  // phones, with and without the bars of their browsers
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 844],
  // the same held sideways
  [667, 331],
  [844, 390],
  // a tablet, standing and lying
  [820, 1180],
  [1180, 820],
  [1280, 720],
  [1366, 650],
  [1440, 789],
  [1440, 900],
  [1536, 730],
  [1920, 1080],
  [2560, 1300],
] as const;
const pictures = Object.entries(inject("pictures"));

async function look(stage: string, picture: Picture): Promise<string[]> {
  const props = { picture, opened: stage === "claiming" ? ("claim" as const) : null };
  const shown = mount(TableMounted, { target: document.body, props });
  await settled();
  // French is set with a space before these signs that no line breaks at.
  const loose =
    settings.language === "fr" ? [...":;!?"].filter((sign) => document.body.innerText.includes(` ${sign}`)) : [];
  const found = [
    ...(picture.outcome ? wide() : [...faults(), ...miscounted(picture)]),
    ...(stage === "playing a contract" ? missing().map((part) => `${part} is not in sight`) : []),
    ...loose.map((sign) => `a line may begin with ${sign}`),
  ];
  await unmount(shown);
  return found.map((fault) => `${stage}: ${fault}`);
}

describe.each(Object.keys(LANGUAGES))("in %s", (language) => {
  // Words are longer in another language, which shows where there is least room for them.
  it.each(WINDOWS.filter(([width]) => language === "en" || width < 1000))("at %ix%i", async (width, height) => {
    settings.language = language;
    settings.lessMotion = true;
    await learn(language);
    await page.viewport(width, height);
    const found: string[] = [];
    for (const [stage, picture] of pictures) found.push(...(await look(stage, picture)));
    expect(found).toEqual([]);
  });
});
