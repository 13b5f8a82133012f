// A league as it is followed: all of it when one comes, then the lines that changed.
import { connection, type Pushed, Refusal } from "../../live/connection.svelte.ts";
import type { FixtureShown, LeaguePicture, LeagueRow, MySeat, RunLeague, Text } from "../../live/protocol.ts";
import { atTable } from "../../live/table.svelte.ts";
import { merged } from "../../live/lines.ts";

export class Season {
  league: LeaguePicture | null = $state.raw(null);
  runs = $state(false);
  /** Where I sit in matches of teams, by the two numbers of the match. */
  seats: Readonly<Record<string, MySeat>> = $state.raw({});
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
    return this.league?.head.names[entrant - 1] ?? String(entrant);
  }

  /** Who meets whom, week by week. */
  get weeks(): readonly (readonly FixtureShown[])[] {
    const all = Object.values(this.league?.fixtures ?? {});
    const last = Math.max(0, ...all.map((each) => each.week));
    return Array.from({ length: last }, (_, week) => all.filter((each) => each.week === week + 1));
  }

  /** The table, the first place first. */
  get rows(): readonly LeagueRow[] {
    return Object.values(this.league?.rows ?? {}).sort((one, other) => one.order - other.order);
  }

  /** The newest of a match that was looked at before. */
  newest(fixture: FixtureShown): FixtureShown {
    return this.league?.fixtures[`${fixture.one}-${fixture.other}`] ?? fixture;
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
      this.seats = {}; // told next, if there are any
      this.runs = answer.runs;
      this.problem = null;
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      this.problem = refused.text;
    }
  }

  #hear(news: Pushed): void {
    const { league } = this;
    if (news.type === "MySeats" && news.code === league?.code) this.seats = news.seats;
    if (news.type !== "LeagueChanged" || news.code !== league?.code) return;
    this.league = {
      ...league,
      head: news.head ?? league.head,
      fixtures: merged(league.fixtures, news.fixtures),
      rows: merged(league.rows, news.rows),
    };
  }
}
