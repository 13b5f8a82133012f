// The people on court cards, drawn in the box of a card: what is nearer comes later. Suits differ in hair, skin and robe.

/** What a part is coloured as: hair, skin, gold, the robe of the suit, or the line of a feature. */
export type Part = "hair" | "grey" | "skin" | "gold" | "robe" | "linen" | "lips" | "eye" | "line";

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

const SHOULDERS = "M34 124V112C34 96 44 86 61 86S88 96 88 112V124Z";
const NECK = "M55 68H67V86C67 90 55 90 55 86Z";
const EYES = dot(55.4, 57, 2) + dot(66.6, 57, 2);

export const COURTS: Readonly<Record<string, readonly (readonly [Part, string])[]>> = {
  K: [
    ["robe", SHOULDERS],
    ["linen", "M38 100C44 88 52 85 61 85S78 88 84 100L78 104C74 95 68 92 61 92S48 95 44 104Z"],
    ["grey", "M45 48C42 62 44 76 50 82H72C78 76 80 62 77 48Z"],
    ["skin", oval(61, 57, 13.5, 15)],
    ["grey", "M46.5 58C46 78 53 91 61 95 69 91 76 78 75.5 58 73 64 69 66 61 66S49 64 46.5 58Z"],
    ["linen", "M61 66C57 62 51 63 48.5 68 53 70.5 58 70.5 61 68.5 64 70.5 69 70.5 73.5 68 71 63 65 62 61 66Z"],
    ["eye", EYES],
    ["line", "M51.5 53.2C53 51.4 57 51.4 58.6 53M63.4 53C65 51.4 69 51.4 70.5 53.2"],
    ["gold", "M43 45 39.5 21 50.5 33 61 15 71.5 33 82.5 21 79 45Z"],
    ["robe", dot(61, 38, 3.2) + dot(49.6, 39.4, 2.2) + dot(72.4, 39.4, 2.2)],
  ],
  Q: [
    ["hair", "M45 50C38 68 38 84 41 98 46 102 76 102 81 98 84 84 84 68 77 50Z"],
    ["robe", "M34 124V113C34 100 43 92 51 89 54 98 68 98 71 89 79 92 88 100 88 113V124Z"],
    ["skin", "M55 68H67V86C69 88 71 89 71 89 68 98 54 98 51 89 51 89 53 88 55 86Z"],
    ["skin", oval(61, 58, 13, 15)],
    ["hair", "M46.5 60C46 46 53 40 61 40S76 46 75.5 60C73 53 68 50 61 47 54 50 49 53 46.5 60Z"],
    ["eye", EYES],
    ["line", "M51.6 54C53 52 57 52 58.4 53.8M63.6 53.8C65 52 69 52 70.4 54"],
    ["lips", "M56.6 66.4C58.4 65 60 65 61 65.8 62 65 63.6 65 65.4 66.4 63.6 69.6 58.4 69.6 56.6 66.4Z"],
    [
      "gold",
      "M46 44C43 35 43 30 44 25 49 32 53 33 56 31 58 28 60 24 61 19 62 24 64 28 66 31 69 33 73 32 78 25 79 30 79 35 76 44 66 40 56 40 46 44Z",
    ],
    ["linen", dot(44, 23, 2.8) + dot(61, 16.6, 3) + dot(78, 23, 2.8)],
    ["gold", dot(53, 91, 1.8) + dot(57, 94, 1.8) + dot(61, 95, 2.3) + dot(65, 94, 1.8) + dot(69, 91, 1.8)],
  ],
  J: [
    ["robe", SHOULDERS],
    ["hair", "M45 48C42 62 43 72 46 78 50 80 54 78 55 76V60H67V76C68 78 72 80 76 78 79 72 80 62 77 48Z"],
    ["skin", NECK],
    ["linen", "M46 94C50 86 55 84 61 90 67 84 72 86 76 94 70 99 65 98 61 94 57 98 52 99 46 94Z"],
    ["skin", oval(61, 58, 13, 15)],
    ["hair", "M47 60C46 50 52 46 61 46S76 50 75 60C71 55 66 52 58 52 53 53 49 56 47 60Z"],
    ["eye", EYES],
    ["line", "M56 66.4C58.5 69.6 63.5 69.6 66 66.4"],
    ["robe", "M43 45C42 31 50 25 61 25S80 31 79 45Z"],
    ["gold", "M40 43.5C53 40.5 69 40.5 82 43.5V49.5C69 46.5 53 46.5 40 49.5Z"],
    ["linen", "M70 38C70 24 78 15 89 15.5 90 26 83 36 73 41Z"],
    ["line", "M71 40C75 32 80 25 86 19"],
  ],
};
