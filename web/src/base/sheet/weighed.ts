// What a result that somebody says is worth, and what is odd about it.
import type { ResultShown, Text } from "../../live/protocol.ts";

export type Weighed = { readonly result: ResultShown; readonly doubt?: Text | null };
