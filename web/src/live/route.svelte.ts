// Where in the page we are: the address bar is the only state.
import { plainCode } from "./codes.ts";

/** A deal of homework as one pupil played it, perhaps at one card, counted from 1. */
export type PlayedBy = { pupil: number; task: number; card: number | null };

export type Route =
  | { screen: "home" }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string; deal: number }
  | { screen: "deal"; game: string; code: string }
  | { screen: "rules"; game: string }
  | { screen: "referee"; answers: readonly number[] }
  | { screen: "print" }
  | { screen: "slips"; code: string }
  | { screen: "league"; code: string | null; match: string | null }
  | { screen: "evening"; code: string | null }
  | { screen: "club" }
  | { screen: "class"; code: string | null }
  | { screen: "desk"; code: string }
  | { screen: "history" }
  | { screen: "watch" }
  | { screen: "view"; code: string }
  | { screen: "deals" }
  | { screen: "learn"; lesson: string | null }
  | { screen: "progress" }
  | { screen: "homework"; code: string | null; played: PlayedBy | null }
  | { screen: "compete" }
  | { screen: "director" | "event" | "wall"; code: string }
  | { screen: "practice"; today: boolean; puzzle: string | null };

export function read(path: string, hash = ""): Route {
  const [, first, second, third, ...rest] = path.split("/");
  if (first === "t" && second && third && /^\d+$/.test(third))
    return { screen: "replay", table: second, deal: Number(third) };
  if (first === "t" && second) return { screen: "table", table: second };
  if (first === "deal" && second && third) return { screen: "deal", game: second, code: decodeURIComponent(third) };
  if (first === "rules" && second) return { screen: "rules", game: decodeURIComponent(second) };
  if (first === "evening") return { screen: first, code: second ? decodeURIComponent(second) : null };
  if (first === "league") {
    const match = third && /^\d+-\d+$/.test(third) ? third : null;
    return { screen: first, code: second ? decodeURIComponent(second) : null, match };
  }
  if (first === "slips" && second) return { screen: first, code: decodeURIComponent(second) };
  if (first === "referee") return { screen: first, answers: (second ?? "").split("-").map(Number).filter(Boolean) };
  if (first === "club" && !second) return { screen: first };
  if (first === "class") return { screen: first, code: second ? plainCode(decodeURIComponent(second)) : null };
  if (first === "desk" && second) return { screen: first, code: plainCode(decodeURIComponent(second)) };
  if (first === "history" || first === "print" || first === "watch" || first === "progress") return { screen: first };
  if (first === "club" && second === "competition") return { screen: "compete" };
  if ((first === "director" || first === "event" || first === "wall") && second)
    return { screen: first, code: second.toUpperCase() };
  if (first === "deals") return { screen: first };
  if (first === "view") return { screen: "view", code: hash.slice(1) };
  if (first === "homework")
    return {
      screen: first,
      code: second ? plainCode(decodeURIComponent(second)) : null,
      played: playedBy(third, ...rest),
    };
  if (first === "learn") return { screen: "learn", lesson: second ? decodeURIComponent(second) : null };
  if (first === "practice") {
    const today = second === "today";
    return { screen: "practice", today, puzzle: today ? null : second || null };
  }
  return { screen: "home" };
}

function playedBy(pupil?: string, task?: string, card?: string): PlayedBy | null {
  if (!Number(pupil) || !Number(task)) return null;
  return { pupil: Number(pupil), task: Number(task), card: Number(card) || null };
}

class Router {
  route: Route = $state(read(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => (this.route = read(location.pathname, location.hash)));
  }

  /** Instead of where we are: going back does not lead here again. */
  instead(path: string): void {
    history.replaceState(null, "", path);
    this.route = read(location.pathname, location.hash);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = read(location.pathname, location.hash);
    scrollTo(0, 0);
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
