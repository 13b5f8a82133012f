// What a result that somebody says is worth, and what is odd about it.
import type { ResultShown, SlipSaid, Text } from "../../live/protocol.ts";

export type Weighed = { readonly result: ResultShown; readonly doubt?: Text | null };

/** What somebody typed, as it would be tapped; or why it cannot be read. */
export type Read = { readonly said: SlipSaid } | { readonly unread: Text };
