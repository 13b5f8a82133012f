"""What is next for somebody, at every turn of the way."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from kibitz.learner.path import (
    DAY,
    DaysInARow,
    GamePlayed,
    Journey,
    LessonKnown,
    NextStep,
    PathFacts,
    PuzzlesTried,
    StepKind,
    UnfinishedTable,
    WeekSeen,
    journey,
    run_of_days,
    week_said,
)
from kibitz.learner.repetition import Recurring, ThingKind
from kibitz.practice.puzzle_words import THEMES
from kibitz.practice.puzzles import Theme
from kibitz.practice.role_puzzles import CardRole

NOW = 100.5 * DAY
LADDER = ("first-tricks", "bridgewar", "contract")
TITLES = {"first-tricks": "First Tricks", "bridgewar": "BridgeWar", "contract": "Contract Bridge"}
ONE = LessonKnown("one", "Lesson 1", "first-tricks", 9)
TWO = LessonKnown("two", "Lesson 2", "first-tricks", 5)
WAR = LessonKnown("war", "War", "bridgewar", 7)
MINUTE = 60.0


def known(**more: Any) -> PathFacts:
    lessons = {each.name: each for each in (ONE, TWO, WAR)} | {each.name: each for each in more.pop("lessons", ())}
    puzzles = {"first-tricks": PuzzlesTried(5), "bridgewar": PuzzlesTried(9), "contract": PuzzlesTried(9)}
    puzzles |= more.pop("puzzles", {})
    return PathFacts(NOW, LADDER, TITLES, lessons=tuple(lessons.values()), puzzles=puzzles, **more)


def done(lesson: LessonKnown, ago: float) -> LessonKnown:
    return LessonKnown(lesson.name, lesson.title, lesson.rung, lesson.blocks, lesson.blocks, NOW - ago, NOW - ago)


def test_a_first_visitor_is_led_to_the_first_lesson_by_somebody_with_a_name() -> None:
    way = journey(known())
    assert way.step.kind is StepKind.LESSON and way.step.lesson == "one"
    assert "I am Trey" in str(way.greeting) and way.face == "waves"
    assert [rung.is_here for rung in way.rungs] == [True, False, False]


def test_a_begun_lesson_is_offered_again_where_it_was_left() -> None:
    begun = LessonKnown("one", "Lesson 1", "first-tricks", 9, 3, NOW - 5 * MINUTE)
    step = journey(known(lessons=[begun])).step
    assert (step.kind, step.lesson) == (StepKind.LESSON, "one")
    assert str(step.text) == "Go on: Lesson 1, step 4 of 9"


def test_a_lesson_leads_to_the_game_of_its_rung_and_the_game_to_the_next_lesson() -> None:
    way = journey(known(lessons=[done(ONE, 2 * MINUTE)]))
    assert (way.step.kind, way.step.game) == (StepKind.GAME, "first-tricks")
    assert str(way.step.text) == "Play First Tricks" and way.face == "beams"
    played = {"first-tricks": GamePlayed(1, 1, NOW - MINUTE, is_last_won=True)}
    way = journey(known(lessons=[done(ONE, 2 * MINUTE)], games=played))
    assert (way.step.kind, way.step.lesson) == (StepKind.LESSON, "two")
    assert "You won!" in str(way.greeting)


def test_a_game_won_leads_to_puzzles_of_the_rung_and_these_to_the_next_rung() -> None:
    lessons = [done(ONE, 9 * MINUTE), done(TWO, 8 * MINUTE)]
    won = {"first-tricks": GamePlayed(2, 1, NOW - MINUTE, is_last_won=True)}
    step = journey(known(lessons=lessons, games=won)).step
    assert (step.kind, step.game) == (StepKind.PUZZLES, "first-tricks")
    assert str(step.text) == "3 puzzles: First Tricks"
    one_left = {"first-tricks": PuzzlesTried(5, 3, 2, NOW)}
    assert str(journey(known(lessons=lessons, games=won, puzzles=one_left)).step.text) == "One puzzle: First Tricks"
    solved = {"first-tricks": PuzzlesTried(5, 3, 3, NOW)}
    way = journey(known(lessons=lessons, games=won, puzzles=solved))
    assert way.rungs[0].has_star and way.rungs[1].is_here
    assert (way.step.kind, way.step.lesson) == (StepKind.LESSON, "war")


def test_a_star_is_told_once_by_what_brought_it_whichever_of_its_parts_came_last() -> None:
    def way(learnt: float, won: float, solved: float, later: float = 0.0) -> Journey:
        return journey(
            known(
                lessons=[done(ONE, learnt + MINUTE), done(TWO, learnt)],
                games={"first-tricks": GamePlayed(2, 1, NOW - (later or won), first_won=NOW - won)},
                puzzles={"first-tricks": PuzzlesTried(5, 3, 3, NOW - solved, NOW - solved)},
            )
        )

    for minutes in ((9, 5, 1), (9, 1, 5), (1, 9, 5)):
        learnt, won, solved = (each * MINUTE for each in minutes)
        found = way(learnt, won, solved)
        assert found.star == "first-tricks" and str(found.greeting) == "Your star for First Tricks! You earned it."
    assert way(9 * MINUTE, 5 * MINUTE, 3 * MINUTE, later=MINUTE).star == "", "Another deal has been played since."
    assert way(3 * DAY, 2 * DAY, DAY).star == "", "It was told the day before."
    only = {"first-tricks": PuzzlesTried(5, 3, 3, NOW, NOW)}
    assert journey(known(puzzles=only)).star == "", "A part is no star."


def test_a_new_rung_is_told_until_something_is_done_on_it() -> None:
    lessons = [done(ONE, 9 * MINUTE), done(TWO, 8 * MINUTE)]
    lost = {"first-tricks": GamePlayed(3, 0, NOW - 5 * MINUTE)}
    tried = {"first-tricks": PuzzlesTried(9, 6, 1, NOW)}
    way = journey(known(lessons=lessons, games=lost, puzzles=tried))
    assert (way.star, str(way.greeting)) == ("", "Up we go! BridgeWar is next.")
    begun = LessonKnown("war", "War", "bridgewar", 7, 2, NOW)
    assert "Up we go" not in str(journey(known(lessons=[*lessons, begun], games=lost, puzzles=tried)).greeting)
    straight = {"bridgewar": PuzzlesTried(9, 1, 1, NOW)}
    assert "Up we go" not in str(journey(known(start="bridgewar", puzzles=straight)).greeting)


def test_who_was_here_today_hears_what_comes_tomorrow() -> None:
    played = {"first-tricks": GamePlayed(1, 1, NOW - MINUTE)}
    learnt = [done(ONE, 9 * MINUTE)]
    assert journey(known()).tomorrow is None, "Nothing has been done today."
    assert journey(known(lessons=[done(ONE, DAY)])).tomorrow is None
    assert str(journey(known(lessons=learnt, games=played)).tomorrow) == "Tomorrow we go on with First Tricks."
    missed = tuple(Recurring(ThingKind.PUZZLE, f"key{number}") for number in range(4))
    told = journey(known(lessons=learnt, games=played, due_tomorrow=missed)).tomorrow
    assert str(told) == "Tomorrow 3 puzzles that got away come back."
    place = Recurring(ThingKind.LESSON, "one", 5)
    told = journey(known(lessons=learnt, games=played, due_tomorrow=(place,))).tomorrow
    assert str(told) == "Tomorrow, two minutes more of “Lesson 1”."
    beside = journey(known(games={"contract": GamePlayed(1, 1, NOW - MINUTE)}))
    assert beside.step.lesson == "one" and beside.tomorrow is None, "What is to be done today is not for tomorrow."
    today = journey(known(lessons=learnt, games=played, due=missed, due_tomorrow=missed))
    assert today.step.puzzles and today.tomorrow is None, "What waits today is not for tomorrow."
    games = {game: GamePlayed(4, 2, NOW - 2 * MINUTE) for game in LADDER}
    puzzles = {game: PuzzlesTried(9, 4, 3, NOW - MINUTE) for game in LADDER}
    top = journey(known(lessons=[done(each, DAY) for each in (ONE, TWO, WAR)], games=games, puzzles=puzzles))
    assert str(top.tomorrow) == "Tomorrow there is a new deal of the day."
    first = {"first-tricks": puzzles["first-tricks"]}
    below = known(
        lessons=[done(ONE, DAY), done(TWO, DAY)], games={"first-tricks": games["first-tricks"]}, puzzles=first
    )
    assert str(journey(below).tomorrow) == "Tomorrow I can show you BridgeWar."


def test_a_deal_lost_is_played_once_more_and_nobody_is_kept_by_bad_luck() -> None:
    lessons = [done(ONE, 9 * MINUTE), done(TWO, 8 * MINUTE)]
    lost = {"first-tricks": GamePlayed(1, 0, NOW - MINUTE)}
    way = journey(known(lessons=lessons, games=lost))
    assert (way.step.kind, way.face) == (StepKind.GAME, "sorry")
    assert str(way.step.text) == "Once more: First Tricks"
    often = {"first-tricks": GamePlayed(3, 0, NOW - MINUTE)}
    assert journey(known(lessons=lessons, games=often)).step.kind is StepKind.PUZZLES
    tried = {"first-tricks": PuzzlesTried(9, 6, 1, NOW)}
    way = journey(known(lessons=lessons, games=often, puzzles=tried))
    assert way.rungs[1].is_here and not way.rungs[0].has_star


def test_who_can_play_already_starts_there_with_a_game_and_not_with_a_lesson() -> None:
    way = journey(known(start="bridgewar"))
    assert (way.step.kind, way.step.game) == (StepKind.GAME, "bridgewar")
    assert str(way.greeting) == "Good, then we start right here!", "Nobody is seen again who has just come."
    assert [rung.is_here for rung in way.rungs] == [False, True, False]
    won = {"bridgewar": GamePlayed(1, 1, NOW - MINUTE, is_last_won=True)}
    assert journey(known(start="bridgewar", games=won)).step.kind is StepKind.PUZZLES


def test_the_next_day_begins_with_what_got_away() -> None:
    due = tuple(Recurring(ThingKind.PUZZLE, f"key{number}") for number in range(4))
    tried = {"first-tricks": PuzzlesTried(9, 6, 2, NOW - DAY)}
    way = journey(known(due=due, puzzles=tried, repeated=NOW - DAY))
    assert way.step.kind is StepKind.PUZZLES and way.step.puzzles == ("key0", "key1", "key2")
    assert str(way.step.text) == "3 puzzles that got away" and "again" in str(way.greeting)
    once = known(due=due, puzzles=tried, repeated=NOW - MINUTE)
    assert journey(once).step.kind is StepKind.LESSON, "Once a day is enough."


def test_a_task_of_a_lesson_comes_back_where_it_stands() -> None:
    place = Recurring(ThingKind.LESSON, "one", 5)
    step = journey(known(lessons=[done(ONE, 9 * DAY)], due=(place,))).step
    assert (step.kind, step.lesson, step.block) == (StepKind.LESSON, "one", 5)
    assert str(step.text) == "Once more from Lesson 1"
    gone = Recurring(ThingKind.LESSON, "gone", 1)
    assert journey(known(due=(gone,))).step.block is None


def test_friends_who_wait_come_before_everything_and_the_newest_thing_begun_before_the_rest() -> None:
    begun = LessonKnown("one", "Lesson 1", "first-tricks", 9, 3, NOW - 5 * MINUTE)
    alone = UnfinishedTable("aaaa", "bridgewar", NOW - MINUTE)
    friends = UnfinishedTable("bbbb", "contract", NOW - DAY, ("Zoe",))
    step = journey(known(lessons=[begun], tables=(alone, friends))).step
    assert (step.kind, step.table) == (StepKind.TABLE, "bbbb")
    assert str(step.text) == "Play with Zoe: Contract Bridge"
    assert journey(known(lessons=[begun], tables=(alone,))).step.table == "aaaa"
    older = UnfinishedTable("aaaa", "bridgewar", NOW - 9 * MINUTE)
    assert journey(known(lessons=[begun], tables=(older,))).step.lesson == "one"
    forgotten = UnfinishedTable("aaaa", "bridgewar", NOW - 30 * DAY)
    assert journey(known(tables=(forgotten,))).step.lesson == "one"


def test_at_the_top_there_is_the_deal_of_the_day() -> None:
    lessons = [done(each, DAY) for each in (ONE, TWO, WAR)]
    games = {game: GamePlayed(4, 2, NOW - 2 * MINUTE, is_last_won=True) for game in LADDER}
    puzzles = {game: PuzzlesTried(9, 4, 3, NOW - MINUTE) for game in LADDER}
    way = journey(known(lessons=lessons, games=games, puzzles=puzzles))
    assert way.step.kind is StepKind.DAILY and not any(rung.is_here for rung in way.rungs)
    assert "whole ladder" in str(way.greeting)


@pytest.mark.parametrize(
    ("days", "run"),
    [
        ([], DaysInARow(0, is_today=False)),
        ([100], DaysInARow(1, is_today=True)),
        ([98], DaysInARow(1, is_today=False)),  # yesterday was missed: forgiven
        ([97], DaysInARow(0, is_today=False)),
        ([100, 98, 97, 95, 92], DaysInARow(4, is_today=True)),
    ],
)
def test_a_run_of_days_forgives_a_day(days: list[int], run: DaysInARow) -> None:
    assert run_of_days(days, 100) == run


def test_a_week_is_told_in_a_sentence_once_there_is_something_to_tell() -> None:
    finesse = THEMES[Theme.FINESSE]()
    assert week_said(WeekSeen(1, 1), None) is None
    assert str(week_said(WeekSeen(5, 3), None)) == "In the last seven days you played 5 deals and won 3."
    told = week_said(WeekSeen(5, 3, 2), finesse)
    assert str(told) == "In the last seven days you won 3 of 5 deals. What got away most: Finesse."
    told = week_said(WeekSeen(5, 3, role=CardRole.THIRD), None)
    assert str(told) == "In the last seven days you won 3 of 5 deals. Most tricks got away when you were third to play."
    said = {str(week_said(WeekSeen(5, 3, role=role), None)) for role in CardRole}
    assert len(said) == len(CardRole), "Each has a sentence of its own."


def test_a_star_leads_into_its_course_one_lesson_a_day() -> None:
    games = {"first-tricks": GamePlayed(1, 1, NOW - 2 * MINUTE)}
    puzzles = {"first-tricks": PuzzlesTried(5, 3, 3, NOW - MINUTE)}
    learnt = [done(each, 9 * MINUTE) for each in (ONE, TWO)]
    course = [LessonKnown(name, name.title(), "", 9, after="first-tricks") for name in ("count", "finesse")]
    elsewhere = LessonKnown("double", "The double", "", 9, after="contract")

    def step(*lessons: LessonKnown, **more: Any) -> NextStep:
        return journey(known(lessons=[*learnt, elsewhere, *course, *lessons], **more)).step

    first = step(games=games, puzzles=puzzles)
    assert (first.kind, first.lesson) == (StepKind.LESSON, "count")
    assert str(first.why) == "Your star of First Tricks shines. Now for the fine points: one lesson a day."
    assert step(games=games).kind is StepKind.PUZZLES, "There is no star yet."
    today = step(replace(done(course[0], MINUTE), after="first-tricks"), games=games, puzzles=puzzles)
    assert (today.lesson, today.game) == ("war", "bridgewar"), "The way up goes on."
    tomorrow = step(replace(done(course[0], DAY), after="first-tricks"), games=games, puzzles=puzzles)
    assert tomorrow.lesson == "finesse"
    learnt += [replace(done(each, DAY), after="first-tricks") for each in course]
    assert step(*learnt[-2:], games=games, puzzles=puzzles).lesson == "war"


def test_at_the_top_there_is_what_goes_further() -> None:
    further = LessonKnown("finesse", "The finesse", "", 9)
    way = journey(known(lessons=[further], start="contract"))
    assert all(each.name != "finesse" for rung in way.rungs for each in rung.lessons)
