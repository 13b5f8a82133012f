// A league as it is followed: all of it when one comes, and again when something happened in it.
import { connection, type Pushed, Refusal } from "../live/connection.svelte.ts";
import type { FixtureShown, LeaguePicture, RunLeague, Text } from "../protocol.ts";
import { atTable } from "../table.svelte.ts";

export class Season {
  league: LeaguePicture | null = $state.raw(null);
  runs = $state(false);
  problem: Text | null = $state.raw(null);

  constructor(
    readonly code: string,
    readonly secret: string | null,
  ) {
    $effect(() => connection.listen((news) => this.#hear(news)));
    // Also whenever the line has been lost and found again.
    $effect(() => connection.onGreeting(() => void this.#ask(this.secret)));
    $effect(() => () => connection.tell({ type: "UnfollowLeague", code: this.code }));
  }

  name(entrant: number): string {
    return this.league?.names[entrant - 1] ?? String(entrant);
  }

  /** The newest of a match that was looked at before. */
  newest(fixture: FixtureShown): FixtureShown {
    const all = (this.league?.weeks ?? []).flat();
    return all.find((each) => each.one === fixture.one && each.other === fixture.other) ?? fixture;
  }

  /** What only whoever runs it does; says why if it does not go. */
  async run(act: RunLeague["act"]): Promise<boolean> {
    return (await atTable.attempt(connection.ask({ type: "RunLeague", code: this.code, act }))) !== null;
  }

  async #ask(secret: string | null): Promise<void> {
    try {
      const answer = await connection.ask({ type: "FollowLeague", code: this.code, secret });
      if (answer.type !== "LeagueShown") return;
      this.league = answer.league;
      this.runs = answer.runs;
      this.problem = null;
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      this.problem = refused.text;
    }
  }

  #hear(news: Pushed): void {
    if (news.type === "LeagueChanged" && news.league.code === this.league?.code) this.league = news.league;
  }
}
