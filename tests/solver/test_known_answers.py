"""The data files agree in every number."""

from __future__ import annotations

import pytest

from kibitz.analysis.solver import solve_cards_many, solve_many, table_many
from kibitz.cards import card
from tests.amounts import often
from tests.solver.conftest import positions, tables


@pytest.mark.parametrize(("name", "some"), [("dd_random.txt", often(20, 60)), ("dd_hard.txt", often(1, 3))])
def test_tables(name: str, some: int, request: pytest.FixtureRequest) -> None:
    known = list(tables(name))
    if not request.config.getoption("--all-deals", default=False):
        known = known[:some]
    assert table_many([deal for deal, _ in known]) == [expected for _, expected in known]


def test_single_positions(request: pytest.FixtureRequest) -> None:
    known = list(positions("solve_single.txt"))
    if not request.config.getoption("--all-deals", default=False):
        known = known[:100]
    assert solve_many([position for position, _ in known]) == [int(answer) for _, answer in known]


@pytest.mark.parametrize("name", ["solve_lead.txt", "solve_mid.txt"])
def test_every_card(name: str) -> None:
    known = list(positions(name))
    expected = [
        {card(name): int(tricks) for name, tricks in (word.split(":") for word in answer.split())}
        for _, answer in known
    ]
    assert solve_cards_many([position for position, _ in known]) == expected
