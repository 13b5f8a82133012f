// The viewer: files of boards, and boards that a link carries.

export const viewer = {
  "This board cannot be read. {text:why}": "This board cannot be read. {text:why}",
  "Not all four hands are known.": "Not all four hands are known.",
} as const;
