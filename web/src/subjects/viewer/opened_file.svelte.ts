// The file that is being looked at: read by the server, its list kept here as long as the page is open.
import type { FileShown } from "../../live/protocol.ts";
import { type BoardPlayed, boardsPlayed } from "./boards.ts";

class Opened {
  file = $state.raw<FileShown | null>(null);
  /** What went wrong with the whole of it, in a sentence of the page. */
  problem = $state<"large" | "busy" | "away" | null>(null);
  reading = $state(false);
  /** Which of its matches is listed. */
  match = $state(0);
  #asked = false;

  readonly played: readonly BoardPlayed[] = $derived(boardsPlayed(this.file));

  async open(name: string, content: Blob | string): Promise<boolean> {
    return this.#read(fetch(`/api/view?${new URLSearchParams({ name })}`, { method: "POST", body: content }));
  }

  /** The file that the server was started on, if it was: `kibitz view`. */
  async begin(): Promise<void> {
    if (this.#asked || this.file) return;
    this.#asked = true;
    await this.#read(fetch("/api/view"));
  }

  async #read(asked: Promise<Response>): Promise<boolean> {
    this.reading = true;
    this.problem = null;
    try {
      const answer = await asked;
      if (answer.status === 200) {
        this.file = (await answer.json()) as FileShown;
        this.match = 0;
      }
      if (answer.status !== 200 && answer.status !== 204)
        this.problem = answer.status === 413 || answer.status === 400 ? "large" : "busy";
      return answer.status === 200;
    } catch {
      this.problem = "away";
      return false;
    } finally {
      this.reading = false;
    }
  }
}

export const opened = new Opened();
