"""Writes the database of this version, for those that come: `make kept`."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from kibitz.app.storage.migrations import STEPS
from kibitz.lessons.lesson import Question
from tests.app.classes.schooling import Schoolchild, Teacher
from tests.app.client import Frame, PageClient, first_move, play_deal
from tests.app.competition.test_competitions import Organiser as Director
from tests.app.evening.test_evenings import begun, said
from tests.app.homework.test_homework import begin, do_deals, set_homework
from tests.app.league.test_leagues import NAMES
from tests.app.league.test_leagues import Organiser as LeagueKeeper
from tests.app.lesson.test_lessons import Learner, place_of_first
from tests.app.serving import ServerThread

FOLDER: Final = Path(__file__).parent / "kept"
REASONS: Final = 12
"""So many of the bots' reasons stay: they are half of a table's bytes and all alike."""


class Place(msgspec.Struct):
    """Where the learner was in the lesson."""

    name: str
    at: int


class Keys(msgspec.Struct):
    """What the people of a kept database know of it: the first line of its file."""

    table: str
    """Where Ann has finished a deal and plays one more."""
    deal: int
    tokens: dict[str, str]
    lesson: Place | None = None
    codes: dict[str, tuple[str, str]] = {}
    """Code and secret of one of each: class, homework, evening, league, competition."""


def kept_at(version: int) -> Path:
    return FOLDER / f"version_{version:02}.sql"


def keys_of(file: Path) -> Keys:
    with file.open(encoding="utf-8") as lines:
        return msgspec.json.decode(lines.readline().removeprefix("-- "), type=Keys)


def main() -> None:
    with TemporaryDirectory() as folder:
        database = Path(folder) / "kibitz.sqlite3"
        keys = _live(f"sqlite:///{database}")
        with closing(sqlite3.connect(database)) as line:
            line.execute(
                "DELETE FROM reasons WHERE rowid NOT IN (SELECT rowid FROM reasons LIMIT :few)", {"few": REASONS}
            )
            line.commit()
            dump = "\n".join(line.iterdump())
    kept_at(len(STEPS)).write_text(f"-- {msgspec.json.encode(keys).decode()}\n{dump}\n", encoding="utf-8")


def _live(database: str) -> Keys:
    """Some minutes of a server: a table, a lesson, and one of each thing that has a code."""
    server = ServerThread(database)
    with ExitStack() as ending:
        ending.callback(server.stop)

        def page() -> PageClient:
            opened = PageClient(server.address)
            ending.callback(opened.close)
            return opened

        ann, learner, teacher, bob, cal, dot = (page() for _ in range(6))
        tokens = {"Ann": ann, "Learner": learner, "Teacher": teacher, "Bob": bob, "Dot": dot}
        table = ann.open("minibridge", "Ann")
        deal = _one_deal_and_a_half(ann, table)

        reading = Learner(learner)
        reading.go_to(place_of_first(Question))
        reading.do("AnswerQuestion", answer=0)

        desk = Teacher(teacher)
        children = [Schoolchild(each, desk.code, name) for each, name in ((bob, "Bob"), (cal, "Cal"))]
        desk.until(lambda desk: len(desk.members) == len(children))
        desk.seat()
        children[0].sit_down()
        homework = set_homework(teacher)
        do_deals(dot, begin(dot, homework[0], "Dot")["table"], 1)

        evening = begun(teacher)
        form = teacher.ask("Follow", kind="evening", code=evening["code"], secret=evening["secret"])["picture"]["form"]
        for number in (1, 2):
            _done(teacher.ask("WriteDeal", code=evening["code"], deal=number, said=said(form, "N", 11)))
        league = LeagueKeeper(page())
        _done(league.does("EnrolAll", names=NAMES))
        _done(league.does("EnterMatch", one=3, other=2, score=[1, 2]))
        cup = Director(page())
        cup.seats()
        _done(cup.does("BeginRound", round=1))
        _done(cup.enters(1, 1, "N game hearts 10"))
        codes = {
            "class": (desk.code, desk.secret),
            "homework": homework,
            "evening": (evening["code"], evening["secret"]),
            "league": (league.code, league.secret),
            "competition": (cup.code, cup.secret),
        }
        return Keys(
            table,
            deal,
            {name: each.token or "" for name, each in tokens.items()},
            Place(reading.lesson.name, int(reading.place["at"])),
            codes,
        )


def _one_deal_and_a_half(ann: PageClient, table: str) -> int:
    """The number of the deal that is on when it stops, with Ann to play."""
    play_deal(ann)
    _done(ann.ask("GoOn", table=table, deal=1))
    ann.wait_for_deal(2)
    for _ in range(3):
        picture = _to_play(ann)
        _done(ann.act(picture, first_move(picture) or {}))
        ann.wait_past(picture)
    return int(_to_play(ann)["deal"])


def _to_play(ann: PageClient) -> Frame:
    return ann.wait_until(lambda each: each["you"] in each["waiting"] and first_move(each) is not None)


def _done(answer: Frame) -> None:
    assert answer["type"] == "Done", answer


if __name__ == "__main__":
    main()
