"""Real files, where they lie beside the project: read whole, written back without loss, scores worked out anew."""

from __future__ import annotations

import io
from collections import Counter
from pathlib import Path

import pytest
from msgspec import structs

import kibitz
from kibitz import formats
from kibitz.formats import lin, pbn, rbn
from kibitz.formats.board_record import BoardRecord
from kibitz.formats.board_replay import replay_board
from kibitz.formats.errors import FormatError

DATA = Path(__file__).parents[2].parent / "shared/data"
CAMROSE, CHAMPIONSHIP, VUGRAPH = "camrose2024_BEN.pbn", "champ2012_first400.pbn", "usbf_sf_14502.lin"


def boards(name: str) -> list[BoardRecord]:
    path = DATA / name
    if not path.exists():
        pytest.skip(f"{name} does not come with the project")
    with path.open(encoding="utf-8") as handle:
        return list((lin if path.suffix == ".lin" else pbn).read(handle))


def net(score: str) -> int:
    side, points = score.split()
    return int(points) if side == "NS" else -int(points)


@pytest.mark.parametrize(("name", "count"), [(CAMROSE, 160), (CHAMPIONSHIP, 799)])
def test_a_real_file_is_written_back_without_loss(name: str, count: int) -> None:
    found = boards(name)
    assert len(found) == count
    handle = io.StringIO()
    pbn.write(found, handle)
    again = list(pbn.read(io.StringIO(handle.getvalue())))
    for one, other in zip(found, again, strict=True):
        assert one.headers.items() <= other.headers.items()
        for part in ("auction", "play", "tables", "comments", "directives"):
            assert getattr(one, part) == getattr(other, part), (part, one.number)
    twice = io.StringIO()
    pbn.write(again, twice)
    assert twice.getvalue() == handle.getvalue()


def test_the_match_on_vugraph_is_whole_and_legal_in_both_rooms() -> None:
    found = boards(VUGRAPH)
    assert [board.headers["Room"] for board in found] == ["Open", "Closed"] * 15
    for board in found:
        assert replay_board(board).over and "LinRs" not in board.headers  # each result is the one that the file lists
    handle = io.StringIO()
    lin.write(found, handle)
    assert list(lin.read(io.StringIO(handle.getvalue()))) == found
    for board in found:
        again = pbn.read_game(io.StringIO(pbn.text(board)))
        assert again is not None and board.headers.items() <= again.headers.items()
        assert (again.play, again.comments) == (board.play, board.comments)


@pytest.mark.parametrize("name", [CAMROSE, CHAMPIONSHIP, VUGRAPH])
def test_cards_calls_and_results_go_through_every_format(name: str) -> None:
    for board in boards(name):
        for form in (lin, rbn):
            (again,) = form.read(io.StringIO(form.text(board)))
            assert again.hands == board.hands
            assert (_said(again), _played(again)) == (_said(board), _played(board)), (form.__name__, board.number)
            assert (again.dealer, again.vulnerable) == (board.dealer, board.vulnerable), (form.__name__, board.number)
            if form is rbn:  # LIN tells the contract by the auction, and so with a double that a header left out
                assert (again.contract, again.declarer, again.tricks) == (board.contract, board.declarer, board.tricks)


@pytest.mark.parametrize("name", [CAMROSE, CHAMPIONSHIP])
def test_contracts_and_results_are_kept_where_nobody_wrote_down_calls_or_cards(name: str) -> None:
    for board in boards(name):
        bare = structs.replace(board, auction=None, play=None)
        for form in (lin, rbn):
            (again,) = form.read(io.StringIO(form.text(bare)))
            assert (again.contract, again.declarer) == (board.contract, board.declarer), (form.__name__, board.number)
            assert board.passed_out or again.tricks == board.tricks, (form.__name__, board.number)


def test_results_are_kept_where_the_play_ends_in_dashes() -> None:
    board = next(board for board in boards(CAMROSE) if board.play and len(board.play.cards) == 52 and board.tricks)
    assert board.play is not None
    cards = (*board.play.cards[:40], *(structs.replace(played, card=None) for played in board.play.cards[40:]))
    dashed = structs.replace(board, play=structs.replace(board.play, cards=cards))
    for form in (lin, rbn):
        (again,) = form.read(io.StringIO(form.text(dashed)))
        assert again.tricks == board.tricks, form.__name__


def _said(board: BoardRecord) -> list[object]:
    return [each.call for each in board.auction.calls] if board.auction else []


def _played(board: BoardRecord) -> list[object]:
    return [each.card for each in board.play.cards] if board.play else []


def test_every_score_of_the_program_s_match_is_what_the_play_gives() -> None:
    for board in boards(CAMROSE):
        state = replay_board(board)
        assert state.over
        assert board.score == (net(board.headers["Score"]) if not board.passed_out else 0), board.number


def test_the_championship_follows_the_rules_but_for_what_its_file_leaves_out() -> None:
    """At the first table the contract is given without its double; some boards have no auction or were not played."""
    found: Counter[str] = Counter()
    for board in boards(CHAMPIONSHIP):
        try:
            replay_board(board)
        except FormatError as error:
            doubled = f"X, and the board gives {board.contract} as the contract." in str(error)
            found["no double" if doubled else str(error)] += 1
        else:
            found["played"] += 1
    assert found == {"played": 742, "no double": 44, "The board has no auction.": 13}


def test_endplay_reads_what_we_write_and_we_read_what_endplay_writes() -> None:
    parser = pytest.importorskip("endplay.parsers.pbn")
    for name in (CAMROSE, CHAMPIONSHIP):
        found = [board for board in boards(name) if board.auction and board.contract]
        handle = io.StringIO()
        pbn.write(found, handle)
        theirs = parser.loads(handle.getvalue())
        again = list(pbn.read(io.StringIO(parser.dumps(theirs))))
        for one, other in zip(found, again, strict=True):
            assert (one.hands, one.dealer, one.vulnerable) == (other.hands, other.dealer, other.vulnerable)
            assert (one.contract, one.declarer, one.tricks) == (other.contract, other.declarer, other.tricks)
            assert one.auction and other.auction
            assert [each.call for each in one.auction.calls] == [each.call for each in other.auction.calls]
            cards = [[each.card for each in board.play.cards] if board.play else [] for board in (one, other)]
            assert cards[0] == cards[1], (name, one.number)


@pytest.mark.parametrize("name", [CAMROSE, CHAMPIONSHIP, VUGRAPH])
def test_every_board_of_a_real_file_can_be_typed_back(name: str) -> None:
    names = {"LoadedBoard": kibitz.LoadedBoard} | vars(kibitz) | vars(formats)
    assert all(eval(repr(kibitz.LoadedBoard(board)), names).record == board for board in boards(name))
