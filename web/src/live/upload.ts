// Files that are longer than one message.
import { connection, type Question } from "./connection.svelte.ts";
import { atTable } from "./table.svelte.ts";

/** A message to the server may have 16 kilobytes; a letter may take three of them. */
const PIECE = 4000;

/** A file that is longer than one message, in pieces; then what is to be done with it. */
export async function send(text: string, then: Question): Promise<Awaited<ReturnType<typeof connection.ask>> | null> {
  for (let place = 0; place * PIECE < Math.max(1, text.length); place++) {
    const piece = text.slice(place * PIECE, (place + 1) * PIECE);
    const sent = await atTable.attempt(connection.ask({ type: "SendPiece", place, text: piece }));
    if (sent === null) return null;
  }
  return atTable.attempt(connection.ask(then));
}
