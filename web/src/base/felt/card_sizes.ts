// How large the cards are, so that your hand, dummy and what there is to choose are wholly on the page, whatever its size.
// All numbers are pixels. The style sheets lay things out; here is only the arithmetic of whether they fit.

/** Narrow: a phone held upright, the hand in two rows. Short: a phone held sideways. Wide: everything else. */
export type Shape = "narrow" | "short" | "wide";

export type Room = {
  width: number;
  height: number;
  /** Where a hand lies face up, and how long its longest suit was when it was put down. */
  shown: "top" | "left" | "right" | "bottom" | null;
  longest: number;
  /** All four hands lie open, those beside the table too. */
  around?: boolean;
  /** The height of what there is to choose or to answer; 0 if there is nothing. */
  asked: number;
  /** How many lines of what was announced stand under the plate beside a hand that lies face up. */
  facts: number;
  large: boolean;
  /** By how much plates and choices are larger than they need to be. */
  zoom: number;
};

type Sizes = {
  /** A card of your own hand. */
  card: number;
  /** A card of a hand that lies before or opposite you, and how much of each but the lowest is seen. */
  dummy: number;
  strip: number;
  /** A card of a hand that lies beside the table: how much of each is seen across, and how far apart the suits lie. */
  side: number;
  across: number;
  apart: number;
  /** A card of the trick. */
  trick: number;
};

export const NARROW = 600;
export const SHORT = 480;

export function shapeOf(width: number, height: number): Shape {
  if (width < NARROW) return "narrow";
  return height < SHORT ? "short" : "wide";
}

/** From here on the auction and the score stand beside the felt. */
const BESIDE = { from: 1366, high: 600, least: 262, most: 420, share: 0.19 };

/** How wide that column is; 0 where the felt needs all there is. */
export function besideOf(width: number, height: number): number {
  if (width < BESIDE.from || height < BESIDE.high) return 0;
  return Math.round(Math.min(BESIDE.most, Math.max(BESIDE.least, width * BESIDE.share)));
}

/** On a large screen plates, choices and dialogs grow with the cards. */
export function zoomOf(width: number, height: number): number {
  const grown = Math.min(width / GROWN.width, height / GROWN.height, GROWN.most);
  return Math.max(1, Math.round(grown * 10) / 10);
}
const GROWN = { width: 1310, height: 820, most: 1.6 };

/** On a tablet that stands there is room for them above the felt; 0 elsewhere. */
export function bandOf(width: number, height: number): number {
  return width >= BAND.from && width < BESIDE.from && height >= BAND.high ? BAND.tall : 0;
}
const BAND = { from: 700, high: 1000, tall: 136 };

/** Height of a card by its width. */
const HIGH = 1.4;
/** The trick by its cards: two above each other, and a little air. */
const TRICK_HIGH = 2.05 * HIGH;
const TRICK_WIDE = 2.9;
/** The upper of two rows of a hand shows this much of its cards. */
const UPPER_ROW = 0.58;
/** So much of a card in a column must be seen to read its rank and suit. */
const READABLE = 0.32;
const COMFORTABLE = 0.4;
/** A suit that fills the page is pushed together so far, before all of dummy gets smaller. */
const TIGHT = 0.27;
/** Suits of a dummy that lie before you. */
const COLUMNS = 4;
/** Fewer than this many cards in dummy's longest suit are no reason for larger cards: the table would change size. */
const USUAL = 5;

/** What is not cards, from top to bottom: the bar, the plate opposite and your own plate; and the gaps between. */
const AROUND = { narrow: 48 + 46 + 38, wide: 50 + 48 + 44 };
const GAPS = { narrow: 34, wide: 30 };
/** The plate of a player beside whose hand lies face up, with the tricks kept before it. */
const PLATE = { narrow: 62, wide: 76 };
/** A line of what its player announced. */
const FACT = 20;
/** The trick stays this large, whatever lies beside it. */
const LEAST_TRICK = { narrow: 40, wide: 84 };
/** Beside you the plate and the news stand left and right of the hand. */
export const ASIDE_FROM = 1100;

