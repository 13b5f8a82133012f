"""Opening leads tried out: what the numbers say of layouts that are known, and what the auction tells."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from bench.leading import foretold, found, recorded
from bench.selfplay import SELFPLAY
from msgspec.structs import replace

from kibitz.analysis.hand_counts import lengths_of, points_of
from kibitz.analysis.solver import Position, solve_cards
from kibitz.analysis.studies.averages import Average
from kibitz.analysis.studies.lead_trial import Groundwork, LeadProblem, chance_at_the_table, lead_results, lead_rows
from kibitz.bots.search.lead_layouts import lead_layouts
from kibitz.cards import FRENCH, NT, SPADES, Call, Deal, Hand, Seat, Strain
from kibitz.engine import act, start, view
from kibitz.engine.events import Called
from kibitz.games import game
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
    low, high = found["points"]["N"]
    assert 12 <= low < high <= 21 and "E" not in found["points"]
    assert "balanced" in found["shown"]["N"] and "E" not in found["shown"]
    assert sum(len(each["cards"]) for each in found["leads"]) == 13
    lines = [line.split(",") for line in rows.read_text().splitlines()]
    assert lines[0][:4] == ["north", "east", "south", "west"]
    hands = np.array([[int(cell) for cell in line[:4]] for line in lines[1:]], np.uint64)
    assert set(hands[:, 1].tolist()) == {Hand.parse(HAND).mask}
    assert ((points_of(hands[:, 0]) >= 12) & (points_of(hands[:, 0]) <= 21)).all()
    assert (np.bitwise_count(hands[:, 0]) == 13).all()


def _average(share: float) -> Average:
    return Average(share, 0.02, 200)


@pytest.mark.parametrize("known", Groundwork)
@pytest.mark.parametrize(("strain", "needed"), [(NT, 7), (NT, 5), (NT, 2), (SPADES, 6), (SPADES, 4), (SPADES, 2)])
def test_chances_keep_the_order_of_what_beats_more_often(known: Groundwork, strain: Strain, needed: int) -> None:
    problem = LeadProblem(Seat.WEST, strain, needed, (), known=known)
    chances = [chance_at_the_table(_average(share), problem).mean for share in (0, 0.1, 0.3, 0.5, 0.9, 1)]
    assert chances == sorted(chances) and 0 < chances[0] < 0.15 and 0.25 < chances[-1] < 1
    assert all(one < two for one, two in pairwise(chances))


def test_a_double_is_beaten_more_often_and_a_slam_less_often_than_layouts_say() -> None:
    game_bid = LeadProblem(Seat.WEST, SPADES, 4, (), known=Groundwork.EXPLAINED)
    doubled, slam = replace(game_bid, doubled=True), replace(game_bid, needed=2)
    half = _average(0.5)
    assert chance_at_the_table(half, slam).mean < chance_at_the_table(half, game_bid).mean < 0.4
    assert chance_at_the_table(half, doubled).mean > 0.6


def test_what_is_said_of_the_hands_is_taken_at_its_word() -> None:
    """Nobody bid, so nothing was misread: the chance is that of the play alone, whatever the contract."""
    told = [LeadProblem(Seat.WEST, strain, needed, ()) for strain, needed in ((NT, 5), (SPADES, 2))]
    assert [[round(chance_at_the_table(_average(share), each).mean, 3) for share in (0, 1)] for each in told] == [
        [0.104, 0.87]
    ] * 2


@pytest.mark.nightly
@pytest.mark.skipif(not SELFPLAY.exists(), reason="needs the recorded deals")
def test_contracts_on_record_are_beaten_as_often_as_foretold() -> None:
    """Two hundred that the chances were not fitted to: they are near to what was so, the low ones and the high ones."""
    looked_at = (one for one in recorded(404) if one[0] % 2)
    rows = [each for each in (found(60, one) for one in looked_at) if each is not None]
    chances = np.array([foretold(each) for each in rows])
    beaten = np.array([each.beaten for each in rows], np.float64)
    assert len(rows) > 190
    for these in (chances < 0.35, chances >= 0.35, chances >= 0):
        spread = np.sqrt((chances[these] * (1 - chances[these])).sum())
        assert abs(beaten[these].sum() - chances[these].sum()) < 3.5 * spread
    loss = -(beaten * np.log(chances) + (1 - beaten) * np.log(1 - chances)).mean()
    assert loss < 0.66  # what who always says the same comes to


def test_hands_that_would_have_called_otherwise_are_rare() -> None:
    """North opened at the one level, was raised and bid game: with a minimum the system passes the raise."""
    rest = [card for card in FRENCH.cards if card not in Hand.parse(HAND)]
    others = (Seat.NORTH, Seat.SOUTH, Seat.WEST)
    hands = {seat: Hand.of_cards(rest[13 * at : 13 * at + 13]) for at, seat in enumerate(others)}
    state = start(game("contract", {"scoring": "duplicate"}), deal=Deal(hands | {Seat.EAST: Hand.parse(HAND)}))
    for call in ["1S", "pass", "2S", "pass", "4S", "pass", "pass", "pass"]:
        seat = next(iter(state.turns))
        state = act(state, seat, Called(seat, Call.parse(call)))
    held, explained = lead_layouts(view(state, Seat.EAST), 100, seed=1)
    assert explained and set(held[:, 1].tolist()) == {state.table.dealt[Seat.EAST].mask}
    assert (points_of(held[:, 0]) <= 13).mean() < 0.2 and points_of(held[:, 0]).mean() > 15
    assert (lead_layouts(view(state, Seat.EAST), 100, seed=1).held == held).all()


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
        ((HAND, "--contract", "4S", "--points", "W=6"), "hand of West is known"),
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
