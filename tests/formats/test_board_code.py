"""Boards in an address: nothing is lost, nothing that is no code is read, and events follow as far as a board tells."""

from __future__ import annotations

import io
import zlib
from base64 import urlsafe_b64encode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.cards import Seat, Side
from kibitz.formats import BoardRecord, FormatError, lin, pbn
from kibitz.formats.board_code import LONGEST_CODE, board_code, read_board_code
from kibitz.formats.board_events import board_comments, board_events
from kibitz.formats.exchange import FORMATS, read_whole
from tests.amounts import often
from tests.formats.boards import any_board

HANDS = "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 765.T98.J43.AKQ2"


def read(text: str) -> BoardRecord:
    board = pbn.read_game(io.StringIO(text))
    assert board is not None
    return board


@settings(max_examples=often(15, 300))
@given(any_board())
def test_a_code_holds_the_whole_board(board: BoardRecord) -> None:
    assert pbn.text(read_board_code(board_code(board))) == pbn.text(board)


@given(st.text(max_size=60) | st.text("ABCabc012-_").map("1".__add__))
def test_whatever_else_is_sent_is_refused(text: str) -> None:
    with pytest.raises(FormatError):
        read_board_code(text)


def test_a_code_that_was_cut_is_refused() -> None:
    code = board_code(read(f'[Board "3"]\n[Deal "{HANDS}"]'))
    with pytest.raises(FormatError, match="a part of it may be missing"):
        read_board_code(code[:-4])


def test_a_code_that_would_unpack_to_much_is_refused() -> None:
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(b"{" + b" " * 5_000_000) + packer.flush()
    code = "1" + urlsafe_b64encode(packed).decode().rstrip("=")
    assert len(code) < LONGEST_CODE
    with pytest.raises(FormatError):
        read_board_code(code)


def test_an_alert_that_nobody_explained_stays_one() -> None:
    board = next(lin.read(io.StringIO("md|3SAKQ2,,,|mb|1S!|mb|p|mb|2S|an|weak|")))
    again = read_board_code(board_code(board)).auction
    assert again is not None and [called.marks.alerted for called in again.calls] == [True, False, True]


def test_a_board_with_too_much_said_of_it_goes_without() -> None:
    chatter = "".join(chr(0x4E00 + 7919 * number % 20_000) for number in range(20_000))
    code = board_code(read(f'[Board "3"]\n{{{chatter}}}\n[Auction "N"]\n1C {{{chatter}}}'))
    assert len(code) < LONGEST_CODE
    board = read_board_code(code)
    assert board.number == 3 and board.auction is not None and not board.auction.calls[0].marks.comments


def test_what_a_board_leaves_out_is_left_out() -> None:
    told = board_events(read('[Board "1"]\n[Deal "S:AKQ2.J43.T98.765 - - -"]'))
    assert set(told.table.dealt) == {Seat.SOUTH} and told.table.contract is None


def test_play_is_followed_to_the_first_card_that_is_missing_and_the_result_counts() -> None:
    told = board_events(
        read(
            f'[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{HANDS}"]\n[Declarer "N"]\n[Contract "1NT"]\n[Result "7"]\n'
            '[Auction "N"]\n1NT AP\n[Play "E"]\nHA H5 HT H3\nHK - - -\n*'
        )
    )
    t = told.table
    assert (len(t.tricks), len(t.trick), t.won) == (1, 1, {Side.NS: 7, Side.EW: 6})
    assert t.scored is not None and sum(entry.points for entry in t.scored.entries) == 90


def test_an_auction_that_is_not_legal_is_told_all_the_same() -> None:
    told = board_events(read('[Dealer "N"]\n[Auction "N"]\n2S 1H 7NT X'))
    assert len(told.table.calls) == 4 and told.table.declarer is Seat.SOUTH


def test_suits_in_comments_are_signs() -> None:
    board = read('{lead @S or \\H}\n[Board "1"]')
    assert board_comments(board) == ("lead ♠ or ♥",)


@given(st.binary(max_size=300), st.sampled_from(["", *(f"x.{suffix}" for suffix in FORMATS)]))
def test_no_file_is_too_bad_to_be_answered(content: bytes, name: str) -> None:
    for board in read_whole(content, name).boards:
        board_events(board)
        assert read_board_code(board_code(board)) is not None
