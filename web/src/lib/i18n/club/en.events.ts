// Competitions: what is said of them. English has it when the first of these screens is opened.

export const events = {
  // What a competition says
  "There is no board {n:board} in this event.": "There is no board {n:board} in this event.",
  "Board {n:board} has been begun: its cards stay.": "Board {n:board} has been begun: its cards stay.",
  "The cards of board {n:board} are no deal of {word:game}.":
    "The cards of board {n:board} are no deal of {word:game}.",
  "The cards of board {n:board} would be dealt again in {word:game}: nobody could declare.":
    "The cards of board {n:board} would be dealt again in {word:game}: nobody could declare.",
  "{n:rounds} rounds at {n:tables} tables.": "{n:rounds|round|rounds} at {n:tables|table|tables}.",
  "Each plays alone among bots, whenever it suits.": "Each plays alone among bots, whenever it suits.",
  "Everybody plays {n:boards} boards.": "Everybody plays {n:boards|board|boards}.",
  "Everybody plays from {n:least} to {n:most} boards.": "Everybody plays from {n:least} to {n:most} boards.",
  "Everybody meets everybody once.": "Everybody meets everybody once.",
  "Everybody meets everybody {n:times} times.": "Everybody meets everybody {n:times|time|times}.",
  "Nobody meets the same opponents twice.": "Nobody meets the same opponents twice.",
  "North-South and East-West have a ranking each: there are two winners.":
    "North-South and East-West have a ranking each: there are two winners.",
  "Everybody is once the partner of everybody.": "Everybody is once the partner of everybody.",
  "Nobody has the same partner twice.": "Nobody has the same partner twice.",
  "Nobody waits more than {n:rounds} rounds.": "Nobody waits more than {n:rounds|round|rounds}.",
  "In {n:rounds} rounds a board is wanted at two tables: have it twice, or pass it on.":
    "In {n:rounds|round|rounds} a board is wanted at two tables: have it twice, or pass it on.",
  "All tables play the same boards at the same time.": "All tables play the same boards at the same time.",
  "Everybody is compared with everybody alike to {n:percent} percent.":
    "Everybody is compared with everybody alike to {n:percent} percent.",
  "“{text:said}” is no result here. Write it like this: {text:example}":
    "“{text:said}” is no result here. Write it like this: {text:example}",
  "That cannot be read. {text:why}": "That cannot be read. {text:why}",
  "That is too long: {n:most} characters are enough.": "That is too long: {n:most} characters are enough.",
  "That round has begun already.": "That round has begun already.",
  "All who play as {name:who} are here already. Please ask the organiser if that is wrong.":
    "All who play as {name:who} are here already. Please ask the organiser if that is wrong.",
  "You play as {name:who} in this event. Please ask the organiser if that is wrong.":
    "You play as {name:who} in this event. Please ask the organiser if that is wrong.",
  "There is nobody with that number in this event.": "There is nobody with that number in this event.",
  "Round {n:round}, table {n:table}, board {n:board}: result corrected":
    "Round {n:round}, table {n:table}, board {n:board}: result corrected",
  "Round {n:round}, table {n:table}, board {n:board}: adjusted score":
    "Round {n:round}, table {n:table}, board {n:board}: adjusted score",
  "{name:who}: {text:amount}": "{name:who}: {text:amount}",
  "Only whoever runs this event may do that.": "Only whoever runs this event may do that.",
  "You see the results of a board once you have played it.": "You see the results of a board once you have played it.",
  "There is no movement for that number.": "There is no movement for that number.",
} as const;
