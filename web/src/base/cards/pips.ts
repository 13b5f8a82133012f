// The shapes cards are drawn with, each in a box from -10 to 10, and where the pips of a number lie.
import type { Suit } from "./cards.ts";

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
const STEM = "M-3.8 10C-1.7 8.7-.9 6-.9 1h1.8C.9 6 1.7 8.7 3.8 10Z";

export const SHAPE: Record<Suit, string> = {
  H: "M0 9.5C-3.5 5.5-10 .8-10-4.2-10-7.6-7.6-9.6-5.1-9.6-2.7-9.6-.9-8.2 0-6 .9-8.2 2.7-9.6 5.1-9.6 7.6-9.6 10-7.6 10-4.2 10 .8 3.5 5.5 0 9.5Z",
  S: "M0-10C3-5.6 9.6-1.6 9.6 3.2 9.6 6 7.5 7.6 5.3 7.6 3.3 7.6 1.6 6.6.8 5 1 7.4 1.9 9.1 3.8 10H-3.8C-1.9 9.1-1 7.4-.8 5-1.6 6.6-3.3 7.6-5.3 7.6-7.5 7.6-9.6 6-9.6 3.2-9.6-1.6-3-5.6 0-10Z",
  D: "M0-10C2.2-6 5-2.7 8.2 0 5 2.7 2.2 6 0 10-2.2 6-5 2.7-8.2 0-5-2.7-2.2-6 0-10Z",
  C: circle(0, -5.2, 4.5) + circle(-5.1, 2, 4.5) + circle(5.1, 2, 4.5) + "M-3-2h6v5h-6Z" + STEM,
  R: circle(0, 0, 9.2),
  G: "M0-9.6 10 8.6H-10Z",
  Y: "M-8.6-8.6H8.6V8.6H-8.6Z",
  B: "M0-10.4 10.4 0 0 10.4-10.4 0Z",
};

const [L, M, R] = [48, 66, 84];
const [TOP, HIGH, MID, LOW, END] = [26, 48, 70, 92, 114];

export const PIPS: Record<string, readonly (readonly [number, number])[]> = {
  "2": [
    [M, TOP],
    [M, END],
  ],
  "3": [
    [M, TOP],
    [M, MID],
    [M, END],
  ],
  "4": [
    [L, TOP],
    [R, TOP],
    [L, END],
    [R, END],
  ],
  "5": [
    [L, TOP],
    [R, TOP],
    [M, MID],
    [L, END],
    [R, END],
  ],
  "6": [
    [L, TOP],
    [R, TOP],
    [L, MID],
    [R, MID],
    [L, END],
    [R, END],
  ],
  "7": [
    [L, TOP],
    [R, TOP],
    [M, HIGH],
    [L, MID],
    [R, MID],
    [L, END],
    [R, END],
  ],
  "8": [
    [L, TOP],
    [R, TOP],
    [M, HIGH],
    [L, MID],
    [R, MID],
    [M, LOW],
    [L, END],
    [R, END],
  ],
  "9": [
    [L, TOP],
    [R, TOP],
    [L, 55],
    [R, 55],
    [M, MID],
    [L, 85],
    [R, 85],
    [L, END],
    [R, END],
  ],
  T: [
    [L, TOP],
    [R, TOP],
    [M, 40],
    [L, 55],
    [R, 55],
    [L, 85],
    [R, 85],
    [M, 100],
    [L, END],
    [R, END],
  ],
};
