// The class that I am in: where it has me, and what the teacher says. The page goes where the class sends it.
import { connection, Refusal, type Pushed } from "./connection.svelte.ts";
import type { ClassPlace, ClassShown, Text } from "./protocol.ts";
import { router } from "./route.svelte.ts";
import { plainCode } from "./codes.ts";

const KEY = "kibitz.class";
type Remembered = { code: string; sent: number };

function remembered(): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Remembered | null;
  } catch {
    return null;
  }
}

class MyClass {
  shown: ClassShown | null = $state.raw(null);
  said: { phrase: string; n: number } | null = $state.raw(null);
  /** Why the class cannot be shown. */
  problem: Text | null = $state.raw(null);

  #code: string | null = null;
  #sent: number | null = null;
  #count = 0;

  /** From the root of the page: whoever is in a class follows it wherever they are. */
  start(): void {
    connection.listen((pushed) => this.#hear(pushed));
    connection.onGreeting(() => void this.#follow());
    const kept = remembered();
    if (!kept) return;
    this.#code = kept.code;
    // Opened at its own address, the class leads on to the table; elsewhere only when it sends somewhere new.
    this.#sent = location.pathname.startsWith("/class") ? null : kept.sent;
  }

  /** Stand at the door of a class. */
  look(typed: string): void {
    const code = plainCode(typed);
    if (code === this.#code && this.shown) return;
    this.#code = code;
    this.#sent = null;
    this.shown = null;
    this.problem = null;
    if (connection.greeted) void this.#follow();
  }

  async come(nickname: string): Promise<void> {
    if (this.#code) await connection.ask({ type: "ComeToClass", code: this.#code, nickname });
  }

  /** I am that member, with another tablet. */
  async knock(nickname: string): Promise<void> {
    if (this.#code) await connection.ask({ type: "KnockAtClass", code: this.#code, nickname });
  }

  async quit(): Promise<void> {
    const code = this.#code;
    this.#forget();
    if (code) await connection.ask({ type: "QuitClass", code });
  }

  /** Where the class has me. */
  path(place: ClassPlace): string {
    if (place.table) return `/t/${place.table}`;
    return place.lesson ? `/learn/${place.lesson}` : `/class/${this.#code ?? ""}`;
  }

  async #follow(): Promise<void> {
    if (!this.#code) return;
    try {
      await connection.ask({ type: "ComeToClass", code: this.#code });
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      this.#forget();
      this.problem = refused.text;
    }
  }

  #forget(): void {
    this.#code = null;
    this.#sent = null;
    this.shown = null;
    localStorage.removeItem(KEY);
  }

  #hear(pushed: Pushed): void {
    if (pushed.type === "TeacherSaid" && pushed.code === this.#code)
      this.said = { phrase: pushed.phrase, n: ++this.#count };
    if (pushed.type !== "ClassShown" || pushed.code !== this.#code) return;
    this.shown = pushed;
    if (!pushed.you || pushed.is_over) localStorage.removeItem(KEY);
    else this.#go(pushed.code, pushed.you);
  }

  #go(code: string, place: ClassPlace): void {
    const isNew = place.sent !== this.#sent;
    this.#sent = place.sent;
    localStorage.setItem(KEY, JSON.stringify({ code, sent: place.sent } satisfies Remembered));
    if (!isNew) return;
    const path = this.path(place);
    // Sent to another step of the lesson that is open, it is opened anew.
    if (place.lesson && location.pathname === path) router.instead(`/class/${code}`);
    if (location.pathname !== path) setTimeout(() => router.go(path));
  }
}

export const myClass = new MyClass();
