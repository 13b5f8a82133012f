"""LIN, hand-viewer links and DUP: read as they come, written so that they come back."""

from __future__ import annotations

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from kibitz.cards import Deal, Seat, Side
from kibitz.formats import BoardRecord, FormatError, lin, pbn
from kibitz.formats.board_replay import replay_board
from kibitz.formats.dup import read_dup, write_dup
from kibitz.formats.lin.hand_viewer import link, read_link
from tests.amounts import often
from tests.formats.boards import DEALT, any_board

SOUTH, WEST, NORTH, EAST = "ST98H765DAKQ2CJ43", "S765HT98DJ43CAKQ2", "SAKQ2HJ43DT98C765", "SJ43HAKQ2D765CT98"
PAIRS = f"""pn|sue,will,ned,eva|st||md|3{SOUTH},{WEST},{NORTH},|rh||ah|Board 5|sv|n|mb|1N!|an|odd|mb|p|mb|pp|nt|hello
there|pg||pc|h2|pc|h5|pc|hT|pc|hJ|pg||mc|7|pg||
pn|sue,will,ned,eva|st||md|4{SOUTH},{WEST},{NORTH},{EAST}|rh||ah|Board 6|sv|b|mb|p|mb|p|mb|p|mb|p|pg||
"""
MATCH = f"""vg|The Cup,Segment 2,I,7,8,Reds,10,Blues,20|
rs|1NN=,2NNx-1,PASS,4SE+1|pn|s1,w1,n1,e1,s2,w2,n2,e2|pg||
qx|o7|st||md|3{SOUTH},{WEST},{NORTH},|sv|o|mb|1N|mb|ppp|mc|7|zz|own|zz|word|
qx|c7|st||md|3{SOUTH},{WEST},{NORTH},|sv|o|mb|2N|mb|p|mb|p|mb|d|mb|p|mb|p|mb|p|
qx|o8|st||md|4{SOUTH},{WEST},{NORTH},|sv|n|mb|p|mb|p|mb|p|mb|p|
qx|c8|st||md|4{SOUTH},{WEST},{NORTH},|sv|n|
"""


def read_all(text: str) -> list[BoardRecord]:
    return list(lin.read(io.StringIO(text), "test.lin"))


def written(boards: list[BoardRecord]) -> str:
    handle = io.StringIO()
    assert lin.write(boards, handle) == len(boards)
    return handle.getvalue()


def test_a_board_a_line_is_read() -> None:
    first, second = read_all(PAIRS)
    assert (first.number, first.dealer, first.vulnerable) == (5, Seat.NORTH, (Side.NS,))
    assert first.players == {Seat.SOUTH: "sue", Seat.WEST: "will", Seat.NORTH: "ned", Seat.EAST: "eva"}
    assert first.deal is not None and str(first.deal[Seat.EAST]) == "J43.AKQ2.765.T98"
    assert first.auction is not None and first.auction.notes == {1: "odd"}
    assert first.auction.calls[0].marks.alerted and first.auction.calls[0].marks.notes == (1,)
    assert first.auction.calls[3].marks.comments == ("hello\nthere",)
    assert (str(first.contract), first.declarer, first.tricks, first.score) == ("1NT", Seat.NORTH, 7, 90)
    assert first.play is not None and [played.seat.value for played in first.play.cards] == ["E", "S", "W", "N"]
    assert second.passed_out and second.score == 0 and second.number == 6


def test_a_match_of_two_rooms_is_read() -> None:
    opened, closed, passed, listed = read_all(MATCH)
    assert [board.headers["Room"] for board in (opened, closed, passed, listed)] == ["Open", "Closed"] * 2
    assert opened.headers["Event"] == "The Cup" and opened.headers["Stage"] == "Segment 2"
    assert (opened.headers["HomeTeam"], opened.headers["VisitTeam"]) == ("Reds", "Blues")
    assert opened.players[Seat.NORTH] == "n1" and closed.players[Seat.NORTH] == "n2"
    assert opened.headers["LinZz"] == "own|word"
    assert (str(closed.contract), closed.declarer, closed.tricks) == ("2NTX", Seat.NORTH, 7)
    assert passed.passed_out
    assert (str(listed.contract), listed.declarer, listed.tricks) == ("4S", Seat.EAST, 11)


@pytest.mark.parametrize("text", [PAIRS, MATCH])
def test_what_is_read_is_written_and_read_again(text: str) -> None:
    boards = read_all(text.replace("hello\nthere", "hello there"))
    again = read_all(written(boards))
    assert again == boards
    assert written(again) == written(boards)


def playable(board: BoardRecord) -> BoardRecord:
    """As much of a board as LIN has words for."""
    assert board.auction is not None
    notes = {number: text.replace("|", "/") for number, text in board.auction.notes.items()}
    return structs.replace(board, auction=structs.replace(board.auction, notes=notes))


