"""What makes a card a hold-up: the trick could be had, and is left to the other side."""

from __future__ import annotations

import pytest

from kibitz.analysis.positions import Position
from kibitz.cards import NT, Hand, Seat, card
from kibitz.practice.puzzles import Theme
from kibitz.practice.theme_marks import is_hold_up, theme_of


def led_by_west(north: str, east: str, south: str, west: str, *trick: str) -> Position:
    hands = dict(zip(Seat, (Hand.parse(each) for each in (north, east, south, west)), strict=True))
    return Position(hands, NT, Seat.WEST, tuple(card(each) for each in trick))


@pytest.mark.parametrize(
    ("north", "south", "name", "is_one"),
    [
        ("654", "A73", "S3", True),  # the ace stays at home
        ("654", "A73", "SA", False),
        ("654", "AJ3", "SJ", False),  # the jack takes the trick from the ten: nothing is held up
        ("654", "AK3", "S3", False),  # with two sure tricks one of them is only put off
        ("654", "873", "S3", False),  # nothing to hold up
    ],
)
def test_the_last_hand(north: str, south: str, name: str, is_one: bool) -> None:
    east = "9"
    position = led_by_west(f"{north}...", f"{east}.43..", f"{south}..2.", "Q...43", "ST", "S2", "S9")
    assert is_hold_up(position, card(name)) is is_one


def test_what_partner_wins_is_not_held_up() -> None:
    """Dummy's queen has the trick already."""
    position = led_by_west("32...", "7.43..", "A54...", "6...43", "ST", "SQ", "S7")
    assert not is_hold_up(position, card("S4"))
    assert theme_of(position, [card("S4")], 1) is not Theme.HOLD_UP
