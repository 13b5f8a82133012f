"""Reading LIN, the files of Bridge Base Online: boards of one room or two, with what commentators said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TextIO, TypeVar, overload
from weakref import WeakKeyDictionary

from msgspec import structs

from kibitz.cards import FULL_HAND, Hand, NotationError, Seat
from kibitz.engine.text import Text
from kibitz.formats.board_record import (
    PLAIN,
    Annotation,
    AuctionRecord,
    BoardRecord,
    PlayRecord,
    RecordedCall,
    RecordedCard,
    is_whole,
    owner,
    settled,
    winner,
)
from kibitz.formats.errors import FormatError
from kibitz.formats.header_values import NO_TRICKS_WON, SettledContract, completed, write_deal, write_vulnerable
from kibitz.formats.lin.lin_commands import Command, GatheredBoard, Gatherer
from kibitz.formats.lin.lin_values import (
    LIN_SEATS,
    MOST_CALLS,
    NO_CALL_OF_LIN,
    NO_CARD_OF_LIN,
    read_calls,
    read_cards,
    read_deal,
    read_outcome,
    read_sides,
    write_outcome,
)
from kibitz.formats.visitor import BoardBuilder, BoardVisitor, HeaderReader, Lent, every_board, shown_to

T = TypeVar("T")

ROOMS: Final = {"o": "Open", "c": "Closed"}
SCORINGS: Final = {"I": "IMP", "P": "MP", "B": "BAM"}
OWN_PREFIX: Final = "Lin"
"""Before the names of headers for what only LIN has a word for."""

_MOST_CARDS: Final = 100  # far more than there are: a slip of the pen is forgiven
_WITHOUT_MEANING: Final = ("pg", "st", "rh")


class LinReader:
    """The boards of a text file, one after the other. `name` is what to call it when something in it is wrong."""

    def __init__(self, handle: TextIO | Lent, name: str = "") -> None:
        self._name = name or getattr(handle, "name", "") or ""
        self._gatherer = Gatherer(handle, self._fail)

    def read(self, visitor: BoardVisitor[T]) -> T | None:
        """What the visitor makes of the next board; None at the end. After an error the next board can be read."""
        gathered = self._gatherer.board()
        return None if gathered is None else shown_to(visitor, _Board(gathered, self._fail).record())

    def _fail(self, problem: Text, line: int) -> FormatError:
        return FormatError(problem, file=self._name, line=line)


class _Board:
    """One board while its commands are read."""

    def __init__(self, gathered: GatheredBoard, fail: Callable[[Text, int], FormatError]) -> None:
        self._gathered = gathered
        self._fail = fail
        self._number = self._room = ""
        self._dealer: Seat | None = None
        self._hands: dict[Seat, Hand] = {}
        self._headers: dict[str, str] = {}
        self._others: dict[str, list[str]] = {}
        self._calls: list[RecordedCall] = []
        self._notes: dict[int, str] = {}
        self._cards: list[RecordedCard] = []
        self._comments: dict[str, tuple[str, ...]] = {}
        self._claimed: str | None = None

    def record(self) -> BoardRecord:
        for command in self._gathered.commands:
            try:
                self._take(command)
            except NotationError as error:
                raise self._fail(error.text, command.line) from error
        auction = AuctionRecord(self._first_caller, tuple(self._calls), self._notes) if self._calls else None
        play = self._play()
        others = {name: "|".join(values) for name, values in self._others.items()}
        return BoardRecord(
            headers={**self._identification(), **self._outcome(auction, play), **others},
            auction=auction,
            play=play,
            comments=self._comments,
        )

    @property
    def _first_caller(self) -> Seat:
        return self._dealer or Seat.NORTH

    def _take(self, command: Command) -> None:
        key, value = command.key, command.value
        match key:
            case "qx":
                self._number = "".join(letter for letter in value if letter.isdecimal())
                self._room = ROOMS.get(value[:1].lower(), "")
                if not self._room and not self._number:
                    self._keep(key, value)
            case "ah":
                self._number = self._number or "".join(letter for letter in value if letter.isdecimal())
            case "md":
                self._dealer, self._hands = read_deal(value)
                self._hands = completed(self._hands)
            case "sv" if value:
                self._headers["Vulnerable"] = write_vulnerable(read_sides(value))
            case "mb":
                for call, alerted in read_calls(value):
                    if len(self._calls) == MOST_CALLS:
                        raise NotationError(NO_CALL_OF_LIN(call=value))
                    seat = self._first_caller.clockwise()[len(self._calls) % 4]
                    self._calls.append(RecordedCall(seat, call, Annotation(alerted=True) if alerted else PLAIN))
            case "an":
                self._explain(value)
            case "pc":
                for played in read_cards(value):
                    if len(self._cards) == _MOST_CARDS:
                        raise NotationError(NO_CARD_OF_LIN(card=value))
                    self._cards.append(RecordedCard(owner(self._hands, played) or self._turn(), played))
            case "mc":
                if not value.isdecimal() or int(value) > FULL_HAND:
                    raise NotationError(NO_TRICKS_WON(said=value))
                self._claimed = value
            case "nt" | "at":
                self._comment(value)
            case "pn":
                pass
            case _ if key not in _WITHOUT_MEANING or value:
                self._keep(key, value)

    def _keep(self, key: str, value: str) -> None:
        """A command that says nothing about a board, for whoever writes LIN again; bars part its values."""
        self._others.setdefault(OWN_PREFIX + key.capitalize(), []).append(value)

    def _explain(self, text: str) -> None:
        if not self._calls:
            self._comment(text)
            return
        number = len(self._notes) + 1
        self._notes[number] = text
        last = self._calls[-1]
        self._calls[-1] = structs.replace(last, marks=structs.replace(last.marks, notes=(*last.marks.notes, number)))

    def _comment(self, text: str) -> None:
        if not text:
            return
        made: list[Any] = self._cards or self._calls
        if made:
            marks = made[-1].marks
            made[-1] = structs.replace(made[-1], marks=structs.replace(marks, comments=(*marks.comments, text)))
        else:
            after = "Deal" if self._hands else ""
            self._comments[after] = (*self._comments.get(after, ()), text)

    def _turn(self) -> Seat:
        """Whose card is next, where the hands do not tell."""
        auction = AuctionRecord(self._first_caller, tuple(self._calls))
        reached = settled(auction)
        leader = reached[0].left if reached else self._first_caller.left
        place = len(self._cards) % 4
        if self._cards:
            start = len(self._cards) - (place or 4)
            trick = tuple(self._cards[start:])
            leader = trick[0].seat if place else winner(trick, reached[1].strain if reached else None)
        return leader.clockwise()[place]

    def _play(self) -> PlayRecord | None:
        if not self._cards:
            return None
        end = "*" if len(self._cards) < 4 * FULL_HAND else ""
        return PlayRecord(self._cards[0].seat, tuple(self._cards), end=end)

    def _identification(self) -> dict[str, str]:
        of_file = self._gathered.of_file
        event = (of_file.get("vg", "").split(",") + [""] * 9)[:9]
        names = [name.strip() for name in self._gathered.names.split(",")] if self._gathered.names else []
        if len(names) > 4:
            names = names[4:8] if self._room == ROOMS["c"] else names[:4]
        given = {
            "Event": event[0],
            "Board": self._number,
            **{seat.label: name for seat, name in zip(LIN_SEATS, names, strict=False)},
            "Dealer": self._dealer.value if self._dealer else "",
            **self._headers,
            "Deal": write_deal(self._hands) if self._hands else "",
            "Scoring": SCORINGS.get(event[2], event[2]),
            "Stage": event[1],
            "HomeTeam": event[5],
            "VisitTeam": event[7],
            "Room": self._room,
        }
        kept = {OWN_PREFIX + key.capitalize(): of_file[key] for key in of_file if key not in ("rs", "bn")}
        return {name: value for name, value in (given | kept).items() if value}

    def _outcome(self, auction: AuctionRecord | None, play: PlayRecord | None) -> dict[str, str]:
        """Contract, declarer and result, by the auction and the claim, else by the list of results of the file."""
        entry = self._entry()
        listed = read_outcome(entry)
        reached = settled(auction) if auction and is_whole(auction) else None
        found: dict[str, str] = {}
        if (auction and is_whole(auction) and reached is None) or entry.upper() in ("PASS", "P"):
            return {"Declarer": "", "Contract": "Pass", "Result": ""}
        declarer, contract = reached or ((listed[1], listed[0]) if listed else (None, None))
        tricks = self._tricks(declarer, contract, play)
        if tricks is None and listed:
            tricks = listed[2]
        if declarer and contract:
            found = {"Declarer": declarer.value, "Contract": str(contract)}
        if tricks is not None:
            found["Result"] = str(tricks)
        if entry and not (
            declarer and contract and tricks is not None and same_entry(entry, contract, declarer, tricks)
        ):
            found[OWN_PREFIX + "Rs"] = entry
        return found

    def _tricks(self, declarer: Seat | None, contract: SettledContract | None, play: PlayRecord | None) -> int | None:
        if self._claimed is not None:
            return int(self._claimed)
        if declarer is None or contract is None or play is None or len(play.cards) < 4 * FULL_HAND:
            return None
        tricks = (play.cards[at : at + 4] for at in range(0, len(play.cards), 4))
        return sum(winner(trick, contract.strain).side is declarer.side for trick in tricks)

    def _entry(self) -> str:
        """This board's entry of the list of results: two a board, the open room's first."""
        of_file = self._gathered.of_file
        entries = of_file.get("rs", "").split(",")
        boards = [number.strip() for number in of_file["bn"].split(",")] if "bn" in of_file else None
        first = (of_file.get("vg", "").split(",") + [""] * 4)[3].strip()
        if not self._number or (boards is None and not first.isdecimal()):
            return ""
        if boards is not None:
            place = boards.index(self._number) if self._number in boards else -1
        else:
            place = int(self._number) - int(first)
        at = 2 * place + (self._room == ROOMS["c"])
        return entries[at].strip() if 0 <= at < len(entries) and place >= 0 else ""


def same_entry(entry: str, contract: SettledContract, declarer: Seat, tricks: int) -> bool:
    """Whether a result of the file is the one of the board."""
    return entry.upper() == write_outcome(contract, declarer, tricks).upper()


_readers: WeakKeyDictionary[TextIO, LinReader] = WeakKeyDictionary()


@overload
def read_game(handle: TextIO) -> BoardRecord | None: ...


@overload
def read_game(handle: TextIO, visitor: Callable[[], BoardVisitor[T]]) -> T | None: ...


def read_game(handle: TextIO, visitor: Callable[[], BoardVisitor[Any]] = BoardBuilder) -> Any:
    """The next board of a text file, or None at its end; a visitor's class makes something else of it.

    >>> import io
    >>> text = "qx|o1|md|3SAKQ2HJ43DT98C765,SJ43HAKQ2D765CT98,ST98H765DAKQ2CJ43,|sv|b|mb|1N!|an|odd|mb|ppp|mc|7|"
    >>> board = read_game(io.StringIO(text))
    >>> board.headers["Room"], str(board.deal[Seat.EAST]), str(board.contract), board.tricks, board.auction.notes
    ('Open', '765.T98.J43.AKQ2', '1NT', 7, {1: 'odd'})
    """
    reader = _readers.get(handle)
    if reader is None:
        reader = _readers[handle] = LinReader(Lent(handle))
    return reader.read(visitor())


def read_headers(handle: TextIO) -> dict[str, str] | None:
    """Only the headers of the next board."""
    return read_game(handle, HeaderReader)


def read(
    handle: TextIO, name: str = "", keep_going: Callable[[FormatError], None] | None = None
) -> Iterator[BoardRecord]:
    """All boards that are left in a text file, one at a time; `keep_going` is told of each that cannot be read."""
    return every_board(LinReader(handle, name), keep_going)
