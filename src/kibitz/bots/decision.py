"""A decision and its reasons, as they were worked out: data first, then a sentence or two."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import DOUBLE, REDOUBLE, Card
from kibitz.engine.events import Move
from kibitz.engine.text import Template, Text


class Maxim(Enum):
    """What decides where nothing is imagined, or between equals. Code compares these; people read `MAXIM_WORDS`."""

    # Between cards that are worth the same
    LEAST_USE = "least-use"
    TOP_OF_SEQUENCE = "top-of-sequence"
    LOWEST_OF_EQUALS = "lowest-of-equals"
    LEAST_TO_GUESS = "least-to-guess"
    FALSECARD = "falsecard"
    LIKES = "likes"
    LIKES_NOT = "likes-not"

    # Maxims
    DRAW_TRUMPS = "draw-trumps"
    WORK = "work"
    DEFENDERS_LEAD = "defenders-lead"
    RUFF = "ruff"
    DISCARD = "discard"
    PARTNER_WINS = "partner-wins"
    CANNOT_WIN = "cannot-win"
    SECOND_HAND = "second-hand"
    THIRD_HAND = "third-hand"
    LAST_HAND = "last-hand"
    BOOK = "book"

    # A beginner's
    HIGH_FROM_LONGEST = "high-from-longest"
    LOW_FROM_LONGEST = "low-from-longest"
    WIN_CHEAPLY = "win-cheaply"

    # Calls, contracts and claims
    COUNT = "count"
    GUIDELINES = "guidelines"
    CERTAIN = "certain"
    UNCERTAIN = "uncertain"
    GOOD_WILL = "good-will"
    PROPER_ORDER = "proper-order"


MAXIM_WORDS: Final[Mapping[Maxim, str]] = {
    Maxim.LEAST_USE: "the card that is of least use elsewhere",
    Maxim.TOP_OF_SEQUENCE: "top of a sequence",
    Maxim.LOWEST_OF_EQUALS: "the lowest of equals",
    Maxim.LEAST_TO_GUESS: "it leaves the least to guess later on",
    Maxim.FALSECARD: "a falsecard: it does not show what else is there",
    Maxim.LIKES: "a high small card tells partner that the suit is liked",
    Maxim.LIKES_NOT: "the lowest card tells partner that there is nothing in the suit",
    Maxim.DRAW_TRUMPS: "draw trumps",
    Maxim.WORK: "work on the suit that promises most",
    Maxim.DEFENDERS_LEAD: "the suit that looks best to lead",
    Maxim.RUFF: "a ruff, because the trick is not ours",
    Maxim.DISCARD: "throw away what is of least use",
    Maxim.PARTNER_WINS: "low, because our side is winning the trick",
    Maxim.CANNOT_WIN: "low, because nothing here wins",
    Maxim.SECOND_HAND: "second hand low, unless an honour is to be covered",
    Maxim.THIRD_HAND: "third hand high, or the finesse",
    Maxim.LAST_HAND: "last hand wins as cheaply as it can",
    Maxim.BOOK: "the book on opening leads",
    Maxim.HIGH_FROM_LONGEST: "an ace or a king from the longest suit",
    Maxim.LOW_FROM_LONGEST: "a low card from the longest suit",
    Maxim.WIN_CHEAPLY: "the cheapest card that wins",
    Maxim.COUNT: "points and length",
    Maxim.GUIDELINES: "points and length, and what partner has shown",
    Maxim.CERTAIN: "every way to play gives those tricks",
    Maxim.UNCERTAIN: "the tricks are not certain",
    Maxim.GOOD_WILL: "nobody is hurt by it",
    Maxim.PROPER_ORDER: "play goes on in its proper order",
}
"""The words for a {word:rule}: keys of the page's catalogues."""


class Alternative(Struct, frozen=True):
    """Something that could have been done, and how it fared in the layouts that were imagined.

    What was not worked out is None.
    """

    what: Text  # the card, call or contract
    value: float  # points for this player's side, on average
    tricks: float | None = None  # tricks this side ends with, on average
    works: float | None = None  # the share of layouts in which it is good enough: the contract made, or beaten
    best: float | None = None  # the share of layouts in which nothing else is better

    @property
    def name(self) -> str:
        return str(self.what)


