"""What points and fits are worth: numbers counted another way, the same whoever works, and pictures of them."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from distributed import LocalCluster

from kibitz.analysis.bulk import Columns, Run, Stretch, Stretches, Workers, drawn_deal
from kibitz.analysis.prospects import prospects
from kibitz.analysis.solver import table
from kibitz.analysis.studies.averages import Sums, average, sums
from kibitz.analysis.studies.deal_worth import DealWorth, solved_deals, strongest, tricks_column
from kibitz.analysis.studies.slopes import Slopes
from kibitz.cards import FRENCH, NT, Seat, Side
from kibitz.engine import start
from kibitz.games import game
from tests.cli.running import kibitz

DEALS = 24


@pytest.fixture(scope="module")
def rows() -> Columns:
    return solved_deals(5, Stretch(1, DEALS))


def test_a_row_is_the_deal_and_its_table(rows: Columns) -> None:
    for at in (0, DEALS - 1):
        deal = drawn_deal(5, at + 1)
        assert [int(rows[name][at]) for name in ("north", "east", "south", "west")] == [deal[s].mask for s in Seat]
        solved = table(deal)
        assert all(rows[tricks_column(s, strain)][at] == solved[s][strain] for s in Seat for strain in FRENCH.strains)


def test_the_strongest_side_counted_by_hand(rows: Columns) -> None:
    s = strongest(rows)
    for at in range(DEALS):
        deal = drawn_deal(5, at + 1)
        points = {side: sum(deal[seat].points for seat in side.seats) for side in Side}
        side = Side.EW if points[Side.EW] > points[Side.NS] else Side.NS
        declarer = max(side.seats, key=lambda seat: deal[seat].points)
        lengths = {suit: sum(deal[seat].length(suit) for seat in side.seats) for suit in FRENCH.suits}
        assert s.points[at] == points[side]
        assert s.fit[at] == max(lengths.values())
        assert s.longest[at] == deal[declarer].longest
        assert s.tricks[NT][at] == rows[tricks_column(declarer, NT)][at]
        trumps = next(suit for suit in FRENCH.suits if lengths[suit] == s.fit[at])
        assert s.fit_tricks[at] == rows[tricks_column(declarer, trumps)][at]


def test_what_minibridge_pays_is_what_the_game_pays(rows: Columns) -> None:
    """The best contract of each aim, by the rules of the game itself."""
    worth = DealWorth()
    worth.add(rows)
    paid = next(each for each in worth.tables if each.name == "minibridge")
    totals = dict.fromkeys(paid.heads, 0.0)
    levels = 0
    for number in range(1, DEALS + 1):
        state = start(game("minibridge", {"slam": True}), deal=drawn_deal(5, number))
        if state.table.declarer is None:
            levels += 1  # twenty points each: MiniBridge deals again
            continue
        best: dict[str, int] = {}
        for each in prospects(state):
            best.setdefault(str(each.contract.terms), each.net)
        for head in totals:
            totals[head] += best[head]
    counted = {
        head: sum(row[place].mean * row[place].deals for key, row in paid.rows.items() if key > 20)
        for place, head in enumerate(paid.heads)
    }
    assert counted == pytest.approx(totals)
    assert sum(row[0].deals for key, row in paid.rows.items() if key == 20) == levels


def test_the_tables_do_not_depend_on_the_parts(rows: Columns) -> None:
    whole, parts = DealWorth(), DealWorth()
    whole.add(rows)
    for first in range(0, DEALS, 8):
        parts.add({name: column[first : first + 8] for name, column in rows.items()})
    assert whole.tables == parts.tables
    assert whole.deals == parts.deals == DEALS


def test_sums_and_slopes_are_the_textbooks() -> None:
    rng = np.random.default_rng(1)
    values = rng.integers(0, 14, 50)
    assert average(values).error == pytest.approx(values.std(ddof=1) / np.sqrt(50))
    assert sums(values[:20]) + sums(values[20:]) + Sums() == sums(values)
    x = rng.normal(size=(400, 2))
    y = 1.5 + x @ [0.5, -2.0] + rng.normal(scale=0.3, size=400)
    line = Slopes(("one", "two"))
    line.add(x[:100], y[:100])
    line.add(x[100:], y[100:])
    one, two = line.fitted()
    assert abs(one.slope - 0.5) < 4 * one.error < 0.08
    assert abs(two.slope + 2) < 4 * two.error
    assert Slopes(("one",)).fitted() == ()


def test_two_processes_and_a_cluster_solve_the_same_deals() -> None:
    parts = Stretches(6, most=2)
    alone, two = (list(Run(partial(solved_deals, 2), parts, Workers(jobs))) for jobs in (1, 2))
    with LocalCluster(n_workers=1, threads_per_worker=2, processes=False, dashboard_address=":0") as cluster:  # type: ignore[no-untyped-call]  # the library's
        there = list(Run(partial(solved_deals, 2), parts, Workers(cluster=cluster.scheduler_address)))
    for one, *others in zip(alone, two, there, strict=True):
        for other in others:
            assert all(np.array_equal(one[name], other[name]) for name in one)


def test_the_command(tmp_path: Path) -> None:
    args = ("stats", "--deals", "12", "--jobs", "1")
    chart = tmp_path / "worth.svg"
    out = kibitz(*args, "--out", str(tmp_path / "rows"), "--chart", str(chart)).out
    assert "What points are worth" in out and "12 random deals" in out
    drawn = chart.read_text()
    assert "What a fit is worth" in drawn
    found = json.loads(kibitz(*args, "--out", str(tmp_path / "rows"), "--chart", str(chart), "--json").out)
    assert chart.read_text() == drawn  # the same rows, the same picture
    assert sum(row["deals"] for row in found["tables"]["points"]) == found["deals"] == 12
    picture = tmp_path / "worth.png"
    assert kibitz(*args, "--out", str(tmp_path / "rows"), "--chart", str(picture)).code == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("chart", "says"), [("worth.gif", ".svg, .png or .pdf"), ("/nowhere/worth.svg", "no folder /nowhere")]
)
def test_a_chart_that_cannot_be_drawn_is_said_at_once(chart: str, says: str) -> None:
    end = kibitz("stats", "--deals", "1000000", "--chart", chart)
    assert (end.code, end.out) == (2, "")
    assert says in end.err
