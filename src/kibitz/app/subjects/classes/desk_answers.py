"""What the teacher's desk asks: seats, boards, lessons, pausing, looking, taking back, phrases.

Only a line that has shown the secret of the class is its desk; everybody else is refused.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from random import SystemRandom
from typing import Final, assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.ledgers.ledger_door import come_in
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.storage.writer import Change
from kibitz.app.subjects.classes.live_classes import ClassBook, ClassDecision, Classes, seated_players
from kibitz.app.subjects.classes.messages import (
    TEACHER_PHRASES,
    AllowAtTables,
    AnswerKnock,
    AskClassBoards,
    AskClassMarks,
    AskClassResults,
    AskPlans,
    BoardsWanted,
    ClassResults,
    DeskRequest,
    EndClass,
    GradePupil,
    KeepPlan,
    LookAtTable,
    MovePupil,
    PauseTables,
    PlansShown,
    PutTablesAway,
    RenamePupil,
    SeatClass,
    SeatLate,
    SendBoards,
    SendLesson,
    SendPupilAway,
    ShareSeat,
    ShowTables,
    StepPlan,
    TakeTableBack,
    TellClass,
)
from kibitz.app.subjects.classes.sent_boards import (
    BoardSet,
    PlayedTable,
    board_set,
    boards_again,
    boards_at,
    results_at,
)
from kibitz.app.subjects.classes.sent_lessons import lesson_named, marks_of, sent_marks
from kibitz.app.tables import directing
from kibitz.app.tables.live import LiveTable, Resolution
from kibitz.app.tables.names import clean_nickname, looks_like
from kibitz.app.tables.people import is_ledger_code, read_code, sign_of
from kibitz.app.tables.placed_tables import placed_table
from kibitz.app.tables.seating import check_level
from kibitz.club.school import class_decisions as decisions
from kibitz.club.school.class_state import CLASS, ClassLine, ClassTable, SchoolClass
from kibitz.club.school.lesson_plan import read_plan, ready_plans
from kibitz.club.school.seat_plan import SeatPlan
from kibitz.club.school.seat_plans import Seats, dealt, planned
from kibitz.games.registry import GAMES

_chance: Final = SystemRandom()
_MOST_LOOKED_UP: Final = 120
"""So many tables of a lesson are read for its results: the last ones, if there were more."""
_PHRASES: Final = frozenset(phrase for group in TEACHER_PHRASES for phrase in group.phrases)

LineRequest = (
    MovePupil | ShareSeat | GradePupil | RenamePupil | SendPupilAway | AnswerKnock | StepPlan | PutTablesAway | EndClass
)
"""What is a line of the log and nothing else."""

Errand = (
    SeatClass
    | SeatLate
    | SendBoards
    | SendLesson
    | LookAtTable
    | TellClass
    | PauseTables
    | AllowAtTables
    | ShowTables
    | TakeTableBack
    | KeepPlan
    | LineRequest
)
"""What is done, and then is done."""


class DeskAnswers:
    """One request of one desk."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.classes = hub.part(Classes)
        self.connection = connection

    async def serve(self, request: DeskRequest) -> None:
        book = await come_in(self.hub.ledgers, self.connection, CLASS, request.code)
        if not self.hub.audience.follows(self.connection, self.classes.desk, book.code):
            raise Refusal(w.ONLY_THE_DESK())
        if isinstance(request, AskClassMarks):
            self.connection.send(await marks_of(self.hub, book.state, request.id, request.language))
            return
        if isinstance(request, AskClassBoards):
            tables = [await self.hub.table(each.code) for each in book.state.tables.values()]
            self.connection.send(boards_at(request.id, tables))
            return
        if isinstance(request, AskClassResults):
            self.connection.send(await self._results(request, book.state))
            return
        if isinstance(request, AskPlans):
            self.connection.send(PlansShown(request.id, ready_plans(request.language)))
            return
        await self._carry_out(request, book)
        self.connection.send(Done(request.id))

    async def _results(self, request: AskClassResults, state: SchoolClass) -> ClassResults:
        """At the tables that are open, or at those of a lesson of before, with who sat there last."""
        if request.lesson is None:
            codes = tuple(each.code for each in state.tables.values())
        elif 0 <= request.lesson < len(state.lessons):
            codes = state.lessons[request.lesson].codes[-_MOST_LOOKED_UP:]
        else:
            raise Refusal(w.NO_SUCH_TABLES())
        is_open = {each.code for each in state.tables.values()}
        found = []
        for code in codes:
            with suppress(Refusal):  # one that cannot be read does not hide the others
                sat, live = state.sat[code], await self.hub.table(code)
                names = [player.name for player in seated_players(state, sat.seats, "", sat.beside)]
                found.append(PlayedTable(sat.number, live, names, code in is_open))
        return results_at(request.id, found)

    async def _carry_out(self, request: Errand, book: ClassBook) -> None:
        match request:
            case SeatClass(how=how, boards=wanted, absent=absent):
                await self._seat(book, how, wanted, absent=absent)
            case SeatLate(own_table=own_table, beside=beside):
                await self._seat_late(book, own_table=own_table, beside=beside)
            case SendBoards(boards=wanted, tables=tables):
                await self._send_boards(book, wanted, tables)
            case SendLesson():
                await self._send_lesson(book, request)
            case LookAtTable(table=table, seat=seat):
                self.classes.look(self.connection, book, table, seat)
            case TellClass(phrase=phrase, tables=tables):
                self._tell(book, phrase, tables)
            case PauseTables(rests=rests, tables=tables):
                await self._at_each(book, tables, partial(directing.pause, rests=rests))
            case AllowAtTables(what=what, is_allowed=is_allowed, tables=tables):
                await self._at_each(book, tables, partial(directing.allow, what=what, is_allowed=is_allowed))
            case ShowTables(tables=tables):
                await self._at_each(book, tables, directing.show_hands)
            case TakeTableBack(table=table, deal=deal, to=to):
                await self._at_each(book, (table,), lambda live: directing.take_back(live, deal, to, time.time()))
            case KeepPlan(dropped=dropped):
                text = self.connection.take_pieces()
                await self.classes.write(
                    book, lambda state: (decisions.plan_kept(state, None if dropped else read_plan(text)),)
                )
            case _:
                await self.classes.write(book, _line(request))

    # --- seats and boards

    async def _seat(self, book: ClassBook, how: SeatPlan, wanted: BoardsWanted, *, absent: bool = False) -> None:
        boards = await self._boards(wanted)
        places = GAMES[boards.rules.name].players
        here = None if absent else self.classes.here(book)

        def seats(state: SchoolClass) -> dict[int, Seats]:
            return dict(enumerate(planned(state, how, places, _chance, here), 1))

        await self._open(book, boards, seats, anew=True)

    async def _seat_late(self, book: ClassBook, *, own_table: bool, beside: bool) -> None:
        here = self.classes.here(book)
        if not here.intersection(book.state.waiting):
            raise Refusal(decisions.NO_LATECOMER())
        tables = {number: await self.hub.table(each.code) for number, each in book.state.tables.items()}
        going_on = [number for number, live in tables.items() if not live.over]
        if not own_table:
            seated = decisions.seated_beside if beside else decisions.seated_late
            await self.classes.write(
                book, lambda state: seated(state, [each for each in state.waiting if each in here], going_on)
            )
            return
        boards = boards_again([tables[number] for number in going_on])

        def seats(state: SchoolClass) -> dict[int, Seats]:
            waiting = [each for each in state.waiting if each in here]
            spread = dealt(waiting, GAMES[boards.rules.name].players)
            return dict(enumerate(spread, max(state.tables, default=0) + 1))

        await self._open(book, boards, seats, anew=False)

    async def _send_boards(self, book: ClassBook, wanted: BoardsWanted, tables: Sequence[int]) -> None:
        boards = await self._boards(wanted)
        places = GAMES[boards.rules.name].players
        if not book.state.tables:
            raise Refusal(w.NO_SUCH_TABLES())
        if any(len(table.seats) != places for table in book.state.tables.values()):
            await self._seat(book, SeatPlan.SAME, wanted)  # of another number of players: there are no same seats
            return

        def seats(state: SchoolClass) -> dict[int, Seats]:
            return {number: table.seats for number, table in state.tables.items() if not tables or number in tables}

        await self._open(book, boards, seats, anew=False)

    async def _open(
        self, book: ClassBook, boards: BoardSet, seats: Callable[[SchoolClass], dict[int, Seats]], *, anew: bool
    ) -> None:
        """New live tables, stored together with the line that sends everybody there."""
        self.connection.count_opening()
        state = book.state
        tables: list[ClassTable] = []
        rows: list[Change] = []
        for number, seated in seats(state).items():
            players = seated_players(state, seated, boards.bots)
            new = placed_table(
                boards.rules, boards.handed, players, time.time(), helping=boards.helping, hints=boards.hints
            )
            tables.append(ClassTable(number, new.code, seated))
            rows += new.rows
        await self.classes.give_tables(book, tables, tuple(rows), anew=anew)

    async def _boards(self, wanted: BoardsWanted) -> BoardSet:
        check_level(wanted.bots)
        lessons = self.hub.lesson_library.lessons(wanted.language)
        return await board_set(wanted, lessons, self.hub.work, self.connection.share, _chance)

    async def _send_lesson(self, book: ClassBook, request: SendLesson) -> None:
        lesson = lesson_named(self.hub, request.lesson, request.language)
        members = _members(book.state, request.tables)

        def decide(state: SchoolClass) -> Sequence[ClassLine]:
            return (decisions.lesson_given(state, lesson.name, request.block, request.tables),)

        marks = await sent_marks(self.hub, book.state, members, lesson, request.block)
        await self.classes.write(book, decide, beside=marks)

    # --- live tables

    async def _at_each(
        self, book: ClassBook, numbers: Sequence[int], decide: Callable[[LiveTable], Resolution | None]
    ) -> None:
        """Something at some tables of the class, or at all of them."""
        tables = book.state.tables
        if not set(numbers) <= tables.keys() or not tables:
            raise Refusal(decisions.NO_CLASS_TABLE())
        for number in numbers or tuple(tables):
            await self.hub.direct(tables[number].code, decide)

    def _tell(self, book: ClassBook, phrase: str, tables: Sequence[int]) -> None:
        if phrase not in _PHRASES:
            raise Refusal(w.NO_SUCH_PHRASE())
        self.classes.tell(book, _members(book.state, tables), phrase)


