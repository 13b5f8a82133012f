"""PBN: what the standard allows is read, what it wants is written, and nothing on the way is lost."""

from __future__ import annotations

import io
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kibitz
from kibitz.cards import PASS, NotationError, Seat, Side, card
from kibitz.formats import pbn
from kibitz.formats.board_record import BoardRecord
from kibitz.formats.errors import FormatError
from kibitz.formats.pbn.pbn_lines import MANDATORY
from tests.amounts import often
from tests.formats.boards import any_board

HANDS = "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2"

EVERYTHING = """% PBN 2.1
%Font "Courier"
{ before all tags }
[Event "The \\"big\\" one"]
[Site "#"]
[Board "1"]   ; the first
[dealer "north"]
[Vulnerable "Both"]
[Deal "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2"]
{ two lines
of comment }
[Declarer "N"]
[Contract "1n*"]
[Result "7"]
[Odd_Tag "kept"]
[Auction "N"]
1N! =1= {strong} X $4
xx ^I 1C AP
[Note "1:15 to 17"]
[Note "2:nobody refers to it"]
[Play "E"]
H2 HT H3 H5 ; low
*
[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
N NT  7
E  S  6
[DoubleDummyTricks "77777777776666666666"]
"""


def read_one(text: str) -> BoardRecord:
    board = pbn.read_game(io.StringIO(text))
    assert board is not None
    return board


def read_all(text: str) -> list[BoardRecord]:
    return list(pbn.read(io.StringIO(text), "test.pbn"))


def written(boards: list[BoardRecord]) -> str:
    handle = io.StringIO()
    assert pbn.write(boards, handle) == len(boards)
    return handle.getvalue()


def test_everything_in_a_board_is_read() -> None:
    board = read_one(EVERYTHING)
    assert board.headers["Event"] == 'The "big" one'
    assert (board.dealer, board.vulnerable, board.number) == (Seat.NORTH, (Side.NS, Side.EW), 1)
    assert board.headers["Contract"] == "1NTX" and board.headers["Vulnerable"] == "All"
    assert list(board.headers)[-3:] == ["Odd_Tag", "OptimumResultTable", "DoubleDummyTricks"]
    assert board.comments == {
        "": ("before all tags",),
        "Board": ("the first",),
        "Deal": ("two lines\nof comment",),
    }
    assert board.directives == ('Font "Courier"',)
    assert board.tables == {"OptimumResultTable": ("N NT  7", "E  S  6")}
    auction, play = board.auction, board.play
    assert auction is not None and play is not None
    assert [str(called.call) for called in auction.calls] == ["1NT", "double", "redouble", "1C", "pass", "pass", "pass"]
    first, second, _, insufficient = auction.calls[:4]
    assert (first.marks.glyphs, first.marks.notes, first.marks.comments) == ((1,), (1,), ("strong",))
    assert second.marks.glyphs == (4,) and insufficient.marks.irregularity == "I"
    assert auction.notes == {1: "15 to 17", 2: "nobody refers to it"}
    assert [(played.seat.value, str(played.card)) for played in play.cards] == [
        *(("E", "H2"), ("S", "H5"), ("W", "HT"), ("N", "H3"))
    ]
    assert play.end == "*" and play.cards[1].marks.comments == ("low",)


def test_what_is_written_is_strict_and_is_read_back_whole() -> None:
    board = read_one(EVERYTHING)
    text = written([board])
    assert text.startswith("% PBN 2.1\n% EXPORT\n")
    tags = [line[1:].split()[0] for line in text.splitlines() if line.startswith("[")]
    assert tuple(tags[: len(MANDATORY)]) == MANDATORY
    again = read_one(text)
    assert written([again]) == text
    assert {name: again.headers[name] for name in board.headers} == board.headers
    assert (again.auction, again.play, again.tables) == (board.auction, board.play, board.tables)
    assert again.comments == board.comments and again.directives == board.directives


