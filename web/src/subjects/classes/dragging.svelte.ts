// A pupil who is dragged: with a mouse, a pen or a finger. Where the pointer is let go says where to.
import type { Desk } from "./teacher_desk.svelte.ts";

/** So far the pointer goes before a press becomes a drag. */
const FAR = 8;

class Dragging {
  member: number | null = $state(null);
  name = $state("");
  x = $state(0);
  y = $state(0);
  /** What lies under the pointer: "bench" or "table:seat". */
  over: string | null = $state(null);
  /** Just now: the click that follows is none. */
  hasEnded = false;

  /** Begin with a press on a pupil; the press is a tap if it goes nowhere. */
  press(event: PointerEvent, desk: Desk, member: number, name: string): void {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    const move = (moved: PointerEvent) => {
      if (this.member === null && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < FAR) return;
      this.member = member;
      this.name = name;
      this.x = moved.clientX;
      this.y = moved.clientY;
      this.over =
        document
          .elementsFromPoint(this.x, this.y)
          .map((each) => each.closest<HTMLElement>("[data-drop]"))
          .find((each) => each)?.dataset["drop"] ?? null;
    };
    const end = (ended: PointerEvent) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (this.member === null) return;
      // The click that follows a drag comes before any timer.
      this.hasEnded = true;
      setTimeout(() => (this.hasEnded = false));
      if (ended.type === "pointerup" && this.over !== null) this.#drop(desk, member, this.over);
      this.member = null;
      this.over = null;
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  #drop(desk: Desk, member: number, over: string): void {
    if (over === "bench") void desk.move(member, null);
    else {
      const [table, seat] = over.split(":").map(Number);
      if (table !== undefined && seat !== undefined) void desk.move(member, table, seat);
    }
  }
}

export const dragging = new Dragging();