def _members(state: SchoolClass, tables: Sequence[int]) -> tuple[int, ...]:
    """Who sits at these tables; with none named, everybody."""
    if not set(tables) <= state.tables.keys():
        raise Refusal(decisions.NO_CLASS_TABLE())
    return tuple(each for number in tables for each in state.tables[number].members) if tables else state.present


def _line(request: LineRequest) -> ClassDecision:
    match request:
        case MovePupil(member=member, table=table, seat=seat):
            return lambda state: (decisions.moved(state, member, table, seat),)
        case ShareSeat(member=member, table=table, seat=seat):
            return lambda state: (decisions.shared(state, member, table, seat),)
        case GradePupil(member=member, strength=strength):
            return lambda state: (decisions.graded(state, member, strength),)
        case RenamePupil(member=member, name=typed):
            name = clean_nickname(typed)
            return lambda state: (decisions.renamed(state, member, name, looks_like),)
        case SendPupilAway(member=member):
            return lambda state: (decisions.went(state, member),)
        case AnswerKnock(member=member, sign=sign, is_let_in=is_let_in):
            code = read_code(request.code)
            return lambda state: decisions.knock_answered(
                state, member, lambda who: sign_of(who, code) == sign, is_let_in
            )
        case StepPlan(step=step, homework=homework):
            plain = read_code(homework)
            if homework and not is_ledger_code(plain):
                raise Refusal(w.NO_SUCH_CODE())
            return lambda state: (decisions.plan_stepped(state, step, plain),)
        case PutTablesAway(tables=tables):
            return lambda state: (decisions.put_away(state, tables),)
        case EndClass():
            return lambda state: (decisions.class_closed(state),)
        case _:
            assert_never(request)
