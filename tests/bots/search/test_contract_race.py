"""Contracts compared over the same layouts until it is clear which is best."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from kibitz.analysis.layout_tricks import Tricks
from kibitz.analysis.sampling import Masks
from kibitz.analysis.solver import Cancellation
from kibitz.bots.search import contract_choice as contracts
from kibitz.bots.search.contract_choice import ContractEffort, Outlook, offered, outlooks
from kibitz.cards import Deal, Seat, Strain, strain
from kibitz.engine import View, start, view
from kibitz.engine import events as ev
from kibitz.games import game
from tests.bots.positions import played

WORLDS = 32
LONG_CLUBS = "N:JT432.T96.762.64 765.AJ4.AQJ83.Q8 AK9.KQ8732.K94.9 Q8.5.T5.AKJT7532"
TWO_SUITS = "N:AKQ32.AKJ32.32.2 JT9.QT9.QJT9.QJ9 8765.8765.A54.A4 4.4.K876.KT87653"


class Solver:
    """Stands in for the real one: so many tricks in each strain, in turn, and a note of what was asked."""

    def __init__(self, **tricks: tuple[int, ...]) -> None:
        self.tricks = {strain(letter): row for letter, row in tricks.items()}
        self.asked: dict[Strain, int] = {}

    def __call__(
        self,
        held: Masks,
        trumps: Strain,
        declarer: Seat,
        trick: tuple[ev.Played, ...],
        *,
        cancellation: Cancellation | None,
    ) -> Tricks:
        self.asked[trumps] = self.asked.get(trumps, 0) + len(held)
        row = self.tricks.get(trumps, (5,))
        return np.array([row[place % len(row)] for place in range(len(held))], np.int8)


def extreme(deal: str, lead: str) -> View:
    state = played(start(game("extreme"), deal=Deal.parse(deal), dealer=Seat.WEST), lead)
    return view(state, next(iter(state.turns)))


def raced(seen: View, solver: Solver, monkeypatch: pytest.MonkeyPatch) -> list[Outlook]:
    monkeypatch.setattr(contracts, "declarers_tricks", solver)
    return outlooks(seen, offered(seen), ContractEffort(WORLDS), seed=1)


def test_layouts_overrule_the_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """By count this is a Showdown; where every layout gives ten tricks it is a Clash."""
    solver = Solver(C=(10,))
    found = raced(extreme(LONG_CLUBS, "SA"), solver, monkeypatch)
    assert (found[0].contract.terms, found[0].contract.strain.letter) == ("clash", "C")
    assert found[0].tricks == pytest.approx(10, abs=0.3)
    assert max(solver.asked.values()) < WORLDS, "a clear case needs few layouts"


def test_a_close_race_runs_on_and_only_those_stay_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    solver = Solver(S=(11, 12, 12, 11), H=(12, 11, 11, 12), NT=(6,))
    found = raced(extreme(TWO_SUITS, "DQ"), solver, monkeypatch)
    assert {solver.asked[strain("S")], solver.asked[strain("H")]} == {found[0].worlds}
    assert all(number == 8 for trumps, number in solver.asked.items() if trumps.letter not in "SH")
    assert found[0].contract.strain.letter in "SH"
    assert found[0].worlds > 8


def test_the_best_comes_first_and_what_dropped_out_stands_behind_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = raced(extreme(TWO_SUITS, "DQ"), Solver(S=(12, 13), H=(9, 12)), monkeypatch)
    values = [each.value for each in found]
    assert values == sorted(values, reverse=True)
    assert found[0].contract.strain.letter == "S"
    assert all(each.works is not None and 0 <= each.works <= 1 for each in found)


@pytest.mark.parametrize("name", ["minibridge", "extreme", "battles", "heroes"])
def test_the_same_layouts_lead_to_the_same_choice(name: str) -> None:
    rules = game(name)
    state = start(rules, deal=Deal.parse(TWO_SUITS), dealer=Seat.NORTH)
    if name != "minibridge":
        state = played(state, "DQ")
    seen = view(state, next(iter(state.turns)))
    one, two = (outlooks(seen, offered(seen), ContractEffort(8), seed=Random(5).getrandbits(60)) for _ in range(2))
    assert one == two
