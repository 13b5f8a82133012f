"""A short form of `make leaks`, which looks at every game and many deals."""

from __future__ import annotations

from typing import Any

import pytest
from bench.leaks import compare

from kibitz.app.tables import picture
from kibitz.app.tables.live import LiveTable
from kibitz.cards import Seat


@pytest.mark.parametrize("setting", ["table", "competition"])
def test_other_hidden_cards_and_the_same_history_look_the_same_to_everybody_else(setting: str) -> None:
    found = compare(setting, "contract", {}, 2)
    assert found.moves > 2 and found.compared > 10_000
    assert found.different == ()


def test_what_tells_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(table: LiveTable, _t: Any, seat: Seat) -> int:
        return sum(card.index for card in table.state.table.hands.get(seat, ()))

    monkeypatch.setattr(picture, "_count", told)
    assert compare("table", "contract", {}, 2).different
