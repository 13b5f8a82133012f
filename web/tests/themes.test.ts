// Whatever cloth lies on the table, what is written on it can be read: by the contrast that WCAG asks for.
import { expect, test } from "vitest";
import app from "../src/app.css?raw";
import themes from "../src/base/settings/themes.css?raw";
import { BACKS, FELTS } from "../src/base/settings/themes.ts";

function colours(css: string, selector: string): Record<string, string> {
  const block = css.split(`${selector} {`)[1]?.split("}")[0] ?? "";
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]));
}
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one = "", other = ""): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const light = colours(app, ":root");
const dark = { ...light, ...colours(app, ':root[data-theme="dark"]') };
const signs = colours(app, ".on-felt");

test.each(FELTS)("what is written on the %s felt can be read, by day and by night", (felt) => {
  const day = { ...light, ...colours(themes, `:root[data-felt="${felt}"]`) };
  const night = { ...dark, ...colours(themes, `:root[data-theme="dark"][data-felt="${felt}"]`) };
  if (felt !== "green") expect([day["felt"], night["felt"]]).not.toEqual([light["felt"], dark["felt"]]);
  for (const theme of [day, night])
    for (const cloth of [theme["felt"], theme["felt-deep"], theme["plate"]]) {
      for (const ink of [theme["felt-ink"], theme["felt-soft"], theme["gold"]])
        expect(contrast(ink, cloth), `${ink} on ${cloth}`).toBeGreaterThanOrEqual(4.5);
      // Signs are pictures, for which less is asked.
      for (const sign of Object.values(signs))
        expect(contrast(sign, cloth), `${sign} on ${cloth}`).toBeGreaterThanOrEqual(3);
    }
});

test.each(BACKS)("a card with a %s back stands out by its edge", (back) => {
  const { "card-face": edge, ...rest } = { ...light, ...colours(themes, `:root[data-back="${back}"]`) };
  expect(contrast(rest["back"], edge)).toBeGreaterThanOrEqual(4.5);
});