@settings(max_examples=often(15, 300))
@given(st.lists(any_board(), min_size=1, max_size=2))
def test_any_board_comes_back_as_it_was_written(boards: list[BoardRecord]) -> None:
    assert read_all(written(boards)) == boards


def test_calls_may_be_written_as_people_do() -> None:
    auction = read_one('[Auction "E"]\np D dbl R 2n 3♠\n'.replace("3♠", "3S") + "- ap").auction
    assert auction is not None
    assert [called.call.name if called.call else None for called in auction.calls] == [
        *("pass", "double", "double", "redouble", "2NT", "3S", None),
        *("pass",) * 3,
    ]
    assert auction.calls[0].seat is Seat.EAST and auction.calls[1].seat is Seat.SOUTH


def test_an_auction_under_way_and_a_play_with_a_card_to_come() -> None:
    board = read_one(f'[Deal "{HANDS}"]\n[Contract "1NT"]\n[Auction "N"]\n1NT Pass +\n[Play "E"]\nHA - - -\n- + - -')
    assert board.auction is not None and board.auction.end == "+"
    assert board.play is not None and board.play.end == "+"
    assert [played.card for played in board.play.cards] == [card("HA")]


def test_fixed_columns_say_whose_card_it_is() -> None:
    """The columns stay those of the first trick, whoever leads."""
    board = read_one(f'[Deal "{HANDS}"]\n[Contract "1NT"]\n[Play "E"]\nH2 H5 HT HJ\nCT CJ CQ C5')
    assert board.play is not None
    second = board.play.cards[4:]
    assert [played.seat for played in second] == [Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST]
    assert [str(played.card) for played in second] == ["C5", "CT", "CJ", "CQ"]
    assert "\nCT CJ CQ C5\n" in pbn.text(board)


def test_cards_in_the_order_of_play_go_to_those_who_were_dealt_them() -> None:
    board = read_one(f'[Deal "{HANDS}"]\n[Contract "1NT"]\n[Play "E"]\nH2 H5 HT HJ\nC5 CT CJ CQ')
    assert board.play is not None
    assert "\nCT CJ CQ C5\n" in pbn.text(board)


def test_values_are_taken_over_from_boards_before() -> None:
    first = '[Event "##Cup"]\n[Site "Here"]\n[Board "1"]'
    boards = read_all("\n\n".join((first, '[Site "#"]\n[Board "2"]', '[Event "Other"]\n[Board "3"]', '[Board "4"]')))
    assert [board.headers.get("Event") for board in boards] == ["Cup", "Cup", "Other", None]
    assert [board.headers.get("Site") for board in boards] == ["Here", "Here", None, None]


def test_a_board_without_its_cards_is_the_last_one_at_another_table() -> None:
    first = f'[Event "Final"]\n[West "A"]\n[Board "1"]\n[Deal "{HANDS}"]\n[Contract "1NT"]'
    second = '[West "B"]\n[Contract "2NT"]'
    third = first.replace('[Event "Final"]\n[West "A"]\n', "").replace('"1"', '"2"')
    boards = read_all("\n\n".join((first, second, third, '[Contract "3NT"]')))
    assert [board.headers["Board"] for board in boards] == ["1", "1", "2", "2"]
    assert [board.headers["West"] for board in boards] == ["A", "B", "A", "B"]
    assert all(board.headers["Event"] == "Final" and board.deal for board in boards)


def test_boards_need_no_empty_line_between_them() -> None:
    text = "\n".join(f'[Event ""]\n[Board "{number}"]\n[Deal "{HANDS}"]' for number in (1, 2, 3))
    assert [board.number for board in read_all(text)] == [1, 2, 3]


def test_of_a_tag_that_comes_twice_the_first_counts() -> None:
    assert read_one('[Site "one"]\n[Site "two"]').headers == {"Site": "one"}


