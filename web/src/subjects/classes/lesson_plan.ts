// Lesson plans: what a step has done when the desk comes to it, and plans as files.
import { save } from "../../base/files.ts";
import { settings } from "../../base/settings/settings.svelte.ts";
import { made } from "../../live/make.ts";
import type { LessonPlan, NewHomework, PlanStep } from "../../live/protocol.ts";
import { send } from "../../live/upload.ts";
import type { Desk } from "./teacher_desk.svelte.ts";

export const KINDS = {
  talk: "class-step-talk",
  boards: "class-step-boards",
  lesson: "class-step-lesson",
  puzzles: "class-step-puzzles",
  homework: "class-step-homework",
} as const;

/** A step as an empty form has it. */
export const newStep = (kind: PlanStep["kind"], game: string): PlanStep => ({
  kind,
  title: "",
  notes: "",
  minutes: 10,
  game,
  options: {},
  count: 4,
  order: "",
  deals: [],
  how: "same",
  bots: "learner",
  helping: false,
  hints: false,
  lesson: "",
  block: null,
  together: false,
});

/** The plan as it stands in a file. */
const file = (plan: LessonPlan) => JSON.stringify({ format: "kibitz-lesson-plan", version: 1, plan }, null, 2) + "\n";

export const savePlan = (plan: LessonPlan) => save(`${plan.title}.json`, file(plan));

/** From now on the class has that plan, or the one in that file. */
export async function keepPlan(desk: Desk, plan: LessonPlan | string): Promise<boolean> {
  const text = typeof plan === "string" ? plan : file(plan);
  return (await send(text, { type: "KeepPlan", code: desk.code, dropped: false })) !== null;
}

/** Whether the step takes away what the tables have now. */
export const sendsAway = (step: PlanStep) => step.kind === "boards" || step.kind === "lesson";

/** What a step wants is done; then the desk is there. */
export async function goTo(desk: Desk, plan: LessonPlan, at: number): Promise<void> {
  const step = plan.steps[at];
  if (!step) return;
  let homework = "";
  if (step.kind === "boards" || (step.kind === "lesson" && step.together)) {
    if (!(await desk.seat(desk.tables.length ? step.how : anew(step), boards(step), false))) return;
  } else if (step.kind === "lesson") {
    const { lesson, block } = step;
    if (!(await desk.do({ type: "SendLesson", lesson, block, language: settings.language, tables: [] }))) return;
  } else if (step.kind !== "talk") {
    const set = await made(homeworkOf(step));
    if (!set) return;
    homework = set.code;
  }
  await desk.do({ type: "StepPlan", step: at, homework });
}

/** Where nobody sits yet there are no same seats. */
const anew = (step: PlanStep) => (step.how === "same" ? "random" : step.how);

function boards(step: PlanStep) {
  const { game, options, count, order, deals, bots, helping, hints } = step;
  const ofLesson =
    step.kind === "lesson" ? { lesson: step.lesson, block: step.block ?? 0 } : { lesson: null, block: 0 };
  return { game, options, count, order, deals, bots, helping, hints, language: settings.language, ...ofLesson };
}

function homeworkOf(step: PlanStep): NewHomework {
  const { title, game, options, order, bots, hints } = step;
  const puzzles = step.kind === "puzzles" ? { count: step.count, rung: game, asks: null, theme: null } : null;
  const deals = puzzles ? [] : step.deals;
  const count = puzzles || deals.length ? 0 : step.count;
  const name = title.slice(0, 40).trim();
  return {
    type: "NewHomework",
    title: name,
    game,
    options,
    deals,
    count,
    order: puzzles || deals.length ? "" : order,
    puzzles,
    bots,
    until: null,
    together: false,
    hints,
  };
}
