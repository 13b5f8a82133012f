// The lessons there are and how far I am in them; and the one that is open.
import { connection, Refusal, type Question } from "./connection.svelte.ts";
import type {
  LessonLine,
  LessonList,
  LessonMark,
  LessonShown,
  LessonText,
  Paragraph,
  PartShown,
  Text,
} from "./protocol.ts";
import { settings } from "../base/settings/settings.svelte.ts";
import { router } from "./route.svelte.ts";

type Block = PartShown["blocks"][number];
/** A block where it stands: under which heading, and the talk of that part that came before it. */
export type Standing = { block: Block; title: string; first: boolean; before: Extract<Block, { type: "talk" }> | null };

async function fetched<T>(path: string): Promise<T | null> {
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}

/** The pictures of a text, and its words. */
export function parted(prose: readonly Paragraph[]): [Paragraph[], Paragraph[]] {
  const isPicture = (each: Paragraph) => each.fragments.some((part) => part.style === "picture");
  return [prose.filter(isPicture), prose.filter((each) => !isPicture(each))];
}

/** All blocks in the order in which one comes to them. */
export function standing(text: LessonText): Standing[] {
  return text.parts.flatMap(({ title, blocks }) => {
    let before: Standing["before"] = null;
    return blocks.map((block, i) => {
      const found = { block, title, first: i === 0, before };
      if (block.type === "talk") before = block;
      return found;
    });
  });
}

export type Rung = { readonly game: string; readonly lines: readonly LessonLine[] };

class Lessons {
  lines: readonly LessonLine[] = $state.raw([]);
  marks: readonly LessonMark[] = $state.raw([]);
  /** Both have come: before that nobody is said to be new. */
  known = $state(false);

  async load(): Promise<void> {
    const [listed, mine] = await Promise.all([
      fetched<LessonList>(`/api/lessons/${settings.language}`),
      connection.ask({ type: "AskLessons" }).catch(() => null),
    ]);
    if (listed) this.lines = listed.lessons;
    if (mine?.type === "MyLessons") this.marks = mine.lessons;
    this.known = listed !== null && mine !== null;
  }

  mark(lesson: string): LessonMark | undefined {
    return this.marks.find((each) => each.lesson === lesson);
  }

  /** The rungs of the ladder with their lessons, from the lowest up. */
  get rungs(): readonly Rung[] {
    const found: { game: string; lines: LessonLine[] }[] = [];
    for (const line of this.lines.filter((each) => !each.course)) {
      const rung = found.find((each) => each.game === line.rung);
      if (rung) rung.lines.push(line);
      else found.push({ game: line.rung, lines: [line] });
    }
    return found;
  }

  /** The courses for those who go further, with their lessons. */
  get courses(): readonly (readonly LessonLine[])[] {
    const names = new Set(this.lines.map((line) => line.course).filter((course) => course));
    return [...names].map((course) => this.lines.filter((line) => line.course === course));
  }

  /** What there is in the order in which one comes to it: the ladder, then what goes further. */
  get #all(): readonly LessonLine[] {
    return [...this.rungs.flatMap((rung) => rung.lines), ...this.courses.flat()];
  }

  of(game: string): readonly LessonLine[] {
    return this.lines.filter((line) => line.rung === game && !line.course);
  }

  isLearnt(line: LessonLine): boolean {
    return this.mark(line.name)?.is_learnt ?? false;
  }

  /** Where to go on: the lesson that was left in the middle last, else the first of the course that is not learnt. */
  get next(): LessonLine | undefined {
    const open = this.marks.find((each) => !each.is_learnt && each.at > 0);
    return this.lines.find((line) => line.name === open?.lesson) ?? this.#all.find((line) => !this.isLearnt(line));
  }

  /** What follows a lesson: the next of its rung, then of the next rung; in a course the next of it. */
  after(lesson: string): LessonLine | undefined {
    return this.#all[this.#all.findIndex((line) => line.name === lesson) + 1];
  }
}

export const lessons = new Lessons();

type Step = "TurnPage" | "AnswerQuestion" | "WriteSheet" | "PlayLesson" | "StartOver" | "OpenLesson";
type Rest<T> = T extends { lesson: string; language: string } ? Omit<T, "lesson" | "language" | "at"> : never;

/** One lesson that is open: its text, where I am in it, and what is said to what I do. */
export class OpenLesson {
  text: LessonText | null = $state.raw(null);
  place: LessonShown | null = $state.raw(null);
  problem: Text | null = $state.raw(null);
  #last: Promise<unknown> = Promise.resolve();
  #repeated: { place: number; from: number } | null = null;
  readonly blocks = $derived(this.text ? standing(this.text) : []);
  readonly here = $derived(this.place ? this.blocks[this.place.at] : undefined);

  constructor(readonly name: string) {}

  async load(): Promise<void> {
    // First whether there is such a lesson.
    if (await this.ask({ type: "OpenLesson" }))
      this.text = await fetched<LessonText>(`/api/lessons/${settings.language}/${this.name}`);
  }

  /** Ask something of the lesson at this place, after what was asked before: what is pressed twice is asked of a place
   * that has been left by then, and the server lets it be. */
  ask(step: Extract<Rest<Question>, { type: Step }>): Promise<LessonShown | null> {
    const where = { lesson: this.name, language: settings.language };
    const isWhole = step.type === "OpenLesson" || step.type === "StartOver";
    const question = { ...step, ...where, ...(isWhole ? {} : { at: this.place?.at ?? 0 }) } as Question;
    const answer = this.#last.then(() => this.#answer(question));
    this.#last = answer.catch(() => null);
    return answer;
  }

  async #answer(question: Question): Promise<LessonShown | null> {
    this.problem = null;
    try {
      const answer = await connection.ask(question);
      if (answer.type !== "LessonShown") return null;
      this.place = answer;
      return answer;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.problem = problem.text;
      return null;
    }
  }

  async turn(to: number): Promise<void> {
    if (this.place) await this.ask({ type: "TurnPage", to });
  }

  /** Home leads to one place that comes back; whoever was elsewhere in the lesson has been there before. */
  async repeat(place: number): Promise<void> {
    if (!this.place || place > this.place.furthest) return;
    this.#repeated = { place, from: this.place.at };
    if (place !== this.place.at) await this.turn(place);
  }

  /** To the next place; after one that came back the lesson stands where it stood, and home has what is next. */
  async onward(): Promise<void> {
    const at = this.place?.at ?? 0;
    await this.turn(at + 1); // with that the server notes what came of a table
    if (this.#repeated?.place !== at) return;
    const { from } = this.#repeated;
    this.#repeated = null;
    if (from !== at && from !== at + 1) await this.turn(from);
    router.go("/");
  }
}
