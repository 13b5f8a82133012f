"""What is looked at when a deal is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from kibitz.analysis.trick_losses import Accuracy
from kibitz.app.messages import FromServer
from kibitz.bots.decision import Why
from kibitz.cards import Seat
from kibitz.engine.text import Text


class Analysis(FromServer, frozen=True):
    """With all cards seen and no mistakes: tricks by declarer and strain, and the contracts that pay best."""

    id: int
    tricks: Mapping[Seat, Mapping[str, int]]
    best: tuple[BestContract, ...]
    declarer: Seat | None = None
    course: tuple[int, ...] = ()  # tricks that declarer's side could count on, before the lead and after each trick
    losses: tuple[LossShown, ...] = ()  # where they changed
    accuracy: tuple[Accuracy, ...] = ()
    cards: tuple[CardCosts, ...] = ()  # in the order in which they were played


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


class LossShown(Struct, frozen=True):
    """A card that gave tricks away, and a better one with what the coach says of it, from what its player saw."""

    text: Text
    lesson: tuple[Text, ...]
    card: int  # which of all cards played, from 0
