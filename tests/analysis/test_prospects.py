"""The best contract with all hands seen agrees with a full double-dummy table and each game's score."""

from __future__ import annotations

import random

import pytest

from kibitz.analysis.prospects import prospects
from kibitz.analysis.solver import table
from kibitz.cards import Seat
from kibitz.engine import State, act, start
from kibitz.engine import events as ev
from kibitz.games import game
from kibitz.scoring import abridged, minibridge
from kibitz.scoring.line import totals
from tests.battery.variants import random_deal


def waiting_for_choice(name: str, seed: int, *kinds: type) -> State:
    """A deal played on, at random, until declarer is to choose."""
    rng = random.Random(seed)
    rules = game(name)
    while True:
        state = start(rules, deal=random_deal(rules, rng))
        while not state.over:
            seat, moves = next(iter(state.turns.items()))
            if isinstance(moves[0], kinds):
                return state
            state = act(state, seat, moves[0])


@pytest.mark.parametrize("seed", range(3))
def test_minibridge_against_the_full_table(seed: int) -> None:
    state = waiting_for_choice("minibridge", seed, ev.Chose)
    t = state.table
    assert t.declarer is not None
    tricks = table(t.dealt)[t.declarer]
    found = prospects(state)
    assert len(found) == 10
    for each in found:
        assert each.tricks == tricks[each.contract.strain]
        won, lost = totals(minibridge.score(each.contract.terms, each.contract.strain, each.contract.goal, each.tricks))
        assert each.net == won - lost
    assert [each.net for each in found] == sorted((each.net for each in found), reverse=True)


def test_abridged_weighs_ten_against_seven() -> None:
    state = waiting_for_choice("abridged", 4, ev.Targeted)
    found = prospects(state)
    assert {each.contract.terms for each in found} == {abridged.Pledge.TEN, abridged.Pledge.SEVEN}
    assert len(found) == 10
    for each in found:
        won, lost = totals(abridged.score(each.contract.terms, each.tricks))
        assert each.net == won - lost


@pytest.mark.parametrize("name", ["heroes", "battles", "extreme"])
def test_after_the_lead_the_lead_counts(name: str) -> None:
    state = waiting_for_choice(name, 2, ev.Chose)
    assert len(state.table.trick) == 1
    best = prospects(state)[0]
    assert 0 <= best.tricks <= 13
    after = act(state, next(iter(state.turns)), ev.Chose(next(iter(state.turns)), best.contract))
    assert after.table.contract == best.contract


def test_nothing_to_choose_is_said() -> None:
    with pytest.raises(ValueError, match="Nobody has a contract"):
        prospects(start(game("minibridge"), seed="00" * 32, salt="00" * 16, dealer=Seat.NORTH))
