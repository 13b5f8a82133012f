"""Writing PBN in its export format: all mandatory tags in order, calls and cards in fixed columns."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import Final, TextIO

from msgspec.structs import replace

from kibitz.cards import DOUBLE, PASS, REDOUBLE, Call
from kibitz.engine.text import Template
from kibitz.formats.board_record import Annotation, AuctionRecord, BoardRecord, PlayRecord, bargain, is_whole
from kibitz.formats.errors import FormatError
from kibitz.formats.header_values import UNKNOWN
from kibitz.formats.pbn.pbn_lines import MANDATORY, SECTIONS, escaped

NO_TAG_NAME: Final = Template("record-no-tag-name")

HEADING: Final = "% PBN 2.1\n% EXPORT\n%Content-type: text/x-pbn; charset=UTF-8\n"
"""With what a file begins."""

_WORDS: Final[Mapping[Call, str]] = {PASS: "Pass", DOUBLE: "X", REDOUBLE: "XX"}


def write(boards: Iterable[BoardRecord], handle: TextIO) -> int:
    """Write boards to a text file, one at a time, and tell how many there were.

    >>> import io
    >>> file = io.StringIO()
    >>> write([BoardRecord(headers={"Board": "7", "Dealer": "S"})], file)
    1
    >>> print(*file.getvalue().splitlines()[:6], sep="\\n")
    % PBN 2.1
    % EXPORT
    %Content-type: text/x-pbn; charset=UTF-8
    <BLANKLINE>
    [Event "?"]
    [Site "?"]
    """
    handle.write(HEADING)
    written = 0
    for board in boards:
        handle.write("\n" + text(board))
        written += 1
    return written


def text(board: BoardRecord, *, complete: bool = True) -> str:
    """One board, without the heading of a file; a board that is not to be complete has only the tags that it has."""
    return "\n".join(_lines(board, MANDATORY if complete else ())) + "\n"


def _lines(board: BoardRecord, mandatory: Sequence[str]) -> Iterator[str]:
    yield from (f"%{directive}" for directive in board.directives)
    headers = {name: value for name, value in board.headers.items() if name not in SECTIONS}
    if mandatory:
        headers |= {name: value for name, value in _outcome(board) if headers.get(name, UNKNOWN) == UNKNOWN}
    named = dict.fromkeys(mandatory) | dict.fromkeys(headers)
    for after in board.comments:
        if after not in named and after not in SECTIONS:
            yield from map(_comment, board.comments[after])
    for name in named:
        if name in mandatory or name not in board.tables:
            yield from _tag(board, name, headers.get(name, UNKNOWN))
    if board.auction is not None:
        auction = _with_alerts(board.auction)
        yield from _section(board, "Auction", auction.dealer, _calls(auction), auction.notes)
    if board.play is not None:
        yield from _section(board, "Play", board.play.leader, _cards(board.play), board.play.notes)
    for name in headers:
        if name not in mandatory and name in board.tables:
            yield from _tag(board, name, headers[name])


def _outcome(board: BoardRecord) -> tuple[tuple[str, str], ...]:
    """What headers say of how a board ended, where only the auction tells."""
    if board.passed_out:
        return ("Declarer", ""), ("Contract", "Pass"), ("Result", "")
    reached = bargain(board) if board.auction and is_whole(board.auction) else None
    return (("Declarer", reached[0].value), ("Contract", str(reached[1]))) if reached else ()


def _tag(board: BoardRecord, name: str, value: str) -> Iterator[str]:
    yield _pair(name, value)
    yield from map(_comment, board.comments.get(name, ()))
    yield from board.tables.get(name, ())


def _pair(name: str, value: str) -> str:
    if not re.fullmatch(r"\w+", name):
        raise FormatError(NO_TAG_NAME(name=name))
    one_line = re.sub(r"[\r\n\t]+", " ", value)
    return f'[{name} "{escaped(one_line)}"]'


def _section(board: BoardRecord, name: str, first: str, rows: Iterable[str], notes: Mapping[int, str]) -> Iterator[str]:
    yield _pair(name, first)
    yield from map(_comment, board.comments.get(name, ()))
    yield from rows
    for number, said in notes.items():
        yield _pair("Note", f"{number}:{said}")


def _calls(auction: AuctionRecord) -> Iterator[str]:
    words = [
        _marked("-" if called.call is None else _WORDS.get(called.call, called.call.name), called.marks)
        for called in auction.calls
    ]
    yield from _rows([*words, auction.end] if auction.end else words)


def _with_alerts(auction: AuctionRecord) -> AuctionRecord:
    """PBN tells an alert by its note: those that nobody explained share an empty one."""
    silent = [called.marks.alerted and not called.marks.notes for called in auction.calls]
    if not any(silent):
        return auction
    number = next(number for number in count(1) if not auction.notes.get(number))
    calls = (
        replace(called, marks=replace(called.marks, notes=(number,))) if alone else called
        for called, alone in zip(auction.calls, silent, strict=True)
    )
    return replace(auction, calls=tuple(calls), notes={**auction.notes, number: ""})


def _cards(play: PlayRecord) -> Iterator[str]:
    """Each trick in the columns of the hands, from the opening leader's on."""
    words: list[str] = []
    for at in range(0, len(play.cards), 4):
        by_seat = {played.seat: played for played in play.cards[at : at + 4]}
        for seat in play.leader.clockwise():
            played = by_seat.get(seat)
            words.append("-" if played is None or played.card is None else _marked(played.card.name, played.marks))
    yield from _rows(words)
    if play.end:
        yield play.end


def _rows(words: list[str]) -> Iterator[str]:
    for at in range(0, len(words), 4):
        yield " ".join(words[at : at + 4]).replace("\n ", "\n").rstrip("\n")


def _marked(said: str, marks: Annotation) -> str:
    before = f"^{marks.irregularity} " if marks.irregularity else ""
    numbers = "".join([*(f" ${glyph}" for glyph in marks.glyphs), *(f" ={note}=" for note in marks.notes)])
    remarks = "".join(f" {_comment(comment)}" + "\n" * ("}" in comment) for comment in marks.comments)
    return before + said + numbers + remarks


def _comment(said: str) -> str:
    """In braces; what has a closing brace in it stands after a semicolon, to the end of the line."""
    return "; " + " ".join(said.split()) if "}" in said else "{" + said + "}"
