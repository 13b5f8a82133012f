"""Classes: what is asked at their door and from the teacher's desk, and what each is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from msgspec import Struct

from kibitz.app.messages import FromPage, FromServer, LedgerPicture
from kibitz.app.pictures.results import ResultShown
from kibitz.app.tables.messages import Picture
from kibitz.app.tables.table_ledger import Permission
from kibitz.cards import Seat, Side
from kibitz.club.school.lesson_plan import LessonPlan
from kibitz.club.school.seat_plan import SeatPlan
from kibitz.engine.text import Text
from kibitz.lessons.lesson import Prose


class NewClass(FromPage, frozen=True):
    """A new class; its secret is that of its desk."""

    title: str
    game: str
    options: Mapping[str, Any] = {}


class ComeToClass(FromPage, frozen=True):
    """I come in with a nickname. Who has been there before need only follow the class."""

    id: int
    code: str
    nickname: str


class KnockAtClass(FromPage, frozen=True):
    """I am the member of that name, with another tablet: the teacher lets me in."""

    id: int
    code: str
    nickname: str


class QuitClass(FromPage, frozen=True):
    """I leave the class for good."""

    id: int
    code: str


ClassDoorRequest = ComeToClass | KnockAtClass | QuitClass


class ClassPlace(Struct, frozen=True, gc=False):
    """Where the class has me: at a table, in a lesson, or waiting. `sent` grows when I am sent somewhere else."""

    member: int
    name: str
    sent: int
    table: str | None
    lesson: str | None


class ClassPicture(LedgerPicture, frozen=True, gc=False, tag="class"):
    """A class as a pupil sees it, or somebody at its door (`you` is None)."""

    title: str
    you: ClassPlace | None
    knocks_with: str | None  # I wait for the teacher to let me in; the sign is on the desk too
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

ClassAnswer = TeacherSaid


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


class AskClassResults(FromPage, frozen=True):
    """What came of each board at all tables of the class that have finished it: now, or in a lesson of before."""

    id: int
    code: str
    lesson: int | None = None  # its place among the lessons that are kept; None: at the tables that are open


class TableOutcome(Struct, frozen=True, gc=False):
    """What one table made of a board."""

    table: int
    who: Mapping[Seat, str]
    result: ResultShown


class BoardOutcomes(Struct, frozen=True, gc=False):
    """A board with its cards, to be talked about, and what the tables made of it, best for North-South first.

    The cards come once no table has it still to finish.
    """

    game: str
    board: int
    vulnerable: tuple[Side, ...]
    dealer: Seat
    hands: Mapping[Seat, tuple[str, ...]]
    playing: int  # tables that have it still to finish
    outcomes: tuple[TableOutcome, ...]


class ClassResults(FromServer, frozen=True):
    """Board by board."""

    id: int
    boards: tuple[BoardOutcomes, ...]


# --- what is asked: all of it on a line that has shown the secret


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
    """Who is here gets a seat by a plan, at new tables with these boards; with `absent` everybody else too."""

    id: int
    code: str
    how: SeatPlan
    boards: BoardsWanted
    absent: bool = False


class SeatLate(FromPage, frozen=True):
    """Who is here and waits takes the seats of bots, gets a table of their own, or shares the seats of others.

    A table of their own has the boards that most others have, and bots in the seats that stay free.
    """

    id: int
    code: str
    own_table: bool = False
    beside: bool = False


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


class ShareSeat(FromPage, frozen=True):
    """A member sits down beside whoever has that seat: both see the hand, and either may play."""

    id: int
    code: str
    member: int
    table: int
    seat: int


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
    """Whether the tablet that knocks as this member, and shows that sign, is theirs."""

    id: int
    code: str
    member: int
    sign: str
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


class AskPlans(FromPage, frozen=True):
    """Which lesson plans there are in a language."""

    id: int
    code: str
    language: str = "en"


class PlansShown(FromServer, frozen=True):
    """The lesson plans of the house."""

    id: int
    plans: tuple[LessonPlan, ...]


class KeepPlan(FromPage, frozen=True):
    """The class has the lesson plan of the file that was sent in pieces; or none any more."""

    id: int
    code: str
    dropped: bool = False


class StepPlan(FromPage, frozen=True):
    """The desk is at that step of the plan; `homework` is the code of what was set there."""

    id: int
    code: str
    step: int
    homework: str = ""


DeskRequest = (
    SeatClass
    | SeatLate
    | SendBoards
    | SendLesson
    | MovePupil
    | ShareSeat
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
    | AskClassResults
    | AskPlans
    | KeepPlan
    | StepPlan
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
    knocks: tuple[str, ...]  # the signs of other tablets that say to be this member


class DeskSeat(Struct, frozen=True, gc=False):
    """A seat of a table: `place` is its number, by which somebody is moved to it."""

    place: int
    seat: Seat
    member: int | None  # None: a bot
    name: str
    is_away: bool
    is_turn: bool
    role: Literal["declarer", "dummy"] | None
    beside: tuple[int, ...] = ()  # members who share the seat


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
    moved_at: float  # when the last move was made, in seconds since 1970
    is_paused: bool
    is_shown: bool
    allowed: tuple[Permission, ...]
    is_over: bool


class LessonKept(Struct, frozen=True, gc=False):
    """A lesson whose results can be looked up: when it began, in seconds since 1970, and at how many tables it was."""

    began: float
    tables: int


class DeskPicture(LedgerPicture, frozen=True, gc=False, tag="desk"):
    """The whole desk: members and tables by their numbers."""

    title: str
    game: str
    options: Mapping[str, Any]
    members: Mapping[int, DeskMember]
    tables: Mapping[int, DeskTable]
    lesson: str | None  # the one that was sent last
    is_over: bool
    kept: tuple[LessonKept, ...] = ()
    plan: LessonPlan | None = None
    step: int | None = None  # of the plan; None: it has not begun
    set_work: Mapping[int, str] = {}  # the codes of homework that was set by its steps
    phrases: tuple[TeacherPhrases, ...] = TEACHER_PHRASES


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


DeskAnswer = PlansShown | TableSeen | ClassMarks | ClassBoards | ClassResults
