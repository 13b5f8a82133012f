"""What is looked at when a deal is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from kibitz.app.messages import FromServer
from kibitz.bots.decision import Why
from kibitz.cards import Seat
from kibitz.coach.card_verdicts import Accuracy, CardVerdict
from kibitz.engine.text import Text
from kibitz.practice.further import Further


class Analysis(FromServer, frozen=True):
    """A deal that is over: what can be said of its cards by what could be known, and what all hands seen tell.

    `tricks`, `best`, `course` and `cards` are hindsight. Where no suit is chosen `tricks` and `best` are empty.
    """

    id: int
    tricks: Mapping[Seat, Mapping[str, int]]
    best: tuple[BestContract, ...]
    declarer: Seat | None = None
    course: tuple[int, ...] = ()  # tricks that declarer's side could count on, before the lead and after each trick
    cards: tuple[CardCosts, ...] = ()  # in the order in which they were played
    verdicts: tuple[CardVerdict, ...] = ()  # in the same order
    accuracy: tuple[Accuracy, ...] = ()
    further: Mapping[str, Further] = {}  # by the kinds of play that were missed
    could: Text | None = None  # of a game in which no suit is chosen: what all hands seen tell, in a sentence


class BestContract(Struct, frozen=True, gc=False):
    """A contract that would have served its side best, and the tricks it takes."""

    text: Text
    declarers: tuple[Seat, ...]
    tricks: int
    points: int | None  # net, for declarer's side; None where it depends on more than the deal


class ReplayStep(Struct, frozen=True, gc=False):
    """One thing that happened, for stepping through a deal. `at` is its place in the log."""

    kind: Literal["call", "card", "other"]
    seat: Seat | None
    value: str
    text: Text | None
    trick_winner: Seat | None = None
    why: Why | None = None  # a bot's reason, if a bot did it and had one
    at: int = 0
    is_move: bool = False  # somebody decided it: the deal can be played again from before it
    has_opinion: bool = False  # I called or chose here, and it can be asked what the coach would have done
    alerted: bool = False  # of a call in a file
    explained: tuple[str, ...] = ()  # by who made it
    comments: tuple[str, ...] = ()  # of those who looked on


class CardCosts(Struct, frozen=True, gc=False):
    """What each card that could have been played would have cost its side; nothing for one that was not legal."""

    seat: Seat
    costs: Mapping[str, int]
