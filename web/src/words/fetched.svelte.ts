// The languages whose words are all here: what is shown changes when they come.

export const fetched: Record<string, true> = $state({});
