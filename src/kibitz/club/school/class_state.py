"""The log of a class and its state: who came, at which table or lesson each one is, and who has met whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any, Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from kibitz.club.school.lesson_plan import LessonPlan
from kibitz.ledger.kind import LedgerKind
from kibitz.ledger.lines import LedgerLine, seconds

Pair = tuple[int, int]
"""Two members, the lower number first."""
_BREAK: Final = 3 * 3600.0
"""After so many seconds in which no table was opened the next one belongs to another lesson."""
PARTNERS_OF_FOUR: Final = ((0, 2), (1, 3))
"""The players of a table of four who are partners."""


class ClassTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A live table by its code, and which member has each of its seats, in the order of its players; None: a bot.

    `beside` are the members who share a seat, by its place.
    """

    number: int
    code: str
    seats: tuple[int | None, ...]
    beside: Mapping[int, tuple[int, ...]] = {}

    @property
    def members(self) -> tuple[int, ...]:
        seated = (member for member in self.seats if member is not None)
        return (*seated, *(member for sharing in self.beside.values() for member in sharing))


class ClassOpened(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The class was opened: its title, and the game that it plays if nothing else is said."""

    title: str
    game: str
    options: Mapping[str, Any] = {}


class PupilCame(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody came, known by an identity of the server, or came back who had gone."""

    member: int
    name: str
    identity: str


class PupilRenamed(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    member: int
    name: str


class PupilGraded(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The teacher noted how strong a member is."""

    member: int
    strength: int


class PupilKnocked(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody with another tablet says that they are this member."""

    member: int
    identity: str


class KnockAnswered(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The teacher let somebody back in as who they say they are, or did not."""

    identity: str
    is_let_in: bool


class PupilWent(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody left the class; the seat is a bot's."""

    member: int


class TablesGiven(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Members were sent to live tables. A table takes the place of the one with its number.

    With `anew` all other tables are put away.
    """

    tables: tuple[ClassTable, ...]
    anew: bool = False


class PupilMoved(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A member took a seat at a table, changing places with whoever sat there; without a table the seat is a bot's."""

    member: int
    table: int | None = None
    seat: int = 0


class SeatShared(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A member sat down beside whoever has that seat: both see the hand, and either may play."""

    member: int
    table: int
    seat: int


class LessonGiven(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Members were sent to a lesson, each on their own: to a place of it, or wherever each one was."""

    lesson: str
    block: int | None
    members: tuple[int, ...]


class TablesPutAway(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """These tables are done with; who sat there waits."""

    tables: tuple[int, ...]


class PlanKept(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The class has that lesson plan from now on, or none; it has not begun."""

    plan: LessonPlan | None


class PlanStepped(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The desk is at that step of the plan; `homework` is the code of what was set there."""

    step: int
    homework: str = ""


class ClassClosed(LedgerLine, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The class is over."""


ClassLine = (
    ClassOpened
    | PupilCame
    | PupilRenamed
    | PupilGraded
    | PupilKnocked
    | KnockAnswered
    | PupilWent
    | TablesGiven
    | PupilMoved
    | SeatShared
    | LessonGiven
    | TablesPutAway
    | PlanKept
    | PlanStepped
    | ClassClosed
)


class LessonPlace(Struct, frozen=True):
    lesson: str
    block: int | None


class KeptLesson(Struct, frozen=True):
    """A lesson as it can be looked up later: its tables, which were opened without a long break between them."""

    began: float  # seconds since 1970
    last: float
    codes: tuple[str, ...]


class Pupil(Struct, frozen=True):
    """A member: `sent` is the line of the log that sent them where they are."""

    number: int
    name: str
    identity: str
    strength: int = 2
    is_gone: bool = False
    lesson: LessonPlace | None = None
    sent: int = 0


class SchoolClass(Struct, frozen=True):
    """All that is known of a class. `partnered` and `met` count how often two members have played together."""

    opened: ClassOpened
    members: Mapping[int, Pupil] = {}
    tables: Mapping[int, ClassTable] = {}
    knocks: Mapping[str, int] = {}
    partnered: Mapping[Pair, int] = {}
    met: Mapping[Pair, int] = {}
    last_seats: tuple[tuple[int | None, ...], ...] = ()
    lessons: tuple[KeptLesson, ...] = ()
    sat: Mapping[str, ClassTable] = {}  # who sat last at each table that there ever was, by its code
    plan: LessonPlan | None = None
    step: int | None = None  # of the plan; None: it has not begun
    set_work: Mapping[int, str] = {}  # the codes of homework that was set by steps of the plan
    lines: int = 1
    is_closed: bool = False

    @property
    def present(self) -> tuple[int, ...]:
        """Who belongs to the class, by number."""
        return tuple(number for number, who in sorted(self.members.items()) if not who.is_gone)

    def member_of(self, identity: str) -> int | None:
        found = (who.number for who in self.members.values() if who.identity == identity)
        return next(found, None)

    def table_of(self, member: int) -> ClassTable | None:
        return next((table for table in self.tables.values() if member in table.members), None)

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who is at no table and in no lesson."""
        return tuple(each for each in self.present if self.table_of(each) is None and self.members[each].lesson is None)


def class_after(state: SchoolClass, line: ClassLine) -> SchoolClass:
    """The state after one more line."""
    changed = _with_sat(state, _changed(state, line))
    return replace(changed, lines=state.lines + 1)


def _with_sat(before: SchoolClass, state: SchoolClass) -> SchoolClass:
    if state.tables is before.tables:
        return state
    now = {table.code: table for table in state.tables.values() if before.sat.get(table.code) != table}
    return replace(state, sat={**before.sat, **now}) if now else state


def _changed(state: SchoolClass, line: ClassLine) -> SchoolClass:
    match line:
        case ClassOpened():
            return state
        case PupilCame(member=member, name=name, identity=identity):
            known = state.members.get(member, Pupil(member, name, identity))
            return _with(state, replace(known, name=name, identity=identity, is_gone=False))
        case PupilRenamed(member=member, name=name):
            return _with(state, replace(state.members[member], name=name))
        case PupilGraded(member=member, strength=strength):
            return _with(state, replace(state.members[member], strength=strength))
        case PupilKnocked(member=member, identity=identity):
            return replace(state, knocks={**state.knocks, identity: member})
        case KnockAnswered(identity=identity, is_let_in=is_let_in):
            return _answered(state, identity, is_let_in)
        case PupilWent(member=member):
            return _gone(state, member)
        case TablesGiven(tables=tables, anew=anew):
            given = _given(state, tables, anew)
            return replace(given, lessons=_lessons(state, seconds(line.at), [each.code for each in tables]))
        case PupilMoved(member=member, table=table, seat=seat):
            return _moved(state, member, table, seat)
        case SeatShared(member=member, table=table, seat=seat):
            return _shared(state, member, table, seat)
        case LessonGiven(lesson=lesson, block=block, members=members):
            state = _without_empty(_got_up(state, members))
            return _sent(state, members, LessonPlace(lesson, block))
        case TablesPutAway(tables=tables):
            left = [member for number in tables for member in state.tables[number].members]
            kept = {number: table for number, table in state.tables.items() if number not in tables}
            return _sent(replace(state, tables=kept), left, None)
        case PlanKept(plan=plan):
            return replace(state, plan=plan, step=None, set_work={})
        case PlanStepped(step=step, homework=homework):
            return replace(state, step=step, set_work={**state.set_work, **({step: homework} if homework else {})})
        case ClassClosed():
            return replace(state, is_closed=True)
        case _:
            assert_never(line)


def _answered(state: SchoolClass, identity: str, is_let_in: bool) -> SchoolClass:
    member = state.knocks[identity]
    rest = {who: number for who, number in state.knocks.items() if who != identity}
    state = replace(state, knocks=rest)
    if not is_let_in:
        return state
    double = state.member_of(identity)  # had come under another name meanwhile
    if double is not None and double != member:
        state = _gone(state, double)
        state = _with(state, replace(state.members[double], identity=""))
    return _with(state, replace(state.members[member], identity=identity, is_gone=False))


def _gone(state: SchoolClass, member: int) -> SchoolClass:
    state = _without_empty(_got_up(state, (member,)))
    return _with(state, replace(state.members[member], is_gone=True, lesson=None, sent=state.lines))


def tables_of_class(lines: Iterable[ClassLine]) -> frozenset[str]:
    """The codes of all tables that members were ever sent to."""
    return frozenset(table.code for line in lines if isinstance(line, TablesGiven) for table in line.tables)


def _lessons(state: SchoolClass, at: float, codes: list[str]) -> tuple[KeptLesson, ...]:
    *before, last = state.lessons or (KeptLesson(at, at, ()),)
    if at - last.last > _BREAK:
        return (*before, last, KeptLesson(at, at, tuple(codes)))
    return (*before, replace(last, last=max(at, last.last), codes=(*last.codes, *codes)))


def _given(state: SchoolClass, tables: tuple[ClassTable, ...], anew: bool) -> SchoolClass:
    seated = [member for table in tables for member in table.members]
    numbers = {table.number for table in tables}
    up = [member for number in numbers & state.tables.keys() for member in state.tables[number].members]
    up += [member for table in state.tables.values() for member in table.members] if anew else []
    state = _sent(state, dict.fromkeys((*up, *seated)), None)
    state = _got_up(state, seated)
    kept = {} if anew else {number: table for number, table in state.tables.items() if number not in numbers}
    state = _without_empty(replace(state, tables=kept))
    partnered, met = dict(state.partnered), dict(state.met)
    for table in tables:
        for pair in combinations(sorted(table.members), 2):
            met[pair] = met.get(pair, 0) + 1
        for pair in partners_at(table.seats):
            partnered[pair] = partnered.get(pair, 0) + 1
    all_tables = {**state.tables, **{table.number: table for table in tables}}
    return _with_last_seats(replace(state, tables=all_tables, partnered=partnered, met=met))


def _moved(state: SchoolClass, member: int, number: int | None, seat: int) -> SchoolClass:
    """Who sat there takes the mover's seat; who comes from no table leaves them waiting."""
    before = state.table_of(member)
    if number is not None and before is not None and member not in before.seats:  # from beside somebody
        before, state = None, _got_up(state, (member,))
    if number is None:
        return _with_last_seats(_without_empty(_sent(_got_up(state, (member,)), (member,), None)))
    tables = {key: list(table.seats) for key, table in state.tables.items()}
    other = tables[number][seat]
    if before is not None:
        tables[before.number][before.seats.index(member)] = other
    tables[number][seat] = member
    moved = {key: replace(state.tables[key], seats=tuple(seats)) for key, seats in tables.items()}
    sent = (member,) if other is None else (member, other)
    return _with_last_seats(_without_empty(_sent(replace(state, tables=moved), sent, None)))


def _shared(state: SchoolClass, member: int, number: int, seat: int) -> SchoolClass:
    state = _without_empty(_got_up(state, (member,)))
    table = state.tables.get(number)
    if table is None:  # nobody else sat there
        return _sent(state, (member,), None)
    beside = {**table.beside, seat: (*table.beside.get(seat, ()), member)}
    tables = {**state.tables, number: replace(table, beside=beside)}
    return _with_last_seats(_sent(replace(state, tables=tables), (member,), None))


def _with_last_seats(state: SchoolClass) -> SchoolClass:
    return replace(state, last_seats=tuple(table.seats for _, table in sorted(state.tables.items())))


def partners_at(seats: tuple[int | None, ...]) -> tuple[Pair, ...]:
    """The members at a table who are partners of each other.

    >>> partners_at((5, 1, 2, None))
    ((2, 5),)
    """
    if len(seats) != 2 * len(PARTNERS_OF_FOUR):
        return ()
    pairs = ((seats[one], seats[other]) for one, other in PARTNERS_OF_FOUR)
    return tuple((min(a, b), max(a, b)) for a, b in pairs if a is not None and b is not None)


def _with(state: SchoolClass, who: Pupil) -> SchoolClass:
    return replace(state, members={**state.members, who.number: who})


def _sent(state: SchoolClass, members: Iterable[int], place: LessonPlace | None) -> SchoolClass:
    """These members are somewhere else from this line on."""
    sent = {each: replace(state.members[each], lesson=place, sent=state.lines) for each in members}
    return replace(state, members={**state.members, **sent})


def _got_up(state: SchoolClass, members: Iterable[int]) -> SchoolClass:
    """Whoever shares a seat that gets free has it alone."""
    up = set(members)
    return replace(state, tables={number: _left(table, up) for number, table in state.tables.items()})


def _left(table: ClassTable, up: set[int]) -> ClassTable:
    if up.isdisjoint(table.members):
        return table
    sharing = {seat: [each for each in members if each not in up] for seat, members in table.beside.items()}
    seats = list(table.seats)
    for seat, member in enumerate(seats):
        if member in up:
            seats[seat] = sharing[seat].pop(0) if sharing.get(seat) else None
    beside = {seat: tuple(members) for seat, members in sharing.items() if members}
    return replace(table, seats=tuple(seats), beside=beside)


def _without_empty(state: SchoolClass) -> SchoolClass:
    """A table at which nobody is left is none of the class any more."""
    return replace(state, tables={number: table for number, table in state.tables.items() if table.members})


CLASS: Final = LedgerKind[ClassLine, SchoolClass]("class", 2, ClassLine, ClassOpened, SchoolClass, class_after)
