// What a subject says of its screens: which there are, how each is had, and when it is begun anew.
import type { Component } from "svelte";
import type { Route } from "./protocol.ts";

type Told<Name> = Omit<Extract<Route, { screen: Name }>, "screen">;

export type Screen<Name> = {
  /** Most visits see few screens: those of the others are loaded when somebody comes to them. */
  readonly load: () => Promise<{ default: Component<Told<Name>> }> | { default: Component<Told<Name>> };
  /** What makes another screen of it. Where something else changes the screen stays, and is told. */
  readonly per?: readonly (keyof Told<Name>)[];
};

export type Screens<Name extends Route["screen"] = Route["screen"]> = { readonly [N in Name]: Screen<N> };
