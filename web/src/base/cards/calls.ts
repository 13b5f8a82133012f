// Calls as the server names them ("pass", "double", "2NT"): the one place where a bid is put together and taken apart.

export const LEVELS = ["1", "2", "3", "4", "5", "6", "7"] as const;
export const STRAINS = ["C", "D", "H", "S", "NT"] as const;

export type Bid = { level: string; strain: string };

const BIDS = new Map<string, Bid>(
  LEVELS.flatMap((level) => STRAINS.map((strain) => [callFor(level, strain), { level, strain }] as const)),
);

/** The call that bids so high in that strain. */
export function callFor(level: string, strain: string): string {
  return level + strain;
}

/** Level and strain of a bid; null for pass, double, redouble and Play. */
export function bidOf(call: string): Bid | null {
  return BIDS.get(call) ?? null;
}
