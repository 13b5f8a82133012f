import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../src/live/connection.svelte.ts";
import type { Picture } from "../src/live/protocol.ts";
import { picture } from "./picture.ts";

type Heard = (event: { persisted: boolean }) => void;
/** What the page listens to, by name. */
const window = new Map<string, Heard>();

/** A server that says what the test wants it to say. */
class Line {
  static CLOSED = 3;
  static opened: Line[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = () => {};
  constructor() {
    Line.opened.push(this);
  }
  send(message: string) {
    this.sent.push(message);
  }
  close() {
    this.readyState = 3;
    this.onclose();
  }
}

beforeEach(() => {
  Line.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "kibitz.test" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("addEventListener", (type: string, heard: Heard) => window.set(type, heard));
  vi.stubGlobal("document", { addEventListener: () => {}, visibilityState: "visible" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function greeted(): [Connection, Line] {
  const connection = new Connection();
  connection.start();
  const line = Line.opened[0];
  if (!line) throw new Error("No line was opened.");
  line.onopen();
  return [connection, line];
}

it.each([
  ["told so", '{"type":"Outdated"}'],
  ["told so by a server that says more", '{"type":"Outdated","version":7,"text":"…"}'],
  ["told something of another version", '{"type":"Hologram","id":1}'],
  ["told something that is no message", "<html>"],
])("asks to be reloaded when it is %s, and does not try again", (_, said) => {
  const [connection, line] = greeted();
  line.onmessage({ data: said });
  expect(connection.status).toBe("outdated");
  line.onclose();
  vi.advanceTimersByTime(120_000);
  expect(connection.status).toBe("outdated");
  expect(Line.opened).toHaveLength(1);
});

it("tries again when the line just breaks", () => {
  const [connection, line] = greeted();
  line.onmessage({ data: '{"type":"Welcome","version":1,"token":"t","nickname":null,"tables":[]}' });
  expect(connection.status).toBe("open");
  line.close();
  expect(connection.status).toBe("lost");
  vi.advanceTimersByTime(120_000);
  expect(Line.opened.length).toBeGreaterThan(1);
});

it("hangs up when the page is left, comes back only when the page does, and never from behind another", () => {
  const [connection, line] = greeted();
  line.onmessage({ data: '{"type":"Welcome","version":1,"token":"t","nickname":null,"tables":[]}' });
  window.get("pagehide")?.({ persisted: true });
  expect(line.readyState).toBe(Line.CLOSED);
  vi.advanceTimersByTime(120_000);
  expect(Line.opened).toHaveLength(1);
  window.get("pageshow")?.({ persisted: true });
  expect(Line.opened).toHaveLength(2);
  Line.opened[1]?.onmessage({ data: '{"type":"Superseded","moved":false}' });
  window.get("pagehide")?.({ persisted: true });
  window.get("pageshow")?.({ persisted: true });
  expect(connection.status).toBe("elsewhere");
  expect(Line.opened).toHaveLength(2);
});

describe("what has changed at the table", () => {
  const said = (say: string) => ({ say, values: {} });
  const first = picture({ table: "t", at: 3, story: { 0: said("a"), 1: said("b") } });
  const welcome = '{"type":"Welcome","version":4,"token":"t","nickname":null,"tables":[]}';
  const changed = (code: string, at: number) =>
    JSON.stringify({
      type: "Changed",
      kind: "table",
      code,
      now: 1,
      fields: { at },
      lines: { story: { 1: null, 2: said("c") } },
    });

  function watching(): [Connection, (shown: Picture) => void, (news: string) => void] {
    const [connection, line] = greeted();
    line.onmessage({ data: welcome });
    void connection.watch("t");
    return [
      connection,
      (shown) => line.onmessage({ data: JSON.stringify({ type: "Shown", picture: shown }) }),
      (data) => line.onmessage({ data }),
    ];
  }

  it("is put into the picture that the page has, whole fields and single lines", () => {
    const [connection, shown, told] = watching();
    shown(first);
    told(changed("t", 4));
    expect(connection.newest).toEqual({ ...first, at: 4, story: { 0: said("a"), 2: said("c") } });
    told(changed("t", 5));
    expect(connection.newest?.at).toBe(5);
  });

  it("is for nobody before the whole has come, after the table was left, and of another table", () => {
    const [connection, shown, told] = watching();
    told(changed("t", 4));
    expect(connection.newest).toBeNull();
    shown(first);
    told(changed("elsewhere", 4));
    expect(connection.newest).toEqual(first);
    connection.leave();
    void connection.watch("t");
    told(changed("t", 9));
    expect(connection.newest).toBeNull();
    shown(first);
    expect(connection.newest?.at).toBe(3);
  });
});
