// A league as it is followed: all of it when one comes, then the lines that changed.
import { connection } from "../../live/connection.svelte.ts";
import { type Followed, followed, type Kind } from "../../live/followed.svelte.ts";
import type {
  FixtureShown,
  LeaguePicture,
  LeagueRow,
  LeagueShown,
  MySeat,
  RunLeague,
  Text,
} from "../../live/protocol.ts";
import { atTable } from "../../live/table.svelte.ts";
import { merged } from "../../live/lines.ts";

/** Where I sit in matches of teams is by the two numbers of the match, and told after the rest. */
type Shown = Pick<LeagueShown, "league" | "runs"> & { readonly seats: Readonly<Record<string, MySeat>> };

const LEAGUE: Kind<Shown> = {
  follow: (code, secret) => ({ type: "FollowLeague", code, secret }),
  leave: (code) => connection.tell({ type: "UnfollowLeague", code }),
  shown: (said) => (said.type === "LeagueShown" ? { ...said, seats: {} } : null),
  changed: (shown, news) => {
    const { league } = shown;
    if (news.type === "MySeats" && news.code === league.code) return { ...shown, seats: news.seats };
    if (news.type !== "LeagueChanged" || news.code !== league.code) return null;
    const fixtures = merged(league.fixtures, news.fixtures);
    const rows = merged(league.rows, news.rows);
    return { ...shown, league: { ...league, head: news.head ?? league.head, fixtures, rows } };
  },
  run: ({ runs, league }) => (runs ? { kind: "league", title: league.head.title } : null),
};

export class Season {
  readonly #followed: Followed<Shown>;

  constructor(
    readonly code: string,
    secret: string | null,
  ) {
    this.#followed = followed(LEAGUE, code, secret);
  }

  get league(): LeaguePicture | null {
    return this.#followed.shown?.league ?? null;
  }

  get runs(): boolean {
    return this.#followed.shown?.runs ?? false;
  }

  get seats(): Readonly<Record<string, MySeat>> {
    return this.#followed.shown?.seats ?? {};
  }

  get problem(): Text | null {
    return this.#followed.problem;
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
}
