"""Databases that every version of kibitz wrote itself: each opens, shows what was in it, and is played on with."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from kibitz.app.storage.migrations import STEPS
from tests.amounts import mostly_at_night
from tests.app.classes.schooling import Schoolchild, Teacher
from tests.app.client import Frame, PageClient, play_deal
from tests.app.evening.test_evenings import said
from tests.app.homework.test_homework import do_deals
from tests.app.lesson.test_lessons import Learner
from tests.app.serving import ServerThread
from tests.app.storage.keep import FOLDER, Keys, Place, kept_at, keys_of

Pages = Callable[..., PageClient]
VERSIONS: Final = range(1, len(STEPS) + 1)
FIRST_WITH: Final = (1, 10, 14, len(STEPS))
"""The oldest, the first with lessons, the first with classes and competitions, and today's; the others at night."""


def _things(keys: Keys) -> set[str]:
    return {*keys.codes, *(["lesson"] if keys.lesson else [])}


@pytest.fixture(params=mostly_at_night(VERSIONS, FIRST_WITH))
def version(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture
def kept(version: int, tmp_path: Path) -> Iterator[ServerThread]:
    """A server that was started with the database of that version."""
    file = tmp_path / "kibitz.sqlite3"
    with closing(sqlite3.connect(file)) as line:
        line.executescript(kept_at(version).read_text("utf-8"))
        assert line.execute("SELECT version FROM schema_version").fetchall() == [(version,)]
    thread = ServerThread(f"sqlite:///{file}")
    yield thread
    thread.stop()
    with closing(sqlite3.connect(file)) as line:
        assert line.execute("SELECT version FROM schema_version").fetchall() == [(len(STEPS),)]


@pytest.fixture
def keys(version: int) -> Keys:
    return keys_of(kept_at(version))


def _picture(page: PageClient, kind: str, code: str, secret: str | None = None) -> Frame:
    shown = page.ask("Follow", kind=kind, code=code, secret=secret)
    assert shown["type"] == "Followed", shown
    picture: Frame = shown["picture"]
    return picture


def test_there_is_one_of_every_version() -> None:
    """A step was added? `make kept` writes the database that goes with it."""
    assert sorted(FOLDER.iterdir()) == [kept_at(version) for version in VERSIONS]
    assert _things(keys_of(kept_at(len(STEPS)))) == {*GOING_ON, "lesson"}


def test_what_was_kept_is_found_and_goes_on(kept: ServerThread, keys: Keys, pages: Pages) -> None:
    _a_table_is_found_looked_back_at_and_played_on(kept, keys, pages)
    if keys.lesson:
        _a_lesson_goes_on_where_its_learner_was(kept, keys, keys.lesson, pages)
    for thing in keys.codes:
        GOING_ON[thing](kept, keys, pages)


def _a_table_is_found_looked_back_at_and_played_on(kept: ServerThread, keys: Keys, pages: Pages) -> None:
    ann = pages(kept.address, keys.tokens["Ann"])
    assert ann.token == keys.tokens["Ann"], "Whoever came back is known."
    listed = ann.ask("AskTables")
    assert keys.table in str(listed)
    past = list(range(keys.deal - 1, 0, -1))
    assert [line["deal"] for line in ann.ask("AskHistory")["deals"]] == past
    for deal in past:
        assert ann.ask("AskDeal", table=keys.table, deal=deal)["type"] == "DealShown"
        assert ann.ask("AskRecord", table=keys.table, deal=deal)["type"] != "Refused"
    ann.ask("Watch", table=keys.table)
    picture = ann.wait_until(lambda each: each["table"] == keys.table and each["you"] in each["waiting"])
    assert picture["deal"] == keys.deal and picture["at"] > 0
    play_deal(ann)
    ann.ask("GoOn", table=keys.table, deal=keys.deal)
    ann.wait_for_deal(keys.deal + 1)
    assert [line["deal"] for line in ann.ask("AskHistory")["deals"]] == [keys.deal, *past]


def _a_lesson_goes_on_where_its_learner_was(kept: ServerThread, keys: Keys, lesson: Place, pages: Pages) -> None:
    learner = Learner(pages(kept.address, keys.tokens["Learner"]), lesson.name)
    assert learner.place["at"] == lesson.at
    learner.go_to(lesson.at + 1)
    assert Learner(learner.page, lesson.name).place["at"] == lesson.at + 1


def _a_class_has_its_pupils_and_they_play(kept: ServerThread, keys: Keys, pages: Pages) -> None:
    teacher = Teacher(pages(kept.address, keys.tokens["Teacher"]), *keys.codes["class"])
    assert {each["name"] for each in teacher.members.values()} == {"Bob", "Cal"} and teacher.tables
    bob = Schoolchild(pages(kept.address, keys.tokens["Bob"]), teacher.code, None)
    bob.sit_down()
    bob.page.wait_until(lambda each: bool(each["places"]))
    teacher.ask("PauseTables", rests=True, tables=[])
    bob.page.wait_until(lambda each: bool(each["paused"]))


def _homework_has_its_results_and_gets_the_next(kept: ServerThread, keys: Keys, pages: Pages) -> None:
    code, secret = keys.codes["homework"]
    teacher, dot = pages(kept.address, keys.tokens["Teacher"]), pages(kept.address, keys.tokens["Dot"])
    (row,) = _picture(teacher, "homework_results", code, secret)["pupils"].values()
    assert (row["name"], [cell["task"] for cell in row["cells"]]) == ("Dot", [1])
    sheet = _picture(dot, "homework", code)
    assert [task["is_done"] for task in sheet["tasks"]] == [True, False]
    do_deals(dot, sheet["table"], 1, first=2)
    teacher.see("homework_results", lambda book: [len(each["cells"]) for each in book["pupils"].values()] == [2])


def _an_evening_gets_its_next_deal(kept: ServerThread, keys: Keys, pages: Pages) -> None:
    code, secret = keys.codes["evening"]
    writer = pages(kept.address)
    evening = _picture(writer, "evening", code, secret)
    assert evening["written"] == 2
    assert writer.ask("WriteDeal", code=code, deal=3, said=said(evening["form"], "N", 11))["type"] == "Done"
    writer.see("evening", lambda picture: bool(picture["written"] == 3))


def _a_league_gets_its_next_match(kept: ServerThread, keys: Keys, pages: Pages) -> None:
    code, secret = keys.codes["league"]
    page = pages(kept.address)
    before = _picture(page, "league", code, secret)
    assert sorted(row["gained"] for row in before["rows"].values()) == [0, 0, 1, 2]
    act = {"type": "EnterMatch", "one": 1, "other": 4, "score": [2, 0]}
    assert page.ask("RunLeague", code=code, act=act)["type"] == "Done"
    page.see("league", lambda league: bool(league["rows"] != before["rows"]))


def _a_competition_gets_its_next_result(kept: ServerThread, keys: Keys, pages: Pages) -> None:
    code, secret = keys.codes["competition"]
    page = pages(kept.address)
    before = _picture(page, "event", code, secret)
    assert len(before["entrants"]) == 6
    assert [line["done"] for line in before["tables"].values() if line["done"]] == [[1]]
    at = {"round": 1, "table": 1, "board": 2}
    assert page.ask("RunEvent", code=code, act={"type": "EnterResult", "at": at, "said": "N game hearts 9"})[
        "type"
    ] == ("Done")
    page.see("event", lambda event: event["tables"]["1.1"]["done"] == [1, 2])


GOING_ON: Final = {
    "class": _a_class_has_its_pupils_and_they_play,
    "homework": _homework_has_its_results_and_gets_the_next,
    "evening": _an_evening_gets_its_next_deal,
    "league": _a_league_gets_its_next_match,
    "competition": _a_competition_gets_its_next_result,
}
