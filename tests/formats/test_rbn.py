"""RBN: records whose labels hold until they change, read and written back."""

from __future__ import annotations

import io

import pytest
from hypothesis import given, settings

from kibitz.cards import Seat
from kibitz.formats import BoardRecord, FormatError, rbn
from tests.amounts import often
from tests.formats.boards import any_board

MATCH = """D 20120428
E The Cup
F I
K Reds:Blues:10:20
N n1+s1:w1+e1:O
B 7
H N:AKQ2.J43.T98.765:J43.AKQ2.765.T98:T98.765.AKQ2.J43:
{The cards go round
and round.}
A NB:1N*PP2H!:XAP
1 never said
C 2HX:W
P S29^13:HJA5T
1 third best
R 5-800:3

N n2+s2:w2+e2:C
A NB:1N^1A
1 odd
C 1N:N
R 7+90

B 8
H N:AKQ2.J43.T98.765:J43.AKQ2.765.T98:T98.765.AKQ2.J43:
A EN:A
C P
"""


def read_all(text: str) -> list[BoardRecord]:
    return list(rbn.read(io.StringIO(text), "test.rbn"))


def test_records_are_read_with_what_they_leave_out() -> None:
    first, second, third = read_all(MATCH.replace(":XAP", ":XA").replace("S29^13", "SA3^198").replace("HJA5T", "HJA5T"))
    assert first.headers["Scoring"] == "IMP" and first.headers["Date"] == "2012.04.28"
    assert [board.headers["Board"] for board in (first, second, third)] == ["7", "7", "8"]
    assert [board.headers["North"] for board in (first, second, third)] == ["n1", "n2", "n1"]
    assert [board.headers["Room"] for board in (first, second, third)] == ["Open", "Closed", "Open"]
    assert second.deal == first.deal and second.score == 90
    assert first.auction is not None and first.auction.calls[0].marks.alerted
    assert [str(called.call) for called in first.auction.calls][3:] == ["2H", "double", "pass", "pass", "pass"]
    assert first.auction.calls[3].marks.glyphs == (1,) and first.auction.notes == {1: "never said"}
    assert first.play is not None and first.play.notes == {1: "third best"}
    assert [(played.seat.value, str(played.card)) for played in first.play.cards[:2]] == [("N", "SA"), ("E", "S3")]
    assert first.play.cards[1].marks.notes == (1,)
    assert first.comments == {"Deal": ("The cards go round\nand round.",)}
    assert third.passed_out and third.dealer is Seat.EAST and third.auction is not None
    assert len(third.auction.calls) == 4


def test_what_is_read_is_written_and_read_again() -> None:
    boards = read_all(MATCH.replace(":XAP", ":XA").replace("S29^13", "SA3^198").replace("round\nand", "round and"))
    handle = io.StringIO()
    assert rbn.write(boards, handle) == 3
    again = read_all(handle.getvalue())
    assert [board.auction for board in again] == [board.auction for board in boards]
    assert [board.play for board in again] == [board.play for board in boards]
    assert [dict(board.headers) for board in again] == [dict(board.headers) for board in boards]
    assert [board.comments for board in again] == [board.comments for board in boards]


@settings(max_examples=often(15, 300))
@given(any_board())
def test_any_board_keeps_its_cards_and_calls(board: BoardRecord) -> None:
    (again,) = read_all(rbn.text(board))
    assert again.hands == board.hands and again.contract == board.contract
    assert board.auction is not None and again.auction is not None
    assert [called.call for called in again.auction.calls] == [called.call for called in board.auction.calls]
    cards = [[played.card for played in each.play.cards] if each.play else [] for each in (board, again)]
    assert cards[0] == cards[1]


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("B 1\nH Q:A...", 2, "must begin"),
        ("B 1\nA NZ:1Z", 2, "no call"),
        ("P S1", 1, "no trick"),
        ("R none", 1, "no result"),
        ("C 9S:N", 1, "no contract"),
        ("D soon", 1, "no date"),
        ("? what", 1, "no label"),
        ("1 a note", 1, "note"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_line(text: str, line: int, said: str) -> None:
    faults: list[FormatError] = []
    found = list(rbn.read(io.StringIO(f"{text}\n\nB 5\n"), "test.rbn", faults.append))
    assert [board.number for board in found] == [5]
    assert (faults[0].file, faults[0].line) == ("test.rbn", line) and said in faults[0].problem


def test_a_rank_without_a_suit_is_of_the_suit_led() -> None:
    """Not of the suit that was named last: the second hand discards a club, and the third follows to the spade."""
    (board,) = read_all("C 1N:S\nP SAC25:H3D9K")
    assert board.play is not None
    assert [played.card.name for played in board.play.cards if played.card] == ["SA", "C2", "S5", "H3", "D9", "HK"]


def test_cards_that_nobody_noted_down_come_back_as_such() -> None:
    (board,) = read_all("C 1N:S\nP --HKD2")
    assert board.play is not None
    assert [played.card and played.card.name for played in board.play.cards] == [None, None, "HK", "D2"]
    assert "P --HKD2" in rbn.text(board)
    with pytest.raises(FormatError):
        read_all("P -K")  # nobody knows of which suit


def test_dealer_and_vulnerability_are_kept_without_an_auction() -> None:
    board = BoardRecord(headers={"Board": "7", "Dealer": "S", "Vulnerable": "EW"})
    (again,) = read_all(rbn.text(board))
    assert (again.dealer, again.vulnerable, again.auction) == (board.dealer, board.vulnerable, None)


def test_a_comment_by_itself_belongs_to_the_record_that_follows() -> None:
    (board,) = read_all("{Played in Oslo}\n\nB 5\n\x1a")
    assert board.number == 5 and board.comments == {"": ("Played in Oslo",)}
