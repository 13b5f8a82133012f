// Words of the trade on the screen: a dotted line under each, and a tap explains it.
import { settings } from "../settings/settings.svelte.ts";
import { type Explained, Lexicon } from "./terms.ts";

const NAME = "trade-word";
/** Here a tap means something else, or there is nothing to read. */
const NOT_HERE =
  "button, a, input, select, textarea, label, summary, option, h1, h2, h3, dt, caption, .named, svg, kbd, script, style, [data-card], .heard, [translate=no], .explained";
const SLOP_PX = 5;
const REST_MS = 250;

interface Mark {
  readonly range: Range;
  readonly entry: Explained;
}

let marks: Mark[] = [];
let lexicon: Lexicon | null = null;
let asked = "";

/** The entries of a language; none while the server is away. */
export async function explanations(language: string): Promise<readonly Explained[] | null> {
  try {
    const response = await fetch(`/api/words/${language}`);
    return response.ok ? ((await response.json()) as readonly Explained[]) : null;
  } catch {
    return null;
  }
}

/** Underline and explain from now on, whatever comes onto the page. Called once, from the root of the page. */
export function markWords(): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    resting ??= setTimeout(() => {
      resting = undefined;
      void mark();
    }, REST_MS);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  document.addEventListener("click", explainUnder);
  soon();
  return () => {
    observer.disconnect();
    clearTimeout(resting);
    document.removeEventListener("click", explainUnder);
  };
}

/** What stands on the screen, in order, each word once. */
export function onScreen(): Explained[] {
  return [...new Set(found(document.body, "script, style, .heard, [translate=no], .named").map((each) => each.entry))];
}

async function mark(): Promise<void> {
  if (asked !== settings.language) {
    asked = settings.language;
    const entries = await explanations(asked);
    if (entries === null) {
      asked = ""; // the server is away: the next change of the page asks again
      return;
    }
    lexicon = new Lexicon(entries);
  }
  marks = found(document.body, NOT_HERE);
  // A browser without the paint has the explanations all the same.
  if (typeof Highlight === "undefined") return;
  // Once is enough for the eye; a tap explains a word wherever it stands.
  const first = new Map([...marks].reverse().map((each) => [each.entry, each.range]));
  CSS.highlights.set(NAME, new Highlight(...first.values()));
}

function found(root: Node, except: string): Mark[] {
  if (lexicon === null) return [];
  const seen: Mark[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as globalThis.Text;
    if (node.data.trim() === "" || node.parentElement?.closest(except)) continue;
    for (const { from, to, entry } of lexicon.find(node.data)) {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      seen.push({ range, entry });
    }
  }
  return seen;
}

function explainUnder(event: MouseEvent): void {
  if (event.defaultPrevented || !(event.target instanceof Element) || event.target.closest(NOT_HERE)) return;
  for (const { range, entry } of marks) {
    if (!event.target.contains(range.startContainer)) continue;
    const box = [...range.getClientRects()].find((rect) => isIn(rect, event.clientX, event.clientY));
    if (box) return explain(entry, box, event.target);
  }
}

const isIn = (rect: DOMRect, x: number, y: number): boolean =>
  x >= rect.left - SLOP_PX && x <= rect.right + SLOP_PX && y >= rect.top - SLOP_PX && y <= rect.bottom + SLOP_PX;

function explain(entry: Explained, box: DOMRect, near: Element): void {
  document.querySelectorAll(".explained").forEach((old) => old.remove());
  const note = document.createElement("div");
  note.className = "explained";
  note.popover = "auto";
  note.setAttribute("role", "status");
  const word = document.createElement("strong");
  word.textContent = entry.words[0] ?? "";
  note.append(word, " ", entry.means);
  // What lies outside an open dialog cannot be reached from it.
  (near.closest("dialog") ?? document.body).append(note);
  note.showPopover();
  const { width, height } = note.getBoundingClientRect();
  const left = Math.min(Math.max(8, box.left + box.width / 2 - width / 2), innerWidth - width - 8);
  const above = box.top - height - 8;
  note.style.left = `${left}px`;
  note.style.top = `${above >= 8 ? above : Math.min(box.bottom + 8, innerHeight - height - 8)}px`;
  note.addEventListener("toggle", (event) => {
    if (event.newState === "closed") note.remove();
  });
}
