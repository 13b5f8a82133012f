"""What a page asks of homework: set it, do it, and for who has the secret, look at what came of it."""

from __future__ import annotations

import time
from random import SystemRandom
from typing import Final, assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.ledgers.ledger_door import come_in
from kibitz.app.ledgers.ledger_subject import LedgerSubject
from kibitz.app.ledgers.live_ledgers import Entries
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.pictures.puzzle_picture import draw_puzzle
from kibitz.app.storage.ledger_rows import belongs_to
from kibitz.app.subjects.homework.homework_tasks import tasks_of
from kibitz.app.subjects.homework.live_homework import HomeworkLog
from kibitz.app.subjects.homework.messages import (
    AnswerHomework,
    AskHomeworkPuzzle,
    AskPupilWork,
    BeginHomework,
    HomeworkPuzzleShown,
    HomeworkRequest,
    HomeworkTable,
    MoveHomeworkDate,
    NewHomework,
    PuzzleVerdict,
)
from kibitz.app.subjects.homework.picture import HOMEWORK_RESULTS, HOMEWORK_SHEET, draw_work
from kibitz.app.tables.names import clean_nickname, looks_like
from kibitz.app.tables.placed_tables import Handed, NewTable, a_bot, a_person, placed_table, rules_for
from kibitz.app.tables.seating import check_level
from kibitz.cards import Deal
from kibitz.club.school import homework_decisions as decisions
from kibitz.club.school.homework_state import HOMEWORK, Homework, HomeworkLine
from kibitz.engine.errors import Objection
from kibitz.games import game
from kibitz.games.registry import GAMES
from kibitz.practice.picking import first_rating
from kibitz.practice.puzzle_words import explanation
from kibitz.practice.puzzles import Puzzle, by_key

_chance: Final = SystemRandom()


class HomeworkAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: HomeworkRequest) -> None:
        match request:
            case BeginHomework():
                await self._begin(request)
            case AskHomeworkPuzzle():
                await self._puzzle(request)
            case AnswerHomework():
                await self._answer(request)
            case MoveHomeworkDate(id=number, code=code, until=until):
                book = await self._mine(code)
                now = time.time()
                await self.hub.ledgers.write(book, lambda state: Entries((decisions.date_moved(state, until, now),)))
                self.connection.send(Done(number))
            case AskPupilWork(id=number, code=code, pupil=pupil):
                book = await self._mine(code)
                if pupil not in book.state.pupils:
                    raise Refusal(w.NO_SUCH_PUPIL())
                self.connection.send(draw_work(number, book.state, book.state.pupils[pupil]))
            case _:
                assert_never(request)

    # --- for the teacher

    async def _mine(self, code: str) -> HomeworkLog:
        """The homework of whose teacher this page has shown the secret."""
        book = await self._found(code)
        if not self.hub.audience.follows(self.connection, HOMEWORK_RESULTS, book.code):
            raise Refusal(w.ONLY_THE_TEACHER())
        return book

    # --- for the pupils

    async def _found(self, code: str) -> HomeworkLog:
        return await come_in(self.hub.ledgers, self.connection, HOMEWORK, code)

    async def _begin(self, request: BeginHomework) -> None:
        book = await self._found(request.code)
        name = clean_nickname(request.nickname)
        identity = await somebody(self.hub, self.connection, name)
        now = time.time()

        def came(state: Homework) -> Entries[HomeworkLine]:
            return Entries(decisions.begun(state, name, identity, looks_like, now))

        await self.hub.ledgers.write(book, came)
        pupil = book.state.pupil_of(identity)
        assert pupil is not None
        if book.state.deals and pupil.table is None:
            if request.beside is None:
                await self._own_table(book, pupil.number)
            else:
                await self._beside(book, pupil.number, request.beside)
        self.connection.send(HomeworkTable(request.id, book.state.pupils[pupil.number].table))

    async def _own_table(self, book: HomeworkLog, pupil: int) -> None:
        self.connection.count_opening()
        places = GAMES[book.state.opened.game].players
        new = _table(book.state, pupil)

        def decide(state: Homework) -> Entries[HomeworkLine]:
            if state.pupils[pupil].table is not None:
                return Entries()  # begun twice at once
            line = decisions.sat_down(state, pupil, new.code, places, time.time())
            return Entries((line,), (*new.rows, belongs_to(new.code, book.code)))

        await self.hub.ledgers.write(book, decide)

    async def _beside(self, book: HomeworkLog, pupil: int, friend: int) -> None:
        places = GAMES[book.state.opened.game].players

        def decide(state: Homework) -> Entries[HomeworkLine]:
            return Entries((decisions.sat_beside(state, pupil, friend, places, time.time()),))

        await self.hub.ledgers.write(book, decide)

    async def _puzzle(self, request: AskHomeworkPuzzle) -> None:
        book = await self._found(request.code)
        puzzle = _puzzle_of(book.state, request.task)
        who = book.state.pupil_of(self.connection.identity) if self.connection.identity else None
        if who is None:
            raise Refusal(decisions.NOT_BEGUN_YET())
        done = who.done.get(request.task)
        await self._show_puzzle(request.id, request.task, puzzle, done.answer if done else None)

    async def _answer(self, request: AnswerHomework) -> None:
        book = await self._found(request.code)
        puzzle = _puzzle_of(book.state, request.task)
        if request.answer not in puzzle.answers:
            raise Refusal(w.NO_SUCH_PUZZLE())
        identity = self.connection.identity or ""

        def decide(state: Homework) -> Entries[HomeworkLine]:
            return Entries(
                (decisions.answered(state, identity, request.task, request.answer, puzzle.right, time.time()),)
            )

        await self.hub.ledgers.write(book, decide)
        await self._show_puzzle(request.id, request.task, puzzle, request.answer)

    async def _show_puzzle(self, number: int, task: int, puzzle: Puzzle, answer: str | None) -> None:
        """The puzzle; with what is right and why only for who has answered."""
        picture = draw_puzzle(puzzle, first_rating(puzzle).strength, key=str(task))
        verdict = None
        if answer is not None:
            why = await self.hub.work.done(self.connection.share, explanation, puzzle, answer)
            verdict = PuzzleVerdict(answer, answer in puzzle.right, puzzle.right, why)
        self.connection.send(HomeworkPuzzleShown(number, task, picture, verdict))


