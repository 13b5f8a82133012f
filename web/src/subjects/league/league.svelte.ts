// A league as it is followed: all of it when one comes, then the lines that changed.
import { connection } from "../../live/connection.svelte.ts";
import { followed, type Following } from "../../live/followed.svelte.ts";
import type { FixtureShown, LeaguePicture, LeagueRow, MySeat, RunLeague, Text } from "../../live/protocol.ts";
import { atTable } from "../../live/table.svelte.ts";

export class Season {
  readonly #followed: Following<"league">;

  constructor(
    readonly code: string,
    readonly secret: string | null,
  ) {
    this.#followed = followed("league", code, secret);
  }

  get league(): LeaguePicture | null {
    return this.#followed.shown;
  }

  get runs(): boolean {
    return this.#followed.runs;
  }

  get seats(): Readonly<Record<string, MySeat>> {
    return this.league?.seats ?? {};
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

  /** Whether a match was decided because somebody did not come. */
  get hasWalkovers(): boolean {
    return Object.values(this.league?.fixtures ?? {}).some((each) => each.absent.length > 0);
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
