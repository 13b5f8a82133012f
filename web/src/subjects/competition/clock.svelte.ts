// The clock of a round as people read it: the time left, whether it stands, and a word when little is left.
import { t } from "../../words/text.ts";
import type { Competition } from "./competition.svelte.ts";

const TICK_MS = 500;
/** Minutes before the end at which a word is said. */
const WARNINGS: readonly number[] = [5, 2, 1, 0];
const FIRST = 5;
const NO_NEW_BOARD = 2;

export class RoundTime {
  #now = $state(Date.now() / 1000);

  constructor(readonly competition: Competition) {
    $effect(() => {
      const timer = setInterval(() => (this.#now = Date.now() / 1000), TICK_MS);
      return () => clearInterval(timer);
    });
  }

  get stands(): boolean {
    return this.competition.event?.head.left != null;
  }

  /** In seconds, less than none when it is up; null without a clock. */
  get left(): number | null {
    const head = this.competition.event?.head;
    if (head?.left != null) return Math.round(head.left);
    return head?.ends_at == null ? null : Math.round(head.ends_at - this.#now - this.competition.ahead);
  }

  get minutes(): number | null {
    return this.left === null ? null : Math.ceil(this.left / 60);
  }

  get face(): string {
    if (this.left === null) return "";
    const seconds = Math.abs(this.left);
    return `${this.left < 0 ? "+" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }

  get isSoon(): boolean {
    return this.minutes !== null && this.minutes <= FIRST;
  }

  /** The warning that is due in this very minute, for those who are to be told once. */
  get due(): number | null {
    return !this.stands && this.minutes !== null && WARNINGS.includes(this.minutes) ? this.minutes : null;
  }

  /** What is to be said beside the time, if anything. */
  get word(): string {
    if (this.stands) return t("competition-the-clock-stands-still");
    if (this.minutes === null || !this.isSoon) return "";
    if (this.minutes <= 0) return t("competition-time-is-up");
    return this.minutes <= NO_NEW_BOARD
      ? t("competition-left-minutes-left-begin-no-new-board", { left: this.minutes })
      : t("competition-left-minutes-left", { left: this.minutes });
  }
}
