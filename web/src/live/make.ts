// Making something that has a code for everybody and a secret for whoever runs it: asked for, kept, and gone to.
import { connection } from "./connection.svelte.ts";
import { keep, type Kind } from "./kept.ts";
import type { Made, New } from "./protocol.ts";
import { router } from "./route.svelte.ts";
import { atTable } from "./table.svelte.ts";
import { send } from "./upload.ts";

/** Where each is run from. */
const RUN: Readonly<Record<Kind, string>> = {
  class: "desk",
  homework: "homework",
  event: "director",
  league: "league",
  evening: "evening",
  results: "results",
};

/** Where something is run from, for whoever has its secret. */
export const runPath = (kind: Kind, { code, secret }: Readonly<Record<"code" | "secret", string>>): string =>
  `/${RUN[kind]}/${code}#${secret}`;

/** New, or from a file, and its secret kept here; why it does not go is said in a line. */
export async function made(wanted: New, file?: string): Promise<Made | null> {
  const question = { type: "Make", new: wanted } as const;
  const answer = await (file === undefined ? atTable.attempt(connection.ask(question)) : send(file, question));
  if (answer?.type !== "Made") return null;
  keep(answer.ledger, { code: answer.code, secret: answer.secret, title: "title" in wanted ? wanted.title : "" });
  return answer;
}

/** The same, and on to where it is run from. */
export async function make(wanted: New, file?: string): Promise<void> {
  const answer = await made(wanted, file);
  if (answer) router.go(runPath(answer.ledger, answer));
}
