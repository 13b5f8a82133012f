import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection } from "../src/live/connection.svelte.ts";

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
