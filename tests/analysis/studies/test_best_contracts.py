"""Where a deal of each game ends when everybody chooses best: worked out another way, game by game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kibitz.analysis.bulk import drawn_deal
from kibitz.analysis.par import par
from kibitz.analysis.prospects import prospects
from kibitz.analysis.solver import table
from kibitz.analysis.studies.best_contracts import best_result, results
from kibitz.cards import COLOURS, Deal, Hand, Seat, Side
from kibitz.engine import act, start
from kibitz.games import GAMES, game
from kibitz.scoring import abridged
from tests.cli.running import kibitz

DEAL = "N:AKQ2.KJ43.AT8.76 J43.AQ2.765.T982 T98.T765.KQ2.AJ3 765.98.J943.KQ54"


def for_north(side: Side, net: int) -> int:
    return net if side is Side.NS else -net


@pytest.mark.parametrize("number", range(1, 5))
def test_contract_bridge_has_its_par(number: int) -> None:
    deal, dealer, vulnerable = drawn_deal(1, number), tuple(Seat)[number % 4], (Side.NS,) * (number % 2)
    found = best_result(
        start(game("contract", {"scoring": "duplicate"}), deal=deal, dealer=dealer, vulnerable=vulnerable)
    )
    known = par(table(deal), dealer, vulnerable)
    assert found.net == known.score
    assert {end.contract.strain for end in found.endings} == {each.bid.strain for each in known.contracts}
    assert len(found.endings) == sum(len(each.declarers) for each in known.contracts)


@pytest.mark.parametrize("number", range(1, 5))
def test_minibridge_has_declarers_best_contract(number: int) -> None:
    state = start(game("minibridge"), deal=drawn_deal(2, number))
    best = prospects(state)[0]
    found = best_result(state)
    assert state.table.declarer is not None
    assert found.net == for_north(state.table.declarer.side, best.net)
    assert found.endings[0].contract == best.contract


@pytest.mark.parametrize("number", range(1, 4))
def test_pass_or_play_worked_backwards(number: int) -> None:
    """Whoever gains by it plays; after four passes the stronger side names ten or seven."""
    plain = drawn_deal(3, number)
    deal = Deal({seat: Hand(COLOURS, hand.mask) for seat, hand in plain.hands.items()})
    tricks = {seat: max(row.values()) for seat, row in table(deal).items()}

    def net(declarer: Seat, pledge: abridged.Pledge) -> int:
        line = abridged.score(pledge, tricks[declarer])[0]
        return for_north(declarer.side, line.points if line.to_declarers else -line.points)

    points = {side: sum(deal[seat].points for seat in side.seats) for side in Side}
    stronger = Side.EW if points[Side.EW] > points[Side.NS] else Side.NS
    declarer = next(
        seat
        for seat in Seat.NORTH.clockwise()
        if seat.side is stronger and deal[seat].points >= deal[seat.partner].points
    )
    best = max if stronger is Side.NS else min
    value = best(net(declarer, abridged.Pledge.TEN), net(declarer, abridged.Pledge.SEVEN))
    state = start(game("abridged"), deal=deal)
    first = next(iter(state.turns))
    for seat in reversed(first.clockwise()):
        value = (max if seat.side is Side.NS else min)(value, net(seat, abridged.Pledge.PLAY))
    assert best_result(state).net == value


def test_the_lead_before_the_contract_is_the_defenders_best() -> None:
    """Heroes: whatever else is led, declarer finds as much or more."""
    state = start(game("heroes"), deal=Deal.parse(DEAL))
    found = best_result(state)
    assert found.endings[0].lead is not None
    leader = next(iter(state.turns))
    values = [prospects(act(state, leader, move))[0].net for move in state.moves(leader)]
    declarers = leader.side.other
    assert found.net == for_north(declarers, min(values))


def test_every_game_says_something() -> None:
    assert [name for name, _ in results(Deal.parse(DEAL))] == list(GAMES)
    few = [name for name, _ in results(Deal.parse("N:A.2.. K.3.. Q.4.. J.5.."))]
    assert "first-tricks" in few and "contract" not in few


def test_the_command_for_one_deal() -> None:
    out = kibitz("par", DEAL).out
    assert "Game in hearts" in out and "4H" in out and "aBRIDGEd" in out
    found = json.loads(kibitz("par", DEAL, "--json", "--game", "contract", "--vulnerable", "both").out)
    assert found["games"]["contract"]["net"] == 620
    assert list(found["games"]) == ["contract"]


def test_the_command_for_many_deals(tmp_path: Path) -> None:
    file, rows = tmp_path / "deals.txt", tmp_path / "par.csv"
    deals = [drawn_deal(4, number) for number in (1, 2, 3)]
    file.write_text("\n".join(map(str, deals)))
    args = ("par", str(file), "--game", "contract", "--game", "minibridge", "--jobs", "1")
    lines = [json.loads(line) for line in kibitz(*args, "--json", "--csv", str(rows)).out.splitlines()]
    assert [line["net"] for line in lines[::2]] == [par(table(deal), "N").score for deal in deals]
    assert rows.read_text().startswith("deal,dealer,vulnerable,game,net,declarer,contract,tricks,endings\n")
    assert len(kibitz(*args).out.splitlines()) == 6


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--game", "whist"), "no game called “whist”"),
        (("--dealer", "Q"), "no seat"),
        (("--vulnerable", "some"), "no vulnerability"),
    ],
)
def test_mistakes(args: tuple[str, str], says: str) -> None:
    end = kibitz("par", DEAL, *args)
    assert end.code == 2
    assert says in end.err
