import { describe, expect, it } from "vitest";
import { Outbox, pause } from "../src/live/outbox.ts";

type Request = { id: number; type: string; nonce?: string };

describe("Outbox", () => {
  it("answers a request once", async () => {
    const outbox = new Outbox<Request>();
    const id = outbox.number();
    const answer = outbox.add({ id, type: "Act", nonce: "abc" }, true);
    outbox.answer(id, "done");
    outbox.refuse(id, "too late");
    await expect(answer).resolves.toBe("done");
    expect(outbox.size).toBe(0);
  });

  it("sends what is unanswered again after a break, in order and unchanged", async () => {
    const outbox = new Outbox<Request>();
    const first: Request = { id: outbox.number(), type: "Act", nonce: "one" };
    const second: Request = { id: outbox.number(), type: "GoOn" };
    const answered = outbox.add(first, true);
    void outbox.add(second, false);
    expect(outbox.again("lost")).toEqual([first, second]);
    expect(outbox.again("lost")).toEqual([first, second]);
    outbox.answer(first.id, "done");
    await answered;
    expect(outbox.again("lost")).toEqual([second]);
  });

  it("does not open a table twice, but opens one that never went out", async () => {
    const outbox = new Outbox<Request>();
    const sent = outbox.add({ id: outbox.number(), type: "OpenTable" }, true);
    const waiting: Request = { id: outbox.number(), type: "OpenTable" };
    void outbox.add(waiting, false);
    expect(outbox.again("lost")).toEqual([waiting]);
    await expect(sent).rejects.toBe("lost");
  });
});

describe("pause", () => {
  it("grows, stays bounded and differs from page to page", () => {
    expect(pause(0, 1)).toBe(250);
    expect(pause(3, 1)).toBe(2000);
    expect(pause(50, 1)).toBe(2000);
    expect(pause(3, 0)).toBe(1000);
  });
});

it("answers all requests of a kind when the answer carries no number", async () => {
  const outbox = new Outbox<Request>();
  const code = outbox.add({ id: outbox.number(), type: "TakeOver" }, true);
  void outbox.add({ id: outbox.number(), type: "AskTables" }, true);
  outbox.answerAll("TakeOver", true);
  await expect(code).resolves.toBe(true);
  expect(outbox.size).toBe(1);
});