def homework_ledger(hub: Hub) -> LedgerSubject[HomeworkLine, Homework]:
    """Homework as a ledger like any other."""

    async def first(connection: Connection, new: NewHomework) -> tuple[HomeworkLine, ...]:
        check_level(new.bots)
        rules, tasks = await tasks_of(new, hub.work, connection.share, _chance)
        line = decisions.homework_set(
            new.title,
            rules.name,
            rules.options,
            tasks,
            time.time(),
            bots=new.bots,
            until=new.until,
            together=new.together,
            hints=new.hints,
        )
        return (line,)

    return LedgerSubject(
        name="homework",
        kind=HOMEWORK,
        title=lambda state: state.opened.title,
        new=NewHomework,
        first=first,
        showings=(HOMEWORK_SHEET, HOMEWORK_RESULTS),
    )


def _puzzle_of(state: Homework, task: int) -> Puzzle:
    try:
        found = by_key().get(decisions.puzzle_in(state, task))
    except Objection as objection:
        raise Refusal(objection.text) from objection
    if found is None:
        raise Refusal(w.NO_SUCH_PUZZLE())  # of another kibitz
    return found


def _table(state: Homework, pupil: int) -> NewTable:
    """A table with all deals of the homework, and its pupil in the first seat."""
    opened, who = state.opened, state.pupils[pupil]
    deck = game(opened.game, opened.options).deck
    boards = [Handed(number, Deal.from_code(code, deck)) for number, code in state.deals.items()]
    rules = rules_for([each.deal for each in boards], opened.game, opened.options)
    places = GAMES[opened.game].players
    players = [a_bot(opened.bots)] * places
    players[decisions.SEATS_IN_ORDER[places][0]] = a_person(who.identity, who.name, opened.bots)
    return placed_table(rules, boards, players, time.time(), hints=opened.hints, helping=opened.together)
