"""The way up the ladder: where somebody is on it, and the one thing to do next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Final, Literal

from msgspec import Struct

from kibitz.engine.text import Template, Text
from kibitz.learner.repetition import Recurring, ThingKind
from kibitz.practice.role_puzzles import CardRole

DAY: Final = 24 * 60 * 60
PUZZLES: Final = 3
"""So many solved puzzles of a rung are a part of its star."""
_TRIED_ENOUGH: Final = 6
"""Who has tried so many goes on, star or not: nobody is kept on a rung by a puzzle."""
_PLAYED_ENOUGH: Final = 3
"""And so many deals, whether one of them was won or not."""
_STILL_WARM: Final = 14 * DAY
"""A deal that was left in the middle longer ago is not what anybody does next."""
_WEEK: Final = 7
_FORGIVEN: Final = 1
"""A day without cards does not end a run of days."""

Trey = Literal["waves", "smiles", "beams", "thinks", "sorry"]
"""The faces of the partner."""

HELLO: Final = Template("trey-hello")
STRAIGHT_IN: Final = Template("trey-straight-in")
WELCOME_BACK: Final = Template("trey-welcome-back")
NICELY_DONE: Final = Template("trey-nicely-done")
WON: Final = Template("trey-won")
BAD_LUCK: Final = Template("trey-bad-luck")
LEARNT: Final = Template("trey-learnt")
AT_THE_TOP: Final = Template("trey-at-the-top")
NEW_STAR: Final = Template("trey-new-star")
NEW_RUNG: Final = Template("trey-new-rung")

TOMORROW_PUZZLES: Final = Template("trey-tomorrow-puzzles")
TOMORROW_LESSON: Final = Template("trey-tomorrow-lesson")
TOMORROW_NEW_RUNG: Final = Template("trey-tomorrow-new-rung")
TOMORROW_RUNG: Final = Template("trey-tomorrow-rung")
TOMORROW_DAILY: Final = Template("trey-tomorrow-daily")

BEGIN_LESSON: Final = Template("trey-begin-lesson")
GO_ON_LESSON: Final = Template("trey-go-on-lesson")
PLAY_GAME: Final = Template("trey-play-game")
PLAY_AGAIN: Final = Template("trey-play-again")
SOLVE: Final = Template("trey-solve")
SOLVE_MISSED: Final = Template("trey-solve-missed")
REPEAT_LESSON: Final = Template("trey-repeat-lesson")
GO_ON_WITH: Final = Template("trey-go-on-with")
GO_ON_DEAL: Final = Template("trey-go-on-deal")
DEAL_OF_THE_DAY: Final = Template("trey-deal-of-the-day")

WHY_LESSON: Final = Template("trey-why-lesson")
WHY_COURSE: Final = Template("trey-why-course")
WHY_GO_ON_LESSON: Final = Template("trey-why-go-on-lesson")
WHY_GAME: Final = Template("trey-why-game")
WHY_STRAIGHT_GAME: Final = Template("trey-why-straight-game")
WHY_AGAIN: Final = Template("trey-why-again")
WHY_PUZZLES: Final = Template("trey-why-puzzles")
WHY_MISSED: Final = Template("trey-why-missed")
WHY_REPEAT: Final = Template("trey-why-repeat")
WHY_TABLE: Final = Template("trey-why-table")
WHY_DEAL: Final = Template("trey-why-deal")
WHY_DAILY: Final = Template("trey-why-daily")

WEEK_PLAYED: Final = Template("trey-week-played")
WEEK_WEAKEST: Final = Template("trey-week-weakest")
WEEK_ROLE: Final = Template("trey-week-role")


class StepKind(StrEnum):
    """What there is to do."""

    LESSON = "lesson"
    GAME = "game"
    PUZZLES = "puzzles"
    TABLE = "table"
    DAILY = "daily"


class NextStep(Struct, frozen=True, gc=False):
    """One thing to do: in words, why, and where it is."""

    kind: StepKind
    text: Text
    why: Text
    game: str = ""  # of a game or of puzzles: the rung
    lesson: str = ""
    table: str = ""
    puzzles: tuple[str, ...] = ()  # certain ones, by their keys
    block: int | None = None  # of a lesson: the place that is repeated


class LessonKnown(Struct, frozen=True, gc=False):
    """A lesson of the ladder, and how far somebody is in it."""

    name: str
    title: str
    rung: str  # none where it goes further than the ladder
    blocks: int
    at: int = 0
    touched: float = 0.0
    finished: float | None = None
    after: str = ""  # where it goes further: the rung whose star leads to it

    @property
    def is_begun(self) -> bool:
        return self.finished is None and self.at > 0


class GamePlayed(Struct, frozen=True, gc=False):
    """The deals that somebody finished of one game."""

    deals: int = 0
    won: int = 0
    ended: float = 0.0
    is_last_won: bool = False
    first_won: float = 0.0  # when the first of those won was


class PuzzlesTried(Struct, frozen=True, gc=False):
    """The puzzles of one rung: how many there are, were tried and are solved by now."""

    count: int = 0
    tried: int = 0
    solved: int = 0
    touched: float = 0.0
    enough: float = 0.0  # when as many were solved as the star asks for


class UnfinishedTable(Struct, frozen=True, gc=False):
    """A table at which a deal is not over."""

    table: str
    game: str
    touched: float
    people: tuple[str, ...] = ()  # the others who are no bots


class PathFacts(Struct, frozen=True):
    """What is known of somebody. Times are in seconds since 1970; `zone` is how far ahead their clock is."""

    now: float
    ladder: tuple[str, ...]
    titles: Mapping[str, str]
    lessons: tuple[LessonKnown, ...] = ()
    games: Mapping[str, GamePlayed] = {}
    puzzles: Mapping[str, PuzzlesTried] = {}
    due: tuple[Recurring, ...] = ()  # what was missed and is to be repeated now, what has waited longest first
    due_tomorrow: tuple[Recurring, ...] = ()  # and what will have come back by tomorrow's end
    repeated: float = 0.0  # when something was last repeated
    tables: tuple[UnfinishedTable, ...] = ()
    start: str = ""  # the rung of who could play already
    zone: int = 0

    def day(self, at: float) -> int:
        return int(at + self.zone) // DAY

    @property
    def last_seen(self) -> float:
        times = [each.touched for each in self.lessons]
        times += [each.ended for each in self.games.values()]
        times += [each.touched for each in self.puzzles.values()]
        return max(times, default=0.0)

    @property
    def is_here_today(self) -> bool:
        """Whether something has been done today."""
        return self.day(self.last_seen) >= self.day(self.now)


class Rung(Struct, frozen=True, gc=False):
    """A rung of the ladder for one person: the three parts of its star, and whether they stand here."""

    game: str
    lessons: tuple[LessonOnRung, ...]
    deals: int
    won: int
    solved: int
    puzzles: int  # to solve for the star; 0 where the rung has none
    is_learnt: bool
    is_won: bool
    is_solved: bool
    has_star: bool
    is_here: bool


class LessonOnRung(Struct, frozen=True, gc=False):
    """A lesson where it stands on the way."""

    name: str
    title: str
    state: Literal["new", "begun", "learnt"]


class Journey(Struct, frozen=True):
    """All that is said wherever something ends: a greeting with a face, the next step, and the way.

    `star` is the rung whose star has come with what was done last. `tomorrow` is for who has done something today.
    """

    face: Trey
    greeting: Text
    step: NextStep
    rungs: tuple[Rung, ...]
    star: str
    tomorrow: Text | None


def journey(known: PathFacts) -> Journey:
    """Where somebody is, and what is next."""
    here = _here(known)
    rungs = tuple(_rung(known, game, is_here=game == here) for game in known.ladder)
    step = _next(known, rungs)
    star = _new_star(known, rungs)
    face, greeting = _greeting(known, rungs, star)
    return Journey(face, greeting, step, rungs, star, _tomorrow(known, rungs, step))


def _next(known: PathFacts, rungs: Sequence[Rung]) -> NextStep:
    """The one thing: friends who wait, then what was begun, then what comes back, then the way on."""
    warm = [each for each in known.tables if known.now - each.touched < _STILL_WARM]
    for table in warm:
        if table.people:
            return _at_table(known, table)
    begun = max((each for each in known.lessons if each.is_begun), key=lambda each: each.touched, default=None)
    alone = max(warm, key=lambda each: each.touched, default=None)
    if alone is not None and (begun is None or alone.touched > begun.touched):
        return _at_table(known, alone)
    if begun is not None:
        return _lesson(begun)
    if known.due and known.day(known.repeated) < known.day(known.now):
        step = _repeated(known)
        if step is not None:
            return step
    return _on_the_way(known, rungs)


def _repeated(known: PathFacts) -> NextStep | None:
    """What comes back today."""
    things = _at_once(known, known.due)
    if not things:
        return None
    if things[0].kind is ThingKind.PUZZLE:
        keys = tuple(each.name for each in things)
        return NextStep(StepKind.PUZZLES, SOLVE_MISSED(count=len(keys)), WHY_MISSED(), puzzles=keys)
    name, block = things[0].name, things[0].block
    text = REPEAT_LESSON(title=_lesson_titles(known)[name])
    return NextStep(StepKind.LESSON, text, WHY_REPEAT(), lesson=name, block=block)


def _at_once(known: PathFacts, due: Sequence[Recurring]) -> Sequence[Recurring]:
    """What of this is done on one day: some puzzles or one place of a lesson, whichever has waited longest."""
    titles = _lesson_titles(known)
    for thing in due:
        if thing.kind is ThingKind.PUZZLE:
            return [each for each in due if each.kind is ThingKind.PUZZLE][:PUZZLES]
        if thing.name in titles:
            return [thing]
    return ()


def _lesson_titles(known: PathFacts) -> Mapping[str, str]:
    return {each.name: each.title for each in known.lessons}


def _on_the_way(known: PathFacts, rungs: Sequence[Rung]) -> NextStep:
    rung = next((each for each in rungs if each.is_here), None)
    if rung is None:
        further = next((each for each in known.lessons if not each.rung and each.finished is None), None)
        return _lesson(further) if further else NextStep(StepKind.DAILY, DEAL_OF_THE_DAY(), WHY_DAILY())
    if course := _of_a_course(known, rungs):
        return course
    title = known.titles[rung.game]
    played = known.games.get(rung.game, GamePlayed())
    learnt = [each for each in known.lessons if each.rung == rung.game and each.finished is not None]
    just_learnt = max((each.finished or 0.0 for each in learnt), default=0.0)
    if just_learnt > played.ended:
        return NextStep(StepKind.GAME, PLAY_GAME(title=title), WHY_GAME(), game=rung.game)
    lesson = next((each for each in known.lessons if each.rung == rung.game and each.finished is None), None)
    if lesson is not None and not _knows_already(known, rung.game):
        return _lesson(lesson)
    if not played.deals:
        why = WHY_STRAIGHT_GAME if not learnt else WHY_GAME
        return NextStep(StepKind.GAME, PLAY_GAME(title=title), why(), game=rung.game)
    if not played.won and played.deals < _PLAYED_ENOUGH:
        return NextStep(StepKind.GAME, PLAY_AGAIN(title=title), WHY_AGAIN(), game=rung.game)
    left = max(1, PUZZLES - rung.solved)
    return NextStep(StepKind.PUZZLES, SOLVE(count=left, title=title), WHY_PUZZLES(count=left), game=rung.game)


def _of_a_course(known: PathFacts, rungs: Sequence[Rung]) -> NextStep | None:
    """A lesson of a course whose rung has its star: one a day, so that the way up goes on beside it."""
    stars = {rung.game for rung in rungs if rung.has_star}
    open_to = [each for each in known.lessons if not each.rung and each.after in stars]
    if any(each.finished is not None and known.day(each.finished) == known.day(known.now) for each in open_to):
        return None
    lesson = next((each for each in open_to if each.finished is None), None)
    if lesson is None:
        return None
    why = WHY_COURSE(title=known.titles[lesson.after])
    return NextStep(StepKind.LESSON, BEGIN_LESSON(title=lesson.title), why, lesson=lesson.name)


def _knows_already(known: PathFacts, game: str) -> bool:
    """Who said so is not sent back to the lesson of the very rung they chose."""
    return game == known.start


def _lesson(lesson: LessonKnown) -> NextStep:
    if lesson.is_begun:
        text = GO_ON_LESSON(title=lesson.title, at=lesson.at + 1, of=lesson.blocks)
        return NextStep(StepKind.LESSON, text, WHY_GO_ON_LESSON(), lesson=lesson.name, game=lesson.rung)
    return NextStep(
        StepKind.LESSON, BEGIN_LESSON(title=lesson.title), WHY_LESSON(), lesson=lesson.name, game=lesson.rung
    )


def _at_table(known: PathFacts, table: UnfinishedTable) -> NextStep:
    title = known.titles.get(table.game, table.game)
    if table.people:
        text = GO_ON_WITH(title=title, who=table.people[0], others=len(table.people) - 1)
        return NextStep(StepKind.TABLE, text, WHY_TABLE(), game=table.game, table=table.table)
    return NextStep(StepKind.TABLE, GO_ON_DEAL(title=title), WHY_DEAL(), game=table.game, table=table.table)


# --- the rungs


def _here(known: PathFacts) -> str:
    """The first rung that is not behind somebody, from where they started; none at the top."""
    ladder = known.ladder[known.ladder.index(known.start) if known.start in known.ladder else 0 :]
    return next((game for game in ladder if not _is_behind(known, game)), "")


def _is_behind(known: PathFacts, game: str) -> bool:
    lessons = [each for each in known.lessons if each.rung == game]
    played = known.games.get(game, GamePlayed())
    puzzles = known.puzzles.get(game, PuzzlesTried())
    is_learnt = _knows_already(known, game) or all(each.finished is not None for each in lessons)
    is_played = bool(played.won) or played.deals >= _PLAYED_ENOUGH
    is_solved = puzzles.solved >= _wanted(puzzles) or puzzles.tried >= _TRIED_ENOUGH
    is_newly_learnt = any((each.finished or 0.0) > played.ended for each in lessons)
    return is_learnt and is_played and is_solved and not is_newly_learnt


def _wanted(puzzles: PuzzlesTried) -> int:
    return min(PUZZLES, puzzles.count)


def _rung(known: PathFacts, game: str, *, is_here: bool) -> Rung:
    lessons = [each for each in known.lessons if each.rung == game]
    played = known.games.get(game, GamePlayed())
    puzzles = known.puzzles.get(game, PuzzlesTried())
    is_learnt = all(each.finished is not None for each in lessons)
    is_solved = puzzles.solved >= _wanted(puzzles)
    return Rung(
        game=game,
        lessons=tuple(
            LessonOnRung(
                each.name,
                each.title,
                "learnt" if each.finished is not None else "begun" if each.is_begun else "new",
            )
            for each in lessons
        ),
        deals=played.deals,
        won=played.won,
        solved=min(puzzles.solved, _wanted(puzzles)),
        puzzles=_wanted(puzzles),
        is_learnt=is_learnt,
        is_won=played.won > 0,
        is_solved=is_solved,
        has_star=is_learnt and played.won > 0 and is_solved,
        is_here=is_here,
    )


def _new_star(known: PathFacts, rungs: Sequence[Rung]) -> str:
    """The rung whose star is what somebody did last, on the day on which it came; none most of the time."""
    if not known.is_here_today:
        return ""
    return next((each.game for each in rungs if each.has_star and _star_came(known, each) >= known.last_seen), "")


def _star_came(known: PathFacts, rung: Rung) -> float:
    """When the last of its three parts was there."""
    learnt = [each.finished or 0.0 for each in known.lessons if each.rung == rung.game]
    played, puzzles = known.games[rung.game], known.puzzles.get(rung.game, PuzzlesTried())
    return max(*learnt, played.first_won, puzzles.enough)


def _is_untouched(known: PathFacts, game: str) -> bool:
    """Whether nothing has been done on a rung yet."""
    is_learning = any(each.is_begun or each.finished is not None for each in known.lessons if each.rung == game)
    return not is_learning and not known.games.get(game, GamePlayed()).deals


# --- what Trey says first, and last


def _greeting(known: PathFacts, rungs: Sequence[Rung], star: str) -> tuple[Trey, Text]:
    if not known.last_seen:
        return ("smiles", STRAIGHT_IN()) if known.start else ("waves", HELLO())
    if not known.is_here_today:
        return "waves", WELCOME_BACK()
    if star:
        return "beams", NEW_STAR(title=known.titles[star])
    here = next((each.game for each in rungs if each.is_here), "")
    if here and here not in (known.start, known.ladder[0]) and _is_untouched(known, here):
        return "beams", NEW_RUNG(title=known.titles[here])
    latest = max(known.games.values(), key=lambda each: each.ended, default=GamePlayed())
    learnt = max((each.finished or 0.0 for each in known.lessons), default=0.0)
    solved = max((each.touched for each in known.puzzles.values()), default=0.0)
    if learnt and learnt >= max(latest.ended, solved):
        return "beams", LEARNT()
    if latest.ended and latest.ended >= solved:
        return ("beams", WON()) if latest.is_last_won else ("sorry", BAD_LUCK())
    if not any(each.is_here for each in rungs):
        return "beams", AT_THE_TOP()
    return "smiles", NICELY_DONE()


def _tomorrow(known: PathFacts, rungs: Sequence[Rung], step: NextStep) -> Text | None:
    """What there will be the next day: what comes back, else the way on. While something waits today, nothing."""
    if not known.is_here_today or step.puzzles or step.block is not None:
        return None
    things = _at_once(known, known.due_tomorrow)
    if things and things[0].kind is ThingKind.PUZZLE:
        return TOMORROW_PUZZLES(count=len(things))
    if things:
        return TOMORROW_LESSON(title=_lesson_titles(known)[things[0].name])
    here = next((each.game for each in rungs if each.is_here), "")
    if not here:
        return TOMORROW_DAILY()
    if rungs[0].game == here and _is_untouched(known, here):
        return None  # who plays beside the way has its beginning as the step of today
    return (TOMORROW_NEW_RUNG if _is_untouched(known, here) else TOMORROW_RUNG)(title=known.titles[here])


# --- days and weeks


class DaysInARow(Struct, frozen=True, gc=False):
    """Days with cards one after the other, a day between them forgiven; and whether today is one of them."""

    days: int
    is_today: bool


def run_of_days(days: Sequence[int], today: int) -> DaysInARow:
    """From the days on which something was done, newest first and each once.

    >>> run_of_days([20, 19, 17, 13], 21)
    DaysInARow(days=3, is_today=False)
    >>> run_of_days([18], 21)
    DaysInARow(days=0, is_today=False)
    """
    if not days or today - days[0] > 1 + _FORGIVEN:
        return DaysInARow(0, is_today=False)
    length = 1
    for later, earlier in pairwise(days):
        if later - earlier > 1 + _FORGIVEN:
            break
        length += 1
    return DaysInARow(length, days[0] == today)


class WeekSeen(Struct, frozen=True, gc=False):
    """The last seven days: what was played and won, what one was when most tricks got away, misses of one theme."""

    deals: int
    won: int
    misses: int = 0
    role: CardRole | None = None


def week_said(week: WeekSeen, theme: Text | None) -> Text | None:
    """A sentence on it; none of a week with too little in it."""
    if week.deals < _PLAYED_ENOUGH and week.misses < 2:
        return None
    if week.role is not None:
        return WEEK_ROLE(deals=week.deals, won=week.won, role=week.role.value)
    if theme is not None and week.misses >= 2:
        return WEEK_WEAKEST(deals=week.deals, won=week.won, theme=str(theme.say))
    return WEEK_PLAYED(deals=week.deals, won=week.won)


def is_this_week(at: float, now: float) -> bool:
    return now - at <= _WEEK * DAY
