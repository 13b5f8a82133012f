// How the cards of a hand lie: rows, where each card is, and how much it leans.

type Spot = { x: number; y: number; lean: number };

/** Part a sorted hand into rows, at the end of a suit where that leaves the rows alike. */
export function rows(cards: readonly string[], most: number): string[][] {
  if (cards.length <= most) return cards.length ? [[...cards]] : [];
  const count = Math.ceil(cards.length / most);
  const even = cards.length / count;
  let best = Math.ceil(even);
  for (let at = 1; at < cards.length; at++) {
    const suitEnds = cards[at]?.[0] !== cards[at - 1]?.[0];
    const fits = at <= most && cards.length - at <= most * (count - 1);
    const nearer = best !== at && Math.abs(at - even) <= 1.5;
    if (suitEnds && fits && nearer) {
      best = at;
      break;
    }
  }
  return [cards.slice(0, best), ...rows(cards.slice(best), most)];
}

/** Places for one row, centred in `width`: an arc so gentle that no index is hidden. */
export function fan(count: number, width: number, card: number, roomy: number): Spot[] {
  if (!count) return [];
  const step = count > 1 ? Math.min(roomy, (width - card) / (count - 1)) : 0;
  const start = (width - (card + step * (count - 1))) / 2;
  return Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2;
    const lean = off * Math.min(1.4, 9 / count);
    return { x: start + step * i, y: (off * off * card) / (count * 14), lean };
  });
}
