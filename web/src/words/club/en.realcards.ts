// Leagues, evenings and results with real cards. English has it when the first of these screens is opened.

export const realCards = {
  // Leagues
  "Whoever wins more of {n:deals} deals wins the match; it stops when it is decided.":
    "Whoever wins more of {n:deals} deals wins the match; it stops when it is decided.",
  "The points of {n:deals} deals decide a match.": "The points of {n:deals|deal|deals} decide a match.",
  "Only whoever runs this league may do that.": "Only whoever runs this league may do that.",
  "That deal is entered already.": "That deal is entered already.",
  "That match has its table here.": "That match has its table here.",
  "A match has from 1 to {n:most} deals.": "A match has from 1 to {n:most} deals.",
  "A league has at most {n:most} entrants.": "A league has at most {n:most} entrants.",
  League: "League",
  "A league": "A league",
  "Everybody plays a short match against everybody, one a week, with real cards or here.":
    "Everybody plays a short match against everybody, one a week, with real cards or here.",
  "What is it called?": "What is it called?",
  "What decides a match?": "What decides a match?",
  "Deals won: it stops when it is decided.": "Deals won: it stops when it is decided.",
  "Deals in a match": "Deals in a match",
  "Open the league": "Open the league",
  "A league from a file": "A league from a file",
  "You run this league. Everybody sees it at {text:link}": "You run this league. Everybody sees it at {text:link}",
  "How it stands": "How it stands",
  "Table of the league": "Table of the league",
  "Week by week": "Week by week",
  "Week {n:week}": "Week {n:week}",
  "Nobody is named yet. Please come back later.": "Nobody is named yet. Please come back later.",
  Change: "Change",
  "Enter the result": "Enter the result",
  "Result of {text:one} against {text:other}": "Result of {text:one} against {text:other}",
  "{text:one} against {text:other}": "{text:one} against {text:other}",
  "Who won the deal?": "Who won the deal?",
  "The whole match": "The whole match",
  "Equal points: who won?": "Equal points: who won?",
  "Nobody: the match is drawn.": "Nobody: the match is drawn.",
  "Play it here": "Play it here",
  "Who takes part?": "Who takes part?",
  "One name a line: a pair, a team or a player.": "One name a line: a pair, a team or a player.",
  "Change the names": "Change the names",
  "Plan the weeks": "Plan the weeks",
  "Files and paper": "Files and paper",
  "Print the table": "Print the table",
  "For a spreadsheet": "For a spreadsheet",
  "Everything in one file": "Everything in one file",
  "Somebody stops playing": "Somebody stops playing",
  "Withdraw …": "Withdraw …",
  Withdraw: "Withdraw",
  "{text:who} withdraws?": "{text:who} withdraws?",
  "Before half of their matches all their results are struck out. Later the results stand, and the others win what is left.":
    "Before half of their matches all their results are struck out. Later the results stand, and the others win what is left.",
  // Matches of teams
  "Teams of four play {n:deals} boards at two tables. More points at both together win a board, more boards the match; it stops when it is decided.":
    "Teams of four play {n:deals} boards at two tables. More points at both together win a board, more boards the match; it stops when it is decided.",
  "Teams of four play {n:deals} boards at two tables; the points at both decide the match.":
    "Teams of four play {n:deals} boards at two tables; the points at both decide the match.",
  "Teams of four play {n:deals} boards at two tables; what is between the tables counts in IMPs.":
    "Teams of four play {n:deals} boards at two tables; what is between the tables counts in IMPs.",
  "Matches of teams are entered as a whole.": "Matches of teams are entered as a whole.",
  "Teams play games of four players.": "Teams play games of four players.",
  "IMPs compare two tables with the same boards: they are for teams.":
    "IMPs compare two tables with the same boards: they are for teams.",
  "No rooms are open for this match.": "No rooms are open for this match.",
  "A match of teams has two rooms.": "A match of teams has two rooms.",
  "You have a seat in this match already, and both rooms play the same cards.":
    "You have a seat in this match already, and both rooms play the same cards.",
  "Somebody has to sit in each room before the cards are dealt.":
    "Somebody has to sit in each room before the cards are dealt.",
  "Who meets whom?": "Who meets whom?",
  "Pairs: a match is at one table.": "Pairs: a match is at one table.",
  "Teams of four: two tables play the same boards.": "Teams of four: two tables play the same boards.",
  "IMPs, as at bridge: what is between the two tables, board by board.":
    "IMPs, as at bridge: what is between the two tables, board by board.",
  "The points of both tables.": "The points of both tables.",
  "Boards won: it stops when it is decided.": "Boards won: it stops when it is decided.",
  "The points of all deals.": "The points of all deals.",
  "Boards in a match": "Boards in a match",
  IMPs: "IMPs",
  "Both rooms": "Both rooms",
  "Play it here: {text:one} against {text:other}": "Play it here: {text:one} against {text:other}",
  "Room {n:room}": "Room {n:room}",
  "Sit here: {seat:seat} in room {n:room}": "Sit here: {seat:seat} in room {n:room}",
  Free: "Free",
  "Free the seat of {text:who}": "Free the seat of {text:who}",
  Bot: "Bot",
  "Begin in both rooms": "Begin in both rooms",
  "Get up again": "Get up again",
  "Both rooms and the score": "Both rooms and the score",
  "Then take a seat of your team, in one of the rooms.": "Then take a seat of your team, in one of the rooms.",
  "You have your seat. When all are there, somebody begins; bots play where nobody sits.":
    "You have your seat. When all are there, somebody begins; bots play where nobody sits.",
  "They have begun. You can still take a seat where a bot plays.":
    "They have begun. You can still take a seat where a bot plays.",
  "There is no such match in this league.": "There is no such match in this league.",
  "Invite both teams": "Invite both teams",
  "Whoever opens this link takes a seat here. No account is needed, only a nickname.":
    "Whoever opens this link takes a seat here. No account is needed, only a nickname.",
  "Board by board": "Board by board",
  "{n:played} of {n:boards} boards are played in both rooms.":
    "{n:played} of {n:boards} boards are played in both rooms.",
  "Until then nobody sees what the other room made.": "Until then nobody sees what the other room made.",
  "{text:one} sit North and South, {text:other} East and West.":
    "{text:one} sit North and South, {text:other} East and West.",
  // Results with real cards
  "You do not play at a table in this round.": "You do not play at a table in this round.",
  "This table plays on tablets: its results come by themselves.":
    "This table plays on tablets: its results come by themselves.",
  "That round is over: please tell the organiser.": "That round is over: please tell the organiser.",
  "That is no result of this game.": "That is no result of this game.",
  "with a double": "with a double",
  "with a redouble": "with a redouble",
  "Results of your table": "Results of your table",
  "Table {n:table}, round {n:round}": "Table {n:table}, round {n:round}",
  "You sit {side:side}.": "You sit {side:side}.",
  "Board {n:board}": "Board {n:board}",
  "{seat:who} deals": "{seat:who} deals",
  "vulnerable: {text:who}": "vulnerable: {text:who}",
  "The other side has to say that it is right.": "The other side has to say that it is right.",
  "The other side entered this. Is it right?": "The other side entered this. Is it right?",
  "Yes, it is right": "Yes, it is right",
  "Something wrong? Only the organiser can change what is entered.":
    "Something wrong? Only the organiser can change what is entered.",
  "The organiser has decided this board.": "The organiser has decided this board.",
  "No round is under way, or you sit out. This page goes on by itself.":
    "No round is under way, or you sit out. This page goes on by itself.",
  "To the event": "To the event",
  "Who declared?": "Who declared?",
  "Which contract?": "Which contract?",
  "Points of both hands": "Points of both hands",
  "One less": "One less",
  "One more": "One more",
  Cancel: "Cancel",
  // The paper of a competition
  "Not all boards of this event have cards yet.": "Not all boards of this event have cards yet.",
  "All results, board by board": "All results, board by board",
  "A score card for everybody": "A score card for everybody",
  Certificates: "Certificates",
  "Table cards: who comes when": "Table cards: who comes when",
  "Slips to write results on": "Slips to write results on",
  "Not played: {word:reason}": "Not played: {word:reason}",
  "An evening with real cards": "An evening with real cards",
  "You play with a real pack. kibitz keeps the score, and says who deals and who sits where next.":
    "You play with a real pack. kibitz keeps the score, and says who deals and who sits where next.",
  "North and South play together, East and West too. North deals first.":
    "North and South play together, East and West too. North deals first.",
  "Who sits where?": "Who sits where?",
  "Change seats now:": "Change seats now:",
  "The evening is over": "The evening is over",
  "Last deal:": "Last deal:",
  "Take the last deal back": "Take the last deal back",
  "No more deals tonight": "No more deals tonight",
  "This phone looks on. The phone that began the evening writes.":
    "This phone looks on. The phone that began the evening writes.",
  "Everybody sees the sheet at {text:link}": "Everybody sees the sheet at {text:link}",
  "A Night, a Pivot, a rubber or a match at one table: kibitz keeps the score and says who sits where next.":
    "A Night, a Pivot, a rubber or a match at one table: kibitz keeps the score and says who sits where next.",
  "Begin an evening": "Begin an evening",
  "Honours in one hand?": "Honours in one hand?",
  None: "None",
  "An evening with real cards is for games of four players.":
    "An evening with real cards is for games of four players.",
  "Four players have four different names.": "Four players have four different names.",
  "This evening is over: take the last deal back if it was wrong.":
    "This evening is over: take the last deal back if it was wrong.",
  "Deal {n:deal} is not the next one.": "Deal {n:deal} is not the next one.",
  "No deal is written down yet.": "No deal is written down yet.",
  "Only a phone with the whole link of this evening writes on its sheet.":
    "Only a phone with the whole link of this evening writes on its sheet.",
} as const;
