"""Which format a file is in, and its boards read or written whatever that is."""

from __future__ import annotations

import codecs
import io
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import PurePath
from typing import BinaryIO, Final, NamedTuple, TextIO

from msgspec import Struct

from kibitz.cards import NotationError, Seat
from kibitz.engine.errors import ReplayError
from kibitz.engine.events import AnyEvent
from kibitz.engine.game import State
from kibitz.engine.text import Template, Text
from kibitz.formats import lin, pbn, rbn, record
from kibitz.formats.board_record import BoardRecord
from kibitz.formats.board_replay import no_deal, replay_board
from kibitz.formats.deals import DealtBoard, read_dealt_boards
from kibitz.formats.dup import read_dup, write_dup
from kibitz.formats.errors import FormatError
from kibitz.formats.header_values import UNKNOWN, write_deal
from kibitz.formats.lin.hand_viewer import read_links, write_links
from kibitz.formats.own_games import board_of, is_ours, state_of
from kibitz.formats.record import IN_DEAL
from kibitz.formats.visitor import SKIP, HeaderReader, Skip

UNKNOWN_FORMAT_OF: Final = Template("files-unknown-format-of")
UNKNOWN_FORMAT: Final = Template("files-unknown-format")
NOTHING_IN_FILE: Final = Template("files-nothing-in-file")
_LOOKED_AT: Final = 20_000
_WIDE: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
"""With what a file in UTF-16 begins, as some editors save them."""
_SHOWN: Final = 40
"""So much of a line is quoted."""
ONLY_WRITTEN: Final = Template("files-only-written")
ONLY_READ: Final = Template("record-only-read")
ONE_DEAL_A_RECORD: Final = Template("record-one-deal-a-record")

Faults = Callable[[FormatError], None] | None
Reading = Callable[[io.BufferedReader, str, Faults], Iterator[BoardRecord]]
Writing = Callable[[Iterable[BoardRecord], BinaryIO], int]


class BridgeFormat(Struct, frozen=True):
    """A way of writing boards down: how its files end, what it is called, how it is read and how written."""

    suffix: str
    read: Reading | None = None
    write: Writing | None = None

    @property
    def title_id(self) -> str:
        """The message with its name."""
        return f"record-format-{self.suffix}"

    @property
    def title(self) -> str:
        """Its name, in English."""
        return str(Text(self.title_id))


def bridge_format(name: str) -> BridgeFormat:
    """The format of that name, or of a file of that name.

    >>> bridge_format("pbn").title, bridge_format("Evening.PBN").suffix
    ('Portable Bridge Notation', 'pbn')
    """
    known = FORMATS.get(name.lower()) or FORMATS.get(PurePath(name).suffix[1:].lower())
    if known is None:
        raise NotationError(UNKNOWN_FORMAT_OF(name=name, known=", ".join(FORMATS)))
    return known


def recognised(name: str, start: bytes) -> BridgeFormat:
    """The format of a file by the end of its name, else by how it begins.

    >>> recognised("match", b"vg|Final|").suffix, recognised("", b"https://x.org/handviewer.html?b=1").suffix
    ('lin', 'bbo')
    """
    try:
        return bridge_format(name)
    except NotationError:
        pass
    if start[:2] in _WIDE:
        start = start[: 2 * _LOOKED_AT].decode("utf-16", "replace").encode()
    text = start[:2000].decode("latin-1").lstrip("\ufeff\u00ef\u00bb\u00bf \t\r\n")
    looks = {
        "bbo": bool(re.match(r"https?://|\S*handviewer\.html\?", text)),
        "pbn": re.match(r"\[|%\s?PBN", text) is not None or (text[:1] in ("%", ";", "{") and _has_tag(start)),
        "json": text.startswith("{"),
        "lin": re.match(r"[a-zA-Z]{2}\|", text) is not None,
        "dup": re.match(r"\d{78}\x06", text) is not None,
        "rbn": re.match(r"[A-Z] \S", text) is not None,
    }
    found = next((suffix for suffix, fits in looks.items() if fits), None)
    if found is None and re.match(r"(?:[#;].*\s+)*[NESW]:", text):
        return _DEAL_LINES
    if found is None:
        begun = text.split("\n", 1)[0].strip()[:_SHOWN]
        raise NotationError(UNKNOWN_FORMAT(start=begun, known=", ".join(FORMATS)) if begun else NOTHING_IN_FILE())
    return FORMATS[found]


