"""Reading PBN board by board: what can be understood is forgiven, and what cannot is named with its line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, TextIO, TypeVar, overload
from weakref import WeakKeyDictionary

from kibitz.cards import Bid, Hand, NotationError, Seat, Strain
from kibitz.engine.text import Template, Text
from kibitz.formats.board_record import AuctionRecord, BoardRecord, PlayRecord, is_whole, owner
from kibitz.formats.errors import FormatError
from kibitz.formats.header_values import (
    UNKNOWN,
    SettledContract,
    completed,
    read_hands,
    read_result,
    read_seat,
    read_vulnerable,
    write_deal,
    write_vulnerable,
)
from kibitz.formats.pbn.inheritance import Inheritance
from kibitz.formats.pbn.pbn_lines import SECTIONS, RawBoard, Scanner, Tag
from kibitz.formats.pbn.pbn_sections import read_auction, read_play, with_first_passes
from kibitz.formats.visitor import SKIP, BoardBuilder, BoardVisitor, HeaderReader, Lent, every_board

NO_SEAT: Final = Template("files-no-seat")

T = TypeVar("T")

_OWN_DIRECTIVES = ("PBN", "EXPORT", "IMPORT", "CONTENT-TYPE")
"""Lines that say how the file is written: the writer makes them anew."""


class PbnReader:
    """The boards of a text file, one after the other. `name` is what to call it when something in it is wrong."""

    def __init__(self, handle: TextIO | Lent, name: str = "") -> None:
        self._name = name or getattr(handle, "name", "") or ""
        self._scanner = Scanner(handle.readline, self._fail)
        self._inheritance = Inheritance()

    def read(self, visitor: BoardVisitor[T]) -> T | None:
        """What the visitor makes of the next board; None at the end. After an error the next board can be read."""
        raw = self._scanner.board()
        if raw is None or not raw.tags:
            return None
        self._inheritance.complete(raw)
        values = {name: self._value(tag) for name, tag in raw.tags.items()}
        visitor.begin_board()
        for directive in raw.directives:
            if not directive.strip().upper().startswith(_OWN_DIRECTIVES):
                visitor.visit_directive(directive)
        for name, value in values.items():
            if name not in SECTIONS:
                visitor.visit_header(name, value)
        for after, text in raw.comments:
            visitor.visit_comment(after, text)
        for name in SECTIONS:
            for piece in raw.tags[name].pieces if name in raw.tags else ():
                if not piece.is_comment:
                    break
                visitor.visit_comment(name, piece.text)
        if visitor.end_headers() is not SKIP:
            self._sections(raw, values, visitor)
        return visitor.result()

    def _sections(self, raw: RawBoard, values: dict[str, str], visitor: BoardVisitor[T]) -> None:
        auction, hands = self._auction(raw), completed(read_hands(values.get("Deal", "")))
        play = self._play(raw, hands, _trumps(values.get("Contract", ""), auction))
        if auction is not None:
            auction = self._repaired(auction, play, hands, values)
            visitor.begin_auction(auction.dealer)
            for call in auction.calls:
                visitor.visit_call(call)
            visitor.end_auction(auction.notes, auction.end)
        if play is not None:
            visitor.begin_play(play.leader)
            for card in play.cards:
                visitor.visit_card(card)
            visitor.end_play(play.notes, play.end)
        for name, tag in raw.tags.items():
            if tag.rows:
                visitor.visit_table(name, tuple(tag.rows))

    def _auction(self, raw: RawBoard) -> AuctionRecord | None:
        tag = raw.tags.get("Auction")
        return read_auction(tag, self._fail) if tag and _says_something(tag) else None

    def _play(self, raw: RawBoard, hands: Mapping[Seat, Hand], trumps: Strain | None) -> PlayRecord | None:
        tag = raw.tags.get("Play")
        return read_play(tag, hands, trumps, self._fail) if tag and _says_something(tag) else None

    def _repaired(
        self, auction: AuctionRecord, play: PlayRecord | None, hands: Mapping[Seat, Hand], values: dict[str, str]
    ) -> AuctionRecord:
        """With the passes before the first bid, if the file left them out: the lead must bear out who declared."""
        declarer, contract = read_seat(values.get("Declarer", "")), values.get("Contract", "")
        if declarer is None or contract in ("", UNKNOWN, "Pass") or not is_whole(auction):
            return auction
        lead = play.cards[0] if play and play.cards else None
        led = lead is not None and lead.card is not None and owner(hands, lead.card) is declarer.left
        if not led and not self._inheritance.leaves_out:
            return auction
        return with_first_passes(auction, declarer, SettledContract.parse(contract))

    def _value(self, tag: Tag) -> str:
        try:
            return _written(tag.name, tag.value)
        except NotationError as error:
            raise self._fail(error.text, tag.line) from error

    def _fail(self, problem: Text, line: int) -> FormatError:
        return FormatError(problem, file=self._name, line=line)


@lru_cache(maxsize=64)
def _deal(text: str) -> str:
    return write_deal(read_hands(text), Seat(text[0].upper()))


_LABELS: Final = frozenset(seat.label for seat in Seat)
_PASSED_OUT: Final = ("PASS", "P", "AP", "ALL PASS", "PASSED OUT", "PASSED")
_REWRITTEN: Final = frozenset({"Deal", "Dealer", "Declarer", "Vulnerable", "Contract", "Result"})


def _written(name: str, value: str) -> str:
    """A header's value as the standard wants it; whatever the standard leaves open stays as it is."""
    if name not in _REWRITTEN:
        return value
    plain = value.strip()
    if plain in ("", UNKNOWN):
        return plain
    match name:
        case "Deal":
            return _deal(plain)
        case "Dealer" | "Declarer":
            ruled, letter = plain.startswith("^"), plain.lstrip("^")
            seat = read_seat(letter) or read_seat(letter[:1] if letter.capitalize() in _LABELS else "")
            if seat is None:
                raise NotationError(NO_SEAT(said=value))
            return "^" * ruled + seat
        case "Vulnerable":
            return write_vulnerable(read_vulnerable(plain))
        case "Contract":
            return "Pass" if plain.upper() in _PASSED_OUT else str(SettledContract.parse(plain))
        case "Result":
            read_result(plain, None)
    return value


