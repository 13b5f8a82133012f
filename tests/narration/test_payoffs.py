"""What choices pay, checked against the score of the game at each number of tricks."""

from __future__ import annotations

from random import Random

import pytest

from kibitz.app.page.picture import draw
from kibitz.cards import PASS, PLAY, Seat
from kibitz.engine import events as ev
from kibitz.narration.payoffs import pays
from kibitz.scoring import abridged, bridgewar
from tests.app.page.test_pictures import a_table, played


@pytest.mark.parametrize("terms", list(abridged.Pledge))
def test_a_pledge_pays_as_the_chart_says(terms: abridged.Pledge) -> None:
    said = pays(ev.Called(Seat.NORTH, PLAY) if terms == "play" else ev.Targeted(Seat.NORTH, terms))
    assert said is not None
    goal = int(said.values["goal"])
    for tricks in range(goal, 14):
        (line,) = abridged.score(terms, tricks)
        assert line.to_declarers
        assert line.points == int(said.values["made"]) + (tricks - goal) * int(said.values["more"])
    for short, name in enumerate(("one", "two", "three"), 1):
        (line,) = abridged.score(terms, goal - short)
        assert not line.to_declarers and line.points == said.values[name]


def test_stakes_pay_as_the_sheet_says() -> None:
    for stakes, (made, short) in bridgewar.REWARDS.items():
        said = pays(ev.Targeted(Seat.NORTH, stakes))
        assert said is not None and said.values == {"made": made, "short": short}


def test_a_pass_is_explained_only_beside_play() -> None:
    assert pays(ev.Called(Seat.NORTH, PASS)) is None
    assert pays(ev.Called(Seat.NORTH, PASS), beside_play=True) is not None


def test_what_was_announced_stays_in_sight_during_the_play() -> None:
    for table in played(a_table("abridged", {}), Random(3)):
        t = table.state.table
        if t.contract is not None and t.turn is not None and not t.over:
            for place in draw(table, 0, lambda _: True).places:
                facts = {fact.say for fact in place.facts}
                assert facts == {"strength {n:number}", "longest colour {n:number}"}
