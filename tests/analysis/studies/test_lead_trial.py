"""Opening leads tried out: what the numbers say of layouts that are known, and what the auction tells."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from kibitz.analysis.hand_counts import lengths_of, points_of
from kibitz.analysis.solver import Position, solve_cards
from kibitz.analysis.studies.lead_trial import LeadProblem, lead_results, lead_rows
from kibitz.cards import FRENCH, NT, SPADES, Deal, Hand, Seat
from tests.cli.running import kibitz

HAND = "K72.QJ953.84.T63"
FEW = ("--layouts", "12", "--jobs", "1")


def test_each_lead_is_what_the_solver_says() -> None:
    deals = [Deal.from_number(10**28 + number) for number in (1, 2)]
    # The leader's hand is the same in all layouts: West's, with the others changed about.
    west = deals[0][Seat.WEST]
    worlds = np.array(
        [[deals[0][seat].mask for seat in Seat], [deals[0][seat].mask for seat in (*"SNE",)] + [west.mask]], np.uint64
    )
    problem = LeadProblem(Seat.WEST, NT, 5, tuple(range(0, 140, 10)))
    rows = lead_rows(problem, FRENCH, worlds)
    for at, row in enumerate(worlds.tolist()):
        hands = {seat: Hand(FRENCH, mask) for seat, mask in zip(Seat, row, strict=True)}
        solved = solve_cards(Position(hands, NT, Seat.WEST))
        assert {card.name: int(rows[card.name][at]) for card in west} == {c.name: n for c, n in solved.items()}
    found = lead_results(problem, FRENCH, [rows])
    assert sorted(card.name for each in found for card in each.cards) == sorted(card.name for card in west)
    for each in found:
        tricks = rows[each.cards[0].name].astype(int)
        assert each.score.mean == 10 * tricks.mean() == 10 * each.tricks.mean
        assert each.beats.mean == (tricks >= 5).mean()
        assert each.behind.mean == pytest.approx(found[0].score.mean - each.score.mean)
    assert [each.score.mean for each in found] == sorted((each.score.mean for each in found), reverse=True)


def test_layouts_fit_the_auction(tmp_path: Path) -> None:
    """North opened one no-trump: North's points are those of the system, give or take a stretch."""
    rows = tmp_path / "rows.csv"
    found = json.loads(kibitz("lead", HAND, "--auction", "1NT P 3NT AP", *FEW, "--csv", str(rows), "--json").out)
    assert (found["leader"], found["contract"], found["layouts"]) == ("E", "3NT", 12)
    assert "balanced" in found["shown"]["N"] and "E" not in found["shown"]
    assert sum(len(each["cards"]) for each in found["leads"]) == 13
    lines = [line.split(",") for line in rows.read_text().splitlines()]
    assert lines[0][:4] == ["north", "east", "south", "west"]
    hands = np.array([[int(cell) for cell in line[:4]] for line in lines[1:]], np.uint64)
    assert set(hands[:, 1].tolist()) == {Hand.parse(HAND).mask}
    assert ((points_of(hands[:, 0]) >= 12) & (points_of(hands[:, 0]) <= 21)).all()
    assert (np.bitwise_count(hands[:, 0]) == 13).all()


def test_a_doubled_contract_and_the_rest_of_the_table() -> None:
    end = kibitz("lead", HAND, "--auction", "1S X 4S X AP", "--dealer", "W", "--vulnerable", "EW", *FEW)
    assert end.code == 0
    assert end.out.startswith("North leads against 4SX: 12 layouts.")


def test_without_an_auction_points_and_dummy_are_taken_at_their_word(tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    dummy = "AQJ5.K2.AQ75.942"
    args = ("--contract", "4S", "--declarer", "S", "--points", "S=12,E=5-9", "--dummy", dummy, *FEW)
    found = json.loads(kibitz("lead", HAND, *args, "--csv", str(rows), "--json").out)
    assert (found["leader"], found["contract"]) == ("W", "4S")
    hands = np.array([[int(c) for c in line.split(",")[:4]] for line in rows.read_text().splitlines()[1:]], np.uint64)
    assert set(points_of(hands[:, 2]).tolist()) == {12}
    assert set(hands[:, 0].tolist()) == {Hand.parse(dummy).mask}
    assert (lengths_of(hands[:, 0], SPADES) == 4).all()


def test_the_same_seed_gives_the_same_leads_whoever_works() -> None:
    args = ("lead", HAND, "--auction", "1NT P 3NT AP", "--layouts", "24", "--json")
    one, two, other = (
        kibitz(*args, *more).out for more in (("--jobs", "1"), ("--jobs", "2"), ("--jobs", "1", "--seed", "2"))
    )
    assert one == two != other


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("K72.Q.8.T", "--contract", "4S"), "6 cards"),
        ((HAND,), "either the auction"),
        ((HAND, "--auction", "1NT P"), "not over"),
        ((HAND, "--auction", "1NT P 1S AP"), "not legal"),
        ((HAND, "--auction", "1NT AP 2S"), "over before call 5"),
        ((HAND, "--auction", "hello"), "no call"),
        ((HAND, "--auction", "P P P P"), "Everybody passed"),
        ((HAND, "--auction", "1NT AP", "--points", "N=3"), "--contract"),
        ((HAND, "--contract", "4S", "--points", "N=37"), "No deal"),
        ((HAND, "--contract", "4S", "--points", "W=6"), "West’s hand is known"),
        ((HAND, "--contract", "4S", "--points", "N"), "N=12"),
        ((HAND, "--contract", "4S", "--dummy", HAND), "the same card"),
        ((HAND, "--contract", "9S"), "no contract"),
        ((HAND, "--contract", "4S", "--vulnerable", "all"), "no vulnerability"),
    ],
)
def test_mistakes_are_said_in_one_sentence(args: tuple[str, ...], says: str) -> None:
    end = kibitz("lead", *args)
    assert (end.code, end.out) == (2, "")
    assert says in end.err and end.err.count("\n") == 1