def test_the_passes_that_a_file_left_out_come_back() -> None:
    board = read_one(
        f'[Dealer "N"]\n[Deal "{HANDS}"]\n[Declarer "W"]\n[Contract "1NT"]\n[Auction "N"]\n1NT AP\n[Play "N"]\nSA'
    )
    assert board.auction is not None
    assert [called.call for called in board.auction.calls][:4] == [PASS, PASS, PASS, board.auction.calls[3].call]
    assert board.auction.calls[3].seat is Seat.WEST


def test_calls_that_nobody_knows_are_not_taken_for_passes_left_out() -> None:
    (board,) = read_all(
        f'[Deal "{HANDS}"]\n[Declarer "N"]\n[Contract "1NT"]\n[Auction "N"]\n- - 1NT AP\n[Play "E"]\nHA\n'
    )
    assert board.auction is not None
    assert [called.call and called.call.name for called in board.auction.calls][:3] == [None, None, "1NT"]


def test_a_wrong_declarer_alone_changes_no_auction() -> None:
    board = read_one(f'[Deal "{HANDS}"]\n[Declarer "W"]\n[Contract "1NT"]\n[Auction "N"]\n1NT AP')
    assert board.auction is not None and len(board.auction.calls) == 4


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ('\n[Deal "N:AK"]', 2, "four hands"),
        (f'[Deal "{HANDS[:-4]}AKQA"]', 1, "CA twice"),
        ('[Board "1"]\n[Dealer "Q"]', 2, "no seat"),
        ('[Vulnerable "Some"]', 1, "vulnerable"),
        ('[Contract "8S"]', 1, "no contract"),
        ('[Result "14"]', 1, "13"),
        ('[Auction "N"]\nPass\n1Z', 3, "no call"),
        ('[Auction "Q"]\nPass', 1, "no seat"),
        ('[Play "N"]\nSA SB', 2, "no card"),
        ('[Play "N"]\nSA SK SQ SA', 2, "twice"),
        (f'[Deal "{HANDS}"]\n[Play "N"]\nSA SK SQ SJ', 3, "two cards"),
        ("[Board 1]", 1, "[Name"),
        ("hello", 1, "tag"),
        ('[Board "1"]\n{ no end', 2, "not closed"),
        ('[Board "1"]\n[Note "1:x"]', 2, "note"),
        ('[Auction "N"]\nPass\n[Note "x"]', 3, "number"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_line(text: str, line: int, said: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_all(text)
    assert caught.value.line == line and caught.value.file == "test.pbn"
    assert said in caught.value.problem and str(caught.value).startswith(f"test.pbn, line {line}: ")
    assert isinstance(caught.value, NotationError)


def test_the_boards_after_a_faulty_one_can_be_read() -> None:
    handle = io.StringIO(
        '[Board "1"]\n\n[Board "2"]\n[Dealer "Q"]\nx\n[Site ""]\n\n[Board 3]\n[Site ""]\n\n[Board "4"]'
    )
    faults: list[FormatError] = []
    assert [board.number for board in pbn.read(handle, keep_going=faults.append)] == [1, 4]
    assert [fault.line for fault in faults] == [4, 8]
    handle.seek(0)
    handle = io.StringIO(handle.getvalue())
    assert pbn.read_headers(handle) == {"Board": "1"}
    for _ in range(2):
        with pytest.raises(FormatError):
            pbn.read_game(handle)
    assert pbn.read_headers(handle) == {"Board": "4"}
    assert pbn.read_game(handle) is None


def test_a_name_that_is_no_tag_is_not_written() -> None:
    with pytest.raises(FormatError, match="two words"):
        pbn.text(BoardRecord(headers={"two words": ""}))


class _Endless(io.TextIOBase):
    """The same board again and again, made while it is read."""

    def __init__(self, board: str, count: int) -> None:
        self._lines = self._made(board.splitlines(keepends=True), count)

    @staticmethod
    def _made(lines: list[str], count: int) -> Iterator[str]:
        for _ in range(count):
            yield from lines
            yield "\n"

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # it is text
        return next(self._lines, "")


def test_a_huge_file_is_read_in_little_memory() -> None:
    """Two thousand boards are some three megabytes; never more than one of them is kept."""
    text = pbn.text(read_one(EVERYTHING))
    tracemalloc.start()
    try:
        headers = 0
        handle = _Endless(text, 1_500)
        while pbn.read_headers(handle) is not None:  # type: ignore[arg-type]  # all that is asked of a file is readline
            headers += 1
        found = len([board.number for board in pbn.read(_Endless(text, 500))])  # type: ignore[arg-type]
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (headers, found) == (1_500, 500)
    assert peak < 500_000


def test_auctions_are_read_as_programs_write_them() -> None:
    def calls(said: str) -> list[str]:
        board = pbn.read_game(io.StringIO(f'[Board "1"]\n[Auction "N"]\n{said}\n'))
        assert board is not None and board.auction is not None
        return [f"{called.call}{'!' * called.marks.alerted}" for called in board.auction.calls]

    assert calls("1H pass 4H all pass") == calls("1H Pass 4H AP") == ["1H", "pass", "4H", "pass", "pass", "pass"]
    assert calls("1H pass 4H* allpass") == ["1H", "pass", "4H!", "pass", "pass", "pass"]
    assert calls("1NT *") == ["1NT"]


def test_a_tag_may_go_on_over_lines() -> None:
    text = '[Board "1"]\n[Site "a long\n  way off"]\n[Event\n"Cup"]\n[Dealer "E"]\n'
    board = pbn.read_game(io.StringIO(text))
    assert board is not None
    assert board.headers == {"Board": "1", "Site": "a long way off", "Event": "Cup", "Dealer": "E"}
    with pytest.raises(FormatError, match="begins no tag"):
        pbn.read_game(io.StringIO('[Board "1"]\n[Site "nowhere\n\n[Board "2"]'))


def test_a_bracket_may_close_on_a_line_of_its_own_but_takes_no_other_tag_with_it() -> None:
    (board,) = read_all('[Board "1"]\n[Site\n"Oslo"\n]\n[Dealer "E"]\n')
    assert board.headers == {"Board": "1", "Site": "Oslo", "Dealer": "E"}
    with pytest.raises(FormatError, match="line 2: “\\[Site” begins no tag"):
        read_all('[Board "1"]\n[Site "Oslo"\n[Dealer "E"]\n')


BROKEN_UP = [
    '[Board "1"]\n[Deal "{hands}"]\n\n[Auction "N"]\n1NT X\n\nPass Pass\nPass\n\n\n[Play "E"]\n\nHA H5\n',
    '[Board "1"]\n[Deal "{hands}"]\n[Auction "N"]\n\n1NT X AP\n\n{a remark}\n[Play "E"]\nHA\n\nH5\n\n[Hidden "NS"]\n',
    '[Board "1"]\n[Deal "{hands}"]\n[Auction "N"]\n1NT X Passed\n'.replace("Passed", "All-pass")
    + '[Play "E"]\nHA H5\n',
]


@pytest.mark.parametrize("text", BROKEN_UP)
def test_empty_lines_within_a_board_make_no_boards_of_their_own(text: str) -> None:
    following = '\n[Event "#"]\n[Board "2"]\n[Dealer "E"]\n'
    first, second = read_all(text.replace("{hands}", HANDS) + following)
    assert first.auction is not None and first.play is not None
    assert [called.call and called.call.name for called in first.auction.calls] == ["1NT", "double", *["pass"] * 3]
    assert [played.card and played.card.name for played in first.play.cards] == ["HA", "H5"]
    assert second.dealer is Seat.EAST and second.auction is None


def test_a_board_after_an_empty_line_stays_one_whatever_tag_it_begins_with() -> None:
    boards = read_all('[Board "1"]\n[Dealer "N"]\n\n[Room "Open"]\n[Board "2"]\n\n{of the third}\n[Board "3"]\n')
    assert [board.headers["Board"] for board in boards] == ["1", "2", "3"]
    assert boards[2].comments == {"": ("of the third",)}
    with pytest.raises(FormatError, match="line 4: “Nice” stands where a tag was expected"):
        read_all('[Board "1"]\n[Auction "N"]\n\nNice board\n')


def test_remarks_at_the_end_of_a_file_belong_to_the_last_board() -> None:
    (board,) = read_all('[Board "1"]\n[Dealer "N"]\n\n; the end\n\n{of it\n\n[all]}\n\n% and more\n')
    assert board.comments == {"Dealer": ("the end", "of it\n\n[all]")} and board.directives == (" and more",)


def test_many_empty_lines_take_no_longer_than_their_number() -> None:
    assert len(read_all('[Board "1"]\n' + "\n" * 9_000 + "; the end\n" + "\n" * 9_000)) == 1


def test_how_a_board_ended_is_written_where_only_its_auction_tells() -> None:
    bid, out = read_all(f'[Board "1"]\n[Deal "{HANDS}"]\n[Auction "N"]\n1NT X AP\n\n[Board "2"]\n[Auction "E"]\nAP\n')
    assert [line for line in pbn.text(bid).splitlines() if line[:5] in ("[Decl", "[Cont", "[Resu")] == [
        '[Declarer "N"]',
        '[Contract "1NTX"]',
        '[Result "?"]',
    ]
    assert '[Contract "Pass"]\n[Result ""]' in pbn.text(out) and read_all(pbn.text(out))[0].passed_out
    assert read_all('[Contract "?"]\n[Auction "E"]\nAP\n')[0].passed_out and "Contract" not in pbn.text(
        out, complete=False
    )


END_POSITIONS = [
    # The deal, contract, result and cards played; who led; how many cards a hand has.
    ("W:Q2.K.. J.A.2. A.Q.3. 3.2.4.", "3NT", "9", "S2 SJ SA S3", "W", 3),
    ("N:A... K... .2.. ..3.", "4S", "10", "SA SK H2 D3", "N", 1),
    ("S:..AK.9 ..Q5.T 2..9.A J..J.K", "2D", "7", "DA DQ D9 DJ", "S", 3),
]


@pytest.mark.parametrize(("deal", "contract", "result", "play", "leader", "cards"), END_POSITIONS)
def test_end_positions_are_read_kept_and_looked_at(
    deal: str, contract: str, result: str, play: str, leader: str, cards: int, tmp_path: Path
) -> None:
    """They have fewer cards a hand, and their result counts tricks that were won before."""
    file = tmp_path / "end.pbn"
    headers = {"Dealer": "S", "Vulnerable": "None", "Deal": deal, "Declarer": leader, "Contract": contract}
    written = [f'[{name} "{value}"]' for name, value in headers.items()]
    file.write_text("\n".join([*written, f'[Result "{result}"]', f'[Play "{leader}"]', play, "*", ""]))
    (board,) = kibitz.load(file)
    assert board.deal is not None and board.deal.cards == cards and board.tricks == int(result)
    assert [card.name for card in board.play] == play.split()
    kibitz.dump([board], tmp_path / "again.pbn")
    (again,) = kibitz.load(tmp_path / "again.pbn")
    assert (again.deal, again.play, again.tricks, again.contract) == (
        board.deal,
        board.play,
        board.tricks,
        board.contract,
    )
    assert board.table is not None and "<svg" in board.svg and board.diagram
    assert sum(each.claimed for each in board.decisions) == 0 and len(board.decisions) == len(play.split())
    with pytest.raises(FormatError, match=f"end position of {'one card' if cards == 1 else f'{cards} cards'}"):
        board.replay()
