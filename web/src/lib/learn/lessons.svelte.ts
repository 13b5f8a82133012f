// The lessons there are and how far I am in them; and the one that is open.
import { connection, Refusal, type Question } from "../live/connection.svelte.ts";
import type { LessonLine, LessonList, LessonMark, LessonShown, LessonText, PartShown, Text } from "../protocol.ts";
import { settings } from "../settings.svelte.ts";

export type Block = PartShown["blocks"][number];
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

  /** Where to go on: the lesson that was left in the middle last, else the first that is not learnt. */
  get next(): LessonLine | undefined {
    const open = this.marks.find((each) => !each.is_learnt && each.at > 0);
    return (
      this.lines.find((line) => line.name === open?.lesson) ??
      this.lines.find((line) => !this.mark(line.name)?.is_learnt)
    );
  }

  after(lesson: string): LessonLine | undefined {
    return this.lines[this.lines.findIndex((line) => line.name === lesson) + 1];
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
  busy = $state(false);
  readonly blocks = $derived(this.text ? standing(this.text) : []);
  readonly here = $derived(this.place ? this.blocks[this.place.at] : undefined);

  constructor(readonly name: string) {}

  async load(): Promise<void> {
    const [text] = await Promise.all([
      fetched<LessonText>(`/api/lessons/${settings.language}/${this.name}`),
      this.ask({ type: "OpenLesson" }),
    ]);
    this.text = text;
  }

  /** Ask something of the lesson at this place; what came before is answered first. */
  async ask(step: Extract<Rest<Question>, { type: Step }>): Promise<LessonShown | null> {
    if (this.busy) return null;
    this.busy = true;
    this.problem = null;
    try {
      const where = { lesson: this.name, language: settings.language, at: this.place?.at ?? 0 };
      const { at: _, ...whole } = where;
      const isWhole = step.type === "OpenLesson" || step.type === "StartOver";
      const answer = await connection.ask({ ...step, ...(isWhole ? whole : where) } as Question);
      if (answer.type !== "LessonShown") return null;
      this.place = answer;
      return answer;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.problem = problem.text;
      return null;
    } finally {
      this.busy = false;
    }
  }

  async turn(to: number): Promise<void> {
    if (this.place) await this.ask({ type: "TurnPage", to });
  }
}
