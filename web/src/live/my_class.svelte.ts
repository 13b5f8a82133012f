// The class that I am in: where it has me, and what the teacher says. The page goes where the class sends it.
import { connection } from "./connection.svelte.ts";
import { follow } from "./followed.svelte.ts";
import type { ClassPicture, ClassPlace, Text } from "./protocol.ts";
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
  shown: ClassPicture | null = $state.raw(null);
  said: { phrase: string; n: number } | null = $state.raw(null);
  /** Why the class cannot be shown. */
  problem: Text | null = $state.raw(null);

  #code: string | null = null;
  #leave: () => void = () => undefined;
  #sent: number | null = null;
  #count = 0;

  /** From the root of the page: whoever is in a class follows it wherever they are. */
  start(): void {
    connection.listen((news) => {
      if (news.type === "TeacherSaid" && news.code === this.#code)
        this.said = { phrase: news.phrase, n: ++this.#count };
    });
    const kept = remembered();
    if (!kept) return;
    // Opened at its own address, the class leads on to the table; elsewhere only when it sends somewhere new.
    this.#follow(kept.code, location.pathname.startsWith("/class") ? null : kept.sent);
  }

  /** Stand at the door of a class. */
  look(typed: string): void {
    const code = plainCode(typed);
    if (code === this.#code && this.shown) return;
    this.#follow(code, null);
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

  #follow(code: string, sent: number | null): void {
    this.#leave();
    this.#code = code;
    this.#sent = sent;
    this.shown = null;
    this.problem = null;
    this.#leave = follow("class", code, null, {
      shown: (picture) => this.#show(picture),
      changed: (change) => {
        if (this.shown) this.#show(change(this.shown));
      },
      refused: (why) => {
        this.#forget();
        this.problem = why;
      },
    });
  }

  #forget(): void {
    this.#leave();
    this.#code = null;
    this.#sent = null;
    this.shown = null;
    localStorage.removeItem(KEY);
  }

  #show(picture: ClassPicture): void {
    this.shown = picture;
    if (!picture.you || picture.is_over) localStorage.removeItem(KEY);
    else this.#go(picture.code, picture.you);
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
