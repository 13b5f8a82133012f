// Who sits where while a table is shown: its sentences speak of people, not of points of the compass.
import type { Seat } from "../live/protocol.ts";

type Names = Readonly<Partial<Record<Seat, string>>>;

class Called {
  /** By what name each is called; nobody where the table speaks of its seats. */
  names: Names = $state.raw({});
  /** The seat of who reads. */
  you: Seat | null = $state.raw(null);

  /** Pictures come anew with every card: only another name is news. */
  set(names: Names, you: Seat | null): void {
    if (JSON.stringify(names) !== JSON.stringify(this.names)) this.names = names;
    this.you = you;
  }
}

export const called = new Called();
