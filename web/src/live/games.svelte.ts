// The games there are, with their options: asked for once.
import { word } from "../words/text.ts";
import type { Catalogue, GameInfo } from "./protocol.ts";

const AGAIN_MS = 1500;

const IS_HERE = typeof location !== "undefined" && /^(localhost|127\.|\[::1\])/.test(location.hostname);

class Shelf {
  current: Catalogue | null = $state.raw(null);

  /** Where others find this server: the page may have been opened at an address that only this computer knows. */
  get origin(): string {
    const known = IS_HERE && this.current?.address;
    return known ? known.replace(/\/$/, "") : location.origin;
  }

  /** Whether only this computer can open it, as far as is known. */
  get isOnlyHere(): boolean {
    return IS_HERE && this.current !== null && !this.current.address;
  }

  /** Asks until it is answered: the server may just be starting. */
  async load(): Promise<void> {
    try {
      const response = await fetch("/api/games");
      if (!response.ok) throw new Error(response.statusText);
      this.current = (await response.json()) as Catalogue;
    } catch {
      setTimeout(() => void this.load(), AGAIN_MS);
    }
  }

  find(game: string): GameInfo | undefined {
    return this.current?.games.find((each) => each.name === game);
  }

  title(game: string): string {
    return word(this.find(game)?.title ?? game);
  }

  session(game: string, session: string): string {
    return word(this.find(game)?.sessions.find((each) => each.name === session)?.title ?? session);
  }
}

export const gameList = new Shelf();
