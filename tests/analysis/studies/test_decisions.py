"""Every card of a record against double dummy: what is lost adds up to the results, deal by deal."""

from __future__ import annotations

import io
import json
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from bench.losing import recorded
from bench.selfplay import SELFPLAY, called, finished, records

from kibitz.analysis.bulk import drawn_deal
from kibitz.analysis.par import par
from kibitz.analysis.prospects import prospects
from kibitz.analysis.solver import Position, Solver, table
from kibitz.analysis.studies.decisions import Tallied, contract_decision, decided, decisions
from kibitz.analysis.studies.played_boards import PlayedBoard, Role, board_of, recorded_board
from kibitz.analysis.trick_losses import course
from kibitz.bots import RandomBot, SimpleBot, play_out
from kibitz.bots.bot import Bot
from kibitz.cards import Seat, Side
from kibitz.engine import State, codec, replay, start
from kibitz.engine import events as ev
from kibitz.formats import pbn, record
from kibitz.games import GAMES, game
from kibitz.scoring import duplicate
from tests.cli.running import kibitz

GOLDEN = Path(__file__).parents[2] / "golden" / "v1"
NAMES = dict(zip(Seat, ("Nora", "Emil", "Sita", "Wim"), strict=True))


def played(name: str, seed: int, bot: Bot) -> State:
    rules = game(name)
    return play_out(start(rules, deal=drawn_deal(seed, 1, rules.deck, rules.cards)), dict.fromkeys(Seat, bot))


def board(name: str, seed: int) -> PlayedBoard:
    found = board_of(name, played(name, seed, RandomBot(Random(seed))), NAMES)
    assert found is not None
    return found


def at_the_lead(board: PlayedBoard) -> int:
    """The tricks of declarer's side against best defence before a card is played."""
    leaders = Solver().solve(Position(board.dealt, board.strain, board.plays[0].seat))
    cards = len(board.dealt[Seat.NORTH])
    return leaders if board.plays[0].seat.side is board.declarer.side else cards - leaders


@pytest.mark.parametrize("name", [name for name in GAMES if name not in ("abridged", "contract")])
def test_losses_add_up_to_the_result(name: str) -> None:
    for seed in (1, 2):
        one = board(name, seed)
        ours = claimed = 0
        for row in decisions(1, one):
            claimed += row.claimed
            ours += row.lost if Seat(row.seat).side is one.declarer.side else -row.lost
        assert at_the_lead(one) - ours + claimed == one.tricks


def test_roles_and_players() -> None:
    one = board("minibridge", 3)
    rows = list(decisions(7, one))
    assert len(rows) == 52
    assert [row.role for row in rows].count(Role.LEAD) == 1
    declarers = {row.player for row in rows if row.role == Role.DECLARER}
    assert declarers == {NAMES[one.declarer]}  # who plays dummy's cards too
    assert NAMES[one.declarer.partner] not in {row.player for row in rows}
    assert all(row.board == 7 and row.worst <= row.best - row.lost <= row.best for row in rows)
    assert {row.role for row in decisions(1, board("first-tricks", 1))} == {Role.LEAD, Role.PLAY}


def test_it_is_what_the_look_back_at_the_table_says() -> None:
    for seed in (1, 2, 3):
        state = played("minibridge", seed, SimpleBot(Random(seed)))
        went = course(state.table)
        one = board_of("", state, {})
        assert one is not None
        rows = [row for row in decisions(1, one) if row.lost]
        assert [(row.trick, row.seat, row.lost) for row in rows] == [
            (loss.trick, loss.seat, loss.tricks) for loss in went.losses
        ]


def test_the_sums_do_not_depend_on_the_parts() -> None:
    boards = [(number, board("minibridge", number)) for number in range(1, 5)]
    whole, parts = Tallied(), Tallied()
    whole.add(decided(False, boards))
    for each in boards:
        parts.add(decided(False, [each]))
    assert (whole.boards, whole.roles, whole.players) == (parts.boards, parts.roles, parts.players)
    lead = whole.roles[0]
    assert (lead.role, lead.lost.deals) == (Role.LEAD, 4)


def test_a_revoke_is_passed_over() -> None:
    found = json.loads(kibitz("analyse", str(GOLDEN / "laws-minibridge.json"), "--jobs", "1", "--json").out)
    assert found["boards"] == 1


def test_a_session_names_its_players_and_rows_can_be_kept(tmp_path: Path) -> None:
    file = GOLDEN / "session-rubber.json"
    end = kibitz("analyse", str(file), "--jobs", "1", "--json", "--csv", str(tmp_path / "cards.csv"))
    found = json.loads(end.out)
    assert {each["player"] for each in found["players"]} == {"Nora", "Emil", "Sita", "Wim"}
    assert [each["role"] for each in found["roles"]] == ["lead", "declarer", "defence"]
    rows = (tmp_path / "cards.csv").read_text().splitlines()
    assert rows[0].startswith("board,name,trick,seat,player,role,card")
    assert sum(int(row.split(",")[10]) for row in rows[1:]) == round(
        sum(each["lost"] * each["deals"] for each in found["roles"])
    )
    told = kibitz("analyse", str(file), "--jobs", "1").out
    assert "lead" in told and "best card found" in told and "Sita" in told


