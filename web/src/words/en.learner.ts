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
  "Your progress": "Your progress",
  "Deals to order": "Deals to order",
  "Open a file of boards": "Open a file of boards",
  "Still looking at {n:deals|deal|deals} …": "Still looking at {n:deals|deal|deals} …",
  "All that was kept of your deals is deleted.": "All that was kept of your deals is deleted.",
  "Your picture begins with your first deal.": "Your picture begins with your first deal.",
  "Points and tricks of each deal that you declare, the kinds of play that you have met, and how few tricks you give away.":
    "Points and tricks of each deal that you declare, the kinds of play that you have met, and how few tricks you give away.",
  "A chart of points and tricks with {n:dots|dot|dots}, one for each deal that you declared.":
    "A chart of points and tricks with {n:dots|dot|dots}, one for each deal that you declared.",
  "points in both hands": "points in both hands",
  "Each dot is a deal of yours, the newest ringed. The line is the average of {n:deals} deals that bots played, and eight of ten of them lie in the band.":
    "Each dot is a deal of yours, the newest ringed. The line is the average of {n:deals} deals that bots played, and eight of ten of them lie in the band.",
  "The deals in a table": "The deals in a table",
  Deal: "Deal",
  Usual: "Usual",
  "Kinds of play": "Kinds of play",
  "How often the right card was played, of the times when it mattered. Mastered: five times or more, and four of five right.":
    "How often the right card was played, of the times when it mattered. Mastered: five times or more, and four of five right.",
  "None has come up yet.": "None has come up yet.",
  Mastered: "Mastered",
  "On the way": "On the way",
  Seen: "Seen",
  "Tricks given away": "Tricks given away",
  "As declarer": "As declarer",
  "As defender": "As defender",
  "Without a declarer": "Without a declarer",
  "{n:deals|deal|deals}": "{n:deals|deal|deals}",
  "Nothing to say yet: it takes ten deals in a role.": "Nothing to say yet: it takes ten deals in a role.",
  "Puzzles by theme": "Puzzles by theme",
  "No puzzle solved yet: try one.": "No puzzle solved yet: try one.",
  "What is kept": "What is kept",
  "Your deals, your answers to puzzles and this picture are kept on the server for you alone, under the secret that this browser has.":
    "Your deals, your answers to puzzles and this picture are kept on the server for you alone, under the secret that this browser has.",
  "Download it all": "Download it all",
  "Delete it all …": "Delete it all …",
  "Delete all of this?": "Delete all of this?",
  "Your history, your answers to puzzles and this picture are deleted for good, with the finished tables at which you sat alone. Tables not yet over stay, and so do deals with others, for them.":
    "Your history, your answers to puzzles and this picture are deleted for good, with the finished tables at which you sat alone. Tables not yet over stay, and so do deals with others, for them.",
  "Delete for good": "Delete for good",
  "Keep it": "Keep it",
  "Nothing is kept of you here.": "Nothing is kept of you here.",
  "{word:kind}": "{word:kind}",
  "{n:deals} deals to go in this role, and a line begins here.":
    "{n:deals|deal|deals} to go in this role, and a line begins here.",
  "In your first ten deals you gave away {x:first} tricks a deal.":
    "In your first ten deals you gave away {x:first} tricks a deal.",
  "You gave away {x:first} tricks a deal in your first ten deals, and {x:last} in the last ten.":
    "You gave away {x:first} tricks a deal in your first ten deals, and {x:last} in the last ten.",
  "No deal yet that you declared and that was played to its end.":
    "No deal yet that you declared and that was played to its end.",
  "In {n:usual} of {n:deals} deals you won as many tricks as most do with so many points, or more.":
    "In {n:usual} of {n:deals} deals you won as many tricks as most do with so many points, or more.",
} as const;
