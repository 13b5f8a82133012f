"""Files of boards, and boards that a link carries: what is in them, to be looked at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from kibitz.app.messages import FromPage, FromServer
from kibitz.app.pictures.replay_messages import ReplayStep
from kibitz.app.tables.messages import ContractShown
from kibitz.cards import Seat, Side
from kibitz.engine.text import Text


class BoardShown(FromServer, frozen=True):
    """A board of a file or of a link, to step through."""

    id: int
    board: BoardDetails


class AskBoard(FromPage, frozen=True):
    """A board to step through, by the code that a file's list or a link carries."""

    id: int
    code: str


class AskBoardAnalysis(FromPage, frozen=True):
    """What could have been made of that board."""

    id: int
    code: str


class RoomLine(Struct, frozen=True, gc=False):
    """What happened to a board at one table; `score` is that of North and South."""

    room: str  # "Open", "Closed", or as the file calls it
    contract: Text | None  # None and `passed_out` false: not known
    passed_out: bool
    declarer: Seat | None
    over: int | None  # tricks more than needed, or fewer
    score: int | None
    code: str


class BoardLine(Struct, frozen=True, gc=False):
    """A board at all tables; `imps` are those of the home team, `standing` is the match after it."""

    label: str
    dealer: Seat | None
    vulnerable: tuple[Side, ...]
    rooms: tuple[RoomLine, ...]
    imps: int | None
    standing: tuple[int, int] | None


class MatchLines(Struct, frozen=True, gc=False):
    """Boards that belong together: a match, a segment of one, or an evening."""

    event: str
    stage: str
    home: str
    visitors: str
    carried: tuple[int, int]
    goes_on: bool  # `carried` was won in the segments before it in the file
    gained: tuple[int, int] | None  # with these boards
    is_match: bool  # two rooms were compared
    boards: tuple[BoardLine, ...]


class FileFault(Struct, frozen=True, gc=False):
    """What could not be read in a file, and where, as far as that is known."""

    problems: tuple[Text, ...]  # what is wrong, and what that goes back to
    line: int | None = None
    board: str = ""


class FileShown(Struct, frozen=True, gc=False):
    """A file that was read: its boards, what is wrong with the others, and whether it was too much for one reading."""

    name: str
    matches: tuple[MatchLines, ...]
    boards: int
    faults: tuple[FileFault, ...]
    more_faults: int  # beyond those that are told
    is_cut: bool


class BoardDetails(Struct, frozen=True, gc=False):
    """A board as far as its record goes: hands as far as they are known, and everything that happened."""

    label: str
    event: str
    stage: str
    room: str
    game: str
    deck: Literal["french", "colours"]
    dealer: Seat
    vulnerable: tuple[Side, ...]
    names: Mapping[Seat, str]
    hands: Mapping[Seat, tuple[str, ...]]
    partial: tuple[Seat, ...]  # whose hands are not given: what they played is all there is
    steps: tuple[ReplayStep, ...]
    contract: ContractShown | None
    tricks_won: Mapping[Side, int]
    text: Text | None  # how it ended
    lines: tuple[Text, ...]  # how the score came about
    remarks: tuple[str, ...]  # on the whole board
    doubts: tuple[Text, ...]  # what in the record does not fit together, and why
    deal: str | None  # the code of the cards, to play them
    options: Mapping[str, Any]  # with which the game is played where a deal counts by itself
    link: str | None  # the same board in the hand viewer of Bridge Base Online
    has_analysis: bool


class AskFileDeals(FromPage, frozen=True):
    """The codes of the deals in a file of boards, which was sent in pieces as base64."""

    id: int
    name: str  # of the file, whose end says its format


class FileDeals(FromServer, frozen=True):
    """The deals of a file whose cards are all known, in its order."""

    id: int
    deals: tuple[str, ...]


ViewerRequest = AskBoard | AskBoardAnalysis | AskFileDeals
ViewerAnswer = BoardShown | FileDeals
