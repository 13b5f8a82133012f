// A finished deal at one of its steps: the auction so far, the trick on the table, the cards gone.
import { sideOf } from "../cards/cards.ts";
import type { CardPlayed, DealShown, ReplayStep, Seat } from "../../live/protocol.ts";

type Steps = Pick<DealShown, "steps">;
export type Moment = {
  auction: (readonly [Seat, string])[];
  trick: CardPlayed[];
  winner: Seat | null;
  gone: Set<string>;
  won: { NS: number; EW: number };
  step: ReplayStep | null;
};

/** The table after the first `count` steps. A full trick lies until the next card. */
export function moment(deal: Steps, count: number): Moment {
  const at: Moment = { auction: [], trick: [], winner: null, gone: new Set(), won: { NS: 0, EW: 0 }, step: null };
  for (const step of deal.steps.slice(0, count)) {
    at.step = step;
    if (step.kind === "call" && step.seat) at.auction.push([step.seat, step.value]);
    if (step.kind !== "card" || !step.seat) continue;
    if (at.trick.length === 4 || at.winner) at.trick = [];
    at.trick.push({ seat: step.seat, card: step.value });
    at.gone.add(step.value);
    at.winner = step.trick_winner;
    if (step.trick_winner) at.won[sideOf(step.trick_winner)] += 1;
  }
  return at;
}

/** Where the trick before or after this step ends: for stepping in tricks. */
export function nextTrick(deal: Steps, count: number, way: 1 | -1): number {
  for (let at = count + way; at > 0 && at < deal.steps.length; at += way) {
    if (deal.steps[at - 1]?.trick_winner) return at;
  }
  return way === 1 ? deal.steps.length : 0;
}
