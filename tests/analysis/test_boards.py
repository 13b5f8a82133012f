"""kibitz.load and kibitz.dump: any file in one line, boards that know themselves, and the notebook that shows them."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

import kibitz
from kibitz import Deal, Hand, LoadedBoard, Seat, Side, formats
from kibitz.analysis.boards import LeftOutWarning
from kibitz.analysis.studies import Role
from kibitz.cards import BIDS, COLOURS, DOUBLE, FRENCH, PASS, NotationError
from kibitz.formats import BoardRecord, FormatError
from tests.amounts import often
from tests.formats.boards import any_board

NAMES = {name: getattr(kibitz, name) for name in kibitz.__all__}
DOCS = Path(__file__).parent.parent.parent / "docs"
PLAYED = """[Event "Club"]
[Board "7"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:AKQ2.KJ43.AT8.76 J43.AQ2.765.T982 T98.T765.KQ2.AJ3 765.98.J943.KQ54"]
[Declarer "N"]
[Contract "4H"]
[Result "9"]
[Auction "S"]
Pass Pass 1NT Pass
2C Pass 2H Pass
4H Pass Pass Pass
[Play "E"]
HQ H5 H8 HK
*
"""


def test_a_board_knows_what_its_file_says_and_what_could_be_made_of_it() -> None:
    (board,) = kibitz.load(PLAYED.encode())
    assert (board.number, board.dealer, board.vulnerable) == (7, Seat.SOUTH, tuple(Side))
    assert str(board.contract) == "4H" and board.declarer is Seat.NORTH and board.score == -100
    assert [call.name for call in board.auction][:4] == ["pass", "pass", "1NT", "pass"] and len(board.play) == 4
    assert board.table is not None and board.table[Seat.NORTH]["H"] == 10
    assert board.par is not None and board.par.score == 620
    # The queen of trumps gives the king a free trick: docs/analysis.md has the table of this lead.
    assert board.losses[Role.LEAD] == 1
    assert LoadedBoard.parse(PLAYED) == board
    again = eval(repr(board), NAMES)
    assert (again.diagram, again.auction, again.play, again.score) == (
        board.diagram,
        board.auction,
        board.play,
        board.score,
    )


def test_a_board_is_drawn_as_text_and_as_a_picture() -> None:
    (board,) = kibitz.load(PLAYED.encode())
    assert board.diagram.startswith("Board 7      ♠ AKQ2\nDealer S     ♥ KJ43\nAll vul.     ♦ AT8\n")
    picture = ElementTree.fromstring(board.svg)
    drawn = "".join(picture.itertext())
    assert all(ranks in drawn for ranks in ("AKQ2", "J943", "KQ54", "T765")) and picture.get("role") == "img"
    page = board._repr_html_()
    assert "2♣" in page and "4H by North -1, N-S -100" in page
    unknown = LoadedBoard.parse('[Board "1"]\n[Deal "N:AKQ2.KJ43.AT8.76 - - -"]\n')
    assert unknown.deal is None and unknown.table is None and unknown.par is None and "AKQ2" in unknown.svg
    assert LoadedBoard.parse("").svg and LoadedBoard.parse("").losses == {}


@pytest.mark.parametrize("suffix", ["pbn", "lin", "rbn", "dup", "bbo"])
def test_deals_go_out_and_come_back_in_every_format_whatever_the_name(suffix: str, tmp_path: Path) -> None:
    deals = [Deal.random(seed) for seed in range(3)]
    boards = [
        LoadedBoard.of(deal, number, *where) for number, (deal, where) in enumerate(zip(deals, _WHERE, strict=True), 1)
    ]
    path = tmp_path / f"set.{suffix}"
    assert kibitz.dump(boards, path) == 3 and [*tmp_path.iterdir()] == [path]
    assert [board.deal for board in kibitz.load(path)] == deals
    nameless = path.rename(tmp_path / "nameless")
    assert [board.deal for board in kibitz.load(nameless)] == deals
    with nameless.open("rb") as handle:
        assert [board.deal for board in kibitz.load(handle)] == deals


_WHERE = ((Seat.NORTH, ()), (Seat.EAST, (Side.NS,)), (Seat.SOUTH, (Side.EW,)))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16", "utf-16-be"])
def test_letters_are_read_however_a_file_was_saved(encoding: str, tmp_path: Path) -> None:
    """Also far behind its beginning, and with the mark that old programs leave at its end."""
    text = '[Board "1"]\n; ' + "plain " * 4000 + '\n[North "José"]\n[South "O’Brien"]\n\x1a'
    file = tmp_path / "letters"
    file.write_bytes((("\ufeff" if encoding == "utf-16-be" else "") + text).encode(encoding))
    (board,) = kibitz.load(file)
    assert board.players == {Seat.NORTH: "José", Seat.SOUTH: "O’Brien"}


def test_lin_may_leave_vulnerability_open_and_end_with_a_mark() -> None:
    (board,) = kibitz.load(b"pn|S,W,N,E|md|1S23,,,|sv||\r\n\x1a")
    assert board.vulnerable is None and board.dealer is Seat.SOUTH


def test_lines_of_deals_are_read_too() -> None:
    deals = [Deal.random(seed) for seed in range(2)]
    text = "# two deals\n" + "\n".join(f"{deal} 9 4" for deal in deals)
    assert [(board.number, board.deal) for board in kibitz.load(text.encode())] == [(1, deals[0]), (2, deals[1])]


def test_what_a_format_cannot_say_is_named(tmp_path: Path) -> None:
    with pytest.warns(LeftOutWarning, match="other tags"):
        kibitz.dump(kibitz.load(PLAYED.replace("Event", "Weather").encode()), tmp_path / "x.lin")


def test_what_cannot_be_read_is_said_with_its_place(tmp_path: Path) -> None:
    bad = tmp_path / "bad.pbn"
    bad.write_text('[Board "1"]\n[Dealer "Q"]\n\n[Board "2"]\n')
    with pytest.raises(FormatError, match=r"bad\.pbn, line 2"):
        kibitz.load(bad)
    with pytest.warns(UserWarning, match="line 2"):
        assert [board.number for board in kibitz.load(bad, keep_going=True)] == [2]
    with pytest.raises(FormatError, match=r"<bytes>, line 1: “hello” begins no file of a format .*: pbn, lin"):
        kibitz.load(b"hello\nthere")
    with pytest.raises(FormatError, match="<bytes>, line 1: There is nothing in it"):
        kibitz.load(b" \n")
    with pytest.raises(FormatError, match="<bytes>, line 2: “Q” is no seat"):
        kibitz.load(b'[Board "1"]\n[Dealer "Q"]\n')
    with pytest.raises(FormatError, match=r"“%PDF-1\.4” begins no file"):
        kibitz.load(b"%PDF-1.4\n1 0 obj\n")
    for comment in ("; from our club", "{from\nour club}", "%HRTitle our club", "% PBN 2.1"):
        assert [board.number for board in kibitz.load(f'{comment}\n[Board "7"]\n'.encode())] == [7]
    (tmp_path / "notes").write_text("Dear all,\n")
    with pytest.raises(FormatError, match="notes, line 1: “Dear all,” begins no file"):
        kibitz.load(tmp_path / "notes")


def test_what_is_no_file_and_no_board_is_said_in_a_sentence(tmp_path: Path) -> None:
    somewhere: Any = tmp_path / "one.pbn"
    assert kibitz.dump(Deal.random(1), somewhere) == 1
    with somewhere.open() as handle:
        assert [board.deal for board in kibitz.load(handle)] == [Deal.random(1)]
    wrong: Any = [7]
    with pytest.raises(TypeError, match="not from a list"):
        kibitz.load(wrong)
    with pytest.raises(TypeError, match="not an int"):
        kibitz.dump(wrong, somewhere)
    with pytest.raises(TypeError, match="First come the boards"):
        kibitz.dump(somewhere, [Deal.random(1)])  # type: ignore[arg-type]
    with pytest.raises(NotationError, match="has 1 hand, not four"):
        Deal.parse("N:AKQ2.J43.T98.765")


def test_hands_and_deals_can_be_typed_back() -> None:
    deal = Deal.random(5)
    assert eval(repr(deal), {"Deal": Deal}) == deal
    assert all(eval(repr(deal[seat]), {"Hand": Hand}) == deal[seat] for seat in Seat)


def test_the_notebook_runs_cell_by_cell() -> None:
    cells = json.loads((DOCS / "tour.ipynb").read_text())["cells"]
    assert len(cells) == 10
    names: dict[str, Any] = {}
    shown = [_run("".join(cell["source"]), names) for cell in cells if cell["cell_type"] == "code"]
    assert shown[0] == (17, (4, 4, 3, 2), True, 6, 6, 3.5)
    assert all("<svg" in picture._repr_html_() for picture in (shown[1], shown[2]))
    assert shown[-1] == (4, 4) and not any(cell.get("outputs") for cell in cells)


def _run(source: str, names: dict[str, Any]) -> Any:
    """What a notebook shows below a cell: the value of its last line."""
    *lines, last = ast.parse(source).body
    exec(compile(ast.Module(lines, []), "cell", "exec"), names)
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


@settings(max_examples=often(15, 200))
@given(any_board())
def test_every_board_can_be_typed_back(board: BoardRecord) -> None:
    assert eval(repr(LoadedBoard(board)), NAMES | vars(formats)) == LoadedBoard(board)


def test_a_parsed_board_has_no_tags_that_its_file_had_not() -> None:
    (board,) = kibitz.load(b'[Board "7"]\n[Dealer "S"]\n')
    assert eval(repr(board), NAMES).record.headers == {"Board": "7", "Dealer": "S"}


@pytest.mark.parametrize(
    "thing", [*Seat, *Side, *FRENCH.cards, *COLOURS.cards, *FRENCH.strains, *COLOURS.strains, *BIDS, PASS, DOUBLE]
)
def test_what_stands_on_the_table_can_be_typed_back(thing: object) -> None:
    assert eval(repr(thing), NAMES) is thing


def test_the_names_of_the_library_can_be_completed() -> None:
    assert set(kibitz.__all__) <= set(dir(kibitz))
