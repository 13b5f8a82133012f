"""What a page asks of lessons: where I am, the next page, an answer, the sheet, the table. Stored, then shown."""

from __future__ import annotations

import time
from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub import repetitions
from kibitz.app.hub.bookmarks import kept_bookmark, move_bookmark
from kibitz.app.hub.hub import Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.live.connection import Connection
from kibitz.app.pictures.lesson_notes import notes_of
from kibitz.app.storage.bookmark_rows import bookmarks_of
from kibitz.app.storage.writer import Change
from kibitz.app.subjects.lesson.messages import (
    AnswerQuestion,
    AskLessons,
    LessonMark,
    LessonReply,
    LessonRequest,
    LessonShown,
    MyLessons,
    OpenLesson,
    PlayLesson,
    StartOver,
    TurnPage,
    WriteSheet,
)
from kibitz.app.subjects.lesson.picture import ledger_place
from kibitz.app.tables import people
from kibitz.app.tables.lesson_tables import LessonSpot, players_of, seated, shape_of
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.table_rows import table_rows
from kibitz.cards.shuffle import fresh_salt, fresh_seed
from kibitz.learner.repetition import Recurring, ThingKind
from kibitz.lessons import runner
from kibitz.lessons.bookmark_ledger import KeptBookmark
from kibitz.lessons.lesson import Lesson, Practice
from kibitz.lessons.runner import Bookmark, WrongBlock
from kibitz.sessions import default_session

_TRIES: Final = 8

LessonStep = TurnPage | AnswerQuestion | WriteSheet | PlayLesson | StartOver
InLesson = OpenLesson | LessonStep
Decided = tuple[KeptBookmark, LessonReply | None, tuple[Change, ...]]


class LessonAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.store = hub.store
        self.connection = connection

    async def serve(self, request: LessonRequest) -> None:
        if isinstance(request, AskLessons):
            self.connection.send(MyLessons(request.id, await self._mine()))
            return
        lesson = self.hub.lesson_library.lessons(request.language).get(request.lesson)
        if lesson is None:
            raise Refusal(w.NO_SUCH_LESSON())
        try:
            self.connection.send(await self._carried_out(request, lesson))
        except WrongBlock as error:
            raise Refusal(w.NOT_IN_LESSON()) from error

    async def _mine(self) -> tuple[LessonMark, ...]:
        kept = await bookmarks_of(self.store, self.connection.identity) if self.connection.identity else []
        return tuple(
            LessonMark(each.mark.lesson, each.mark.at, each.finished is not None, each.touched) for each in kept
        )

    async def _carried_out(self, request: InLesson, lesson: Lesson) -> LessonShown:
        for _ in range(_TRIES):
            kept = await kept_bookmark(self.hub, self.connection.identity, lesson.name)
            if isinstance(request, OpenLesson):
                return self._shown(request, lesson, kept)
            if not isinstance(request, StartOver) and request.at != kept.mark.at:
                return self._shown(request, lesson, kept)  # sent twice, or from a page that was left open elsewhere
            wanted, reply, rows = await self._decided(request, lesson, kept)
            nickname = request.nickname if isinstance(request, PlayLesson) else None
            identity = await somebody(self.hub, self.connection, nickname)
            is_learnt = wanted.mark.is_finished(lesson)
            moved = await move_bookmark(self.hub, identity, kept, wanted, rows, is_learnt=is_learnt)
            if moved is not None:
                break  # and not sent elsewhere meanwhile
        else:
            raise Refusal(w.NOT_STORED())
        judged = _judged(lesson, kept, wanted, reply)
        if judged is not None:
            block, is_right = judged
            thing = Recurring(ThingKind.LESSON, lesson.name, block)
            await repetitions.answered(self.hub, identity, thing, is_right=is_right, now=time.time())
        if isinstance(request, PlayLesson) and moved.table is not None:
            self.hub.look(self.connection, await self.hub.table(moved.table))
        return self._shown(request, lesson, moved, reply)

    async def _decided(self, request: LessonStep, lesson: Lesson, kept: KeptBookmark) -> Decided:
        """Where it leads from the place that is kept, what is said to it, and what is stored with it."""
        match request:
            case StartOver():
                return KeptBookmark(Bookmark(lesson.name)), None, ()
            case TurnPage(to=to):
                return await self._turned(lesson, kept, to), None, ()
            case AnswerQuestion(answer=answer):
                mark, said = runner.answered(lesson, kept.mark, answer)
                return replace(kept, mark=mark), LessonReply(said.right, said.prose), ()
            case WriteSheet(written=written):
                mark, said, wrong = runner.wrote(lesson, kept.mark, written)
                return replace(kept, mark=mark), LessonReply(said.right, said.prose, tuple(sorted(wrong))), ()
            case PlayLesson():
                wanted, rows = await self._played(request, lesson, kept)
                return wanted, None, rows
            case _:
                assert_never(request)

    # --- going on

    async def _turned(self, lesson: Lesson, kept: KeptBookmark, to: int) -> KeptBookmark:
        """On by one, with what came of the place that is left, or to a place that has been come to before."""
        if to == kept.mark.at + 1:
            kept = await self._closed(lesson, kept)
            return replace(kept, mark=runner.went_on(lesson, kept.mark))
        return replace(kept, mark=runner.turned_to(lesson, kept.mark, to))

    async def _closed(self, lesson: Lesson, kept: KeptBookmark) -> KeptBookmark:
        """The deal of the table noted, if it has come to its stop and is not noted yet."""
        table = await self._table(lesson, kept)
        if table is None or kept.is_noted or not table.is_at_rest:
            return kept
        return replace(kept, mark=runner.closed(lesson, kept.mark, table.state), is_noted=True)

    # --- tables

    async def _table(self, lesson: Lesson, kept: KeptBookmark) -> LiveTable | None:
        """The table of the place where the learner is, if there is one."""
        practice = kept.mark.block(lesson)
        if kept.table is None or not isinstance(practice, Practice):
            return None
        try:
            table = await self.hub.table(kept.table)
        except Refusal:
            return None  # of rules that are not known any more: another is opened
        spot = table.spot
        is_here = spot is not None and (spot.lesson, spot.block, spot.shape) == _place(lesson, kept.mark, practice)
        return table if is_here and table.practice is not None else None

    async def _played(
        self, request: PlayLesson, lesson: Lesson, kept: KeptBookmark
    ) -> tuple[KeptBookmark, tuple[Change, ...]]:
        """The table where play goes on; a new one where there is none, or the learner tries again."""
        practice = kept.mark.block(lesson)
        if not isinstance(practice, Practice):
            raise WrongBlock
        table = await self._table(lesson, kept)
        if table is not None and not request.again:
            return kept, ()
        if table is not None and table.is_at_rest:
            kept = await self._closed(lesson, kept)
        elif table is not None:
            kept = replace(kept, mark=runner.broken_off(kept.mark))
        self.connection.count_opening()
        identity = await somebody(self.hub, self.connection, request.nickname)
        state = runner.opened(lesson, kept.mark, seed=fresh_seed(), salt=fresh_salt())
        board = seated(runner.board_at(lesson, kept.mark, practice), state.game)
        players = players_of(practice, board, identity, self.connection.nickname or "")
        code, form = people.fresh_table_code(), practice.session or default_session(state.game)
        spot = LessonSpot(lesson.name, request.language, kept.mark.at, shape_of(practice))
        rows = table_rows(
            code,
            state.game,
            form,
            {},
            players,
            time.time(),
            given=(board, state),
            lesson=msgspec.json.encode(spot).decode(),
        )
        return replace(kept, table=code, is_noted=False), rows

    # --- what the page is told

    def _shown(
        self, request: InLesson, lesson: Lesson, kept: KeptBookmark, reply: LessonReply | None = None
    ) -> LessonShown:
        mark = kept.mark
        is_over = mark.is_finished(lesson)
        return LessonShown(
            id=request.id,
            lesson=lesson.name,
            at=min(mark.at, len(lesson.blocks)),
            furthest=min(runner.furthest(mark), len(lesson.blocks)),
            marks={block: came.state for block, came in mark.marks.items()},
            tries=mark.tries,
            table=kept.table,
            reply=reply,
            sheet=ledger_place(lesson, mark),
            notes=notes_of(lesson, mark) if is_over else (),
            is_learnt=kept.finished is not None,
        )


def _judged(
    lesson: Lesson, before: KeptBookmark, after: KeptBookmark, reply: LessonReply | None
) -> tuple[int, bool] | None:
    """The place at which something has just turned out right or wrong, of those that come back by themselves."""
    block = before.mark.at
    if block >= len(lesson.blocks) or not repetitions.comes_back(lesson, block):
        return None
    if reply is not None:
        return block, reply.is_right
    was, came = before.mark.marks.get(block), after.mark.marks.get(block)
    if came is None or (came == was and len(after.mark.deals) == len(before.mark.deals)):
        return None
    return block, came.state == "done"


def _place(lesson: Lesson, mark: Bookmark, practice: Practice) -> tuple[str, int, str]:
    return lesson.name, mark.at, shape_of(practice)