def _has_tag(start: bytes) -> bool:
    """Whether a tag of PBN follows the comments with which a file begins."""
    return re.search(rb'^\s*\[\w+\s+"', start[:_LOOKED_AT], re.MULTILINE) is not None


def read_boards(
    handle: io.BufferedReader, known: BridgeFormat, name: str = "", keep_going: Faults = None
) -> Iterator[BoardRecord]:
    """The boards of a file, one at a time; `keep_going` is told of those that cannot be read."""
    if known.read is None:
        raise NotationError(ONLY_WRITTEN(format=known.title_id))
    return known.read(handle, name, keep_going)


class FileRead(NamedTuple):
    """What came of a whole file: boards that could be read, what is wrong with the others, and whether it was cut."""

    boards: list[BoardRecord]
    faults: list[NotationError]
    is_cut: bool = False


def read_whole(content: bytes, name: str, is_enough: Callable[[int], bool] = lambda boards: False) -> FileRead:
    """Every board of a file that can be read, whatever format it is in; `is_enough` may say at any board to stop.

    >>> found = read_whole(b'[Board "1"]\\n\\n[Board "2"]\\n[Dealer "Q"]', "club.pbn")
    >>> [board.number for board in found.boards], [str(fault) for fault in found.faults]
    ([1], ['club.pbn, line 4: “Q” is no seat: N, E, S or W.'])
    """
    boards: list[BoardRecord] = []
    faults: list[NotationError] = []
    try:
        known = recognised(name, content)
        for board in read_boards(io.BufferedReader(io.BytesIO(content)), known, name, faults.append):
            if is_enough(len(boards)):
                return FileRead(boards, faults, is_cut=True)
            try:
                _ = board.hands, board.contract, board.score
            except NotationError as error:
                faults.append(FormatError.at(error, file=name, board=board.headers.get("Board", "?")))
            else:
                boards.append(board)
    except NotationError as error:  # of the file as a whole
        faults.append(error)
    return FileRead(boards, faults)


def read_dealt(content: bytes, name: str) -> Iterator[DealtBoard]:
    """The deals of a file in any format, or of lines of them, with dealer and vulnerability as far as it tells.

    Auctions and play are let be, so what is wrong there does no harm in PBN. Boards without cards are passed over.

    >>> text = b'[Dealer "E"]\\n[Deal "N:AKQ2.J43.T98.765 J43.AKQ2.765.T98 T98.765.AKQ2.J43 -"]\\n\\n[Board "2"]\\n'
    >>> [(board.dealer.label, str(board.deal)[-16:]) for board in read_dealt(text, "club.pbn")]
    [('East', '765.T98.J43.AKQ2')]
    """
    try:
        known = recognised(name, content)
    except NotationError:
        known = _DEAL_LINES
    handle: io.BufferedReader = io.BufferedReader(io.BytesIO(content))
    if known is _DEAL_LINES:
        with text_of(handle) as lines:
            yield from read_dealt_boards(lines, name)
        return
    if known.suffix == "pbn":
        boards = _headers_of(handle, name)
    else:
        boards = read_boards(handle, known, name)
    for board in boards:
        if not board.hands:
            continue
        if board.deal is None:
            raise FormatError.at(no_deal(board), file=name, board=board.headers.get("Board", ""))
        yield DealtBoard(board.deal, board.dealer, board.vulnerable)


class _Dealt(HeaderReader):
    """The headers, and who dealt where only the auction tells."""

    def end_headers(self) -> Skip | None:
        return SKIP if self._headers.get("Dealer", UNKNOWN) != UNKNOWN else None

    def begin_auction(self, dealer: Seat) -> None:
        self._headers["Dealer"] = dealer.value


def _headers_of(handle: io.BufferedReader, name: str) -> Iterator[BoardRecord]:
    with text_of(handle) as text:
        reader = pbn.PbnReader(text, name)
        while (headers := reader.read(_Dealt())) is not None:
            yield BoardRecord(headers=headers)


def write_boards(boards: Iterable[BoardRecord], handle: BinaryIO, known: BridgeFormat) -> int:
    """Write boards to a file, and tell how many there were."""
    if known.write is None:
        raise NotationError(ONLY_READ(format=known.title_id))
    return known.write(boards, handle)


def replayed(board: BoardRecord) -> State:
    """A board under the rules: of its own game if it came from one of our tables, else as Contract Bridge."""
    return state_of(board) if is_ours(board) else replay_board(board)


