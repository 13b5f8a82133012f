// A class: its door, the teacher's desk, and what a teacher says.

export const desk = {
  // What a class cannot do
  "A class needs a name, of at most {n:most} characters.": "A class needs a name, of at most {n:most} characters.",
  "This class is over.": "This class is over.",
  "This class is full: {n:most} have come.": "This class is full: {n:most} have come.",
  "Somebody in this class is called {name:name}, or nearly so.":
    "Somebody in this class is called {name:name}, or nearly so.",
  "There is nobody with that number in this class.": "There is nobody with that number in this class.",
  "Nobody in this class is called {name:name}.": "Nobody in this class is called {name:name}.",
  "Nobody is waiting for that answer.": "Nobody is waiting for that answer.",
  "There is no such table in this class.": "There is no such table in this class.",
  "Nobody has come yet.": "Nobody has come yet.",
  "Strength goes from 1 to {n:most}.": "Strength goes from 1 to {n:most}.",
  "Only the desk of this class can do that: please open it with its own link.":
    "Only the desk of this class can do that: please open it with its own link.",
  "This link does not open the desk: please use the one you got when you opened the class.":
    "This link does not open the desk: please use the one you got when you opened the class.",
  "That step of the lesson has no cards to play: please choose another.":
    "That step of the lesson has no cards to play: please choose another.",
  "No tables are open: seat the class first.": "No tables are open: seat the class first.",
  // How a table stands, and to where it is taken back
  "All boards played": "All boards played",
  "Before {seat:who} played {card:card}": "Before {seat:who} played {card:card}",
  "Before {seat:who} called {call:call}": "Before {seat:who} called {call:call}",
  "Before {seat:who} chose": "Before {seat:who} chose",
  "Before {seat:who} announced": "Before {seat:who} announced",
  // What a teacher says
  "Look here": "Look here",
  "Please stop for a moment and look at the front.": "Please stop for a moment and look at the front.",
  "Please listen to your classmates at the front.": "Please listen to your classmates at the front.",
  "I am coming to you.": "I am coming to you.",
  "Raise your hand if you need help.": "Raise your hand if you need help.",
  "Please speak a little more quietly.": "Please speak a little more quietly.",
  "Think about it": "Think about it",
  "Take your time.": "Take your time.",
  "Whose turn is it?": "Whose turn is it?",
  "Which suit was led? Follow it if you can.": "Which suit was led? Follow it if you can.",
  "Look at dummy first, and make a plan.": "Look at dummy first, and make a plan.",
  "Count your sure tricks before you play.": "Count your sure tricks before you play.",
  "How many tricks do you still need?": "How many tricks do you still need?",
  "Count the trumps that are gone.": "Count the trumps that are gone.",
  "What did your partner’s card tell you?": "What did your partner’s card tell you?",
  "Why did they lead that card?": "Why did they lead that card?",
  "Talk about this deal with your partner.": "Talk about this deal with your partner.",
  Praise: "Praise",
  "Well done!": "Well done!",
  "Good thinking!": "Good thinking!",
  "That was a good plan.": "That was a good plan.",
  "Good partners!": "Good partners!",
  "You are getting better and better.": "You are getting better and better.",
  Time: "Time",
  "Please play on.": "Please play on.",
  "Please finish this deal.": "Please finish this deal.",
  "Five more minutes.": "Five more minutes.",
  "You will change places now: your screen shows where to go.":
    "You will change places now: your screen shows where to go.",
  "Thank you, that is all for today!": "Thank you, that is all for today!",
} as const;
