"""Competitions: what an organiser and everybody else may ask and do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from kibitz.app.page.protocol.club.board_results import BoardAt, SlipSaid
from kibitz.app.page.protocol.table_requests import FromPage
from kibitz.club.competition.happenings import WallPart
from kibitz.club.fields import Method
from kibitz.club.movements import MovementWish
from kibitz.club.movements.offered import Competing

EventFileKind = Literal["event", "ranking", "results", "usebio", "pbn"]
"""What can be downloaded of a competition."""


class MakeEvent(FromPage, frozen=True):
    """A new competition; the answer has its code and the secret of whoever runs it."""

    id: int
    title: str
    game: str
    options: Mapping[str, Any] = {}
    method: Method = Method.MATCHPOINTS
    minutes: int = 0
    live: bool = True  # all see the ranking while it goes on
    tablets: bool = False
    level: str = "club"  # of bots


class SendPiece(FromPage, frozen=True):
    """A piece of a file that is longer than one message may be; the first has the place 0 and begins anew."""

    id: int
    place: int
    text: str


class OpenEventFile(FromPage, frozen=True):
    """A competition from the file of another kibitz, which was sent in pieces."""

    id: int


class AskMovements(FromPage, frozen=True):
    """How so many could play: movements with what each promises."""

    id: int
    competing: Competing
    entrants: int
    boards: int
    rounds: int | None = None  # no more than so many


class FollowEvent(FromPage, frozen=True):
    """Show me a competition from now on; with its secret, as whoever runs it."""

    id: int
    code: str
    secret: str | None = None


class UnfollowEvent(FromPage, frozen=True):
    """I look elsewhere."""

    code: str


class BeEntrant(FromPage, frozen=True):
    """I am one of those who play under that number."""

    id: int
    code: str
    entrant: int
    nickname: str


class EnterField(FromPage, frozen=True):
    """I play along against the field."""

    id: int
    code: str
    nickname: str


class CallOrganiser(FromPage, frozen=True):
    """Please come to my table; or, with `wanted` false, nobody need come any more."""

    id: int
    code: str
    wanted: bool


class AskTraveller(FromPage, frozen=True):
    """All results on a board that I have played."""

    id: int
    code: str
    board: int


class AskScoreCard(FromPage, frozen=True):
    """What an entrant played: my own, and when it is over anybody's."""

    id: int
    code: str
    entrant: int


class AskEventFile(FromPage, frozen=True):
    """The competition as a file, for whoever runs it."""

    id: int
    code: str
    what: EventFileKind


class NameAll(FromPage, frozen=True):
    """All who take part, in the order of their numbers."""

    names: tuple[str, ...]


class NameClass(FromPage, frozen=True):
    """Everybody who is in a class takes part, alone, two and two or four and four; with the secret of its desk."""

    code: str
    secret: str
    size: int


class SeatAll(FromPage, frozen=True):
    """Everybody by a movement."""

    wish: MovementWish


class ArrangeEvent(FromPage, frozen=True):
    """How it is run; some of it can still change when rounds have been played."""

    live: bool
    tablets: bool
    real_cards: tuple[int, ...]
    level: str
    wall: WallPart = "both"


class DrawBoards(FromPage, frozen=True):
    """The server deals the boards that have no cards yet."""


class GiveBoards(FromPage, frozen=True):
    """Boards from codes, one a line, or from a file in a format that kibitz reads, which was sent in pieces."""

    name: str = ""  # of the file
    packed: bool = False  # what was sent is base64 of a file that is no text


class BeginRound(FromPage, frozen=True):
    """The next round begins."""

    round: int


class EndRound(FromPage, frozen=True):
    """The round under way is over."""

    round: int


class StopClock(FromPage, frozen=True):
    """The clock of the round under way stands still."""


class StartClock(FromPage, frozen=True):
    """The clock that stands goes on."""


class ExtendRound(FromPage, frozen=True):
    """More minutes for the round under way, or fewer."""

    minutes: int


class EnterResult(FromPage, frozen=True):
    """A result in the words of the table, or tapped; `again` if one is there and this one is right."""

    at: BoardAt
    said: str | SlipSaid
    again: bool = False
    why: str = ""


class AdjustResult(FromPage, frozen=True):
    """What each side gets by decision."""

    at: BoardAt
    ns: str
    ew: str
    why: str = ""


class CreditEntrant(FromPage, frozen=True):
    """Something carried over, or a penalty with a minus."""

    entrant: int
    amount: str
    why: str = ""


class LeaveEarly(FromPage, frozen=True):
    """Somebody goes home."""

    entrant: int


class JoinLate(FromPage, frozen=True):
    """Somebody comes late."""

    name: str


class TableFallsOut(FromPage, frozen=True):
    """A table falls out with all who sit there."""

    table: int


class FreeEntrant(FromPage, frozen=True):
    """Whoever came as that entrant did so by mistake."""

    entrant: int


class AnswerCall(FromPage, frozen=True):
    """The table that called has been helped."""

    round: int
    table: int


class CloseEvent(FromPage, frozen=True):
    """It is over."""


DirectorAct = (
    NameAll
    | NameClass
    | SeatAll
    | ArrangeEvent
    | DrawBoards
    | GiveBoards
    | BeginRound
    | EndRound
    | StopClock
    | StartClock
    | ExtendRound
    | EnterResult
    | AdjustResult
    | CreditEntrant
    | LeaveEarly
    | JoinLate
    | TableFallsOut
    | FreeEntrant
    | AnswerCall
    | CloseEvent
)


class RunEvent(FromPage, frozen=True):
    """What only whoever runs a competition may do, over a connection that has shown the secret."""

    id: int
    code: str
    act: DirectorAct


EventRequest = (
    MakeEvent
    | SendPiece
    | OpenEventFile
    | AskMovements
    | FollowEvent
    | UnfollowEvent
    | BeEntrant
    | EnterField
    | CallOrganiser
    | AskTraveller
    | AskScoreCard
    | AskEventFile
    | RunEvent
)