def _as_latin(error: UnicodeError) -> tuple[str, int]:
    """Letters that are not UTF-8 as Western Windows writes them, which is Latin-1 and a little more."""
    assert isinstance(error, UnicodeDecodeError)
    letters = error.object[error.start : error.end]
    try:
        return letters.decode("cp1252"), error.end
    except UnicodeDecodeError:
        return letters.decode("latin-1"), error.end


_LATIN_TOO: Final = "kibitz-latin-too"
codecs.register_error(_LATIN_TOO, _as_latin)


@contextmanager
def text_of(handle: io.BufferedReader) -> Iterator[io.TextIOWrapper]:
    """The text in a file: UTF-8, letter by letter else Latin-1, which PBN was made for; UTF-16 if it says so."""
    is_wide = handle.peek(2)[:2] in _WIDE
    encoding, errors = ("utf-16", "replace") if is_wide else ("utf-8-sig", _LATIN_TOO)
    text = io.TextIOWrapper(handle, encoding=encoding, errors=errors)
    try:
        yield text
    finally:
        text.detach()


@contextmanager
def _written_text(handle: BinaryIO) -> Iterator[io.TextIOWrapper]:
    text = io.TextIOWrapper(handle, encoding="utf-8", newline="\n")
    try:
        yield text
    finally:
        text.detach()


def _text_reading(read: Callable[[TextIO, str, Faults], Iterator[BoardRecord]]) -> Reading:
    def reading(handle: io.BufferedReader, name: str, keep_going: Faults) -> Iterator[BoardRecord]:
        with text_of(handle) as text:
            yield from read(text, name, keep_going)

    return reading


def _text_writing(write: Callable[[Iterable[BoardRecord], TextIO], int]) -> Writing:
    def writing(boards: Iterable[BoardRecord], handle: BinaryIO) -> int:
        with _written_text(handle) as text:
            return write(boards, text)

    return writing


def _read_deal_lines(text: TextIO, name: str, keep_going: Faults) -> Iterator[BoardRecord]:
    """Deals one a line, as programs for double-dummy work keep them; numbered as they come."""
    for number, board in enumerate(read_dealt_boards(text, name), 1):
        yield BoardRecord(headers={"Board": str(number), "Deal": write_deal(board.deal.hands)})


_DEAL_LINES: Final = BridgeFormat("txt", _text_reading(_read_deal_lines))
"""No format of its own: found by what stands in a file, and read only."""


class _Written(NamedTuple):
    events: tuple[AnyEvent, ...]
    players: Mapping[Seat, str]
    number: int | None = None


def _read_record(handle: io.BufferedReader, name: str, keep_going: Faults) -> Iterator[BoardRecord]:
    try:
        written = record.read(handle.read())
    except NotationError as error:
        raise FormatError.at(error, file=name) from error
    if isinstance(written, record.DealRecord):
        deals = [_Written(written.events, written.players)]
    else:
        people = written.players
        deals = [
            _Written(
                deal.events, {seat: people[player] for seat, player in deal.board.seats.items()}, deal.board.number
            )
            for deal in written.deals
        ]
    for place, (events, players, number) in enumerate(deals, 1):
        try:
            yield board_of(record.replay_deal(events), players, number)
        except ReplayError as error:
            fault = FormatError(IN_DEAL(deal=place), error, file=name)
            if keep_going is None:
                raise fault from error
            keep_going(fault)


def _write_record(boards: Iterable[BoardRecord], handle: BinaryIO) -> int:
    found = list(boards)
    if len(found) != 1:
        raise FormatError(ONE_DEAL_A_RECORD(boards=len(found)))
    players: dict[Seat, str] = found[0].players
    handle.write(record.write(record.DealRecord(record.VERSION, replayed(found[0]).log, players)))
    return 1


FORMATS: Final = {
    known.suffix: known
    for known in (
        BridgeFormat("pbn", _text_reading(pbn.read), _text_writing(pbn.write)),
        BridgeFormat("lin", _text_reading(lin.read), _text_writing(lin.write)),
        BridgeFormat("rbn", _text_reading(rbn.read), _text_writing(rbn.write)),
        BridgeFormat("dup", read_dup, write_dup),
        BridgeFormat("bbo", _text_reading(read_links), _text_writing(write_links)),
        BridgeFormat("json", _read_record, _write_record),
    )
}
"""Every format by the end of its files' names."""
