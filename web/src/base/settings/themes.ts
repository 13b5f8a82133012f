// The cloths of the table and the backs of the cards there are to choose from; their colours are in themes.css.

export const FELTS = ["green", "blue", "wine", "slate", "violet"] as const;
export const BACKS = ["red", "blue", "green", "plum", "night"] as const;

export type Felt = (typeof FELTS)[number];
export type Back = (typeof BACKS)[number];