def test_many_records_in_one_file(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    deals = [record.DealRecord(1, played("minibridge", seed, SimpleBot(Random(1))).log) for seed in (1, 2)]
    file.write_bytes(b"\n".join(codec.encode(deal) for deal in deals))
    assert json.loads(kibitz("analyse", str(file), "--jobs", "1", "--json").out)["boards"] == 2
    file.write_bytes(file.read_bytes() + b"\n{}")
    end = kibitz("analyse", str(file), "--jobs", "1")
    assert (end.code, "line 3" in end.err) == (2, True)


@pytest.mark.parametrize(
    ("file", "says"), [("nowhere.json", "cannot be read"), (str(GOLDEN / "../README.md"), "no format")]
)
def test_what_cannot_be_analysed_is_said_in_a_sentence(file: str, says: str) -> None:
    end = kibitz("analyse", file)
    assert end.code == 2
    assert says in end.err and end.err.count("\n") == 1


@pytest.mark.parametrize("name", ["minibridge", "heroes", "extreme", "abridged"])
def test_a_chosen_contract_beside_the_best_on_offer(name: str) -> None:
    state = played(name, 4, RandomBot(Random(4)))
    at = max(place for place, event in enumerate(state.log) if isinstance(event, ev.Chose))
    offered = prospects(replay(state.game, state.log[:at]))
    taken = next(each for each in offered if each.contract == state.table.contract)
    one = board_of("", state, NAMES)
    assert one is not None
    row = contract_decision(3, one)
    assert row is not None
    assert (row.role, row.trick, row.board, row.player) == (Role.CONTRACT, 0, 3, NAMES[one.declarer])
    assert (row.best, row.lost) == (offered[0].net, offered[0].net - taken.net)
    assert (row.worst, row.choices) == (offered[-1].net, len(offered))


def test_an_auction_beside_its_par() -> None:
    file = str(GOLDEN / "contract.json")
    state = record.replay_deal(record.read(Path(file).read_bytes()).events)  # type: ignore[union-attr]  # one deal
    t = state.table
    declarer, contract = t.bargain
    one = board_of("", state, {})
    assert one is not None
    row = contract_decision(1, one)
    assert row is not None and row.role == Role.AUCTION
    sign = 1 if declarer.side is Side.NS else -1
    assert row.best == sign * par(table(t.dealt), t.dealer, t.header.vulnerable).score
    tricks, vulnerable = table(t.dealt)[declarer][contract.strain], declarer.side in t.header.vulnerable
    worth = duplicate.net(contract.strain, contract.goal - 6, contract.terms, tricks, vulnerable=vulnerable)
    assert row.best - row.lost == worth
    told = kibitz("analyse", file, "--jobs", "1", "--contracts").out
    assert "Points lost a deal by the contract" in told and "auction" in told
    bare = contract_decision(1, board("bridgewar", 1))
    assert bare is None  # nobody chose anything


def test_a_file_of_bridge_boards_says_the_same_as_the_record(tmp_path: Path) -> None:
    own, other = GOLDEN / "contract.json", tmp_path / "contract.pbn"
    assert kibitz("convert", str(own), str(other)).code == 0
    one, two = (json.loads(kibitz("analyse", str(file), "--jobs", "1", "--json").out) for file in (own, other))
    assert one == two
    spoilt = tmp_path / "spoilt.pbn"
    spoilt.write_text(other.read_text() + '\n[Board "2"]\n[Deal "N:AKQ2.J43.T98.765 nonsense - -"]\n')
    assert kibitz("analyse", str(spoilt), "--jobs", "1").code == 2
    end = kibitz("analyse", str(spoilt), "--jobs", "1", "--json", "--keep-going")
    assert json.loads(end.out) == one
    assert "spoilt.pbn" in end.err


def test_a_board_is_taken_as_far_as_it_is_known() -> None:
    hands = "N:AKQ2.KJ43.AT8.76 J43.AQ2.765.T982 T98.T765.KQ2.AJ3 765.98.J943.KQ54"
    text = (
        f'[Board "7"]\n[Dealer "N"]\n[Deal "{hands}"]\n[North "Nora"]\n[Declarer "S"]\n[Contract "4H"]\n[Result "10"]\n'
    )
    play = '[Play "W"]\nC4 C6 C8 CJ\nD3 D8 D5 DK\n'
    whole = pbn.read_game(io.StringIO(text + play))
    assert whole is not None
    one = recorded_board("7", whole)
    assert one is not None
    assert (len(one.plays), one.tricks, one.player(Seat.NORTH), one.player(Seat.WEST)) == (8, 10, "South", "West")
    assert sum(row.claimed for row in decisions(1, one)) == 10 - at_the_lead(one) + sum(
        row.lost if row.role == Role.DECLARER else -row.lost for row in decisions(1, one)
    )
    bare = pbn.read_game(io.StringIO(text))
    assert bare is not None and recorded_board("7", bare) is None


@pytest.mark.skipif(not SELFPLAY.exists(), reason="the deals are not ours to give away")
def test_deals_that_another_program_played() -> None:
    """Checked against what a different walk through the same cards finds, and the result of each deal."""
    for one in islice(records(), 12):
        found = board_of("", finished(one), {})
        assert found is not None
        lost = dict.fromkeys(Role, 0)
        for row in decisions(1, found):
            lost[Role(row.role)] += row.lost
            assert not row.claimed
        other = recorded(called(one), one.cards[:48])
        assert (lost[Role.LEAD], lost[Role.DECLARER], lost[Role.DEFENCE]) == (other.lead, other.declarer, other.defence)
        assert at_the_lead(found) + lost[Role.LEAD] - lost[Role.DECLARER] + lost[Role.DEFENCE] == found.tricks
