"""The coach's sentences about cards, as templates: what each kind of play does, what to look at, what it needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kibitz.bots.decision import Maxim
from kibitz.coach.kinds import Kind
from kibitz.engine.text import Template

SAYS: Final[Mapping[Kind, Template]] = {
    Kind.CASH: Template("{card:card} is a winner: nothing higher in {strain:suit} is out."),
    Kind.FOR_RUFF: Template("{card:card} goes to the hand that has no {strain:suit}, where a trump can win the trick."),
    Kind.GIVE_UP: Template("{card:card} gives up the lead: let the others play the next suit."),
    Kind.DRAW_TRUMPS: Template("{card:card} draws trumps: they still have {n:out}, and could ruff our winners."),
    Kind.FINESSE: Template("{card:card} is for a finesse: it tries to win a trick although {card:missing} is missing."),
    Kind.TOWARDS: Template(
        "{card:card} is led towards {card:honour}: whoever sits before it must play first, perhaps {card:missing}."
    ),
    Kind.DRIVE_OUT: Template(
        "{card:card} drives out {card:missing}: once that is gone, our next cards in {strain:suit} are winners."
    ),
    Kind.SET_UP: Template(
        "{card:card} works on {strain:suit}: one hand has {n:length} cards there, and when theirs are gone the small"
        " ones win."
    ),
    Kind.CROSS: Template("{card:card} crosses to the other hand, where {card:winner} is a winner."),
    Kind.UNBLOCK: Template(
        "{card:card} gets out of the way: the high card of the short hand first, then the long hand’s winners can run."
    ),
    Kind.DUCK: Template("{card:card} lets a trick in {strain:suit} go on purpose and keeps {card:winner} for later."),
    Kind.PARTNERS_SUIT: Template("Partner has bid {strain:suit}: {card:card} goes to where partner is strong."),
    Kind.RETURN: Template("{card:card} goes back to partner’s suit: what partner began, we may finish."),
    Kind.CONTINUE: Template("{card:card} goes on with the suit that this hand began: there may be more tricks in it."),
    Kind.SEQUENCE: Template(
        "{card:card} is the top of touching cards: it drives out something higher and tells partner that {card:next} is"
        " there too."
    ),
    Kind.LONG_SUIT: Template(
        "{card:card} is low from a suit of {n:length} cards: in a long suit even small cards can win in the end."
    ),
    Kind.LOW_FROM_HONOUR: Template("{card:card} is low from a suit with a high card: partner may have help for it."),
    Kind.SHORT_SUIT: Template("{card:card} is from a short suit: soon we may have none left, and ruff."),
    Kind.TOP_OF_NOTHING: Template(
        "{card:card} is the top of a weak suit: it gives little away and tells partner not to hope for high cards here."
    ),
    Kind.TRUMP_LEAD: Template("{card:card} is a trump: each round of them leaves the others fewer to ruff with."),
    Kind.THROUGH: Template(
        "{card:card} goes through dummy’s {card:honour}: dummy has to play before partner, who plays after it."
    ),
    Kind.UP_TO: Template("{card:card} goes up to dummy’s weak suit: dummy plays last and has nothing high there."),
    Kind.FORCE: Template("{card:card} is led so that {seat:who} has to spend a trump."),
    Kind.SECOND_LOW: Template(
        "Second to play, low: {card:card} saves the higher cards, for our other hand still has its turn."
    ),
    Kind.SECOND_HIGH: Template(
        "{card:card} is played high in second place: it wins, or it makes them spend a higher card."
    ),
    Kind.COVER: Template(
        "{card:card} covers {card:led}: that costs them two high cards for one trick, and lower ones move up."
    ),
    Kind.THIRD_HIGH: Template("Third to play, high: {card:card} wins, or it draws out a higher card."),
    Kind.THIRD_ENOUGH: Template("{card:card} is high enough to try: the higher card is kept for later."),
    Kind.DROP: Template("{card:card} plays for the drop: {card:missing} may fall under our high cards."),
    Kind.HOLD_UP: Template(
        "{card:card} holds up: {card:winner} stays in hand until one of them has no more {strain:suit} to play."
    ),
    Kind.TAKE: Template("{card:card} takes the trick."),
    Kind.PARTNERS_TRICK: Template("Our side is winning this trick so far: {card:card} is enough."),
    Kind.OVERTAKE: Template("{card:card} takes over our own card, so that this hand has the lead."),
    Kind.NOTHING_WINS: Template("Nothing here beats {card:top}: {card:card} is what we miss least."),
    Kind.RUFF: Template("No {strain:led} in this hand, so it can ruff with {card:card}."),
    Kind.OVERRUFF: Template("No {strain:led} in this hand: {card:card} is a higher trump than {card:top}."),
    Kind.THROW_LOSER: Template("Our side is winning this trick: {card:card}, which is no winner, goes away on it."),
    Kind.DISCARD: Template("No {strain:led} in this hand: {card:card} is what we miss least."),
    Kind.ONLY_CARD: Template("{card:card} is the only card that may be played."),
}

# Where the same kind of play looks different from another place at the table.
CASH_BEFORE_A_RUFF: Final = Template("{card:card} is the highest card left in {strain:suit}: only a trump can beat it.")
LAST_TRUMP: Final = Template("{card:card} draws the last trump that they have.")
PARTNER_RUFFS: Final = Template("{card:card} is led because partner has no {strain:suit} left and can ruff.")
HONOUR_GOES_UP: Final = Template("{card:card} goes up, because {seat:who} had to play before it.")
TAKE_CHEAPLY: Final = Template("Last to play: {card:card} is the cheapest card that wins.")
TAKE_SURELY: Final = Template("{card:card} takes the trick: nothing higher in {strain:suit} is out.")
RUFF_AHEAD: Final = Template("{card:card} is a low one, because {seat:who} plays last and can ruff whatever we play.")
ENOUGH_FOR_DUMMY: Final = Template("{card:card} is high enough: dummy plays last and cannot beat it.")

DISCARD_FROM_NOTHING: Final = Template(
    "No {strain:led} in this hand: {card:card} goes, for there is no high card to look after in {strain:suit}."
)
DISCARD_FROM_LENGTH: Final = Template(
    "No {strain:led} in this hand: {card:card} goes, for {n:length} cards in {strain:suit} are more than are needed."
)

KIND_WORDS: Final[Mapping[Kind, str]] = {
    Kind.CASH: "a winner to cash",
    Kind.FOR_RUFF: "for a ruff",
    Kind.GIVE_UP: "giving up the lead",
    Kind.DRAW_TRUMPS: "drawing trumps",
    Kind.FINESSE: "a finesse",
    Kind.TOWARDS: "towards a high card",
    Kind.DRIVE_OUT: "driving out a high card",
    Kind.SET_UP: "setting up a long suit",
    Kind.CROSS: "crossing to the other hand",
    Kind.UNBLOCK: "getting a high card out of the way",
    Kind.DUCK: "letting a trick go",
    Kind.PARTNERS_SUIT: "the suit that partner bid",
    Kind.RETURN: "back to partner’s suit",
    Kind.CONTINUE: "going on with our suit",
    Kind.SEQUENCE: "the top of touching cards",
    Kind.LONG_SUIT: "low from a long suit",
    Kind.LOW_FROM_HONOUR: "low from a high card",
    Kind.SHORT_SUIT: "a short suit, to ruff later",
    Kind.TOP_OF_NOTHING: "the top of a weak suit",
    Kind.TRUMP_LEAD: "leading trumps",
    Kind.THROUGH: "through dummy’s high card",
    Kind.UP_TO: "up to dummy’s weak suit",
    Kind.FORCE: "making them ruff",
    Kind.SECOND_LOW: "second hand low",
    Kind.SECOND_HIGH: "second hand high",
    Kind.COVER: "covering a high card",
    Kind.THIRD_HIGH: "third hand high",
    Kind.THIRD_ENOUGH: "just high enough",
    Kind.DROP: "playing for the drop",
    Kind.HOLD_UP: "holding up",
    Kind.TAKE: "winning the trick",
    Kind.PARTNERS_TRICK: "leaving the trick to our other hand",
    Kind.OVERTAKE: "taking over our own card",
    Kind.NOTHING_WINS: "following with a loser",
    Kind.RUFF: "a ruff",
    Kind.OVERRUFF: "an overruff",
    Kind.THROW_LOSER: "throwing away a loser",
    Kind.DISCARD: "a discard",
    Kind.ONLY_CARD: "the only card",
}
"""What each kind is called within a sentence: a {word:kind}, and so a key of the page's catalogues."""

