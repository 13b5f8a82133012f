// What is wrong with a table as it is drawn: outside the window, over something else, cut, or too small to be tapped.
import type { Picture } from "../../src/live/protocol.ts";

type Box = { left: number; right: number; top: number; bottom: number; width: number; height: number };

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const boxes = (selector: string): Box[] =>
  all(selector)
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0);
const HAND = ".own [data-card], .own [data-shown]";
const DUMMY = ".side .columns li";
const PLAYED = "[data-played]";

export function faults(): string[] {
  const found = new Set<string>();
  // A card leans out of its place by a few pixels; a fanned card and its neighbours lie over each other on purpose.
  const inside = (selector: string, name: string, out = 14) => {
    for (const box of boxes(selector))
      if (box.left < -out || box.right > innerWidth + out || box.top < -4 || box.bottom > innerHeight + 12)
        found.add(`${name} outside at ${[box.left, box.top, box.right, box.bottom].map(Math.round).join()}`);
  };
  const apart = (one: string, other: string, name: string, allowed = 12) => {
    for (const a of boxes(one))
      for (const b of boxes(other)) {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 4 && down > allowed) found.add(`${name} overlap by ${Math.round(across)}x${Math.round(down)}`);
      }
  };
  const whole = (selector: string) => {
    for (const each of all(selector))
      if (each.scrollWidth > each.clientWidth + 1) found.add(`${each.textContent} is cut`);
  };
  inside(HAND, "hand");
  inside(DUMMY, "dummy");
  inside(".chooser", "choices");
  inside(".chooser button", "choice");
  inside(PLAYED, "trick");
  inside("[role=dialog], dialog[open]", "dialog");
  inside(".beside", "score");
  inside(".story b", "what to do", 0);
  inside(".kept .one", "kept trick");
  apart(".chooser", HAND, "choices and hand");
  apart(".chooser", DUMMY, "choices and dummy");
  apart(".chooser", PLAYED, "choices and trick", 1);
  apart(PLAYED, HAND, "trick and hand");
  apart(PLAYED, DUMMY, "trick and dummy");
  apart(DUMMY, ".own [data-card]", "dummy and hand");
  apart(DUMMY, ".me .who", "dummy and your plate", 2);
  apart(".story b", ".me .who, .me .said", "what to do and plate", 1);
  apart(".facts", PLAYED, "what was announced and trick", 1);
  apart(".bar .tools button", ".goal .contract, .goal .won", "buttons and goal", 1);
  for (const each of [HAND, DUMMY, PLAYED, ".chooser"]) apart(".beside > *", each, `score and ${each}`);
  for (const each of [HAND, DUMMY, PLAYED, ".who", ".story *", ".facts", ".backs", ".bar button", ".goal"])
    apart(".kept .one", each, `kept tricks and ${each}`, 1);
  whole(".story b, .me .who, .chooser button");
  // Lying before or opposite you, each card shows its whole rank above the next.
  for (const column of all(".columns.top .column, .columns.bottom .column"))
    [...column.children].forEach((card, at) => {
      const drawn = card.querySelector("svg.card")?.getBoundingClientRect();
      const index = card.querySelector("text.index");
      const next = column.children[at + 1]?.getBoundingClientRect();
      if (!drawn || !index || !next) return;
      const foot = drawn.top + (Number(index.getAttribute("y")) / 140) * drawn.height;
      if (next.top > drawn.top && foot > next.top + 1.5)
        found.add(`the rank of ${index.textContent} in dummy is cut by ${Math.round(foot - next.top)}`);
    });
  for (const box of boxes(DUMMY))
    if (box.width < 28) found.add(`a card of dummy is only ${Math.round(box.width)} wide`);
  for (const { width, height } of boxes(".chooser button"))
    if (width < 30 || height < 32) found.add(`choice of ${Math.round(width)}x${Math.round(height)}`);
  if (document.documentElement.scrollHeight > innerHeight + 1) found.add("the page scrolls");
  return [...found];
}

/** What does not stand beside the felt or above it though there is room for it. */
export function missing(): string[] {
  if (innerWidth < 1366 && innerHeight < 1100) return [];
  return [".auction", ".outlook", ...(innerWidth > 1000 ? [".paper"] : [])].filter((part) => {
    const [box] = boxes(`.beside ${part}`);
    return !(box && box.height > 15 && box.top >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1);
  });
}

/** Tricks kept before each player: lengthwise for the side that won them, across for the other, as many as there were. */
export function miscounted({ kept, tricks_won }: Picture): string[] {
  if (!kept?.length) return [];
  const drawn = [".kept .one:not(.across)", ".kept .across"].map((each) => all(each).length);
  const won = [tricks_won.NS, tricks_won.EW].map((tricks) => 4 * (tricks ?? 0));
  return drawn.join() === won.join() ? [] : [`${drawn.join()} tricks are kept and ${won.join()} were won`];
}

/** What is wrong with a page that may be scrolled. */
export function wide(): string[] {
  const over = document.documentElement.scrollWidth - innerWidth;
  const cut = all("main button, main h1:not(.heard), main h2, main th").filter(
    (each) => each.scrollWidth > each.clientWidth + 1,
  );
  return [...(over > 1 ? [`the page is ${over} too wide`] : []), ...cut.map((each) => `${each.textContent} is cut`)];
}

/** The layout follows the window by a frame or two: nothing has moved for a while. */
export async function settled(): Promise<void> {
  const places = () =>
    all("main *, dialog *")
      .map((each) => each.getBoundingClientRect())
      .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join())
      .join(";");
  for (let before = "", still = 0; still < 2;) {
    await new Promise(requestAnimationFrame);
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}
