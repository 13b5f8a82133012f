// Following what lives on the server: the whole of it when one comes or the line was lost, then what changes.
import { connection, type Pushed, type Question, Refusal } from "./connection.svelte.ts";
import { keep, type Kind as Named } from "./kept.ts";
import type { Answer, Text } from "./protocol.ts";

/** How one kind of thing is followed, in the server's words. */
export type Kind<Shown> = {
  readonly follow: (code: string, secret: string | null) => Question;
  readonly leave: (code: string) => void;
  /** The whole of it, if that was said. */
  readonly shown: (said: Answer) => Shown | null;
  /** With what has changed; nothing if the news is about something else. */
  readonly changed: (shown: Shown, news: Pushed) => Shown | null;
  /** What it is called by whoever runs it, if the secret was right: then this browser keeps it. */
  readonly run?: (shown: Shown) => { kind: Named; title: string } | null;
};

export class Followed<Shown> {
  shown: Shown | null = $state.raw(null);
  /** Why it cannot be seen. */
  problem: Text | null = $state.raw(null);
  /** How often the whole of it was shown. */
  times = $state(0);

  /** Made with a component, and left with it. */
  constructor(
    kind: Kind<Shown>,
    readonly code: string,
    readonly secret: string | null,
  ) {
    const show = (shown: Shown | null) => {
      if (shown === null) return;
      this.shown = shown;
      this.problem = null;
      this.times += 1;
      const run = kind.run?.(shown);
      if (run && secret) keep(run.kind, { code, secret, title: run.title });
    };
    $effect(() => {
      const deaf = connection.listen((news) => {
        show(kind.shown(news));
        if (this.shown) this.shown = kind.changed(this.shown, news) ?? this.shown;
      });
      const still = connection.onGreeting(() => {
        connection.ask(kind.follow(code, secret)).then(
          (answer) => show(kind.shown(answer)),
          (refused: unknown) => {
            if (!(refused instanceof Refusal)) throw refused;
            this.problem = refused.text;
          },
        );
      });
      return () => {
        deaf();
        still();
        kind.leave(code);
      };
    });
  }
}

export function followed<Shown>(kind: Kind<Shown>, code: string, secret: string | null = null): Followed<Shown> {
  return new Followed(kind, code, secret);
}