NUDGES: Final[Mapping[Kind, Template]] = {
    Kind.CASH: Template("Count the tricks that you can take at once. Which cards can nobody beat?"),
    Kind.FOR_RUFF: Template("Is there a suit that one of your side’s hands has no more of? Trumps can win there."),
    Kind.GIVE_UP: Template("Not every trick can be won. Which suit costs least when the others get the lead?"),
    Kind.DRAW_TRUMPS: Template("Count the trumps. How many do the others still have, and what could they do?"),
    Kind.FINESSE: Template("Look at {strain:suit}. Which high card is missing, and who must have it for you?"),
    Kind.TOWARDS: Template("Look at {strain:suit}. From which side must it be led to be kind to your high card?"),
    Kind.DRIVE_OUT: Template("Look at {strain:suit}. Which of their cards stands in the way of yours?"),
    Kind.SET_UP: Template("Look at {strain:suit}. How often must it be played until they have no more?"),
    Kind.CROSS: Template("Which of the two hands should lead to the next trick, and how do you get there?"),
    Kind.UNBLOCK: Template("Look at {strain:suit} in both hands. In which of them must the last winner lie?"),
    Kind.DUCK: Template("A trick in {strain:suit} will be lost anyway. When does it hurt least?"),
    Kind.PARTNERS_SUIT: Template("What has partner told you with a bid?"),
    Kind.RETURN: Template("Which suit did partner lead, and why?"),
    Kind.CONTINUE: Template("What was the plan with the suit that your side led first?"),
    Kind.SEQUENCE: Template("Look for high cards that touch each other."),
    Kind.LONG_SUIT: Template("Which is your longest suit? Small cards win there in the end."),
    Kind.LOW_FROM_HONOUR: Template("In which suit may partner’s high cards help yours?"),
    Kind.SHORT_SUIT: Template("Which suit could you soon have none of?"),
    Kind.TOP_OF_NOTHING: Template("Which suit can you lead without giving a trick away?"),
    Kind.TRUMP_LEAD: Template("How will the others win tricks with their trumps? Can you make them fewer?"),
    Kind.THROUGH: Template("Look at dummy. In which suit would dummy rather not play before partner?"),
    Kind.UP_TO: Template("Look at dummy, who plays last. In which suit is it weak?"),
    Kind.FORCE: Template("Count the trumps that the others have. Can you make them spend one?"),
    Kind.SECOND_LOW: Template("You are second to play, and partner comes after you. Is there any hurry to play high?"),
    Kind.SECOND_HIGH: Template("You are second to play. What will the next hand do if you play low?"),
    Kind.COVER: Template("A high card was led. What becomes of your lower cards if yours goes on top?"),
    Kind.THIRD_HIGH: Template("You are third to play, the last of your side. What must you beat?"),
    Kind.THIRD_ENOUGH: Template("You are third to play. How high is high enough? Look at dummy."),
    Kind.DROP: Template("Look at {strain:suit}. How many have they left, and what may fall?"),
    Kind.HOLD_UP: Template("You could win this trick. What happens if you win a later one of the suit instead?"),
    Kind.TAKE: Template("See who is winning the trick. Can you win it, and how cheaply?"),
    Kind.PARTNERS_TRICK: Template("See who is winning the trick. Does it need a high card of yours?"),
    Kind.OVERTAKE: Template("See who is winning the trick. Which hand of your side should lead to the next one?"),
    Kind.NOTHING_WINS: Template("None of these cards can win the trick. Which one will you miss least?"),
    Kind.RUFF: Template("You cannot follow suit. Is this trick worth a trump?"),
    Kind.OVERRUFF: Template("Somebody has ruffed. Can you go higher?"),
    Kind.THROW_LOSER: Template("You cannot follow suit, and your side is winning. Which loser can go away?"),
    Kind.DISCARD: Template("You cannot follow suit. Which card will you miss least?"),
    Kind.ONLY_CARD: Template("There is only one card that may be played."),
}
"""What to look at or to count: it does not name the card."""