class Why(Struct, frozen=True):
    """What a decision rests on.

    `worlds` is 0 where nothing was imagined; `exact` says that every possible layout was.
    """

    worlds: int = 0
    exact: bool = False
    alternatives: tuple[Alternative, ...] = ()
    chosen: int | None = None  # the place of what was done among the alternatives
    inferred: tuple[Text, ...] = ()  # what was gathered from the others
    shows: tuple[Text, ...] = ()  # what a call tells partner
    maxim: Maxim | None = None  # what decided between equals, or where nothing was imagined
    said: tuple[Text, ...] = ()  # the reason in a sentence or two

    @property
    def sentence(self) -> str:
        """The reason in plain English.

        >>> Why(said=(PASSED(name="nothing to say"),), shows=(AT_MOST_POINTS(high=11),)).sentence
        'I passed: nothing to say. That shows at most 11 points.'
        """
        told = [str(text) for text in self.said]
        if self.shows:
            told.append(f"That shows {', '.join(map(str, self.shows))}.")
        return " ".join(told)


class Decision(Struct, frozen=True):
    """A move and why it was made, which is empty where there was nothing to decide."""

    move: Move
    why: Why


CARD: Final = Template("{card:card}")
CALL: Final = Template("{call:call}")

ONLY_CARD: Final = Template("{card:card} was the only card to play.")
CARD_BY_RULE: Final = Template("I played {card:card}: {word:rule}.")
CALL_BY_RULE: Final = Template("I called by a rule: {word:rule}.")
CHOICE_BY_RULE: Final = Template("I chose by a rule: {word:rule}.")
ANSWERED: Final = {
    True: Template("I agreed: {word:rule}."),
    False: Template("I did not agree: {word:rule}."),
}
DECIDED: Final = Template("What decided: {word:rule}.")

MAKES: Final = Template(
    "In {n:works} % of the {n:worlds} layouts I imagined {card:card} makes the contract,"
    " with {x:tricks} tricks on average."
)
MAKES_OF_ALL: Final = Template(
    "In {n:works} % of all {n:worlds} layouts still possible {card:card} makes the contract,"
    " with {x:tricks} tricks on average."
)
BEATS: Final = Template(
    "In {n:works} % of the {n:worlds} layouts I imagined {card:card} beats the contract,"
    " with {x:tricks} tricks for us on average."
)
BEATS_OF_ALL: Final = Template(
    "In {n:works} % of all {n:worlds} layouts still possible {card:card} beats the contract,"
    " with {x:tricks} tricks for us on average."
)
WINS: Final = Template(
    "Over the {n:worlds} layouts I imagined {card:card} leads to {x:tricks} tricks for us on average."
)
WINS_OF_ALL: Final = Template(
    "Over all {n:worlds} layouts still possible {card:card} leads to {x:tricks} tricks for us on average."
)
KNOWN: Final = Template("Every card is known by now: {card:card} leads to {n:tricks} tricks for our side.")
NEXT_CARD: Final = Template("The next best is {card:card}: {n:works} %, with {x:tricks} tricks.")
LIKE_CARD: Final = Template("About as good is {card:card}: {n:works} %, with {x:tricks} tricks.")
NEXT_IN_TRICKS: Final = Template("The next best is {card:card}, with {x:tricks} tricks.")
LIKE_IN_TRICKS: Final = Template("About as good is {card:card}, with {x:tricks} tricks.")
LOST_LEAST: Final = Template(
    "Against the best contract that declarer could name in {n:worlds} layouts I imagined, {card:card} loses least."
)

CONTRACT_BRINGS: Final = Template(
    "Over {n:worlds} layouts I imagined this choice succeeds {n:works} times in a hundred"
    " and brings {x:value} points on average."
)
CONTRACT_YIELDS: Final = Template("Over {n:worlds} layouts I imagined this choice brings {x:value} points on average.")
NEXT_CONTRACT: Final = Template("The next best choice brings {x:value}.")
PLAY_OR_PASS: Final = Template(
    "Over {n:worlds} layouts I imagined Play brings {x:play} points on average, and passing {x:passing}."
)

BID: Final = Template("I bid {call:call}: {word:name}.")
PASSED: Final = Template("I passed: {word:name}.")
DOUBLED: Final = {
    DOUBLE: Template("I doubled: {word:name}."),
    REDOUBLE: Template("I redoubled: {word:name}."),
}
NOT_ALLOWED: Final = Template("I passed: {call:call} is not allowed here.")
WORTH: Final = Template("I expect {x:value} points from it; from {call:other} {x:less}.")
TOO_CLOSE: Final = Template(
    "I expect {x:value} points from it; from {call:other} {x:more}, which is not enough more to leave the system for."
)

