// What the coach says of a card: its kind of play, what it needs, and what to look at first.

export const coach = {
  // What a card does
  "{card:card} is a winner: nothing higher in {strain:suit} is out.":
    "{card:card} is a winner: nothing higher in {strain:suit} is out.",
  "{card:card} goes to the hand that has no {strain:suit}, where a trump can win the trick.":
    "{card:card} goes to the hand that has no {strain:suit}, where a trump can win the trick.",
  "{card:card} gives up the lead: let the others play the next suit.":
    "{card:card} gives up the lead: let the others play the next suit.",
  "{card:card} draws trumps: they still have {n:out}, and could ruff our winners.":
    "{card:card} draws trumps: they still have {n:out}, and could ruff our winners.",
  "{card:card} is for a finesse: it tries to win a trick although {card:missing} is missing.":
    "{card:card} is for a finesse: it tries to win a trick although {card:missing} is missing.",
  "{card:card} is led towards {card:honour}: whoever sits before it must play first, perhaps {card:missing}.":
    "{card:card} is led towards {card:honour}: whoever sits before it must play first, perhaps {card:missing}.",
  "{card:card} drives out {card:missing}: once that is gone, our next cards in {strain:suit} are winners.":
    "{card:card} drives out {card:missing}: once that is gone, our next cards in {strain:suit} are winners.",
  "{card:card} works on {strain:suit}: one hand has {n:length} cards there, and when theirs are gone the small ones win.":
    "{card:card} works on {strain:suit}: one hand has {n:length|card|cards} there, and when theirs are gone the small ones win.",
  "{card:card} crosses to the other hand, where {card:winner} is a winner.":
    "{card:card} crosses to the other hand, where {card:winner} is a winner.",
  "{card:card} gets out of the way: the high card of the short hand first, then the long hand’s winners can run.":
    "{card:card} gets out of the way: the high card of the short hand first, then the long hand’s winners can run.",
  "{card:card} lets a trick in {strain:suit} go on purpose and keeps {card:winner} for later.":
    "{card:card} lets a trick in {strain:suit} go on purpose and keeps {card:winner} for later.",
  "Partner has bid {strain:suit}: {card:card} goes to where partner is strong.":
    "Partner has bid {strain:suit}: {card:card} goes to where partner is strong.",
  "{card:card} goes back to partner’s suit: what partner began, we may finish.":
    "{card:card} goes back to partner’s suit: what partner began, we may finish.",
  "{card:card} goes on with the suit that this hand began: there may be more tricks in it.":
    "{card:card} goes on with the suit that this hand began: there may be more tricks in it.",
  "{card:card} is the top of touching cards: it drives out something higher and tells partner that {card:next} is there too.":
    "{card:card} is the top of touching cards: it drives out something higher and tells partner that {card:next} is there too.",
  "{card:card} is low from a suit of {n:length} cards: in a long suit even small cards can win in the end.":
    "{card:card} is low from a suit of {n:length|card|cards}: in a long suit even small cards can win in the end.",
  "{card:card} is low from a suit with a high card: partner may have help for it.":
    "{card:card} is low from a suit with a high card: partner may have help for it.",
  "{card:card} is from a short suit: soon we may have none left, and ruff.":
    "{card:card} is from a short suit: soon we may have none left, and ruff.",
  "{card:card} is the top of a weak suit: it gives little away and tells partner not to hope for high cards here.":
    "{card:card} is the top of a weak suit: it gives little away and tells partner not to hope for high cards here.",
  "{card:card} is a trump: each round of them leaves the others fewer to ruff with.":
    "{card:card} is a trump: each round of them leaves the others fewer to ruff with.",
  "{card:card} goes through dummy’s {card:honour}: dummy has to play before partner, who plays after it.":
    "{card:card} goes through dummy’s {card:honour}: dummy has to play before partner, who plays after it.",
  "{card:card} goes up to dummy’s weak suit: dummy plays last and has nothing high there.":
    "{card:card} goes up to dummy’s weak suit: dummy plays last and has nothing high there.",
  "{card:card} is led so that {seat:who} has to spend a trump.":
    "{card:card} is led so that {seat:who} has to spend a trump.",
  "Second to play, low: {card:card} saves the higher cards, for our other hand still has its turn.":
    "Second to play, low: {card:card} saves the higher cards, for our other hand still has its turn.",
  "{card:card} is played high in second place: it wins, or it makes them spend a higher card.":
    "{card:card} is played high in second place: it wins, or it makes them spend a higher card.",
  "{card:card} covers {card:led}: that costs them two high cards for one trick, and lower ones move up.":
    "{card:card} covers {card:led}: that costs them two high cards for one trick, and lower ones move up.",
  "Third to play, high: {card:card} wins, or it draws out a higher card.":
    "Third to play, high: {card:card} wins, or it draws out a higher card.",
  "{card:card} is high enough to try: the higher card is kept for later.":
    "{card:card} is high enough to try: the higher card is kept for later.",
  "{card:card} plays for the drop: {card:missing} may fall under our high cards.":
    "{card:card} plays for the drop: {card:missing} may fall under our high cards.",
  "{card:card} holds up: {card:winner} stays in hand until one of them has no more {strain:suit} to play.":
    "{card:card} holds up: {card:winner} stays in hand until one of them has no more {strain:suit} to play.",
  "{card:card} takes the trick.": "{card:card} takes the trick.",
  "Our side is winning this trick so far: {card:card} is enough.":
    "Our side is winning this trick so far: {card:card} is enough.",
  "{card:card} takes over our own card, so that this hand has the lead.":
    "{card:card} takes over our own card, so that this hand has the lead.",
  "Nothing here beats {card:top}: {card:card} is what we miss least.":
    "Nothing here beats {card:top}: {card:card} is what we miss least.",
  "No {strain:led} in this hand, so it can ruff with {card:card}.":
    "No {strain:led} in this hand, so it can ruff with {card:card}.",
  "No {strain:led} in this hand: {card:card} is a higher trump than {card:top}.":
    "No {strain:led} in this hand: {card:card} is a higher trump than {card:top}.",
  "Our side is winning this trick: {card:card}, which is no winner, goes away on it.":
    "Our side is winning this trick: {card:card}, which is no winner, goes away on it.",
  "No {strain:led} in this hand: {card:card} is what we miss least.":
    "No {strain:led} in this hand: {card:card} is what we miss least.",
  "{card:card} is the only card that may be played.": "{card:card} is the only card that may be played.",
  // The same from another place at the table
  "{card:card} is the highest card left in {strain:suit}: only a trump can beat it.":
    "{card:card} is the highest card left in {strain:suit}: only a trump can beat it.",
  "{card:card} draws the last trump that they have.": "{card:card} draws the last trump that they have.",
  "{card:card} is led because partner has no {strain:suit} left and can ruff.":
    "{card:card} is led because partner has no {strain:suit} left and can ruff.",
  "{card:card} goes up, because {seat:who} had to play before it.":
    "{card:card} goes up, because {seat:who} had to play before it.",
  "Last to play: {card:card} is the cheapest card that wins.":
    "Last to play: {card:card} is the cheapest card that wins.",
  "{card:card} takes the trick: nothing higher in {strain:suit} is out.":
    "{card:card} takes the trick: nothing higher in {strain:suit} is out.",
  "{card:card} is a low one, because {seat:who} plays last and can ruff whatever we play.":
    "{card:card} is a low one, because {seat:who} plays last and can ruff whatever we play.",
  "No {strain:led} in this hand: {card:card} goes, for there is no high card to look after in {strain:suit}.":
    "No {strain:led} in this hand: {card:card} goes, for there is no high card to look after in {strain:suit}.",
  "No {strain:led} in this hand: {card:card} goes, for {n:length} cards in {strain:suit} are more than are needed.":
    "No {strain:led} in this hand: {card:card} goes, for {n:length|card|cards} in {strain:suit} are more than are needed.",
  "{card:card} is high enough: dummy plays last and cannot beat it.":
    "{card:card} is high enough: dummy plays last and cannot beat it.",
  // What a plan needs, how likely that is, and how it fared
  "It works when {seat:who} has {card:card}.": "It works when {seat:who} has {card:card}.",
  "It works when {seat:who} has both {card:card} and {card:other}.":
    "It works when {seat:who} has both {card:card} and {card:other}.",
  "It works when {card:card} falls while we play our highest cards.":
    "It works when {card:card} falls while we play our highest cards.",
  "It works when {seat:who} still has a trump.": "It works when {seat:who} still has a trump.",
  "They are all gone after {n:most} tricks when neither has more than that.":
    "They are all gone after {n:most|trick|tricks} when neither has more than that.",
  "A small card is left to win when neither of them has more than {n:most} cards there.":
    "A small card is left to win when neither of them has more than {n:most|card|cards} there.",
  "It wins when neither of them can ruff it.": "It wins when neither of them can ruff it.",
  "That is so in {n:chance} of 100 deals that fit what we have seen.":
    "That is so in {n:chance} of 100 deals that fit what we have seen.",
  "That is so in every deal that fits what we have seen.": "That is so in every deal that fits what we have seen.",
  "That is so in no deal that fits what we have seen.": "That is so in no deal that fits what we have seen.",
  "The other plan is {card:card}: {word:kind}.": "The other plan is {card:card}: {word:kind}.",
  "With {card:card} the contract is made in about {n:works} of 100 such deals, with {card:other} in {n:less}.":
    "With {card:card} the contract is made in about {n:works} of 100 such deals, with {card:other} in {n:less}.",
  "With {card:card} the contract is made in every deal that was tried, with {card:other} in about {n:less} of 100.":
    "With {card:card} the contract is made in every deal that was tried, with {card:other} in about {n:less} of 100.",
  "With {card:card} the contract is beaten in about {n:works} of 100 such deals, with {card:other} in {n:less}.":
    "With {card:card} the contract is beaten in about {n:works} of 100 such deals, with {card:other} in {n:less}.",
  "With {card:card} the contract is beaten in every deal that was tried, with {card:other} in about {n:less} of 100.":
    "With {card:card} the contract is beaten in every deal that was tried, with {card:other} in about {n:less} of 100.",
  "The contract is as good as made: what counts is one trick more or less.":
    "The contract is as good as made: what counts is one trick more or less.",
  "The contract can hardly be beaten: what counts is to give them no trick too many.":
    "The contract can hardly be beaten: what counts is to give them no trick too many.",
  "The contract can hardly be made: what counts is to lose as little as possible.":
    "The contract can hardly be made: what counts is to lose as little as possible.",
  "The contract is as good as beaten: what counts is one trick more or less.":
    "The contract is as good as beaten: what counts is one trick more or less.",
  "{card:card} brings us {x:tricks} tricks on average in such deals, {card:other} {x:less}.":
    "{card:card} brings us {x:tricks} tricks on average in such deals, {card:other} {x:less}.",
  "Every card is known by now: it brings us {n:tricks} tricks in all.":
    "Every card is known by now: it brings us {n:tricks|trick|tricks} in all.",
  "As a high small card it tells partner that the suit is welcome.":
    "As a high small card it tells partner that the suit is welcome.",
  "As the lowest card it tells partner that there is nothing in the suit.":
    "As the lowest card it tells partner that there is nothing in the suit.",
  "It also hides what else is in the hand.": "It also hides what else is in the hand.",
  "It leaves us the least to guess later on.": "It leaves us the least to guess later on.",
  // Why a contract, a target, Pass or Play was chosen
  "The two hands have {n:points} of the 40 points.": "The two hands have {n:points} of the 40 points.",
  "The two hands have {n:points} points: 25 or more are usually enough for game.":
    "The two hands have {n:points} points: 25 or more are usually enough for game.",
  "The two hands have {n:points} points, fewer than the usual 25; here the cards make up for it.":
    "The two hands have {n:points} points, fewer than the usual 25; here the cards make up for it.",
  "The two hands have {n:points} points: game usually needs 25.":
    "The two hands have {n:points} points: game usually needs 25.",
  "The two hands have {n:points} points: 33 or more are usually enough for a slam.":
    "The two hands have {n:points} points: 33 or more are usually enough for a slam.",
  "With {n:length} cards in {strain:suit} there are only {n:out} for the others: a good trump suit.":
    "With {n:length|card|cards} in {strain:suit} there are only {n:out} for the others: a good trump suit.",
  "No suit is longer than {strain:suit} with {n:length} cards in the two hands.":
    "No suit is longer than {strain:suit} with {n:length|card|cards} in the two hands.",
  "In {strain:suit} there are {n:length} cards, with {n:points} points among them.":
    "In {strain:suit} there are {n:length|card|cards}, with {n:points} points among them.",
  "No suit has eight cards in the two hands: without trumps nobody can ruff.":
    "No suit has eight cards in the two hands: without trumps nobody can ruff.",
  "At no-trumps {n:goal} tricks are enough; with {strain:suit} as trumps it would take {n:more}.":
    "At no-trumps {n:goal|trick|tricks} are enough; with {strain:suit} as trumps it would take {n:more}.",
  "At no-trumps high cards and long suits win, and nobody can ruff.":
    "At no-trumps high cards and long suits win, and nobody can ruff.",
  "This hand has a strength of {n:points}, and {n:length} cards in its longest colour.":
    "This hand has a strength of {n:points}, and {n:length|card|cards} in its longest colour.",
  "It succeeds in about {n:works} of 100 deals that fit what we have seen, the next best choice in {n:less}.":
    "It succeeds in about {n:works} of 100 deals that fit what we have seen, the next best choice in {n:less}.",
  "It succeeds in about {n:works} of 100 deals that fit what we have seen.":
    "It succeeds in about {n:works} of 100 deals that fit what we have seen.",
  "It succeeds in every deal that was tried.": "It succeeds in every deal that was tried.",
  "On average it brings {x:value} points, the next best choice {x:less}.":
    "On average it brings {x:value} points, the next best choice {x:less}.",
  // What to look at first
  "Count the tricks that you can take at once. Which cards can nobody beat?":
    "Count the tricks that you can take at once. Which cards can nobody beat?",
  "Is there a suit that one of your side’s hands has no more of? Trumps can win there.":
    "Is there a suit that one of your side’s hands has no more of? Trumps can win there.",
  "Not every trick can be won. Which suit costs least when the others get the lead?":
    "Not every trick can be won. Which suit costs least when the others get the lead?",
  "Count the trumps. How many do the others still have, and what could they do?":
    "Count the trumps. How many do the others still have, and what could they do?",
  "Look at {strain:suit}. Which high card is missing, and who must have it for you?":
    "Look at {strain:suit}. Which high card is missing, and who must have it for you?",
  "Look at {strain:suit}. From which side must it be led to be kind to your high card?":
    "Look at {strain:suit}. From which side must it be led to be kind to your high card?",
  "Look at {strain:suit}. Which of their cards stands in the way of yours?":
    "Look at {strain:suit}. Which of their cards stands in the way of yours?",
  "Look at {strain:suit}. How often must it be played until they have no more?":
    "Look at {strain:suit}. How often must it be played until they have no more?",
  "Which of the two hands should lead to the next trick, and how do you get there?":
    "Which of the two hands should lead to the next trick, and how do you get there?",
  "Look at {strain:suit} in both hands. In which of them must the last winner lie?":
    "Look at {strain:suit} in both hands. In which of them must the last winner lie?",
  "A trick in {strain:suit} will be lost anyway. When does it hurt least?":
    "A trick in {strain:suit} will be lost anyway. When does it hurt least?",
  "What has partner told you with a bid?": "What has partner told you with a bid?",
  "Which suit did partner lead, and why?": "Which suit did partner lead, and why?",
  "What was the plan with the suit that your side led first?":
    "What was the plan with the suit that your side led first?",
  "Look for high cards that touch each other.": "Look for high cards that touch each other.",
  "Which is your longest suit? Small cards win there in the end.":
    "Which is your longest suit? Small cards win there in the end.",
  "In which suit may partner’s high cards help yours?": "In which suit may partner’s high cards help yours?",
  "Which suit could you soon have none of?": "Which suit could you soon have none of?",
  "Which suit can you lead without giving a trick away?": "Which suit can you lead without giving a trick away?",
  "How will the others win tricks with their trumps? Can you make them fewer?":
    "How will the others win tricks with their trumps? Can you make them fewer?",
  "Look at dummy. In which suit would dummy rather not play before partner?":
    "Look at dummy. In which suit would dummy rather not play before partner?",
  "Look at dummy, who plays last. In which suit is it weak?":
    "Look at dummy, who plays last. In which suit is it weak?",
  "Count the trumps that the others have. Can you make them spend one?":
    "Count the trumps that the others have. Can you make them spend one?",
  "You are second to play, and partner comes after you. Is there any hurry to play high?":
    "You are second to play, and partner comes after you. Is there any hurry to play high?",
  "You are second to play. What will the next hand do if you play low?":
    "You are second to play. What will the next hand do if you play low?",
  "A high card was led. What becomes of your lower cards if yours goes on top?":
    "A high card was led. What becomes of your lower cards if yours goes on top?",
  "You are third to play, the last of your side. What must you beat?":
    "You are third to play, the last of your side. What must you beat?",
  "You are third to play. How high is high enough? Look at dummy.":
    "You are third to play. How high is high enough? Look at dummy.",
  "Look at {strain:suit}. How many have they left, and what may fall?":
    "Look at {strain:suit}. How many have they left, and what may fall?",
  "You could win this trick. What happens if you win a later one of the suit instead?":
    "You could win this trick. What happens if you win a later one of the suit instead?",
  "See who is winning the trick. Can you win it, and how cheaply?":
    "See who is winning the trick. Can you win it, and how cheaply?",
  "See who is winning the trick. Does it need a high card of yours?":
    "See who is winning the trick. Does it need a high card of yours?",
  "See who is winning the trick. Which hand of your side should lead to the next one?":
    "See who is winning the trick. Which hand of your side should lead to the next one?",
  "None of these cards can win the trick. Which one will you miss least?":
    "None of these cards can win the trick. Which one will you miss least?",
  "You cannot follow suit. Is this trick worth a trump?": "You cannot follow suit. Is this trick worth a trump?",
  "Somebody has ruffed. Can you go higher?": "Somebody has ruffed. Can you go higher?",
  "You cannot follow suit, and your side is winning. Which loser can go away?":
    "You cannot follow suit, and your side is winning. Which loser can go away?",
  "You cannot follow suit. Which card will you miss least?": "You cannot follow suit. Which card will you miss least?",
  "There is only one card that may be played.": "There is only one card that may be played.",
  // Kinds of play within a sentence
  "a winner to cash": "a winner to cash",
  "for a ruff": "for a ruff",
  "giving up the lead": "giving up the lead",
  "drawing trumps": "drawing trumps",
  "a finesse": "a finesse",
  "towards a high card": "towards a high card",
  "driving out a high card": "driving out a high card",
  "setting up a long suit": "setting up a long suit",
  "crossing to the other hand": "crossing to the other hand",
  "getting a high card out of the way": "getting a high card out of the way",
  "letting a trick go": "letting a trick go",
  "the suit that partner bid": "the suit that partner bid",
  "back to partner’s suit": "back to partner’s suit",
  "going on with our suit": "going on with our suit",
  "the top of touching cards": "the top of touching cards",
  "low from a long suit": "low from a long suit",
  "low from a high card": "low from a high card",
  "a short suit, to ruff later": "a short suit, to ruff later",
  "the top of a weak suit": "the top of a weak suit",
  "leading trumps": "leading trumps",
  "through dummy’s high card": "through dummy’s high card",
  "up to dummy’s weak suit": "up to dummy’s weak suit",
  "making them ruff": "making them ruff",
  "second hand low": "second hand low",
  "second hand high": "second hand high",
  "covering a high card": "covering a high card",
  "third hand high": "third hand high",
  "just high enough": "just high enough",
  "playing for the drop": "playing for the drop",
  "holding up": "holding up",
  "winning the trick": "winning the trick",
  "leaving the trick to our other hand": "leaving the trick to our other hand",
  "taking over our own card": "taking over our own card",
  "following with a loser": "following with a loser",
  "a ruff": "a ruff",
  "an overruff": "an overruff",
  "throwing away a loser": "throwing away a loser",
  "a discard": "a discard",
  "the only card": "the only card",
} as const;
