// The words of the trade and where they stand in a sentence.

export interface Explained {
  readonly words: readonly string[];
  readonly means: string;
  /** Phrases in which the word means nothing of the trade. */
  readonly unless?: readonly string[];
}

export interface Found {
  readonly from: number;
  readonly to: number;
  readonly entry: Explained;
}

/** The player of the lessons who is called like a word of the trade. */
const NAME = "Ruff";

export class Lexicon {
  readonly #entries = new Map<string, Explained>();
  readonly #pattern: RegExp;

  constructor(entries: readonly Explained[]) {
    for (const entry of entries) for (const form of entry.words) this.#entries.set(form.toLowerCase(), entry);
    const plain = entries.flatMap((entry) => entry.unless ?? []).map((phrase) => phrase.toLowerCase());
    // The longest first: "opening lead" is one word, not two.
    const forms = [...this.#entries.keys(), ...plain].sort((one, other) => other.length - one.length).map(escaped);
    this.#pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join("|")})(?![\\p{L}\\p{N}-])`, "giu");
  }

  find(text: string): Found[] {
    if (this.#entries.size === 0) return [];
    return [...text.matchAll(this.#pattern)].flatMap((match) => {
      const entry = match[0] === NAME ? undefined : this.#entries.get(match[0].toLowerCase());
      return entry ? [{ from: match.index, to: match.index + match[0].length, entry }] : [];
    });
  }
}

const escaped = (form: string): string => form.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
