// Whole parts of one subject that another one shows: they are named here, fetched when wanted, and the root of the page hands them down.
import { type Component, createContext, type Snippet } from "svelte";
import type { DealShown } from "../live/protocol.ts";

type Loaded<Props extends object> = () => Promise<{ default: Component<Props> }>;

export type LookBackProps = {
  table: string;
  deal: number;
  /** As that player saw it, for who had no seat there. */
  place?: number | null;
  /** Which card played it begins with, from 0; from the start if none is named. */
  card?: number | null;
  /** What stands above it, instead of the name of the game. */
  head?: Snippet<[DealShown]>;
  /** What stands beside the hands; it can lead to a card by its number. */
  aside?: Snippet<[(card: number) => void]>;
  /** Where to go from a deal that is not shown, and from one that is. */
  refused: Snippet;
  foot: Snippet<[DealShown]>;
};

export const [parts, setParts] = createContext<{
  Table: Loaded<{ table: string }>;
  LookBack: Loaded<LookBackProps>;
}>();
