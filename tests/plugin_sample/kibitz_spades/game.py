"""Spades War: the dealer attacks with spades as trumps."""

from typing import Final

from kibitz.cards import SPADES
from kibitz.engine.events import Agreed, Contract, Entry
from kibitz.engine.game import Do, Game, Step
from kibitz.engine.table import Table
from kibitz.games import Entrance
from kibitz.games.common import TableOptions, assemble
from kibitz.rules.declaring import dealer_declares
from kibitz.rules.dummy import face_dummy
from kibitz.rules.scoring import entries
from kibitz.scoring.line import Line


class SpadesWarOptions(TableOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options that every game has, and none of its own."""


def spades_war(options: SpadesWarOptions) -> Game:
    """The rules in the order in which they speak."""
    return assemble("spades-war", options, dealer_declares, spades_are_trumps, after_lead=(face_dummy,), score=score)


def spades_are_trumps(t: Table) -> Step | None:
    """A rule starts with its guard: once the contract stands it has nothing more to say."""
    return None if t.contract is not None else Do((Agreed(Contract(SPADES, 7, "war")),))


def score(t: Table, tricks: int) -> tuple[Entry, ...]:
    """Each trick over six is a point for the side that won it."""
    declarer, _ = t.bargain
    won = tricks >= 7
    return entries(declarer.side, [Line(won, tricks - 6 if won else 7 - tricks, "tricks")])


SPADES_WAR: Final = Entrance(
    "spades-war",
    "Spades War",
    "The dealer attacks, spades are trumps, and every trick over six is a point.",
    SpadesWarOptions,
    spades_war,
)
