// Where in the page we are: the address bar is the only state.
import { plainCode } from "./codes.ts";
import { ADDRESSES, type Route } from "./protocol.ts";

type Told = Record<string, string | number | null>;

/** What an address says that is written like the pattern; nothing if it is another one. */
function told(pattern: string, path: string): Told | null {
  const wanted = pattern.split("/");
  const parts = path.replace(/(?<=.)\/$/, "").split("/");
  if (wanted.length !== parts.length) return null;
  const found: Told = {};
  for (const [i, part] of parts.entries()) {
    const [, name, kind] = /^{(\w+)(?::(\w+))?}$/.exec(wanted[i] ?? "") ?? [];
    if (name === undefined ? part !== wanted[i] : !part || (kind === "int" && !/^\d+$/.test(part))) return null;
    if (name === undefined) continue;
    const text = decodeURIComponent(part);
    found[name] = kind === "int" ? Number(text) : kind === "code" ? plainCode(text) : text;
  }
  return found;
}

export function read(path: string): Route {
  for (const [screen, patterns] of Object.entries(ADDRESSES)) {
    for (const pattern of patterns) {
      const found = told(pattern, path);
      if (!found) continue;
      const names = patterns.flatMap((each) => [...each.matchAll(/{(\w+)/g)].map((name) => [name[1], null]));
      return { screen, ...Object.fromEntries(names), ...found } as Route;
    }
  }
  return { screen: "lost" };
}

class Router {
  route: Route = $state.raw(read(location.pathname));
  /** What stands behind the sign # in the address. */
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  /** Instead of where we are: going back does not lead here again. */
  instead(path: string): void {
    history.replaceState(null, "", path);
    this.#read();
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = read(location.pathname);
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();

/** For links that stay in the page; opening in a new tab is left to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
