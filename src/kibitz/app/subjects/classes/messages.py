"""Classes: what is asked at their door and from the teacher's desk, and what each is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from msgspec import Struct

from kibitz.app.messages import FromPage, FromServer
from kibitz.app.tables.messages import Picture
from kibitz.app.tables.table_ledger import Permission
from kibitz.cards import Seat, Side
from kibitz.club.school.seat_plans import SeatPlan
from kibitz.engine.text import Text
from kibitz.lessons.lesson import Prose


class OpenClass(FromPage, frozen=True):
    """A new class; whoever opens it is told the secret of its desk."""

    id: int
    title: str
    game: str
    options: Mapping[str, Any] = {}


class ComeToClass(FromPage, frozen=True):
    """I come in with a nickname, or come back without one; without either I only look at the door."""

    id: int
    code: str
    nickname: str | None = None


class KnockAtClass(FromPage, frozen=True):
    """I am the member of that name, with another tablet: the teacher lets me in."""

    id: int
    code: str
    nickname: str


class QuitClass(FromPage, frozen=True):
    """I leave the class for good, or only its page (`stay`)."""

    id: int
    code: str
    stay: bool = False


class OpenDesk(FromPage, frozen=True):
    """The desk of a class, for who knows its secret."""

    id: int
    code: str
    secret: str


ClassDoorRequest = OpenClass | ComeToClass | KnockAtClass | QuitClass | OpenDesk


class ClassReady(FromServer, frozen=True):
    """The class is open: its code is for everybody, its secret for the desk alone."""

    id: int
    code: str
    secret: str


class ClassPlace(Struct, frozen=True, gc=False):
    """Where the class has me: at a table, in a lesson, or waiting. `sent` grows when I am sent somewhere else."""

    member: int
    name: str
    sent: int
    table: str | None
    lesson: str | None


class ClassShown(FromServer, frozen=True):
    """A class as a pupil sees it, or somebody at its door (`you` is None)."""

    code: str
    title: str
    you: ClassPlace | None
    is_knocking: bool  # I wait for the teacher to let me in
    is_over: bool


class TeacherSaid(FromServer, frozen=True):
    """The teacher said one of the set phrases to the class."""

    code: str
    phrase: str


class TeacherPhrases(Struct, frozen=True, gc=False):
    """What a teacher can say, by what it is about."""

    about: str
    phrases: tuple[str, ...]


TEACHER_PHRASES: Final = (
    TeacherPhrases(
        "Look here",
        (
            "Please stop for a moment and look at the front.",
            "Please listen to your classmates at the front.",
            "I am coming to you.",
            "Raise your hand if you need help.",
            "Please speak a little more quietly.",
        ),
    ),
    TeacherPhrases(
        "Think about it",
        (
            "Take your time.",
            "Whose turn is it?",
            "Which suit was led? Follow it if you can.",
            "Look at dummy first, and make a plan.",
            "Count your sure tricks before you play.",
            "How many tricks do you still need?",
            "Count the trumps that are gone.",
            "What did your partner’s card tell you?",
            "Why did they lead that card?",
            "Talk about this deal with your partner.",
        ),
    ),
    TeacherPhrases(
        "Praise",
        (
            "Well done!",
            "Good thinking!",
            "That was a good plan.",
            "Good partners!",
            "You are getting better and better.",
        ),
    ),
    TeacherPhrases(
        "Time",
        (
            "Please play on.",
            "Please finish this deal.",
            "This is the last deal.",
            "Five more minutes.",
            "You will change places now: your screen shows where to go.",
            "Thank you, that is all for today!",
        ),
    ),
)
"""All that the desk says to pupils: nothing free, as among the players."""

ClassAnswer = ClassReady | ClassShown | TeacherSaid


class AskClassBoards(FromPage, frozen=True):
    """Which boards the tables of the class have."""

    id: int
    code: str


class ClassBoards(FromServer, frozen=True):
    """The game, its options that are not as usual, and the codes of the boards that most tables have."""

    id: int
    game: str
    options: Mapping[str, Any]
    deals: tuple[str, ...]


# --- what is asked: all of it on a line that has shown the secret


class CloseDesk(FromPage, frozen=True):
    """I look at the desk no longer."""

    id: int
    code: str


class BoardsWanted(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The same boards for every table: dealt anew, to order, by their codes, or those of a lesson's step."""

    game: str
    options: Mapping[str, Any] = {}
    count: int = 4  # of boards that are dealt anew
    order: str = ""  # what those are to be like, in the language of orders
    deals: tuple[str, ...] = ()  # the codes of deals
    lesson: str | None = None
    block: int = 0
    language: str = "en"
    bots: str = "learner"
    helping: bool = False  # dummy may help declarer
    hints: bool = False


class SeatClass(FromPage, frozen=True):
    """Everybody gets a seat by a plan, at new tables with these boards."""

    id: int
    code: str
    how: SeatPlan
    boards: BoardsWanted


class SendBoards(FromPage, frozen=True):
    """The same people at these tables play these boards; with none named, at all tables."""

    id: int
    code: str
    boards: BoardsWanted
    tables: tuple[int, ...] = ()


class SendLesson(FromPage, frozen=True):
    """The members at these tables, or everybody, go to a place of a lesson, each on their own."""

    id: int
    code: str
    lesson: str
    block: int | None = None  # None: wherever each one is
    language: str = "en"
    tables: tuple[int, ...] = ()


class MovePupil(FromPage, frozen=True):
    """A member to a seat, changing places with whoever is there; without a table a bot takes over."""

    id: int
    code: str
    member: int
    table: int | None = None
    seat: int = 0


