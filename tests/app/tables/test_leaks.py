"""A short form of `make leaks`, which looks at every game and many deals."""

from __future__ import annotations

from typing import Any

import pytest
from bench.leaks import compare, later, more_than_alike

from kibitz.app.tables import picture
from kibitz.app.tables.live import LiveTable
from kibitz.cards import Seat

pytestmark = pytest.mark.clock  # two servers play side by side


@pytest.mark.parametrize(
    ("setting", "game", "seed"),
    [
        ("table", "contract", 1),
        ("table", "minibridge-simple3", 3),
        ("competition", "contract", 2),
        ("class", "bridgewar", 1),
        ("homework", "bridgewar", 2),
        ("practice", "bridgewar", 2),
        ("lesson", "bridgewar", 1),
        ("league", "bridgewar", 2),
    ],
)
def test_other_hidden_cards_and_the_same_history_look_the_same_to_everybody_else(
    setting: str, game: str, seed: int
) -> None:
    found = compare(setting, game, {}, seed)
    assert found.moves > 2 and found.compared > 10_000
    assert found.different == ()


@pytest.mark.parametrize("setting", ["table", "homework"])
def test_what_tells_something_is_found(setting: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def told(table: LiveTable, _t: Any, seat: Seat) -> int:
        return sum(card.index for card in table.state.table.hands.get(seat, ()))

    monkeypatch.setattr(picture, "_count", told)
    assert compare(setting, "bridgewar", {}, 2).different


def test_cards_that_cost_time_are_found() -> None:
    alike = [later([1.0, 4.0, 2.0, 3.0], [2.0, 3.0, 4.0, 1.0 + number]) for number in range(8)]
    costly = [later([1.0, 2.0, 3.0, 4.0], [2.5 + number, 5.0, 6.0, 7.0]) for number in range(8)]
    assert more_than_alike(costly, alike) > 4
    assert more_than_alike(alike, alike) == 0
