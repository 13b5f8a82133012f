"""Par against known scores and, where it is there, against endplay."""

from __future__ import annotations

import pytest

from kibitz.analysis.encoding import SEATS, STRAINS, TrickTable
from kibitz.analysis.par import Vulnerability, best_contract, contract_score, par
from tests.solver.conftest import tables


def flat(north_south: int, east_west: int) -> TrickTable:
    """The same tricks in every strain."""
    return {seat: dict.fromkeys(STRAINS, north_south if seat in "NS" else east_west) for seat in SEATS}


@pytest.mark.parametrize(
    ("level", "strain", "tricks", "doubled", "vul", "score"),
    [
        (1, "NT", 7, False, False, 90),
        (2, "C", 8, False, False, 90),
        (2, "S", 10, False, True, 170),
        (3, "NT", 9, False, True, 600),
        (5, "D", 11, False, False, 400),
        (6, "H", 12, False, False, 980),
        (7, "NT", 13, False, True, 2220),
        (4, "S", 9, False, True, -100),
        (4, "S", 9, True, False, -100),
        (4, "S", 6, True, False, -800),
        (4, "S", 7, True, True, -800),
        (2, "H", 9, True, True, 870),
    ],
)
def test_scores(level: int, strain: str, tricks: int, doubled: bool, vul: bool, score: int) -> None:
    got = contract_score(level, strain, tricks, doubled=doubled, vul=vul)  # type: ignore[arg-type]
    assert got == score


def test_nobody_makes_anything() -> None:
    assert par(flat(6, 6), "N").score == 0
    assert par(flat(6, 6), "N").contracts == ()


def test_game_without_a_good_save() -> None:
    result = par(flat(9, 4), "N", "NS")
    assert result.score == 600
    assert [str(contract) for contract in result.contracts] == ["3NT NS="]


def test_a_save_is_par() -> None:
    table = flat(6, 6)
    for seat in SEATS:
        table[seat]["H"] = 10 if seat in "NS" else 3
        table[seat]["S"] = 3 if seat in "NS" else 8
    result = par(table, "E", "NS")
    assert result.score == 300
    assert [str(contract) for contract in result.contracts] == ["4Sx EW-2"]


def test_dealer_matters_when_both_make_one_no_trump() -> None:
    assert par(flat(7, 7), "N").score > 0
    assert par(flat(7, 7), "E").score < 0


@pytest.mark.parametrize("vulnerability", ["none", "NS", "EW", "both"])
def test_scores_agree_with_endplay(vulnerability: Vulnerability) -> None:
    dds = pytest.importorskip("endplay.dds")
    types = pytest.importorskip("endplay.types")
    theirs = {"none": "none", "NS": "ns", "EW": "ew", "both": "both"}[vulnerability]
    vul = types.Vul[theirs]
    for i, (deal, table) in enumerate(tables("dd_random.txt")):
        if i == 12:
            break
        dealer = SEATS[i % 4]
        solved = dds.calc_dd_table(types.Deal(deal))
        peer = dds.par(
            solved,
            vul,
            types.Player[{"N": "north", "E": "east", "S": "south", "W": "west"}[dealer]],
        )
        assert par(table, dealer, vulnerability).score == peer.score


def test_best_contract_under_any_scoring() -> None:
    table = flat(8, 5)
    table["N"]["D"] = 11
    contracts = {(seat, strain): (seat, strain) for seat in SEATS for strain in STRAINS}
    assert best_contract(table, contracts, lambda _, tricks: tricks) == (("N", "D"), 11)
    with pytest.raises(ValueError, match="no contract"):
        best_contract(table, {}, lambda _, tricks: tricks)
