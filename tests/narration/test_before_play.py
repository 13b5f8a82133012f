"""What is said before the first card: from either side, with trumps and without, and never once a card lies there."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kibitz.cards import HEARTS, NT, Seat, Side, card
from kibitz.engine import events as ev
from kibitz.engine.table import Table
from kibitz.narration.before_play import opening
from kibitz.scoring.minibridge import Aim

NAMES = dict(zip((Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST), ("Trey", "Pip", "Zoe", "Ruff"), strict=True))
OPENED = ev.Opened("minibridge", 1, {}, Seat.NORTH)
NINE = ev.Contract(HEARTS, 9, Aim.PART_SCORE)


def said(table: Table, place: Seat, leader: Seat | None) -> str:
    return " ".join(map(str, opening(table, {Side.NS: 5, Side.EW: 9}, place, leader, NAMES)))


@pytest.mark.parametrize(
    ("declarer", "contract", "leader", "words"),
    [
        (Seat.WEST, NINE, Seat.NORTH, "Ruff plays, hearts are trumps. We need 5 tricks, they need 9. Trey leads."),
        (
            Seat.SOUTH,
            replace(NINE, strain=NT),
            Seat.WEST,
            "You play, without trumps. We need 5 tricks, they need 9. Ruff leads.",
        ),
        (None, replace(NINE, strain=NT), Seat.SOUTH, "Every trick counts. We need 5 tricks, they need 9. You lead."),
    ],
)
def test_who_plays_what_is_needed_and_who_leads(
    declarer: Seat | None, contract: ev.Contract, leader: Seat, words: str
) -> None:
    table = replace(Table(), opened=OPENED, declarer=declarer, contract=contract)
    assert said(table, Seat.SOUTH, leader) == words


def test_nothing_is_said_too_early_or_too_late() -> None:
    assert said(replace(Table(), opened=OPENED), Seat.SOUTH, None) == ""
    led = (ev.Played(Seat.NORTH, card("HA")),)
    assert said(replace(Table(), opened=OPENED, declarer=Seat.WEST, contract=NINE, trick=led), Seat.SOUTH, None) == ""
