// Requests that the server has not answered yet: kept, sent again after a break, answered once.

type Numbered = { id: number; type: string };

type Waiting<R> = { request: R; sent: boolean; done: (answer: unknown) => void; fail: (why: unknown) => void };

/** Asking twice does no harm, except where every asking makes something new. */
const ONLY_ONCE = new Set(["OpenTable", "TakeOver", "AskHandover"]);

export class Outbox<R extends Numbered> {
  #waiting = new Map<number, Waiting<R>>();
  #next = 1;

  number(): number {
    return this.#next++;
  }

  /** Keep a request until it is answered; `sent` says whether it has gone out. */
  add(request: R, sent: boolean): Promise<unknown> {
    return new Promise((done, fail) => this.#waiting.set(request.id, { request, sent, done, fail }));
  }

  answer(id: number, value: unknown): void {
    this.#waiting.get(id)?.done(value);
    this.#waiting.delete(id);
  }

  /** Answer every request of a kind: for answers that carry no number. */
  answerAll(type: string, value: unknown): void {
    for (const [id, waiting] of [...this.#waiting]) {
      if (waiting.request.type === type) this.answer(id, value);
    }
  }

  refuse(id: number, why: unknown): void {
    this.#waiting.get(id)?.fail(why);
    this.#waiting.delete(id);
  }

  /** What goes out after a new connection, oldest first. What may not be asked twice fails instead. */
  again(lost: unknown): R[] {
    const requests: R[] = [];
    for (const [id, waiting] of [...this.#waiting]) {
      if (waiting.sent && ONLY_ONCE.has(waiting.request.type)) {
        this.refuse(id, lost);
      } else {
        waiting.sent = true;
        requests.push(waiting.request);
      }
    }
    return requests;
  }

  get size(): number {
    return this.#waiting.size;
  }
}

const LONGEST_MS = 2000;

/** How long to wait before the nth try, in milliseconds: soon at first, then every second or two, never all pages at once. */
export function pause(tries: number, chance: number = Math.random()): number {
  const longest = Math.min(LONGEST_MS, 250 * 2 ** tries);
  return longest * (0.5 + chance / 2);
}
