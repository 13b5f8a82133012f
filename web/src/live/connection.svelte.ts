// The one live connection: says who we are, asks, and comes back by itself when it breaks.
import {
  type Answer,
  ANSWERS,
  type Picture,
  type Request,
  type Room,
  type TableLine,
  type Text,
  VERSION,
} from "./protocol.ts";
import { after } from "./lines.ts";
import { Outbox, pause } from "./outbox.ts";
import { Pace } from "./pace.ts";

type Status = "connecting" | "open" | "lost" | "elsewhere" | "outdated";

/** A request as the page makes it: its number is given when it is sent. */
type Asked = Extract<Request, { id: number }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Question = WithoutId<Asked>;

/** What the server sends without having been asked for it, to whoever follows a class or a competition. */
type ForTheLine = { type: "Welcome" | "Shown" | "Waiting" | "Spoke" | "Superseded" | "Outdated" };
export type Pushed = Exclude<Answer, { id: number | null } | ForTheLine>;

export class Refusal extends Error {
  constructor(readonly text: Text) {
    super(text.say);
  }
}

const TOKEN = "kibitz.token";
const BROKEN: Text = { say: "page-the-connection-broke-before-the-answer", values: {} };

export class Connection {
  status: Status = $state("connecting");
  /** Whoever has it is this person: for what is asked of the server beside this line. */
  get token(): string {
    return localStorage.getItem(TOKEN) ?? "";
  }
  /** The server has greeted us at least once since the page was opened. */
  greeted = $state(false);
  /** Mine, and once asked for, those of others too. */
  tables: readonly TableLine[] = $state.raw([]);
  /** What is shown now; `newest` may be a moment ahead of it. */
  picture: Picture | null = $state.raw(null);
  newest: Picture | null = $state.raw(null);
  /** The waiting room or the door of a table that is not to be seen, or not yet. */
  room: Room | null = $state.raw(null);
  /** Another device has taken over with a code: this one is nobody's. */
  moved = $state(false);
  /** The trick that has just ended stays on the table a moment longer. */
  lingering = $state(false);
  spoken: { player: number; phrase: string; n: number } | null = $state.raw(null);

