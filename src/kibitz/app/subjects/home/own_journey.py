"""Somebody's way up the ladder: what is stored of them, put together for `learner.path`, and where they began."""

from __future__ import annotations

import time
from typing import Final

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.hub.repetitions import comes_back, repetition_of
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.storage import learners, played, solutions
from kibitz.app.storage import store as st
from kibitz.app.storage.bookmark_rows import bookmarks_of
from kibitz.app.storage.played import Sought
from kibitz.app.storage.solutions import PuzzleTried
from kibitz.app.storage.writer import Change
from kibitz.app.subjects.home.messages import AskHome, HomeShown, StartAt
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.moving import last_own_move
from kibitz.cards import Seat
from kibitz.coach.card_phrases import KIND_WORDS
from kibitz.engine.text import Text
from kibitz.games.registry import GAMES
from kibitz.learner.deal_seen import DealSeen
from kibitz.learner.path import (
    DAY,
    PUZZLES,
    GamePlayed,
    LessonKnown,
    PathFacts,
    PuzzlesTried,
    UnfinishedTable,
    WeekSeen,
    is_this_week,
    journey,
    run_of_days,
    week_said,
)
from kibitz.learner.portrait import costliest, weakest
from kibitz.learner.repetition import Recurring, Repetition, ThingKind
from kibitz.practice.further import theme_of
from kibitz.practice.puzzle_words import THEMES
from kibitz.practice.puzzles import Theme, by_key
from kibitz.practice.role_puzzles import puzzles_of_role
from kibitz.practice.rung_puzzles import keys_of, theme_most_missed
from kibitz.words import word_id

_DEALS_OF_A_WEEK: Final = 200
_MISSED: Final = 2
_TABLES: Final = 20
_MOST_ZONE: Final = 14 * 60


def ladder() -> tuple[str, ...]:
    """The rungs of the way: games for four, from the easiest up."""
    return tuple(name for name, entrance in GAMES.items() if entrance.players == len(Seat))