class GradePupil(FromPage, frozen=True):
    """How strong I think a pupil is; seat plans can go by it."""

    id: int
    code: str
    member: int
    strength: int


class RenamePupil(FromPage, frozen=True):
    """A pupil gets another name, in the class and at its tables."""

    id: int
    code: str
    member: int
    name: str


class SendPupilAway(FromPage, frozen=True):
    """A member leaves the class; a bot has the seat."""

    id: int
    code: str
    member: int


class AnswerKnock(FromPage, frozen=True):
    """Whether the tablet that knocks as this member is theirs."""

    id: int
    code: str
    member: int
    is_let_in: bool


class PauseTables(FromPage, frozen=True):
    """Nobody moves at these tables, or they go on; with none named, at all."""

    id: int
    code: str
    rests: bool
    tables: tuple[int, ...] = ()


class AllowAtTables(FromPage, frozen=True):
    """Dummy may help declarer, or hints may be asked for, or no longer; with no tables named, at all."""

    id: int
    code: str
    what: Permission
    is_allowed: bool
    tables: tuple[int, ...] = ()


class ShowTables(FromPage, frozen=True):
    """All hands at these tables lie open for those who sit there; with none named, at all."""

    id: int
    code: str
    tables: tuple[int, ...] = ()


class TakeTableBack(FromPage, frozen=True):
    """A table goes back to before the move at that place of the log."""

    id: int
    code: str
    table: int
    deal: int
    to: int


class PutTablesAway(FromPage, frozen=True):
    """These tables are done with, or all; who sat there waits."""

    id: int
    code: str
    tables: tuple[int, ...] = ()


class LookAtTable(FromPage, frozen=True):
    """Over the shoulder of one seat, at all four hands, or at no table any more."""

    id: int
    code: str
    table: int | None = None
    seat: Seat | None = None


class TellClass(FromPage, frozen=True):
    """One of the teacher's phrases to these tables, or to everybody."""

    id: int
    code: str
    phrase: str
    tables: tuple[int, ...] = ()


class AskClassMarks(FromPage, frozen=True):
    """How far everybody is in the lesson that the class was sent to."""

    id: int
    code: str
    language: str = "en"


class EndClass(FromPage, frozen=True):
    """The class is over: nobody comes in any more."""

    id: int
    code: str


DeskRequest = (
    CloseDesk
    | SeatClass
    | SendBoards
    | SendLesson
    | MovePupil
    | GradePupil
    | RenamePupil
    | SendPupilAway
    | AnswerKnock
    | PauseTables
    | AllowAtTables
    | ShowTables
    | TakeTableBack
    | PutTablesAway
    | LookAtTable
    | TellClass
    | AskClassMarks
    | AskClassBoards
    | EndClass
)
"""What only the line of a desk may ask."""

# --- what the desk is shown


class DeskMember(Struct, frozen=True, gc=False):
    """A pupil as the desk sees one: who, how strong, and where."""

    number: int
    name: str
    strength: int
    is_here: bool  # has a page of the class open
    table: int | None
    lesson: str | None
    is_knocking: bool  # another tablet says to be this member


class DeskSeat(Struct, frozen=True, gc=False):
    """A seat of a table: `place` is its number, by which somebody is moved to it."""

    place: int
    seat: Seat
    member: int | None  # None: a bot
    name: str
    is_away: bool
    is_turn: bool
    role: Literal["declarer", "dummy"] | None


class DeskTable(Struct, frozen=True, gc=False):
    """One table on the desk, without any card that its players may not see."""

    number: int
    code: str
    game: str
    deal: int
    at: int  # the length of the deal's log
    board: int
    boards: int  # how many there are in all
    done: int  # how many are over
    seats: tuple[DeskSeat, ...]
    stage: Text
    contract: Text | None
    tricks: Mapping[Side, int]
    result: Text | None  # of the deal that is over
    quiet_for: int  # seconds since the last move, when this was written
    is_paused: bool
    is_shown: bool
    allowed: tuple[Permission, ...]
    is_over: bool


class DeskShown(FromServer, frozen=True):
    """The whole desk, once; what changes later is sent as changes."""

    code: str
    title: str
    game: str
    options: Mapping[str, Any]
    members: tuple[DeskMember, ...]
    tables: tuple[DeskTable, ...]
    lesson: str | None  # the one that was sent last
    is_over: bool
    phrases: tuple[TeacherPhrases, ...] = TEACHER_PHRASES


class DeskChanged(FromServer, frozen=True):
    """The members and tables that have changed, and those that are there no longer."""

    code: str
    members: tuple[DeskMember, ...]
    tables: tuple[DeskTable, ...]
    gone_members: tuple[int, ...]
    gone_tables: tuple[int, ...]
    lesson: str | None
    is_over: bool


class TableMoment(Struct, frozen=True, gc=False):
    """A moment to which a table can be taken back."""

    to: int
    text: Text


class TableSeen(FromServer, frozen=True):
    """A table as the teacher looks at it: over one shoulder, or with all four hands."""

    code: str
    table: int
    seat: Seat | None
    picture: Picture
    moments: tuple[TableMoment, ...]


class PupilMark(Struct, frozen=True, gc=False):
    """How far a member is in the lesson, and what was seen there besides."""

    member: int
    at: int
    done: int  # of the places where something is asked
    missed: int
    is_learnt: bool
    notes: tuple[Prose, ...]


class ClassMarks(FromServer, frozen=True):
    """How far each pupil has come in a lesson."""

    id: int
    lesson: str | None
    blocks: int
    marks: tuple[PupilMark, ...]


DeskAnswer = DeskShown | DeskChanged | TableSeen | ClassMarks | ClassBoards
