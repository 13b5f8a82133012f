"""Competitions and the slips of their tables: what may be asked and done, and what is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from kibitz.app.messages import FileKind, FromPage, FromServer, LedgerPicture
from kibitz.app.pictures.results import ResultShown, SlipForm, SlipSaid, SlipScored
from kibitz.cards import Seat, Side
from kibitz.club.competition.competition_lines import TableBoard, WallPart
from kibitz.club.fields import Method
from kibitz.club.movements import MovementKind, MovementWish
from kibitz.club.movements.offered import Competing
from kibitz.engine.text import Text


class EventHead(Struct, frozen=True, gc=False):
    """What it is, and how far it has come."""

    title: str
    game: str
    game_title: str
    method: Method
    movement: MovementKind | None
    promises: tuple[Text, ...]
    round: int
    rounds: int
    drawn: int  # of so many it is known who sits where
    out: tuple[int, ...]  # who has lost in a knockout
    unit: Text  # what the numbers of the ranking are
    under_way: bool
    closed: bool
    live: bool  # all see the ranking before the end
    tablets: bool
    real_cards: tuple[int, ...]
    level: str
    minutes: int  # of a round; 0 if nobody counts them
    ends_at: float | None  # seconds since 1970; None without a clock, or while it stands
    left: float | None  # seconds on a clock that stands
    wall: WallPart
    least: int  # the share of boards, in per cent, that one needs for a place
    lead: bool  # slips ask for the opening lead
    boards: int
    dealt: int  # boards whose cards are known to the server
    files: tuple[FileKind, ...]  # which can be had of it
    table_codes: bool = False  # phones show the code of their table before they enter its results
    each_side: bool = False  # on a phone of its own


class EntrantLine(Struct, frozen=True, gc=False):
    """Somebody who takes part; `people` of them are here with a page of their own."""

    number: int
    name: str
    gone: bool = False
    people: int = 0
    written: str = ""  # with member numbers and handicap, for whoever runs it


class SeatingLine(Struct, frozen=True, gc=False):
    """A table in a round: who sits where, the boards, and those that are done."""

    round: int
    table: int
    seats: Mapping[Seat, int]
    boards: tuple[int, ...]
    done: tuple[int, ...] = ()
    on_tablets: bool = False
    missing: tuple[Seat, ...] = ()  # seats whose people have not come: the table waits for them


class HandicapLine(Struct, frozen=True, gc=False):
    """A place with what handicaps add, in the order of `order`."""

    order: int
    place: str
    handicap: str
    score: str


class PlaceLine(Struct, frozen=True, gc=False):
    """A line of the ranking, in the order of `order`."""

    entrant: int
    line: Side | None  # of those who always sit that way
    order: int
    place: str
    score: str
    boards: int
    beside: HandicapLine | None = None  # where there are handicaps


class SlipShown(Struct, frozen=True, gc=False):
    """A result as it stands, for whoever runs the event: what was played, and what was decided."""

    at: TableBoard
    result: ResultShown | None
    waits_for: Side | None = None  # to confirm it
    corrected: bool = False
    adjusted: bool = False
    sent_by: tuple[str, ...] = ()  # whose phones it came from, each with its sign
    disputed: Side | None = None  # the side that says No
    spoiled: bool = False  # the table has no score for it, and asks for a decision
    one_phone: bool = False  # both sides spoke from the same, as far as that can be told


class RulingLine(Struct, frozen=True, gc=False):
    """A correction with the right result, an adjusted score with what each side got, or a credit; and its reason."""

    at: str
    what: Text
    why: str
    result: ResultShown | None = None
    ns: Text | None = None
    ew: Text | None = None


class CallLine(Struct, frozen=True, gc=False):
    """A table that calls the organiser, and since when, in seconds since 1970."""

    round: int
    table: int
    since: float


class MyPlace(Struct, frozen=True, gc=False):
    """Who I am in this event, the table where I play now, and the boards of which I may see the results."""

    entrant: int
    table: str | None
    seat: Seat | None
    boards: tuple[int, ...]
    calls: bool = False  # whether my table has called the organiser


class EventPicture(LedgerPicture, frozen=True, gc=False, tag="event"):
    """All of it, for one kind of viewer. `slips`, `rulings`, `calls` and `table_codes` are for whoever runs it."""

    head: EventHead
    entrants: Mapping[int, EntrantLine]
    tables: Mapping[str, SeatingLine]  # by round and table, as "2.5"
    places: Mapping[int, PlaceLine]  # by entrant
    slips: Mapping[str, SlipShown]  # by round, table and board, as "2.5.13"
    rulings: Mapping[int, RulingLine]
    calls: Mapping[str, CallLine]  # by round and table, as "2.5"
    table_codes: Mapping[int, str] = {}
    example: str = ""  # how a result is written in this game
    me: MyPlace | None = None


class MarkedResult(Struct, frozen=True, gc=False):
    """A line of a traveller or a score card: a result and what it is worth.

    Without a result it was not played, unless the score was adjusted. A mark is empty where the ranking has none: of a
    team's board at the table where it sits East-West, of a board that was not played.
    """

    at: TableBoard
    ns: tuple[int, ...]
    ew: tuple[int, ...]
    result: ResultShown | None
    ns_mark: str
    ew_mark: str
    adjusted: bool = False


class MovementOffer(Struct, frozen=True, gc=False):
    """A movement that would do, and what it promises."""

    wish: MovementWish
    competing: Competing
    rounds: int
    tables: int
    promises: tuple[Text, ...]


class NewCompetition(FromPage, frozen=True):
    """A new competition."""

    title: str
    game: str
    options: Mapping[str, Any] = {}
    method: Method = Method.MATCHPOINTS
    minutes: int = 0
    live: bool = True  # all see the ranking while it goes on
    tablets: bool = False
    level: str = "club"  # of bots
    table_codes: bool = False


class AskMovements(FromPage, frozen=True):
    """How so many could play: movements with what each promises."""

    id: int
    competing: Competing
    entrants: int
    boards: int
    rounds: int | None = None  # no more than so many


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


class NameAll(FromPage, frozen=True):
    """All who take part, in the order of their numbers."""

    names: tuple[str, ...]


class NameClass(FromPage, frozen=True):
    """Everybody who is in a class takes part, alone, two and two or four and four; with the secret of its desk."""

    code: str
    secret: str
    size: int


class RegisterEntrant(FromPage, frozen=True):
    """Names, member numbers and handicap of somebody, as they are right."""

    entrant: int
    said: str


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
    least: Annotated[int, Meta(ge=0, le=100)] | None = None  # the share of boards for a place; None: as it is
    lead: bool | None = None  # whether slips ask for the opening lead; None: as it is


class ArrangePhones(FromPage, frozen=True):
    """Whether phones show the code of their table, from now on another one, and whether each side needs its own."""

    codes: bool
    each_side: bool = False
    anew: bool = False


class DrawBoards(FromPage, frozen=True):
    """The server deals the boards that have no cards yet."""


class GiveBoards(FromPage, frozen=True):
    """Boards from codes, one a line, or from a file in a format that kibitz reads, which was sent in pieces."""

    name: str = ""  # of the file
    packed: bool = False  # what was sent is base64 of a file that is no text


class BeginRound(FromPage, frozen=True):
    """The next round begins."""

    round: int


class DrawRound(FromPage, frozen=True):
    """Who meets whom in the next round is drawn from the results so far."""

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

    at: TableBoard
    said: str | SlipSaid
    again: bool = False
    why: str = ""


class AdjustResult(FromPage, frozen=True):
    """What each side gets by decision."""

    at: TableBoard
    ns: str
    ew: str
    why: str = ""


class BoardNotPlayed(FromPage, frozen=True):
    """A table did not play a board: it counts for nobody there."""

    at: TableBoard
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


class LetBotPlay(FromPage, frozen=True):
    """A bot plays for those of that entrant who have not come."""

    entrant: int


Replanning = LeaveEarly | JoinLate | TableFallsOut
"""What has the rounds to come planned anew."""


class AnswerCall(FromPage, frozen=True):
    """The table that called has been helped."""

    round: int
    table: int


class CloseEvent(FromPage, frozen=True):
    """It is over."""


class ReopenEvent(FromPage, frozen=True):
    """It was closed, and something is to be put right."""

    why: str = ""


PlainAct = (
    NameAll
    | RegisterEntrant
    | ArrangeEvent
    | ArrangePhones
    | DrawBoards
    | GiveBoards
    | BeginRound
    | EndRound
    | StopClock
    | StartClock
    | ExtendRound
    | EnterResult
    | AdjustResult
    | BoardNotPlayed
    | CreditEntrant
    | FreeEntrant
    | LetBotPlay
    | AnswerCall
    | CloseEvent
    | ReopenEvent
)
"""What concerns the event alone."""
DirectorAct = PlainAct | NameClass | SeatAll | DrawRound | LeaveEarly | JoinLate | TableFallsOut


class RunEvent(FromPage, frozen=True):
    """What only whoever runs a competition may do, over a connection that has shown the secret."""

    id: int
    code: str
    act: DirectorAct


class AskPlanAnew(FromPage, frozen=True):
    """What it would mean for the rounds to come; nothing is done. Only whoever runs it may ask."""

    id: int
    code: str
    act: Replanning


EventRequest = (
    AskMovements | BeEntrant | EnterField | CallOrganiser | AskTraveller | AskScoreCard | AskPlanAnew | RunEvent
)


class MovementOffers(FromServer, frozen=True):
    """The movements that suit so many, with how long each takes."""

    id: int
    offers: tuple[MovementOffer, ...]


class TravellerShown(FromServer, frozen=True):
    """All results on a board; its cards, where the server dealt them."""

    id: int
    board: int
    results: tuple[MarkedResult, ...]
    deal: str | None = None


class ScoreCardShown(FromServer, frozen=True):
    """All results of one entrant, board by board."""

    id: int
    entrant: int
    results: tuple[MarkedResult, ...]


class PlanAnew(FromServer, frozen=True):
    """What the rounds to come would be like, in sentences."""

    id: int
    said: tuple[Text, ...]


EventAnswer = MovementOffers | TravellerShown | ScoreCardShown | PlanAnew


class AskSlipForm(FromPage, frozen=True):
    """How a deal of this event is tapped in."""

    id: int
    code: str


class PreviewSlip(FromPage, frozen=True):
    """What would that be worth? In the words of the table, or tapped."""

    id: int
    code: str
    board: int
    said: str | SlipSaid


class EnterSlip(FromPage, frozen=True):
    """That was played, in the round under way at my table."""

    id: int
    code: str
    round: int
    board: int
    said: SlipSaid


class ConfirmSlip(FromPage, frozen=True):
    """What the other side entered is right."""

    id: int
    code: str
    round: int
    board: int


class DisputeSlip(FromPage, frozen=True):
    """What the other side entered is wrong."""

    id: int
    code: str
    round: int
    board: int


class SlipNotPlayed(FromPage, frozen=True):
    """My table did not play that board; or it was `spoiled` and has no score until the organiser decides."""

    id: int
    code: str
    round: int
    board: int
    spoiled: bool = False


class ShowTableCode(FromPage, frozen=True):
    """I am at that table: it has this code on it. With `stays` this phone belongs to the table, and not to a player."""

    id: int
    code: str
    table: int
    table_code: str
    nickname: str
    stays: bool = False


SlipRequest = AskSlipForm | PreviewSlip | EnterSlip | ConfirmSlip | DisputeSlip | SlipNotPlayed | ShowTableCode


class SlipLine(Struct, frozen=True, gc=False):
    """A board at my table: who deals, who is vulnerable, what is entered, and who has yet to confirm it.

    The table `may_change` what it has said itself until the round ends. `doubt` is what the cards say against a result.
    """

    board: int
    dealer: Seat
    vulnerable: tuple[Side, ...]
    result: ResultShown | None
    is_adjusted: bool
    waits_for: Side | None
    disputed: Side | None = None  # the side that says No
    not_played: bool = False
    spoiled: bool = False
    may_change: bool = False
    doubt: Text | None = None


class MySlips(Struct, frozen=True, gc=False):
    """My table in a round: who sits there, on which side I am, and its boards. A phone that is the table's has no side.

    Until it has shown the code of the table, where that is asked for, a phone is not told what was entered.
    """

    round: int
    table: int
    side: Side | None
    ns: tuple[int, ...]
    ew: tuple[int, ...]
    on_tablets: bool
    lines: tuple[SlipLine, ...]
    sign: str  # what the organiser sees beside what I enter
    needs_code: bool = False


class SlipsPicture(LedgerPicture, frozen=True, gc=False, tag="slips"):
    """The form of a competition's slips, and my table if I play in the round under way.

    `pad` is the table to which this phone belongs, whoever plays there; it stays when they move on.
    """

    form: SlipForm
    mine: MySlips | None = None
    pad: int | None = None


class SlipFormShown(FromServer, frozen=True):
    """The form by itself, for whoever enters the results of others."""

    id: int
    form: SlipForm


SlipAnswer = SlipFormShown | SlipScored