HIGH_CARDS: Final = Template("{n:low} to {n:high} points in high cards")
POINTS: Final = Template("{n:low} to {n:high} points")
AT_LEAST_HIGH_CARDS: Final = Template("{n:low} or more points in high cards")
AT_LEAST_POINTS: Final = Template("{n:low} or more points")
AT_MOST_HIGH_CARDS: Final = Template("at most {n:high} points in high cards")
AT_MOST_POINTS: Final = Template("at most {n:high} points")
BALANCED: Final = Template("a balanced hand")
EXACT_LENGTH: Final = Template("{strain:suit}: {n:low}")
LENGTHS: Final = Template("{strain:suit}: {n:low} to {n:high}")
AT_LEAST_LENGTH: Final = Template("{strain:suit}: {n:low} or more")
AT_MOST_LENGTH: Final = Template("{strain:suit}: at most {n:high}")
STOP: Final = Template("a stop in {strain:suit}")
ACES: Final = Template("aces: {n:number}")
ACES_OR: Final = Template("aces: {n:one} or {n:other}")
TO_PLAY: Final = Template("to play")
INVITATIONAL: Final = Template("invitational")
FORCING_ONE_ROUND: Final = Template("forcing for one round")
FORCING_TO_GAME: Final = Template("forcing to game")

ANNOUNCED: Final = {
    "points": Template("{seat:who} announced {n:number} points"),
    "strength": Template("{seat:who} stated a strength of {n:number}"),
    "longest": Template("{seat:who} stated {n:number} cards in the longest colour"),
}
CALLS_OF: Final = Template("what {seat:who} called")
LEAD_OF: Final = Template("{seat:who}’s opening lead")
CARDS_OF: Final = Template("the cards {seat:who} has played")
PASS_OF: Final = Template("{seat:who} passed")


def by_maxim(template: Template, maxim: Maxim) -> Why:
    """A maxim as the reason, in the words of that sentence about a {word:rule}."""
    return Why(maxim=maxim, said=(template(rule=MAXIM_WORDS[maxim]),))


def card_by_maxim(card: Card, maxim: Maxim) -> Why:
    return Why(maxim=maxim, said=(CARD_BY_RULE(card=card.name, rule=MAXIM_WORDS[maxim]),))


def only_card(card: Card) -> Why:
    return Why(said=(ONLY_CARD(card=card.name),))


def in_words(why: Why, card: Card, *, declaring: bool) -> Why:
    """The same reasons for a card with the sentences that say them."""
    if not why.worlds:
        return card_by_maxim(card, why.maxim) if why.maxim else only_card(card)
    ranked = sorted(why.alternatives, key=lambda each: -each.value)
    mine = next(each for each in ranked if each.name == card.name)
    if why.exact and why.worlds == 1:
        said = [KNOWN(card=card.name, tricks=round(mine.tricks or 0.0))]
    else:
        said = [_succeeds(mine, why, declaring=declaring)]
        other = next((each for each in ranked if each is not mine), None)
        if other is not None:
            said.append(_rival(other, decided=why.maxim is not None))
    if why.maxim:
        said.append(DECIDED(rule=MAXIM_WORDS[why.maxim]))
    return replace(why, said=tuple(said), chosen=why.alternatives.index(mine))


def _succeeds(mine: Alternative, why: Why, *, declaring: bool) -> Text:
    known: dict[str, str | float] = {"worlds": why.worlds, "card": mine.name, "tricks": mine.tricks or 0.0}
    if mine.works is None:
        return (WINS_OF_ALL if why.exact else WINS)(**known)
    return _SUCCEEDS[declaring, why.exact](works=_percent(mine), **known)


def _rival(other: Alternative, *, decided: bool) -> Text:
    """Where a rule decided, the layouts did not: they may even have the other card a little ahead."""
    known: dict[str, str | float] = {"card": other.name, "tricks": other.tricks or 0.0}
    if other.works is None:
        return (LIKE_IN_TRICKS if decided else NEXT_IN_TRICKS)(**known)
    return (LIKE_CARD if decided else NEXT_CARD)(works=_percent(other), **known)


_SUCCEEDS: Final = {
    (True, False): MAKES,
    (True, True): MAKES_OF_ALL,
    (False, False): BEATS,
    (False, True): BEATS_OF_ALL,
}
"""By whether declarer's side plays, and whether all layouts were looked at."""


def _percent(each: Alternative) -> int:
    return round(100 * (each.works or 0.0))
