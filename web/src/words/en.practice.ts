// Practice: puzzles, what they ask and why, and the deal of the day.

export const practice = {
  "Take the rest": "Take the rest",
  "Find the safe play": "Find the safe play",
  "Find the winning play": "Find the winning play",
  "Choose trumps": "Choose trumps",
  "How high?": "How high?",
  "Which card shows it?": "Which card shows it?",
  "Winners in the right order": "Winners in the right order",
  Finesse: "Finesse",
  "Long suit": "Long suit",
  Ruff: "Ruff",
  Entries: "Entries",
  "Hold-up": "Hold-up",
  "Safety play": "Safety play",
  "Trump fit": "Trump fit",
  "Points and tricks": "Points and tricks",
  Signals: "Signals",
  "All four hands are open. Which card wins the last {n:left} tricks, every one of them?":
    "All four hands are open. Which card wins the last {n:left|trick|tricks}, every one of them?",
  "You see your hand and dummy. Which card is sure of {n:need} of the last {n:left} tricks, wherever the other cards are?":
    "You see your hand and dummy. Which card is sure of {n:need} of the last {n:left} tricks, wherever the other cards are?",
  "You see your hand and dummy. Which card is sure of all {n:left} tricks, wherever the other cards are?":
    "You see your hand and dummy. Which card is sure of all {n:left} tricks, wherever the other cards are?",
  "All four hands are open. You need {n:need} of the last {n:left} tricks. Which card makes it?":
    "All four hands are open. You need {n:need} of the last {n:left} tricks. Which card makes it?",
  "You see your hand and dummy. Which choice of trumps wins the most tricks?":
    "You see your hand and dummy. Which choice of trumps wins the most tricks?",
  "You see your hand and dummy, and play with {strain:trumps} as trumps. Which contract pays best?":
    "You see your hand and dummy, and play with {strain:trumps} as trumps. Which contract pays best?",
  "You see your hand and dummy, and play without trumps. Which contract pays best?":
    "You see your hand and dummy, and play without trumps. Which contract pays best?",
  "You make the first lead and have chosen {strain:suit}. Which card tells partner most?":
    "You make the first lead and have chosen {strain:suit}. Which card tells partner most?",
  "Partner led {card:led}, and you must play high. Which card tells partner most?":
    "Partner led {card:led}, and you must play high. Which card tells partner most?",
  "Partner led {card:led}, and you would like {strain:suit} again. Which card says so?":
    "Partner led {card:led}, and you would like {strain:suit} again. Which card says so?",
  "Partner led {card:led}, and you would rather have another suit. Which card says so?":
    "Partner led {card:led}, and you would rather have another suit. Which card says so?",
  "You have just won a trick in {strain:suit}, and partner played a high small card to it. What do you lead?":
    "You have just won a trick in {strain:suit}, and partner played a high small card to it. What do you lead?",
  "You have just won a trick in {strain:suit}, and partner played the lowest card to it. What do you lead?":
    "You have just won a trick in {strain:suit}, and partner played the lowest card to it. What do you lead?",
  "{card:right}: lead the top of a row of high cards. Partner then knows that you have the next one down, and not the one above.":
    "{card:right}: lead the top of a row of high cards. Partner then knows that you have the next one down, and not the one above.",
  "{card:right}: your high cards are equals, so any of them does the work. Play the lowest, and partner knows that you may have the others.":
    "{card:right}: your high cards are equals, so any of them does the work. Play the lowest, and partner knows that you may have the others.",
  "{card:right}: a high small card says that you like the suit. Your honour stays in your hand.":
    "{card:right}: a high small card says that you like the suit. Your honour stays in your hand.",
  "{card:right}: your lowest card says that you have nothing here.":
    "{card:right}: your lowest card says that you have nothing here.",
  "{card:right}: partner likes the suit and has {card:top}. To lead it again is best in all {n:all} ways the cards can lie.":
    "{card:right}: partner likes the suit and has {card:top}. To lead it again is best in all {n:all} ways the cards can lie.",
  "{card:right}: partner does not have {card:top}. To lead another suit is best in all {n:all} ways the cards can lie.":
    "{card:right}: partner does not have {card:top}. To lead another suit is best in all {n:all} ways the cards can lie.",
  "A signal is right when it costs no trick: that was checked in deals that fit.":
    "A signal is right when it costs no trick: that was checked in deals that fit.",
  "{card:wrong} wins fewer tricks in {n:fails} of them.": "{card:wrong} wins fewer tricks in {n:fails} of them.",
  "{card:right} wins all {n:left} tricks, whatever they do.":
    "{card:right} wins all {n:left|trick|tricks}, whatever they do.",
  "After {card:wrong} you lose one: {seat:who} can win a trick with {card:winner}.":
    "After {card:wrong} you lose one: {seat:who} can win a trick with {card:winner}.",
  "{card:right} is sure of {n:need} tricks in all {n:all} ways the other cards can lie.":
    "{card:right} is sure of {n:need|trick|tricks} in all {n:all} ways the other cards can lie.",
  "{card:wrong} can fail: it does so in {n:fails} of them.": "{card:wrong} can fail: it does so in {n:fails} of them.",
  "{card:right} wins enough tricks. Any other play is a trick short or more.":
    "{card:right} wins enough tricks. Any other play is a trick short or more.",
  "A finesse: {seat:who} has {card:caught} but has played already, so {card:right} is high enough.":
    "A finesse: {seat:who} has {card:caught} but has played already, so {card:right} is high enough.",
  "A finesse: lead towards the other hand. {seat:who} has {card:caught} and must play before it does.":
    "A finesse: lead towards the other hand. {seat:who} has {card:caught} and must play before it does.",
  "The long suit: play {strain:suit}. Once the others have no more, your small cards win.":
    "The long suit: play {strain:suit}. Once the others have no more, your small cards win.",
  "A ruff: the hand with no more of the suit wins the trick with a trump.":
    "A ruff: the hand with no more of the suit wins the trick with a trump.",
  "Entries: either of your hands can win this trick. It matters which one leads next.":
    "Entries: either of your hands can win this trick. It matters which one leads next.",
  "A hold-up: keep your high card in {strain:suit} for later, until one of them has no more to lead.":
    "A hold-up: keep your high card in {strain:suit} for later, until one of them has no more to lead.",
  "Best is {strain:best}: {x:tricks} tricks on average. Next comes {strain:next}: {x:others} tricks.":
    "Best is {strain:best}: {x:tricks} tricks on average. Next comes {strain:next}: {x:others} tricks.",
  "You and dummy have {n:length} cards of {strain:best}: a long suit is the best trump suit.":
    "You and dummy have {n:length} cards of {strain:best}: a long suit is the best trump suit.",
  "Your choice, {strain:yours}, wins {x:tricks} tricks on average.":
    "Your choice, {strain:yours}, wins {x:tricks} tricks on average.",
  "You and dummy have {n:points} points together.": "You and dummy have {n:points} points together.",
  "The best contract needs {n:goal} tricks: made in {n:made} of {n:all} deals, it brings {x:score} points on average.":
    "The best contract needs {n:goal} tricks: made in {n:made} of {n:all} deals, it brings {x:score} points on average.",
  "Your choice needs {n:goal} tricks: made in {n:made} of {n:all} deals, it brings {x:score} points on average.":
    "Your choice needs {n:goal} tricks: made in {n:made} of {n:all} deals, it brings {x:score} points on average.",
  "Worked out with {n:all} deals that fit what you see, all played without a mistake.":
    "Worked out with {n:all} deals that fit what you see, all played without a mistake.",
  "{seat:who} has {n:points} points.": "{seat:who} has {n:points|point|points}.",
  "The next card comes from dummy.": "The next card comes from dummy.",
  "There is no such puzzle: please choose another.": "There is no such puzzle: please choose another.",
  "You have begun this deal of the day already: each is played once.":
    "You have begun this deal of the day already: each is played once.",
  Puzzles: "Puzzles",
  "Deal of the day": "Deal of the day",
  About: "About",
  Everything: "Everything",
  Questions: "Questions",
  Themes: "Themes",
  "Next puzzle": "Next puzzle",
  "That is right!": "That is right!",
  "Not this time.": "Not this time.",
  "Your strength {n:strength}": "Your strength {n:strength}",
  "{n:streak} in a row": "{n:streak} in a row",
  "Difficulty {n:strength}": "Difficulty {n:strength}",
  "{text:gained} for your strength": "{text:gained} for your strength",
  "Answered before: this one does not count.": "Answered before: this one does not count.",
  "Still in the hidden hands": "Still in the hidden hands",
  Hidden: "Hidden",
  "{seat:who} (you)": "{seat:who} (you)",
  "{seat:who}, dummy": "{seat:who}, dummy",
  Answers: "Answers",
  "Play the whole deal": "Play the whole deal",
  "{n:solved} of {n:tried} solved": "{n:solved} of {n:tried} solved",
  "Your themes": "Your themes",
  "The same cards for everybody, once a day. You sit South; bots play the others.":
    "The same cards for everybody, once a day. You sit South; bots play the others.",
  "{n:finished} have finished it today": "{n:finished} have finished it today",
  "Be the first to play it today.": "Be the first to play it today.",
  "Play it": "Play it",
  "Go on": "Go on",
  "Look back": "Look back",
  "{n:score} points, {n:tricks} tricks": "{n:score|point|points}, {n:tricks|trick|tricks}",
  "Place {n:place} of {n:finished}": "Place {n:place} of {n:finished}",
  "Scores of all who have finished": "Scores of all who have finished",
  "{n:score} points: {n:number} people": "{n:score|point|points}: {n:number|person|people}",
  "Puzzles and a deal of the day": "Puzzles and a deal of the day",
} as const;
