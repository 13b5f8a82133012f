// Following what lives on the server: the whole of it when one comes or the line was lost, then what changes.
import { connection, Refusal } from "./connection.svelte.ts";
import { keep } from "./kept.ts";
import { after } from "./lines.ts";
import type { AnyLedgerPicture, Followed, Text } from "./protocol.ts";

/** What is shown of each thing that can be followed. */
export type Pictures = { readonly [Shown in AnyLedgerPicture as Shown["kind"]]: Shown };
type Followable = keyof Pictures;

type Watcher<K extends Followable> = {
  readonly shown: (picture: Pictures[K], about: Pick<Followed, "runs" | "now">) => void;
  readonly changed: (change: (before: Pictures[K]) => Pictures[K], now: number) => void;
  readonly refused: (why: Text) => void;
};

const GONE: Text = { say: "page-was-deleted", values: {} };

/** From now on, and again whenever the line was lost and found; what it gives back ends it. */
export function follow<K extends Followable>(
  kind: K,
  code: string,
  secret: string | null,
  who: Watcher<K>,
): () => void {
  let found = code; // as it was typed, until the server says how it is written
  const deaf = connection.listen((news) => {
    if (news.type === "Changed" && news.kind === kind && news.code === found)
      who.changed((before) => after(before, news), news.now);
    if (news.type === "Deleted" && news.kind === kind && news.code === found) who.refused(GONE);
  });
  const still = connection.onGreeting(() => {
    connection.ask({ type: "Follow", kind, code, secret }).then(
      (answer) => {
        if (answer.type !== "Followed" || answer.picture.kind !== kind) return;
        if (answer.runs && secret) keep(answer.ledger, { code, secret, title: answer.title });
        found = answer.picture.code;
        who.shown(answer.picture as Pictures[K], answer);
      },
      (refused: unknown) => {
        if (!(refused instanceof Refusal)) throw refused;
        who.refused(refused.text);
      },
    );
  });
  return () => {
    deaf();
    still();
    connection.tell({ type: "Unfollow", kind, code });
  };
}

export class Following<K extends Followable> {
  shown: Pictures[K] | null = $state.raw(null);
  /** Why it cannot be seen. */
  problem: Text | null = $state.raw(null);
  /** This page has shown its secret. */
  runs = $state(false);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = $state(0);

  /** Made with a component, and left with it. */
  constructor(
    kind: K,
    readonly code: string,
    readonly secret: string | null,
  ) {
    const clock = (now: number) => (this.ahead = now - Date.now() / 1000);
    $effect(() =>
      follow(kind, code, secret, {
        shown: (picture, { runs, now }) => {
          this.shown = picture;
          this.problem = null;
          this.runs = runs;
          clock(now);
        },
        changed: (change, now) => {
          if (this.shown) this.shown = change(this.shown);
          clock(now);
        },
        refused: (why) => (this.problem = why),
      }),
    );
  }
}

export const followed = <K extends Followable>(kind: K, code: string, secret: string | null = null): Following<K> =>
  new Following(kind, code, secret);
