// Looking back at what was played, and what it says of the learner.
export const learner = {
  "= is as good as it gets, −1 costs a trick.": "= is as good as it gets, −1 costs a trick.",
  "Show what each card was worth": "Show what each card was worth",
  "What each card of {text:who} was worth": "What each card of {text:who} was worth",
  "as good as it gets": "as good as it gets",
  "costs {n:tricks|trick|tricks}": "costs {n:tricks|trick|tricks}",
  played: "played",
  "Next costly card": "Next costly card",
  "Well chosen: {n:others|other card|other cards} would have cost a trick or more.":
    "Well chosen: {n:others|other card|other cards} would have cost a trick or more.",
  "The coach would have done the same.": "The coach would have done the same.",
  "The coach:": "The coach:",
  "The coach is thinking it over …": "The coach is thinking it over …",
  "The right card, when it mattered": "The right card, when it mattered",
  "Play the deal again": "Play the deal again",
  "Play again from here": "Play again from here",
  "played again, not counted": "played again, not counted",
  "The same deal twice": "The same deal twice",
  "The deal as a whole": "The deal as a whole",
  "First time": "First time",
  "This time": "This time",
  Contract: "Contract",
  "Your side’s tricks": "Your side’s tricks",
  "Your side’s points": "Your side’s points",
  "Look back at the first time": "Look back at the first time",
  "Nothing was left to decide there: please choose an earlier moment.":
    "Nothing was left to decide there: please choose an earlier moment.",
} as const;
