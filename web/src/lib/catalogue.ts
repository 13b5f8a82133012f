// The games there are, with their options: asked for once.
import type { Catalogue } from "./protocol.ts";

let loading: Promise<Catalogue> | null = null;

export function loadCatalogue(): Promise<Catalogue> {
  loading ??= fetch("/api/games").then((response) => {
    if (!response.ok) throw new Error(`The list of games could not be loaded (${response.status}).`);
    return response.json() as Promise<Catalogue>;
  });
  loading.catch(() => (loading = null));
  return loading;
}