# --- what a plan needs, and how likely that is

WORKS_WITH: Final = Template("It works when {seat:who} has {card:card}.")
WORKS_WITH_BOTH: Final = Template("It works when {seat:who} has both {card:card} and {card:other}.")
WORKS_IF_IT_FALLS: Final = Template("It works when {card:card} falls while we play our highest cards.")
WORKS_WITH_A_TRUMP: Final = Template("It works when {seat:who} still has a trump.")
GONE_AFTER: Final = Template("They are all gone after {n:most} tricks when neither has more than that.")
GROWS_WHEN: Final = Template("A small card is left to win when neither of them has more than {n:most} cards there.")
WINS_UNRUFFED: Final = Template("It wins when neither of them can ruff it.")

SO_IN: Final = Template("That is so in {n:chance} of 100 deals that fit what we have seen.")
SO_IN_ALL: Final = Template("That is so in every deal that fits what we have seen.")
SO_IN_NONE: Final = Template("That is so in no deal that fits what we have seen.")

OTHER_PLAN: Final = Template("The other plan is {card:card}: {word:kind}.")

# --- how it fared in the deals that a bot solved

MADE_IN: Final = Template(
    "With {card:card} the contract is made in about {n:works} of 100 such deals, with {card:other} in {n:less}."
)
MADE_IN_ALL: Final = Template(
    "With {card:card} the contract is made in every deal that was tried, with {card:other} in about {n:less} of 100."
)
BEATEN_IN: Final = Template(
    "With {card:card} the contract is beaten in about {n:works} of 100 such deals, with {card:other} in {n:less}."
)
BEATEN_IN_ALL: Final = Template(
    "With {card:card} the contract is beaten in every deal that was tried, with {card:other} in about {n:less} of 100."
)
SAFE_FOR_US: Final = Template("The contract is as good as made: what counts is one trick more or less.")
SAFE_FOR_THEM: Final = Template("The contract can hardly be beaten: what counts is to give them no trick too many.")
LOST_FOR_US: Final = Template("The contract can hardly be made: what counts is to lose as little as possible.")
LOST_FOR_THEM: Final = Template("The contract is as good as beaten: what counts is one trick more or less.")
TRICKS_WITH: Final = Template(
    "{card:card} brings us {x:tricks} tricks on average in such deals, {card:other} {x:less}."
)
ALL_KNOWN: Final = Template("Every card is known by now: it brings us {n:tricks} tricks in all.")

BESIDES: Final[Mapping[Maxim, Template]] = {
    Maxim.LIKES: Template("As a high small card it tells partner that the suit is welcome."),
    Maxim.LIKES_NOT: Template("As the lowest card it tells partner that there is nothing in the suit."),
    Maxim.FALSECARD: Template("It also hides what else is in the hand."),
    Maxim.LEAST_TO_GUESS: Template("It leaves us the least to guess later on."),
}
"""What a card does beside its kind of play."""
