"""Links to the hand viewer of Bridge Base Online: a board in an address, read and written."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TextIO
from urllib.parse import parse_qs, quote, urlsplit

from kibitz.cards import NotationError, Seat
from kibitz.engine.text import Template
from kibitz.formats.board_record import BoardRecord
from kibitz.formats.errors import FormatError
from kibitz.formats.lin.lin_reader import read
from kibitz.formats.lin.lin_values import LIN_SEATS, read_hand, write_lin_deal
from kibitz.formats.lin.lin_writer import text

NO_BOARD_IN_LINK: Final = Template("files-no-board-in-link")

VIEWER: Final = "https://www.bridgebase.com/tools/handviewer.html"
"""Where boards are shown to anybody."""

_CALL: Final = re.compile(r"(\d[cdhsn]t?|p|d|x|r)(!?)(?:\(([^)]*)\))?", re.IGNORECASE)


def link(board: BoardRecord) -> str:
    """The address at which anybody can look at the board.

    >>> link(BoardRecord(headers={"Board": "1", "Dealer": "N"}))
    'https://www.bridgebase.com/tools/handviewer.html?lin=pn%7C%2C%2C%2C%7Cst%7C%7Cmd%7C3%2C%2C%2C%7Crh%7C%7Cah%7CBoard%201%7C'
    """
    return f"{VIEWER}?lin={quote(text(board), safe='')}"


def read_link(address: str) -> BoardRecord:
    """The board of an address: as LIN, or by hands (n, e, s, w), dealer d, vulnerability v, auction a and play p.

    >>> read_link("handviewer.html?n=sakqhakqdakqcakqj&d=n&a=7np(ouch)pp&b=3").auction.notes
    {1: 'ouch'}
    """
    try:
        asked = parse_qs(urlsplit(address.strip()).query)
    except ValueError as error:  # no address at all
        raise FormatError(NO_BOARD_IN_LINK(link=address[:60])) from error
    given = {key.lower(): values[0] for key, values in asked.items()}
    lin = given.get("lin") or _as_lin(given)
    found = next(read(io.StringIO(lin), "The link"), None)
    if found is None:
        raise FormatError(NO_BOARD_IN_LINK(link=address[:60]))
    return found


def _as_lin(given: dict[str, str]) -> str:
    """The same board as commands."""
    try:
        hands = {seat: read_hand(given[key]) for seat in LIN_SEATS if (key := seat.value.lower()) in given}
    except NotationError as error:
        raise FormatError.at(error) from error
    dealer = given.get("d", "").upper()
    names = ",".join(given.get(f"{seat.value.lower()}n", "") for seat in LIN_SEATS)
    pieces = [f"pn|{names}|"] if names.strip(",") else []
    if hands or dealer:
        pieces.append(f"md|{write_lin_deal(Seat(dealer) if dealer in (*Seat,) else None, hands)}|")
    if "b" in given:
        pieces.append(f"ah|Board {given['b']}|")
    if "v" in given:
        pieces.append(f"sv|{given['v']}|")
    for call, alert, explained in _CALL.findall(given.get("a", "")):
        pieces.append(f"mb|{call}{alert}|" + (f"an|{explained}|" if explained else ""))
    if "p" in given:
        pieces.append(f"pc|{given['p']}|")
    if "c" in given:
        pieces.append(f"mc|{given['c']}|")
    return "".join(pieces)


def read_links(handle: TextIO, name: str, keep_going: Callable[[FormatError], None] | None) -> Iterator[BoardRecord]:
    """The boards of a list of addresses, one a line."""
    for number, line in enumerate(handle, 1):
        if not line.strip():
            continue
        try:
            yield read_link(line)
        except FormatError as error:
            fault = FormatError.at(error, file=name, line=number)
            if keep_going is None:
                raise fault from error
            keep_going(fault)


def write_links(boards: Iterable[BoardRecord], handle: TextIO) -> int:
    """An address a line."""
    written = 0
    for board in boards:
        handle.write(link(board) + "\n")
        written += 1
    return written
