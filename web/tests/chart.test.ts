import { expect, it } from "vitest";
import { drawnCurve, placed, scaled } from "../src/subjects/progress/chart.ts";
import type { ChartDot } from "../src/live/protocol.ts";

const box = { width: 200, height: 150, left: 20, right: 10, top: 10, bottom: 10 };
const curve = [20, 22].map((points) => ({ points, deals: 30, mean: 8, low: 7, high: 9 }));
const dot = (points: number, tricks: number): ChartDot => ({ table: "t", deal: 1, at: 0, points, tricks });

it("puts more points to the right and more tricks higher, all of it inside", () => {
  const { x, y, points } = scaled(curve, [dot(25, 9)], box);
  expect(x(20)).toBeLessThan(x(25));
  expect(y(9)).toBeLessThan(y(8));
  for (const place of [x(20), x(25)]) {
    expect(place).toBeGreaterThan(box.left);
    expect(place).toBeLessThan(box.width - box.right);
  }
  expect(points.every((each) => each >= 19 && each <= 26)).toBe(true);
});

it("goes along the top of the spread and back along its foot", () => {
  const { spread, mean } = drawnCurve(curve, scaled(curve, [], box));
  expect(spread.split(" ")).toHaveLength(4);
  expect(mean.split(" ")).toHaveLength(2);
});

it("sets dots that fall together side by side", () => {
  const found = placed([dot(20, 8), dot(20, 8), dot(20, 8), dot(21, 8)], scaled(curve, [], box));
  expect(new Set(found.map(({ x }) => x)).size).toBe(4);
  expect(new Set(found.map(({ y }) => y)).size).toBe(1);
});
