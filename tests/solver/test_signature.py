"""The search visits exactly the nodes it did when it was last changed on purpose."""

from __future__ import annotations

from kibitz.analysis.solver import Solver
from tests.solver.conftest import DATA, tables


def signature(deals: int = 10, *, portable: bool = False) -> int:
    """Trick starts searched for the tables of the first random deals."""
    solver = Solver(portable=portable)
    for i, (deal, expected) in enumerate(tables("dd_random.txt")):
        if i == deals:
            break
        assert solver.table(deal) == expected
    return solver.nodes


def test_node_signature() -> None:
    """Write the new number to the file, and say why in the commit, when it is meant."""
    assert signature() == int((DATA / "solver_signature.txt").read_text())


def test_both_builds_of_the_engine_search_alike() -> None:
    assert signature(2) == signature(2, portable=True)
