import type { Screens } from "../../live/screens.ts";

export const lesson: Screens<"lessons" | "lesson"> = {
  lessons: { load: () => import("./LessonList.svelte") },
  lesson: { load: () => import("./Lesson.svelte"), per: ["lesson"] },
};
