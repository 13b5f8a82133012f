"""Whom a reader tells what it finds: the builder of whole boards, and visitors for files too large to keep."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Final, Generic, Protocol, TextIO, TypeVar
from weakref import ref

from kibitz.cards import Seat
from kibitz.formats.board_record import AuctionRecord, BoardRecord, PlayRecord, RecordedCall, RecordedCard
from kibitz.formats.errors import FormatError

T = TypeVar("T")


class Skip(Enum):
    """What a visitor returns that has seen enough of a board."""

    SKIP = "skip"


SKIP: Final = Skip.SKIP


class BoardVisitor(Generic[T]):
    """What is found in a file, board by board; a visitor says what it makes of it.

    All headers come first, then the auction, the play and the tables, wherever they stand in the file. `end_headers`
    may return `SKIP`: the rest of the board is then not even looked at, and only `result` is asked for.

    >>> import io
    >>> from kibitz.formats import pbn
    >>> class Declarers(BoardVisitor[str]):
    ...     def begin_board(self) -> None:
    ...         self.declarer = ""
    ...     def visit_header(self, name: str, value: str) -> None:
    ...         if name == "Declarer":
    ...             self.declarer = value
    ...     def end_headers(self) -> Skip:
    ...         return SKIP
    ...     def result(self) -> str:
    ...         return self.declarer
    >>> pbn.read_game(io.StringIO('[Board "1"]\\n[Declarer "S"]'), Declarers)
    'S'
    """

    def begin_board(self) -> None:
        """A board begins."""

    def visit_directive(self, text: str) -> None:
        """A line for programs, without its percent sign."""

    def visit_header(self, name: str, value: str) -> None:
        """A header and its value."""

    def visit_comment(self, after: str, text: str) -> None:
        """A comment that belongs to no call and no card: after which header it stands."""

    def end_headers(self) -> Skip | None:
        """All headers were visited."""

    def begin_auction(self, dealer: Seat) -> None:
        """The auction begins."""

    def visit_call(self, call: RecordedCall) -> None:
        """A call, with what was noted about it."""

    def end_auction(self, notes: Mapping[int, str], end: str) -> None:
        """The auction is over; the notes its calls refer to, and how it ended."""

    def begin_play(self, leader: Seat) -> None:
        """The play begins."""

    def visit_card(self, card: RecordedCard) -> None:
        """A card, in the order of play."""

    def end_play(self, notes: Mapping[int, str], end: str) -> None:
        """The play is over; the notes its cards refer to, and how it ended."""

    def visit_table(self, name: str, rows: tuple[str, ...]) -> None:
        """The lines below a header."""

    def result(self) -> T:
        """What the visitor made of the board."""
        raise NotImplementedError


class BoardBuilder(BoardVisitor[BoardRecord]):
    """Puts the whole board together."""

    def begin_board(self) -> None:
        self._headers: dict[str, str] = {}
        self._directives: list[str] = []
        self._comments: dict[str, tuple[str, ...]] = {}
        self._tables: dict[str, tuple[str, ...]] = {}
        self._auction: AuctionRecord | None = None
        self._play: PlayRecord | None = None
        self._calls: list[RecordedCall] = []
        self._cards: list[RecordedCard] = []

    def visit_directive(self, text: str) -> None:
        self._directives.append(text)

    def visit_header(self, name: str, value: str) -> None:
        self._headers[name] = value

    def visit_comment(self, after: str, text: str) -> None:
        self._comments[after] = (*self._comments.get(after, ()), text)

    def begin_auction(self, dealer: Seat) -> None:
        self._dealer = dealer

    def visit_call(self, call: RecordedCall) -> None:
        self._calls.append(call)

    def end_auction(self, notes: Mapping[int, str], end: str) -> None:
        self._auction = AuctionRecord(self._dealer, tuple(self._calls), notes, end)

    def begin_play(self, leader: Seat) -> None:
        self._leader = leader

    def visit_card(self, card: RecordedCard) -> None:
        self._cards.append(card)

    def end_play(self, notes: Mapping[int, str], end: str) -> None:
        self._play = PlayRecord(self._leader, tuple(self._cards), notes, end)

    def visit_table(self, name: str, rows: tuple[str, ...]) -> None:
        self._tables[name] = rows

    def result(self) -> BoardRecord:
        return BoardRecord(
            headers=self._headers,
            auction=self._auction,
            play=self._play,
            tables=self._tables,
            comments=self._comments,
            directives=tuple(self._directives),
        )


class HeaderReader(BoardVisitor[dict[str, str]]):
    """Reads the headers and leaves the rest alone."""

    def begin_board(self) -> None:
        self._headers: dict[str, str] = {}

    def visit_header(self, name: str, value: str) -> None:
        self._headers[name] = value

    def end_headers(self) -> Skip | None:
        return SKIP

    def result(self) -> dict[str, str]:
        return self._headers


def shown_to(visitor: BoardVisitor[T], board: BoardRecord) -> T:
    """What a visitor makes of a board that was read already."""
    visitor.begin_board()
    for directive in board.directives:
        visitor.visit_directive(directive)
    for name, value in board.headers.items():
        visitor.visit_header(name, value)
    for after, comments in board.comments.items():
        for comment in comments:
            visitor.visit_comment(after, comment)
    if visitor.end_headers() is SKIP:
        return visitor.result()
    if board.auction is not None:
        visitor.begin_auction(board.auction.dealer)
        for call in board.auction.calls:
            visitor.visit_call(call)
        visitor.end_auction(board.auction.notes, board.auction.end)
    if board.play is not None:
        visitor.begin_play(board.play.leader)
        for card in board.play.cards:
            visitor.visit_card(card)
        visitor.end_play(board.play.notes, board.play.end)
    for name, rows in board.tables.items():
        visitor.visit_table(name, rows)
    return visitor.result()


class BoardReader(Protocol):
    """What tells a visitor of the next board of a file, and has nothing more to tell at its end."""

    def read(self, visitor: BoardVisitor[T], /) -> T | None: ...


class Lent:
    """A handle to be read as long as somebody else has it: a reader that is remembered for it does not keep it."""

    def __init__(self, handle: TextIO) -> None:
        self.name = getattr(handle, "name", "")
        self._handle = ref(handle)

    def read(self, size: int = -1) -> str:
        handle = self._handle()
        return "" if handle is None else handle.read(size)

    def readline(self) -> str:
        handle = self._handle()
        return "" if handle is None else handle.readline()


def every_board(reader: BoardReader, keep_going: Callable[[FormatError], None] | None) -> Iterator[BoardRecord]:
    """All boards that a reader has left, one at a time; `keep_going` is told of each that cannot be read."""
    while True:
        try:
            board = reader.read(BoardBuilder())
        except FormatError as error:
            if keep_going is None:
                raise
            keep_going(error)
            continue
        if board is None:
            return
        yield board
