"""A board in a few hundred letters that can stand in an address: its PBN, packed. What a code says it says for ever."""

from __future__ import annotations

import binascii
import io
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from msgspec.structs import replace

from kibitz.engine.text import Template
from kibitz.formats.board_record import BoardRecord
from kibitz.formats.errors import FormatError
from kibitz.formats.pbn import read_game, text

PART_OF_A_BOARD: Final = Template("files-part-of-a-board")

LONGEST_CODE: Final = 12_000
"""Letters of a code: a board with an evening's commentary has a third of that."""
_MOST_TEXT: Final = 128 * 1024
_VERSION: Final = "1"
# What stands in most boards, the commonest last: so packed it takes next to no room. Another list is another version.
_COMMON: Final = (
    b'[KibitzGame "minibridge"]\n[KibitzLog ""]\n"type":"Opened","game":"contract","version":1,"options":{},"dealer":'
    b'"type":"Called","seat":"N","call":"pass""type":"Played","seat":"S","card":"'
    b'[Note "1:alert"]\n[HomeTeam "[VisitTeam "[Room "Open"]\n[Room "Closed"]\n[Stage "Segment 1 of 4"]\n'
    b'[Event "?"]\n[Site "?"]\n[Date "?"]\n[Board "1"]\n[West "?"]\n[North "?"]\n[East "?"]\n[South "?"]\n'
    b'[Dealer "N"]\n[Dealer "E"]\n[Dealer "S"]\n[Dealer "W"]\n'
    b'[Vulnerable "None"]\n[Vulnerable "NS"]\n[Vulnerable "EW"]\n[Vulnerable "All"]\n[Deal "N:AKQJT98765432.'
    b'"]\n[Scoring "IMP"]\n[Declarer "S"]\n[Contract "3NT"]\n[Result "9"]\n[Auction "N"]\n'
    b'1C 1D 1H 1S 1NT 2C 2D 2H 2S 2NT 3C 3D 3H 3S 3NT 4C 4D 4H 4S 4NT X XX Pass Pass Pass\n[Play "W"]\n'
    b"SA SK SQ SJ\nST S9 S8 S7\nHA HK HQ HJ\nHT H9 H8 H7\nDA DK DQ DJ\nDT D9 D8 D7\nCA CK CQ CJ\nCT C9 C8 C7\n"
)


def board_code(board: BoardRecord) -> str:
    """The board as a code; without its comments if it would be longer than a code may be.

    >>> board = BoardRecord(headers={"Board": "7", "Dealer": "S", "Vulnerable": "All"})
    >>> len(board_code(board)) < 40, read_board_code(board_code(board)).number
    (True, 7)
    """
    code = _packed(board)
    return code if len(code) <= LONGEST_CODE else _packed(_uncommented(board))


def read_board_code(code: str) -> BoardRecord:
    """The board of a code; `FormatError` if it is none."""
    broken = FormatError(PART_OF_A_BOARD())
    if not code.startswith(_VERSION) or len(code) > LONGEST_CODE:
        raise broken
    packed = code[len(_VERSION) :]
    try:
        opened = zlib.decompressobj(-15, zdict=_COMMON)
        written = opened.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), _MOST_TEXT)
    except (binascii.Error, ValueError, zlib.error) as error:
        raise broken from error
    if not opened.eof:
        raise broken
    board = read_game(io.StringIO(written.decode("utf-8", errors="replace")))
    if board is None:
        raise broken
    return board


def _packed(board: BoardRecord) -> str:
    packer = zlib.compressobj(9, wbits=-15, zdict=_COMMON)
    packed = packer.compress(text(board).encode()) + packer.flush()
    return _VERSION + urlsafe_b64encode(packed).decode().rstrip("=")


def _uncommented(board: BoardRecord) -> BoardRecord:
    bare = replace(board, comments={}, directives=())
    if bare.auction is not None:
        calls = tuple(replace(each, marks=replace(each.marks, comments=())) for each in bare.auction.calls)
        bare = replace(bare, auction=replace(bare.auction, calls=calls))
    if bare.play is not None:
        cards = tuple(replace(each, marks=replace(each.marks, comments=())) for each in bare.play.cards)
        bare = replace(bare, play=replace(bare.play, cards=cards))
    return bare
