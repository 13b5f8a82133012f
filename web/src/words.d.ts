// What the plugin of web/words.ts makes of the catalogues.
declare module "virtual:words" {
  export const names: Readonly<Record<string, string>>;
  type Fetched = Promise<{ default: string }>;
  export const fetchers: Readonly<Record<string, { first: () => Fetched; rest: () => Fetched } | undefined>>;
}