def _says_something(tag: Tag) -> bool:
    """An auction or play of a board that was passed out may be there and be empty."""
    return bool(tag.pieces) or tag.value not in ("", UNKNOWN)


def _trumps(contract: str, auction: AuctionRecord | None) -> Strain | None:
    if contract not in ("", UNKNOWN, "Pass"):
        return SettledContract.parse(contract).strain
    bids = [called.call for called in auction.calls if isinstance(called.call, Bid)] if auction else []
    return bids[-1].strain if bids else None


_readers: WeakKeyDictionary[TextIO, PbnReader] = WeakKeyDictionary()


@overload
def read_game(handle: TextIO) -> BoardRecord | None: ...


@overload
def read_game(handle: TextIO, visitor: Callable[[], BoardVisitor[T]]) -> T | None: ...


def read_game(handle: TextIO, visitor: Callable[[], BoardVisitor[Any]] = BoardBuilder) -> Any:
    """The next board of a text file, or None at its end; a visitor's class makes something else of it.

    A handle is read from where it stands. What a board may take over from those before it is remembered as long as
    the handle lives. After a `FormatError` the next call goes on with the board after the faulty one.

    >>> import io
    >>> board = read_game(io.StringIO('[Board "7"]\\n[Vulnerable "Both"]\\n[Auction "S"]\\n1NT AP'))
    >>> board.headers["Vulnerable"], [str(called.call) for called in board.auction.calls]
    ('All', ['1NT', 'pass', 'pass', 'pass'])
    """
    reader = _readers.get(handle)
    if reader is None:
        reader = _readers[handle] = PbnReader(Lent(handle))
    return reader.read(visitor())


def read_headers(handle: TextIO) -> dict[str, str] | None:
    """Only the headers of the next board: several times as fast."""
    return read_game(handle, HeaderReader)


def read(
    handle: TextIO, name: str = "", keep_going: Callable[[FormatError], None] | None = None
) -> Iterator[BoardRecord]:
    """All boards that are left in a text file, one at a time; `keep_going` is told of each that cannot be read."""
    return every_board(PbnReader(handle, name), keep_going)
