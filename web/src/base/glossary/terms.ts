// The words of the trade and where they stand in a sentence.

export interface Explained {
  readonly words: readonly string[];
  readonly means: string;
  /** Phrases in which the word means nothing of the trade. */
  readonly unless?: readonly string[];
}

interface Found {
  readonly from: number;
  readonly to: number;
  readonly entry: Explained;
}

/** The player of the lessons who is called like a word of the trade. */
const NAME = "Ruff";
/** What is written in capitals is an abbreviation and nothing else: SA is no "sa". */
const isShort = (form: string) => /^\p{Lu}{2,}$/u.test(form);

export class Lexicon {
  readonly #entries = new Map<string, Explained>();
  readonly #short: ReadonlySet<string>;
  readonly #pattern: RegExp;

  constructor(entries: readonly Explained[]) {
    for (const entry of entries) for (const form of entry.words) this.#entries.set(form.toLowerCase(), entry);
    this.#short = new Set(entries.flatMap((entry) => entry.words.filter(isShort).map((form) => form.toLowerCase())));
    const plain = entries.flatMap((entry) => entry.unless ?? []).map((phrase) => phrase.toLowerCase());
    // The longest first: "opening lead" is one word, not two.
    const forms = [...this.#entries.keys(), ...plain].sort((one, other) => other.length - one.length).map(escaped);
    this.#pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join("|")})(?![\\p{L}\\p{N}-])`, "giu");
  }

  find(text: string): Found[] {
    if (this.#entries.size === 0) return [];
    return [...text.matchAll(this.#pattern)].flatMap((match) => {
      const form = match[0].toLowerCase();
      const isOther = match[0] === NAME || (this.#short.has(form) && !isShort(match[0]));
      const entry = isOther ? undefined : this.#entries.get(form);
      return entry ? [{ from: match.index, to: match.index + match[0].length, entry }] : [];
    });
  }
}

const escaped = (form: string): string => form.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
