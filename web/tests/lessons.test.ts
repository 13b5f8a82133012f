// A place of a lesson that comes back, and where it leads when it is done.
import { beforeEach, expect, it, vi } from "vitest";

const turned: number[] = [];
const gone: string[] = [];

vi.mock("../src/live/connection.svelte.ts", () => ({
  Refusal: class extends Error {},
  connection: {
    ask: ({ to }: { to: number }) => {
      turned.push(to);
      return Promise.resolve({ type: "LessonShown", at: to, furthest: 9 });
    },
  },
}));
vi.mock("../src/live/route.svelte.ts", () => ({ router: { go: (path: string) => gone.push(path) } }));
vi.mock("../src/base/settings/settings.svelte.ts", () => ({ settings: { language: "en" } }));
const { OpenLesson } = await import("../src/live/lessons.svelte.ts");

async function lessonAt(at: number): Promise<InstanceType<typeof OpenLesson>> {
  const lesson = new OpenLesson("a");
  await lesson.ask({ type: "TurnPage", to: at });
  turned.length = 0;
  return lesson;
}

beforeEach(() => {
  gone.length = 0;
});

it("goes on in the lesson", async () => {
  const lesson = await lessonAt(3);
  await lesson.onward();
  expect([turned, gone]).toEqual([[4], []]);
});

it("leads home from a place that came back, and stands where it stood", async () => {
  const lesson = await lessonAt(7);
  await lesson.repeat(2);
  await lesson.onward();
  expect([turned, gone]).toEqual([[2, 3, 7], ["/"]]);
  await lesson.onward();
  expect(turned.at(-1)).toBe(8);
});

it("is repeated where it stands, and goes on there the next time", async () => {
  const lesson = await lessonAt(2);
  await lesson.repeat(2);
  await lesson.onward();
  expect([turned, gone]).toEqual([[3], ["/"]]);
});

it("repeats nothing that nobody has come to", async () => {
  const lesson = await lessonAt(2);
  await lesson.repeat(10);
  await lesson.onward();
  expect([turned, gone]).toEqual([[3], []]);
});