  #socket: WebSocket | null = null;
  #outbox = new Outbox<Asked>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watching: string | null = null;
  #ready = false;
  #count = 0;
  #pace = new Pace((picture, ended) => {
    this.picture = picture;
    this.lingering = ended;
  });

  #listeners: readonly ((pushed: Pushed) => void)[] = [];
  #greetings: readonly (() => void)[] = [];

  /** Hear what is sent without being asked for; returns how to hear no more. */
  listen(listener: (pushed: Pushed) => void): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener);
    };
  }

  /** Ask again for what is followed whenever a new line is greeted, and now if one is; returns how to stop. */
  onGreeting(greet: () => void): () => void {
    this.#greetings = [...this.#greetings, greet];
    if (this.#ready) greet();
    return () => {
      this.#greetings = this.#greetings.filter((each) => each !== greet);
    };
  }

  start(): void {
    this.#open();
    // A page that is left may be kept for the way back: it must not take the place of the one that is shown.
    addEventListener("pagehide", () => this.#rest());
    addEventListener("pageshow", (event) => {
      if (event.persisted && this.status !== "elsewhere" && this.status !== "outdated") this.takeBack();
    });
    // A tablet that wakes up or finds the network again should not wait for the next try.
    addEventListener("online", () => this.#hasten());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#hasten();
    });
  }

  /** Take the place of the page that was opened elsewhere. */
  takeBack(): void {
    this.status = "connecting";
    this.#open();
  }

  async ask(question: Question): Promise<Answer> {
    if (question.type === "Act") this.#pace.seen();
    const request = { ...question, id: this.#outbox.number() } as Asked;
    const answer = this.#outbox.add(request, this.#ready);
    if (this.#ready) this.#send(request);
    return (await answer) as Answer;
  }

  /** Messages that need no answer and are not worth keeping. */
  tell(message: Exclude<Request, Asked>): void {
    if (this.#ready) this.#send(message);
  }

  async watch(table: string): Promise<void> {
    if (this.#watching === table && this.newest?.table === table) return;
    this.leave();
    this.#watching = table;
    await this.ask({ type: "Watch", table });
  }

  /** All tables there are to see, mine among them. */
  async refresh(): Promise<void> {
    const answer = await this.ask({ type: "AskTables" });
    if (answer.type === "Tables") this.tables = answer.tables;
  }

  leave(): void {
    if (this.#watching !== null && this.#ready) this.#send({ type: "Leave", table: this.#watching });
    this.#watching = null;
    this.#clear();
  }

  #clear(): void {
    this.#pace.clear();
    this.picture = null;
    this.newest = null;
    this.room = null;
    this.lingering = false;
  }

  /** Show the newest picture at once. */
  hurry(): void {
    this.#pace.hurry();
    this.lingering = false;
  }

  #open(): void {
    clearTimeout(this.#retry);
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#ready = false;
    socket.onopen = () => this.#send({ type: "Hello", version: VERSION, token: localStorage.getItem(TOKEN) });
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(read(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #send(message: Request): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #lost(): void {
    this.#ready = false;
    if (this.status === "elsewhere" || this.status === "outdated") return;
    this.status = "lost";
    this.#retry = setTimeout(() => this.#open(), pause(this.#tries++));
  }

  /** Hang up, and do not come back by itself. */
  #rest(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    this.#ready = false;
    socket?.close();
  }

  #hasten(): void {
    if (this.status === "lost" && this.#socket?.readyState === WebSocket.CLOSED) {
      this.#tries = 0;
      this.#open();
    }
  }

  #hear(answer: Answer): void {
    switch (answer.type) {
      case "Welcome":
        return this.#welcome(answer.token, answer.tables);
      case "Shown":
        if (answer.picture.table !== this.#watching) return;
        this.room = null;
        return this.#show(answer.picture);
      case "Changed":
        if (answer.kind !== "table") return this.#pass(answer);
        // Of a table that is looked at anew all comes again: what still comes of before is for nobody.
        if (this.newest === null || this.newest.table !== answer.code) return;
        return this.#show(after(this.newest, answer));
      case "Waiting":
        if (answer.room.table !== this.#watching) return;
        this.#clear();
        this.room = answer.room;
        return;
      case "Spoke":
        this.spoken = { player: answer.player, phrase: answer.phrase, n: ++this.#count };
        return;
      case "Superseded":
        this.moved = answer.moved;
        this.status = "elsewhere";
        this.#socket?.close();
        return;
      case "Refused":
        if (answer.id !== null) this.#outbox.refuse(answer.id, new Refusal(answer.text));
        return;
      case "Outdated":
        return this.#outdated();
      default:
        // Whatever a server of another version may say.
        if (!ANSWERS.includes(answer.type)) return this.#outdated();
        if ("id" in answer) return this.#outbox.answer(answer.id, answer);
        return this.#pass(answer);
    }
  }

  #show(picture: Picture): void {
    this.newest = picture;
    this.#pace.push(picture);
  }

  #pass(news: Pushed): void {
    for (const listener of this.#listeners) listener(news);
  }

  #outdated(): void {
    this.status = "outdated";
    this.#socket?.close();
  }

  #welcome(token: string, tables: readonly TableLine[]): void {
    localStorage.setItem(TOKEN, token);
    if (this.#ready) {
      // On a connection that is already greeted, this is the answer to a code from another device.
      this.tables = tables;
      return this.#outbox.answerAll("TakeOver", true);
    }
    this.#tries = 0;
    this.#ready = true;
    this.tables = tables;
    const waiting = this.#outbox.again(new Refusal(BROKEN));
    const rewatched = waiting.some((request) => request.type === "Watch" && request.table === this.#watching);
    if (this.#watching !== null && !rewatched) {
      const id = this.#outbox.number();
      const watch = { type: "Watch", id, table: this.#watching } as const;
      this.#outbox.add(watch, true).catch(() => undefined);
      this.#send(watch);
    }
    for (const request of waiting) this.#send(request);
    for (const greet of this.#greetings) greet();
    this.greeted = true;
    this.status = "open";
  }
}

/** What the server says; a page that cannot read it is of another version. */
function read(data: string): Answer {
  try {
    return JSON.parse(data) as Answer;
  } catch {
    return { type: "Outdated" };
  }
}

export const connection = new Connection();
