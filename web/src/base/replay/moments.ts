// The moments of a finished deal: which card of all a step is, where tricks were lost, and where one can play on from.
import { sideOf } from "../cards/cards.ts";
import type { Analysis, CardVerdict, DealShown, Further, Seat } from "../../live/protocol.ts";

type Gone = Pick<DealShown, "steps" | "hands">;

/** A card that was played, and what it and the others of its hand would have cost. */
export type Played = {
  seat: Seat;
  card: string;
  /** What the hand held, the card among it. */
  held: readonly string[];
  costs: Readonly<Record<string, number>>;
  verdict: CardVerdict | null;
  /** Of a mistake: where its kind of play is learnt. */
  further: Further | null;
};

/** The card that the last of the first `count` steps played, with what the analysis says of it; null if it was none. */
export function cardAt(deal: Gone, found: Analysis | null, count: number): Played | null {
  const step = deal.steps[count - 1];
  if (step?.kind !== "card" || !step.seat) return null;
  const before = deal.steps.slice(0, count - 1).filter((each) => each.kind === "card");
  const gone = new Set(before.map((each) => each.value));
  const verdict = found?.verdicts.find((each) => each.place === before.length) ?? null;
  return {
    seat: step.seat,
    card: step.value,
    held: (deal.hands[step.seat] ?? []).filter((card) => !gone.has(card)),
    costs: found?.cards[before.length]?.costs ?? {},
    verdict,
    further: (verdict?.verdict === "mistake" ? found?.further[verdict.kind] : null) ?? null,
  };
}

/** After how many steps each card lies, in their order. */
const cardSteps = (deal: Gone): number[] => deal.steps.flatMap((step, i) => (step.kind === "card" ? [i + 1] : []));

/** After how many steps a card lies that is named by its number among all that were played, from 0. */
export const stepOfCard = (deal: Gone, card: number): number => cardSteps(deal)[card] ?? 0;

/** After how many steps each card lies that was a mistake, in their order. */
export function costlySteps(deal: Gone, found: Analysis | null): number[] {
  const cards = cardSteps(deal);
  return (found?.verdicts ?? []).flatMap((each) => (each.verdict === "mistake" ? (cards[each.place] ?? []) : []));
}

/** The next of them after a step, or from the last the first. */
export function nextCostly(costly: readonly number[], count: number): number | null {
  return costly.find((at) => at > count) ?? costly[0] ?? null;
}

/** The place in the log before what the last step shows, or before what is decided next; null at the end. */
export function playableFrom(deal: Gone, count: number): number | null {
  if (count === 0) return 0;
  return deal.steps.slice(count - 1).find((step) => step.is_move)?.at ?? null;
}

/** What a deal brought the side of who looks, less what it brought the others. */
export function worth(points: Readonly<Partial<Record<"NS" | "EW", number>>>, viewer: Seat): number {
  const mine = sideOf(viewer);
  return (points[mine] ?? 0) - (points[mine === "NS" ? "EW" : "NS"] ?? 0);
}
