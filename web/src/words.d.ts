// What the plugin of web/words.ts makes of the catalogues.
declare module "virtual:words" {
  export const names: Readonly<Record<string, string>>;
  export const fetchers: Readonly<Record<string, (() => Promise<{ default: string }>) | undefined>>;
}
