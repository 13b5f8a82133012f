"""A call with its meaning, and the choices a chapter of the system offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final

from kibitz.bots import decision as w
from kibitz.bots.bidding.facts import Facts
from kibitz.bots.bidding.promise import Promise
from kibitz.bots.bidding.senses import SENSE_WORDS, Sense
from kibitz.cards import Call, Strain
from kibitz.engine.text import Template


class Force(IntEnum):
    """What a call asks of partner; the higher, the more."""

    SIGN_OFF = 0
    FREE = 1
    INVITATION = 2
    ONE_ROUND = 3
    GAME = 4


FORCE_WORDS: Final[Mapping[Force, Template]] = {
    Force.SIGN_OFF: w.TO_PLAY,
    Force.INVITATION: w.INVITATIONAL,
    Force.ONE_ROUND: w.FORCING_ONE_ROUND,
    Force.GAME: w.FORCING_TO_GAME,
}
"""What a call asks of partner, in words. Of one that partner may pass or not nothing is said."""


class Chapter(Enum):
    """The parts of the system."""

    OPENINGS = "openings"
    SLAMS = "slams"
    NO_TRUMPS = "no-trumps"
    STRONG_TWOS = "strong-twos"
    RESPONSES = "responses"
    REBIDS = "rebids"
    GAME_TRIES = "game-tries"
    OVERCALLS = "overcalls"
    ADVANCES = "advances"
    COMPETING = "competing"
    DECISIONS = "decisions"
    NONE = "none"  # a call that the system has no rule for


def always(facts: Facts) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Meaning:
    """What one call says: to people in words, to programs as a promise."""

    call: Call
    sense: Sense
    """The rule: an opening, a raise, Stayman."""
    promise: Promise
    force: Force = Force.FREE
    artificial: bool = False
    chapter: Chapter = Chapter.NONE
    usual: Promise | None = None
    """A narrower promise that all but rare hands keep; None if there are no rare ones."""

    @property
    def likely(self) -> Promise:
        return self.promise if self.usual is None else self.usual

    def __str__(self) -> str:
        said = [str(self.likely)] if self.likely != Promise() else []
        if self.force in FORCE_WORDS:
            said.append(str(FORCE_WORDS[self.force]()))
        name = SENSE_WORDS[self.sense]
        return f"{name}: {', '.join(said)}" if said else name


@dataclass(frozen=True, slots=True)
class Option:
    """A call a chapter offers: made by a hand that keeps the promise and passes the private condition.

    It is taken as soon as it fits, in the order of its chapter, unless it is `judged`: those are final
    decisions, and all that fit are compared by what they are expected to score. A `rare` option is
    true to the system, but not what partner should expect.
    """

    meaning: Meaning
    fits: Callable[[Facts], bool] = always
    judged: bool = False
    rare: bool = False

    @property
    def call(self) -> Call:
        return self.meaning.call

    def suits(self, facts: Facts) -> bool:
        return self.meaning.promise.kept_by(facts) and self.fits(facts)


def about(suit: Strain, test: Callable[[Facts, Strain], bool]) -> Callable[[Facts], bool]:
    """A private condition that asks for one suit."""
    return lambda facts: test(facts, suit)


def option(
    call: Call,
    sense: Sense,
    promise: Promise,
    *,
    force: Force = Force.FREE,
    artificial: bool = False,
    fits: Callable[[Facts], bool] = always,
    judged: bool = False,
    rare: bool = False,
) -> Option:
    return Option(Meaning(call, sense, promise, force, artificial), fits, judged, rare)
