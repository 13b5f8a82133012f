"""What choices pay, checked against the score of the game at each number of tricks."""

from __future__ import annotations

from random import Random

import pytest

from kibitz.app.tables.picture import draw
from kibitz.bots import SimpleBot
from kibitz.cards import PASS, PLAY, Deal, Seat, Side
from kibitz.engine import State, act, start, view
from kibitz.engine import events as ev
from kibitz.games import game
from kibitz.narration.payoffs import pays
from kibitz.scoring import abridged, bridgewar
from tests.app.tables.test_pictures import a_table, played


@pytest.mark.parametrize("terms", list(abridged.Pledge))
def test_a_pledge_pays_as_the_chart_says(terms: abridged.Pledge) -> None:
    said = pays(ev.Called(Seat.NORTH, PLAY) if terms == "play" else ev.Targeted(Seat.NORTH, terms), {})
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
        said = pays(ev.Targeted(Seat.NORTH, stakes), {})
        assert said is not None and said.values == {"made": made, "short": short}


def test_a_pass_is_explained_only_beside_play() -> None:
    assert pays(ev.Called(Seat.NORTH, PASS), {}) is None
    assert pays(ev.Called(Seat.NORTH, PASS), {}, beside_play=True) is not None


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("heroes", {"seven_six": "nobody"}),
        ("heroes", {"seven_six": "defenders"}),
        ("minibridge", {"scoring": "targets"}),
        ("minibridge", {"scoring": "tricks"}),
    ],
)
def test_a_point_is_paid_as_the_game_scores(name: str, options: dict[str, str]) -> None:
    state = _at_the_choice(name, options)
    chooser = next(iter(state.turns))
    for move in state.moves(chooser):
        assert isinstance(move, ev.Chose)
        said = pays(move, state.table.header.options)
        assert said is not None
        t = act(state, chooser, move).table
        assert t.declarer is not None
        worth = [_points(state.game.score(t, tricks), t.declarer.side) for tricks in range(14)]
        goal = said.values.get("goal")
        if goal is None:
            assert worth == [(tricks, 13 - tricks) for tricks in range(14)]
            continue
        nobody = 14 - int(goal) if "nobody" in str(said) else goal
        for tricks, paid in enumerate(worth):
            assert paid == ((1, 0) if tricks >= int(goal) else (0, 0) if tricks >= int(nobody) else (0, 1))


def _at_the_choice(name: str, options: dict[str, str]) -> State:
    rules, bot = game(name, options), SimpleBot(Random(1))
    state = start(rules, deal=Deal.from_number(10**28))
    while not isinstance(state.moves(next(iter(state.turns)))[0], ev.Chose):
        seat = next(iter(state.turns))
        state = act(state, seat, bot.choose(view(state, seat)))
    return state


def _points(entries: tuple[ev.Entry, ...], side: Side) -> tuple[int, int]:
    ours, theirs = (sum(each.points for each in entries if each.side is who) for who in (side, side.other))
    return ours, theirs


def test_what_was_announced_stays_in_sight_during_the_play() -> None:
    for table in played(a_table("abridged", {}), Random(3)):
        t = table.state.table
        if t.contract is not None and t.turn is not None and not t.over:
            for place in draw(table, 0, lambda _: True).places:
                facts = {fact.say for fact in place.facts}
                assert facts == {"story-said-strength", "story-said-longest"}