class OwnJourney:
    """For one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.store = hub.store
        self.connection = connection

    async def show(self, request: AskHome) -> None:
        zone = 60 * max(-_MOST_ZONE, min(_MOST_ZONE, request.zone))
        now = time.time()
        tried = await self._tried()
        known = await self._known(request.language, now, zone, tried)
        way = journey(known)
        run = run_of_days(await self._days(known, zone, tried), known.day(now))
        week, about, theme, puzzles = await self._week(now, tried)
        said = week_said(week, about)
        self.connection.send(
            HomeShown(
                id=request.id,
                face=way.face,
                greeting=way.greeting,
                step=way.step,
                rungs=way.rungs,
                star=way.star,
                tomorrow=way.tomorrow,
                days=run.days,
                is_today=run.is_today,
                week=said,
                week_theme=theme.value if said and theme and week.misses > 1 else "",
                week_puzzles=puzzles if said else (),
            )
        )

    async def start_at(self, request: StartAt) -> None:
        if request.rung and request.rung not in ladder():
            raise Refusal(w.NO_SUCH_RUNG())
        identity = await somebody(self.hub, self.connection, None)
        await self.store.commit((Change(st.START_AT, ({"who": identity, "at": request.rung or None},)),))
        self.connection.send(Done(request.id))

    # --- what is known

    async def _tried(self) -> dict[str, PuzzleTried]:
        who = self.connection.identity
        return await solutions.tried_by(self.store, who) if who else {}

    async def _known(self, language: str, now: float, zone: int, tried: dict[str, PuzzleTried]) -> PathFacts:
        who = self.connection.identity
        marks = {each.mark.lesson: each for each in await bookmarks_of(self.store, who)} if who else {}
        rows = await self.store.rows(played.last_of_games(who)) if who else []
        repetition = await repetition_of(self.hub, who) if who else Repetition()
        lessons = []
        for lesson in self.hub.lesson_library.lessons(language).values():
            mark = marks.get(lesson.name)
            at, touched, finished = (mark.mark.at, mark.touched, mark.finished) if mark else (0, 0.0, None)
            # What is for those who go further is on no rung: no star waits for it, but it waits for one.
            rung, after = ("", lesson.rung) if lesson.course else (lesson.rung, "")
            lessons.append(
                LessonKnown(lesson.name, lesson.title, rung, len(lesson.blocks), at, touched, finished, after)
            )
        return PathFacts(
            now=now,
            ladder=ladder(),
            titles={name: entrance.title for name, entrance in GAMES.items()},
            lessons=tuple(lessons),
            games={
                row["game"]: GamePlayed(
                    int(row["deals"]), int(row["won"]), row["ended"], bool(row["last_won"]), row["first_won"] or 0.0
                )
                for row in rows
            },
            puzzles={game: _puzzles(game, tried) for game in ladder()},
            due=tuple(each for each in repetition.due(now) if self._is_there(each, language)),
            due_tomorrow=tuple(
                each for each in repetition.due(_end_of_tomorrow(now, zone)) if self._is_there(each, language)
            ),
            repeated=repetition.repeated,
            tables=await self._tables() if who else (),
            start=await self.store.start_of(who) if who else "",
            zone=zone,
        )

    def _is_there(self, thing: Recurring, language: str) -> bool:
        """Puzzles and lessons change: what is not there any more does not come back."""
        if thing.kind is ThingKind.PUZZLE:
            return thing.name in by_key()
        lesson = self.hub.lesson_library.lessons(language).get(thing.name)
        return lesson is not None and thing.block < len(lesson.blocks) and comes_back(lesson, thing.block)

    async def _tables(self) -> tuple[UnfinishedTable, ...]:
        """Tables in the middle of a deal; those of a class or a competition are gone on with there."""
        who = self.connection.identity
        assert who is not None
        found = []
        for row in await self.store.tables_of(who, _TABLES):
            live = self.hub.tables.get(row["id"])  # the newest are loaded with the list of them
            if live is None or live.is_placed:
                continue
            others = tuple(each.name for each in live.players if each.identity is not None and each.identity != who)
            if _is_in_play(live, who, is_alone=not others):
                found.append(UnfinishedTable(row["id"], row["game"], row["touched"], others))
        return tuple(found)

    async def _days(self, known: PathFacts, zone: int, tried: dict[str, PuzzleTried]) -> list[int]:
        who = self.connection.identity
        if who is None:
            return []
        days = {int(row["day"]) for row in await self.store.rows(played.days_of(who, zone))}
        days |= {known.day(each.at) for each in tried.values()}
        days |= {known.day(each.touched) for each in known.lessons if each.touched}
        return sorted(days, reverse=True)

    async def _week(
        self, now: float, tried: dict[str, PuzzleTried]
    ) -> tuple[WeekSeen, Text | None, Theme | None, tuple[str, ...]]:
        """The week, what got away most in it, and the theme or the puzzles to practise that with."""
        who = self.connection.identity
        if who is None:
            return WeekSeen(0, 0), None, None, ()
        rows = await self.store.rows(played.tallies(who, Sought(since=now - 7 * DAY)))
        deals, won = sum(int(row["deals"]) for row in rows), sum(int(row["won"]) for row in rows)
        seen = await self._seen_since(who, now - 7 * DAY)
        costly = costliest(seen)
        if costly is not None:
            strength = (await solutions.solver_of(self.store, who)).rating.strength
            puzzles = puzzles_of_role(costly.role, costly.game, strength, tried)
            return WeekSeen(deals, won, role=costly.role), None, None, puzzles
        kind = weakest(seen)
        if kind is not None:
            return WeekSeen(deals, won, _MISSED), Text(word_id(KIND_WORDS[kind])), theme_of(kind), ()
        missed = [
            by_key()[key]
            for key, each in tried.items()
            if not each.is_right and is_this_week(each.at, now) and key in by_key()
        ]
        theme = theme_most_missed(missed)
        misses = sum(each.theme is theme for each in missed)
        return WeekSeen(deals, won, misses), THEMES[theme]() if theme else None, theme, ()

    async def _seen_since(self, who: str, since: float) -> list[DealSeen]:
        """What is known already of the deals of these days: nothing is worked out for a glance at home."""
        ended = await learners.played_deals(self.store, who, _DEALS_OF_A_WEEK)
        seen = await learners.seen_deals(self.store, who)
        return [deal for place, at in ended.items() if at >= since and (deal := seen.get(place)) is not None]


def _puzzles(game: str, tried: dict[str, PuzzleTried]) -> PuzzlesTried:
    keys = keys_of(game)
    mine = [each for key, each in tried.items() if key in keys]
    touched = max((each.mended or each.at for each in mine), default=0.0)
    when = sorted(each.mended or each.at for each in mine if each.is_right or each.mended is not None)
    wanted = min(PUZZLES, len(keys))
    enough = when[wanted - 1] if 0 < wanted <= len(when) else 0.0
    return PuzzlesTried(len(keys), len(mine), len(when), touched, enough)


def _end_of_tomorrow(now: float, zone: int) -> float:
    """Midnight after tomorrow, on a clock that is so many seconds ahead."""
    return ((int(now) + zone) // DAY + 2) * DAY - zone


def _is_in_play(live: LiveTable, who: str, *, is_alone: bool) -> bool:
    """A deal has begun and is not over; or friends still gather.

    A deal that came after another one, and in which somebody alone has done nothing yet, was not begun by them.
    """
    if live.is_gathering or live.state.over:
        return live.is_gathering
    player = live.player_of(who)
    return not is_alone or live.deal == 1 or (player is not None and last_own_move(live, player) is not None)
