import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Picture, Seat, ShuffleShown } from "../src/live/protocol.ts";
import { checked, commitment, notePromise, shuffled } from "../src/subjects/table/fair_deal.ts";

type Shuffle = Record<"seed" | "salt" | "digest" | "pack", string> & { deck: Picture["deck"]; cut: number };
/** What the server makes of the same, which tests/cards/test_shuffles.py looks at. */
const made = JSON.parse(readFileSync("../tests/data/shuffles.json", "utf-8")) as Shuffle[];
const SEATS: readonly Seat[] = ["E", "S", "W", "N"];

it.each(made)("shuffles as the server does, cut at $cut", async ({ seed, salt, cut, deck, digest, pack }) => {
  expect((await shuffled(seed, cut, deck)).join(" ")).toBe(pack);
  expect(await commitment({ seed, salt })).toBe(digest);
});

describe("checking a deal", () => {
  const deals = made.filter((each) => each.deck === "french");
  let number = 0;
  /** A deal that is over, of which the page has been told from its first card on. */
  function over(of: Shuffle, first: Partial<Picture> = {}): [Picture, ShuffleShown] {
    const pack = of.pack.split(" ");
    const hands = Object.fromEntries(SEATS.map((seat, at) => [seat, pack.filter((_, place) => place % 4 === at)]));
    const picture = {
      table: `table ${++number}`,
      deal: 1,
      deck: of.deck,
      digest: of.digest,
      trick: [],
      tricks_won: { NS: 0, EW: 0 },
      outcome: null,
      ...first,
    } as unknown as Picture;
    notePromise(picture);
    const { seed, salt, cut } = of;
    return [picture, { seed, salt, cut, first: "E", cards: 13, hands: hands as ShuffleShown["hands"] }];
  }
  const [one, other] = deals as [Shuffle, Shuffle];

  it("finds nothing wrong with what was promised", async () => {
    expect(await checked(...over(one))).toBe("as-promised");
  });
  it("says that it came late", async () => {
    expect(await checked(...over(one, { tricks_won: { NS: 1, EW: 0 } }))).toBe("came-late");
  });
  it("notices another digest, another seed, another cut and another hand", async () => {
    const [picture, shuffle] = over(one);
    expect(await checked({ ...picture, digest: other.digest }, shuffle)).toBe("other-digest");
    expect(await checked(picture, { ...shuffle, seed: other.seed })).toBe("other-seed");
    expect(await checked(picture, { ...shuffle, salt: other.salt })).toBe("other-seed");
    expect(await checked(picture, { ...shuffle, cut: shuffle.cut + 1 })).toBe("other-hands");
    const swapped = { ...shuffle.hands, N: shuffle.hands.E ?? [], E: shuffle.hands.N ?? [] };
    expect(await checked(picture, { ...shuffle, hands: swapped })).toBe("other-hands");
  });
  it("keeps the first promise, whatever comes later", async () => {
    const [picture, shuffle] = over(one);
    notePromise({ ...picture, digest: other.digest });
    expect(await checked(picture, shuffle)).toBe("as-promised");
  });
});