const largest = (large: boolean, shape: "narrow" | "wide"): number =>
  shape === "narrow" ? (large ? 92 : 72) : large ? 190 : 150;

/** The least that a finger and an eye need. */
const SMALLEST = { narrow: 46, wide: 56 };

export function sizes(room: Room): Sizes {
  const narrow = room.width < NARROW;
  const shape = narrow ? "narrow" : "wide";
  const inner = room.width - 16;
  const { zoom } = room;
  const high = room.height - GAPS[shape] - zoom * (AROUND[shape] - (room.width >= ASIDE_FROM ? 40 : 0));
  const hand = (card: number) =>
    room.shown === "bottom" ? 0 : narrow ? card * HIGH * (1 + UPPER_ROW) + 22 : card * HIGH + 18;
  const dummyShare = room.around ? 0.55 : narrow ? 0.92 : 0.8;
  const longest = Math.max(USUAL, room.longest);
  const column = (dummy: number, seen: number) => dummy * (HIGH + seen * (longest - 1));
  const lies = room.shown === "top" || room.shown === "bottom";
  // While there is something to choose the trick is empty, or one card small enough to lie beside it.
  // On a phone the plates of all three others then stand in one row, each with what was said below it.
  const together = narrow && room.asked ? 28 : 0;
  const middle = (card: number) => (room.asked ? room.asked + together : card * TRICK_HIGH * (narrow ? 0.9 : 0.86));

  const fits = (card: number): boolean => {
    const dummy = Math.min(card * dummyShare, (inner - 24) / COLUMNS);
    return hand(card) + (lies || !narrow ? column(dummy, READABLE) : 0) + middle(card) <= high;
  };
  // A strip of 44 pixels for each card of a row where there is room for it.
  const across = narrow ? inner - 6 * 44 : (inner - (room.width >= ASIDE_FROM ? 440 * zoom : 0)) / 7.2;
  let card = Math.min(largest(room.large, shape), Math.max(SMALLEST[shape], across));
  while (card > SMALLEST[shape] && !fits(card)) card -= 1;

  const left = high - hand(card) - middle(card);
  const dummy = Math.min(card * dummyShare, (inner - 24) / COLUMNS, left / (HIGH + TIGHT * (longest - 1)));
  const strip = Math.min(dummy * COMFORTABLE, (left - dummy * HIGH) / (longest - 1));

  // Beside the table: four suits under each other, pointing to the middle.
  const opposite = room.around ? column(dummy, strip / dummy) + FACT * (narrow ? 5 : 3) * zoom : 0;
  const beside = high - hand(card) - opposite - (PLATE[shape] + FACT * room.facts) * zoom;
  const least = room.around ? 26 : 38;
  const side = Math.min(card * (narrow ? 0.8 : 0.8), Math.max(least, beside / (COLUMNS * 1.12)));
  const apart = Math.min(side * HIGH + 4, (beside - side * HIGH) / (COLUMNS - 1));
  const reach = inner - LEAST_TRICK[shape] * TRICK_WIDE - (narrow ? 100 : 260 * zoom);
  const seen = Math.max(side * 0.28, Math.min(side * 0.46, (reach - side) / Math.max(1, longest - 1)));

  const lying = lies ? column(dummy, strip / dummy) : 0;
  const taken =
    room.around || room.shown === "left" || room.shown === "right"
      ? side + seen * (longest - 1)
      : narrow
        ? 88
        : 220 * zoom;
  const trick = Math.min(
    card,
    (high - hand(card) - lying) / TRICK_HIGH,
    // Where a hand lies beside it, the trick keeps to the rest of the page.
    (inner - taken - (narrow ? 100 : 230 * zoom)) / TRICK_WIDE,
  );
  return { card, dummy, strip, side, across: seen, apart, trick };
}
