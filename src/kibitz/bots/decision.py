"""A decision and its reasons, as they were worked out: data first, then a sentence or two."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from msgspec import Struct

from kibitz.cards import DOUBLE, REDOUBLE
from kibitz.engine.events import Move
from kibitz.engine.text import Template, Text


class Maxim(Enum):
    """What decides where nothing is imagined, or between equals. Code compares these; people read `MAXIM_WORDS`."""

    # Between cards that are worth the same
    LEAST_USE = "least-use"
    TOP_OF_SEQUENCE = "top-of-sequence"
    LOWEST_OF_EQUALS = "lowest-of-equals"
    LEAST_TO_GUESS = "least-to-guess"
    MOST_TO_GUESS = "most-to-guess"
    FALSECARD = "falsecard"
    LIKES = "likes"
    LIKES_NOT = "likes-not"

    # Maxims
    DRAW_TRUMPS = "draw-trumps"
    WORK = "work"
    DEFENDERS_LEAD = "defenders-lead"
    RUFF = "ruff"
    RUFF_TO_BE_SURE = "ruff-to-be-sure"
    DISCARD = "discard"
    PARTNER_WINS = "partner-wins"
    CANNOT_WIN = "cannot-win"
    SECOND_HAND = "second-hand"
    THIRD_HAND = "third-hand"
    LAST_HAND = "last-hand"
    COVER = "cover"
    FINESSE = "finesse"
    TAKES = "takes"
    DRAWS_OUT = "draws-out"
    LETS_GO = "lets-go"
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
    Maxim.LEAST_USE: "the other cards may still be of use",
    Maxim.TOP_OF_SEQUENCE: "the top of touching cards tells partner what lies below it",
    Maxim.LOWEST_OF_EQUALS: "the lowest of cards that are worth the same",
    Maxim.LEAST_TO_GUESS: "it leaves the least to guess later on",
    Maxim.MOST_TO_GUESS: "it leaves declarer the most to guess",
    Maxim.FALSECARD: "it hides what else is in the hand",
    Maxim.LIKES: "a high small card tells partner that the suit is welcome",
    Maxim.LIKES_NOT: "the lowest card tells partner that there is nothing in this suit",
    Maxim.DRAW_TRUMPS: "trumps first, so that nobody can ruff later",
    Maxim.WORK: "the suit that promises most",
    Maxim.DEFENDERS_LEAD: "the suit that looks best to lead",
    Maxim.RUFF: "a trump wins the trick, which was not ours",
    Maxim.RUFF_TO_BE_SURE: "our card could still be beaten, so a trump takes the trick",
    Maxim.DISCARD: "the card that will be missed least",
    Maxim.PARTNER_WINS: "our side is winning the trick, so a low card will do",
    Maxim.CANNOT_WIN: "nothing here wins the trick, so a low card will do",
    Maxim.SECOND_HAND: "second to play, low: our other hand still has its turn",
    Maxim.THIRD_HAND: "third to play, high: it wins, or it draws out something higher",
    Maxim.LAST_HAND: "last to play: the cheapest card that wins",
    Maxim.COVER: "an honour on an honour: that may make a lower card good",
    Maxim.FINESSE: "a finesse: it wins unless the next hand has the one card that beats it",
    Maxim.TAKES: "the other side has no higher card of this suit",
    Maxim.DRAWS_OUT: "it wins, or it draws out something higher",
    Maxim.LETS_GO: "the trick is let go, and the high card kept",
    Maxim.BOOK: "the card that good players lead from such a hand",
    Maxim.HIGH_FROM_LONGEST: "an ace or a king from the longest suit",
    Maxim.LOW_FROM_LONGEST: "a low card from the longest suit",
    Maxim.WIN_CHEAPLY: "the cheapest card that wins the trick",
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
        'Pass: nothing to say. That shows at most 11 points.'
        """
        told = [str(text) for text in self.said]
        if self.shows:
            told.append(f"That shows {', '.join(map(str, self.shows))}.")
        return " ".join(told)


class Decision(Struct, frozen=True):
    """A move and why it was made, which is empty where there was nothing to decide."""

    move: Move
    why: Why


CARD: Final = Template("bidding-card")
CALL: Final = Template("story-call")

BY_RULE: Final = Template("bidding-by-rule")
ANSWERED: Final = {
    True: Template("bidding-answered-true"),
    False: Template("bidding-answered-false"),
}
LEAD_NOT_ACCEPTED: Final = Template("bidding-lead-not-accepted")

CONTRACT_BRINGS: Final = Template("bidding-contract-brings")
CONTRACT_YIELDS: Final = Template("bidding-contract-yields")
NEXT_CONTRACT: Final = Template("bidding-next-contract")
PLAY_FARES: Final = Template("bidding-play-fares")
PASS_FARES: Final = Template("bidding-pass-fares")
FARES_SELDOM: Final = Template("bidding-fares-seldom")

BID: Final = Template("bidding-bid")
PASSED: Final = Template("bidding-passed")
DOUBLED: Final = {
    DOUBLE: Template("bidding-doubled-double"),
    REDOUBLE: Template("bidding-doubled-redouble"),
}
NOT_ALLOWED: Final = Template("bidding-not-allowed")
FARES: Final = Template("bidding-fares")
TOO_CLOSE: Final = Template("bidding-too-close")

HIGH_CARDS: Final = Template("bidding-high-cards")
POINTS: Final = Template("bidding-points")
AT_LEAST_HIGH_CARDS: Final = Template("bidding-at-least-high-cards")
AT_LEAST_POINTS: Final = Template("bidding-at-least-points")
AT_MOST_HIGH_CARDS: Final = Template("bidding-at-most-high-cards")
AT_MOST_POINTS: Final = Template("bidding-at-most-points")
BALANCED: Final = Template("bidding-balanced")
EXACT_LENGTH: Final = Template("bidding-exact-length")
LENGTHS: Final = Template("bidding-lengths")
AT_LEAST_LENGTH: Final = Template("bidding-at-least-length")
AT_MOST_LENGTH: Final = Template("bidding-at-most-length")
STOP: Final = Template("bidding-stop")
ACES: Final = Template("bidding-aces")
ACES_OR: Final = Template("bidding-aces-or")
AT_LEAST_ACES: Final = Template("bidding-at-least-aces")
TO_PLAY: Final = Template("room-to-play")
INVITATIONAL: Final = Template("bidding-invitational")
FORCING_ONE_ROUND: Final = Template("bidding-forcing-one-round")
FORCING_TO_GAME: Final = Template("bidding-forcing-to-game")

ANNOUNCED: Final = {
    "points": Template("bidding-announced-points"),
    "strength": Template("bidding-announced-strength"),
    "longest": Template("bidding-announced-longest"),
}
CALLS_OF: Final = Template("bidding-calls-of")
LEAD_OF: Final = Template("bidding-lead-of")
CARDS_OF: Final = Template("bidding-cards-of")
PASS_OF: Final = Template("bidding-pass-of")


def by_maxim(template: Template, maxim: Maxim) -> Why:
    """A maxim as the reason, in the words of that sentence about a {word:rule}."""
    return Why(maxim=maxim, said=(template(rule=MAXIM_WORDS[maxim]),))
