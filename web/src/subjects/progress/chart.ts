// Where things stand on the chart of points and tricks: plain geometry, no drawing.
import type { ChartDot, CurvePoint } from "../../live/protocol.ts";

export type Box = { width: number; height: number; left: number; top: number; right: number; bottom: number };
type Scale = {
  x: (points: number) => number;
  y: (tricks: number) => number;
  points: number[];
  tricks: number[];
};

const MOST_TRICKS = 13;
const APART = 7;

/** From points and tricks to places, with the numbers to write on both sides. */
export function scaled(curve: readonly CurvePoint[], dots: readonly ChartDot[], box: Box): Scale {
  const all = [...curve.map((each) => each.points), ...dots.map((each) => each.points)];
  const [least, most] = [Math.min(...all) - 1, Math.max(...all) + 1]; // nothing stands on an edge
  const inner = { w: box.width - box.left - box.right, h: box.height - box.top - box.bottom };
  const every = inner.w / Math.max(1, most - least) < 24 ? 5 : 2;
  return {
    x: (points) => box.left + (inner.w * (points - least)) / Math.max(1, most - least),
    y: (tricks) => box.top + inner.h * (1 - tricks / MOST_TRICKS),
    points: all.length
      ? Array.from({ length: most - least + 1 }, (_, i) => least + i).filter((n) => n % every === 0)
      : [],
    tricks: [0, 3, 6, 9, 12],
  };
}

/** The spread as the outline of an area, and the average as a line. */
export function drawnCurve(curve: readonly CurvePoint[], { x, y }: Scale): { spread: string; mean: string } {
  const high = curve.map((each) => `${x(each.points)},${y(each.high)}`);
  const low = curve.map((each) => `${x(each.points)},${y(each.low)}`).reverse();
  return {
    spread: [...high, ...low].join(" "),
    mean: curve.map((each) => `${x(each.points)},${y(each.mean)}`).join(" "),
  };
}

/** Each dot at its place; those that fall together stand side by side. */
export function placed(dots: readonly ChartDot[], { x, y }: Scale): { dot: ChartDot; x: number; y: number }[] {
  const together = new Map<string, number>();
  return dots.map((dot) => {
    const key = `${dot.points} ${dot.tricks}`;
    const before = together.get(key) ?? 0;
    together.set(key, before + 1);
    const aside = Math.ceil(before / 2) * (before % 2 ? 1 : -1);
    return { dot, x: x(dot.points) + aside * APART, y: y(dot.tricks) };
  });
}
