"""Par against known scores and, where it is there, against endplay."""

from __future__ import annotations

from functools import cache

import pytest

from kibitz.analysis.par import Vulnerability, par
from kibitz.analysis.solver import TricksBy, TrickTable
from kibitz.cards import FRENCH, HEARTS, SPADES, NotationError, Seat, Side
from tests.amounts import often
from tests.solver.conftest import tables


def flat(north_south: int, east_west: int) -> TrickTable:
    """The same tricks in every strain."""
    return {
        seat: TricksBy(dict.fromkeys(FRENCH.strains, north_south if seat.side is Side.NS else east_west))
        for seat in Seat
    }


def test_nobody_makes_anything() -> None:
    assert par(flat(6, 6), "N").score == 0
    assert par(flat(6, 6), "N").contracts == ()


def test_game_without_a_good_save() -> None:
    result = par(flat(9, 4), "N", "NS")
    assert result.score == 600
    assert [str(contract) for contract in result.contracts] == ["3NT NS="]


def test_a_save_is_par() -> None:
    table = flat(6, 6)
    for seat in Seat:
        table[seat][HEARTS] = 10 if seat.side is Side.NS else 3
        table[seat][SPADES] = 3 if seat.side is Side.NS else 8
    result = par(table, "E", "NS")
    assert result.score == 300
    assert [str(contract) for contract in result.contracts] == ["4Sx EW-2"]


def test_dealer_matters_when_both_make_one_no_trump() -> None:
    assert par(flat(7, 7), "N").score > 0
    assert par(flat(7, 7), "E").score < 0


@cache
def _solved(deal: str) -> object:
    """By another solver, whoever is vulnerable."""
    from endplay import dds, types

    return dds.calc_dd_table(types.Deal(deal))


@pytest.mark.parametrize("vulnerability", ["none", "NS", "EW", "both"])
def test_scores_agree_with_endplay(vulnerability: Vulnerability) -> None:
    dds = pytest.importorskip("endplay.dds")
    types = pytest.importorskip("endplay.types")
    assert isinstance(vulnerability, str)
    vul = types.Vul[vulnerability.lower()]
    for i, (deal, table) in enumerate(tables("dd_random.txt")):
        if i == often(4, 12):
            break
        dealer = tuple(Seat)[i % 4]
        peer = dds.par(_solved(str(deal)), vul, types.Player[dealer.label.lower()])
        assert par(table, dealer, vulnerability).score == peer.score


def test_vulnerability_in_words_and_as_sides() -> None:
    table = flat(9, 4)
    assert par(table, "N", "NS") == par(table, Seat.NORTH, [Side.NS])
    assert par(table, "N", "both") == par(table, Seat.NORTH, tuple(Side))
    assert par(table, "N", "none") == par(table, Seat.NORTH)
    with pytest.raises(NotationError, match="vulnerability"):
        par(table, "N", "all")  # type: ignore[arg-type]
    with pytest.raises(NotationError, match="no seat"):
        par(table, "X")