@settings(max_examples=often(15, 300))
@given(any_board())
def test_any_board_keeps_its_cards_calls_and_remarks(board: BoardRecord) -> None:
    board = playable(board)
    again = next(lin.read(io.StringIO(lin.text(board))))
    assert board.auction is not None and again.auction is not None
    assert again.hands == board.hands and again.vulnerable == board.vulnerable
    assert [called.call for called in again.auction.calls] == [called.call for called in board.auction.calls]
    for one, other in zip(board.auction.calls, again.auction.calls, strict=True):
        assert [board.auction.notes[note] for note in one.marks.notes] == [
            again.auction.notes[note] for note in other.marks.notes
        ]
        assert other.marks.alerted == one.marks.alerted
    cards = [[played.card for played in each.play.cards] if each.play else [] for each in (board, again)]
    assert cards[0] == cards[1]
    said = [comment.replace("|", "/") for called in board.auction.calls for comment in called.marks.comments]
    assert said == [comment for called in again.auction.calls for comment in called.marks.comments]


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (f"qx|o1|\nmd|1{SOUTH},{SOUTH},,|", 2, "in two hands"),
        ("qx|o1|md|1SAA,,,|", 1, "twice"),
        ("qx|o1|\n\nmb|8C|", 3, "no call"),
        ("qx|o1|pc|s1|", 1, "no card"),
        ("qx|o1|sv|q|", 1, "vulnerable"),
        ("qx|o1|mc|14|", 1, "0 to 13"),
        ("hello|world|", 1, "no command"),
        ("<html>\n<body>", 1, "no command"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_line(text: str, line: int, said: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_all(text)
    assert (caught.value.file, caught.value.line) == ("test.lin", line) and said in caught.value.problem


def test_the_boards_after_a_faulty_one_can_be_read() -> None:
    faults: list[FormatError] = []
    text = "qx|o1|sv|o|\nqx|o2|sv|q|\nqx|o3|oops|x|\nqx|o4|sv|b|"
    found = list(lin.read(io.StringIO(text), keep_going=faults.append))
    assert [board.number for board in found] == [1, 4]
    assert [fault.line for fault in faults] == [2, 3]


def test_lin_goes_to_pbn_and_back() -> None:
    for board in read_all(PAIRS.replace("hello\nthere", "hello there")):
        through = pbn.read_game(io.StringIO(pbn.text(board)))
        assert through is not None
        assert read_all(lin.text(through)) == [board]


def test_headers_alone_and_visitors_as_with_pbn() -> None:
    handle = io.StringIO(PAIRS)
    first = lin.read_headers(handle)
    assert first is not None and first["Board"] == "5"
    second = lin.read_game(handle)
    assert second is not None and second.number == 6
    assert lin.read_game(handle) is None


def test_endplay_reads_our_lin_and_we_read_theirs() -> None:
    parser = pytest.importorskip("endplay.parsers.lin")
    board = read_all(PAIRS.replace("nt|hello\nthere|", ""))[0]
    (theirs,) = parser.loads(lin.text(board))
    (again,) = read_all(parser.dumps([theirs]))
    assert (again.hands, again.dealer, again.vulnerable, again.number) == (
        *(board.hands, board.dealer, board.vulnerable, board.number),
    )
    assert again.auction is not None and board.auction is not None
    assert [called.call for called in again.auction.calls] == [called.call for called in board.auction.calls]
    assert again.play is not None and board.play is not None and again.play.cards == board.play.cards
    assert again.tricks == board.tricks


def test_a_link_carries_the_board() -> None:
    for board in read_all(PAIRS.replace("hello\nthere", "hello there")):
        assert read_link(link(board)) == board


def test_a_link_by_hands_is_read() -> None:
    board = read_link(
        "https://www.bridgebase.com/tools/handviewer.html?"
        f"s={SOUTH}&w={WEST}&n={NORTH}&e={EAST}&d=n&v=b&b=4&a=1n(odd)ppp&p=h2h5hthj&nn=Ned&c=7"
    )
    assert (board.number, board.dealer, board.players) == (4, Seat.NORTH, {Seat.NORTH: "Ned"})
    assert replay_board(board).table.scored is not None
    with pytest.raises(FormatError):
        read_link("https://example.org/?n=zzz")
    with pytest.raises(FormatError):
        read_link("https://example.org/")


@settings(max_examples=30)
@given(st.lists(DEALT, min_size=1, max_size=4), st.integers(1, 40))
def test_dup_keeps_the_deals_and_their_numbers(deals: list[Deal], first: int) -> None:
    boards = [BoardRecord(headers={"Board": str(first + place), "Deal": str(deal)}) for place, deal in enumerate(deals)]
    handle = io.BytesIO()
    assert write_dup(boards, handle) == len(deals)
    assert len(handle.getvalue()) == 156 * len(deals)
    handle.seek(0)
    again = list(read_dup(handle))
    assert [(board.number, board.deal) for board in again] == [(board.number, board.deal) for board in boards]
    assert again[0].dealer is tuple(Seat)[(first - 1) % 4]


def test_dup_is_laid_out_as_the_machines_want_it() -> None:
    handle = io.BytesIO()
    deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    write_dup([BoardRecord(headers={"Board": "3", "Deal": deal})], handle)
    block = handle.getvalue()
    assert block[:26] == b"01020304050607080910111213" and block[26:28] == b"14" and block[76:78] == b"39"
    assert block[78:95] == b"\x06AKQJT98765432\x03\x04\x05" and block[146:] == b"YN3  1 3  "


def test_a_bad_dup_file_is_named() -> None:
    faults: list[FormatError] = []
    good = io.BytesIO()
    write_dup([BoardRecord(headers={"Deal": str(Deal.from_number(5))})], good)
    block = good.getvalue()
    spoilt = [b"x" * 156, b"99" + block[2:], block[:2] * 2 + block[4:], block, block[:50]]
    found = list(read_dup(io.BytesIO(b"".join(spoilt)), "set.dup", faults.append))
    assert len(found) == 1
    assert [str(fault)[:17] for fault in faults] == [f"set.dup: Board {place}:" for place in (1, 2, 3, 5)]
    with pytest.raises(FormatError, match="four hands"):
        write_dup([BoardRecord()], io.BytesIO())
    apart = [BoardRecord(headers={"Board": number, "Deal": str(Deal.from_number(5))}) for number in ("1", "3")]
    with pytest.raises(FormatError, match="one after the other"):
        write_dup(apart, io.BytesIO())
