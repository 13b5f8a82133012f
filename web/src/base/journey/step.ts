// A step of the way: where it is, and what is written on the button that leads there.
import { t } from "../../words/text.ts";
import type { HomeShown } from "../../live/protocol.ts";

type Step = HomeShown["step"];

/** None of a game: a table is opened for it. */
export function addressOf(step: Step): string | null {
  switch (step.kind) {
    case "lesson":
      return step.block === null ? `/learn/${step.lesson}` : `/learn/${step.lesson}#place-${step.block}`;
    case "puzzles":
      return step.puzzles.length ? puzzlesInTurn(step.puzzles) : `/practice#${step.game}`;
    case "table":
      return `/t/${step.table}`;
    case "daily":
      return "/practice/today";
    case "game":
      return null;
  }
}

/** Certain puzzles, one after the other. */
export function puzzlesInTurn(keys: readonly string[]): string {
  return `/practice/${keys[0]}#again-${keys.join("-")}`;
}

export function actionOf(step: Step): string {
  switch (step.kind) {
    case "lesson":
      return step.text.say === "trey-begin-lesson" ? t("home-begin") : t("home-go-on");
    case "puzzles":
      return t("home-solve-them");
    case "table":
      return t("home-back-to-the-table");
    case "daily":
    case "game":
      return t("home-play");
  }
}
