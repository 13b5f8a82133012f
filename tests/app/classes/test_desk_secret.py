"""Who may see and do what in a class: the secret opens the desk, and nothing else shows a card or moves a pupil."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from kibitz.app.protocol import DeskRequest
from kibitz.app.subjects.classes.desk_answers import Errand
from tests.app.classes.schooling import Pages, Schoolchild, Teacher
from tests.app.client import Frame, PageClient, refused
from tests.app.serving import ServerThread

BOARDS = {"game": "bridgewar"}
ASKED: dict[str, dict[str, Any]] = {
    "SeatClass": {"how": "random", "boards": BOARDS},
    "SeatLate": {},
    "SendBoards": {"boards": BOARDS},
    "SendLesson": {"lesson": "1-first-tricks"},
    "MovePupil": {"member": 1, "table": 1, "seat": 0},
    "ShareSeat": {"member": 1, "table": 1, "seat": 0},
    "AskPlans": {},
    "KeepPlan": {"dropped": True},
    "StepPlan": {"step": 0},
    "GradePupil": {"member": 1, "strength": 3},
    "RenamePupil": {"member": 1, "name": "Zoe"},
    "SendPupilAway": {"member": 1},
    "AnswerKnock": {"member": 1, "sign": "2♠ 3♥", "is_let_in": True},
    "PauseTables": {"rests": True},
    "AllowAtTables": {"what": "hints", "is_allowed": True},
    "ShowTables": {},
    "TakeTableBack": {"table": 1, "deal": 1, "to": 3},
    "PutTablesAway": {},
    "LookAtTable": {"table": 1},
    "TellClass": {"phrase": "Well done!"},
    "AskClassMarks": {},
    "AskClassBoards": {},
    "AskClassResults": {},
    "EndClass": {},
}


@pytest.fixture
def lesson(sqlite_server: ServerThread, pages: Pages) -> tuple[Teacher, list[Schoolchild]]:
    """Five pupils, so two tables."""
    teacher = Teacher(pages(sqlite_server.address))
    children = [
        Schoolchild(pages(sqlite_server.address), teacher.code, name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eva")
    ]
    teacher.seat()
    for child in children:
        child.sit_down()
    teacher.until(lambda desk: len(desk.tables) == 2)
    return teacher, children


def test_every_request_of_a_desk_is_tried() -> None:
    assert {each.__name__ for each in DeskRequest.__args__} == set(ASKED)
    assert set(Errand.__args__) < set(DeskRequest.__args__)


def test_a_pupil_and_a_stranger_are_refused_whatever_they_ask(
    sqlite_server: ServerThread, pages: Pages, lesson: tuple[Teacher, list[Schoolchild]]
) -> None:
    teacher, children = lesson
    teacher.page.wait_for_newest(0.2)
    known = len(teacher.page.frames)
    for page in (children[0].page, pages(sqlite_server.address)):
        for kind, fields in ASKED.items():
            assert "Only the desk of this class" in refused(page.ask(kind, code=teacher.code, **fields)), kind
        page.wait_for_newest(0.2)
        assert "desk" not in page.followed and not _kinds(page) & {"TableSeen", "ClassMarks"}
    teacher.page.wait_for_newest(0.2)
    told = [frame for frame in teacher.page.frames[known:] if frame["type"] == "Changed"]
    assert not [frame for frame in told if "members" in frame["lines"]]


def _kinds(page: PageClient) -> set[str]:
    return {frame["type"] for frame in page.frames}


def test_a_secret_that_is_guessed_opens_nothing_and_tries_are_limited(
    sqlite_server: ServerThread, pages: Pages, lesson: tuple[Teacher, list[Schoolchild]]
) -> None:
    teacher, _ = lesson
    guesser = pages(sqlite_server.address)
    answers = [refused(guesser.ask("Follow", kind="desk", code=teacher.code, secret=f"guess-{n}")) for n in range(6)]
    assert all("does not open the desk" in each for each in answers[:5])
    assert "Too many messages" in answers[5]
    assert "Too many messages" in refused(guesser.ask("Follow", kind="desk", code=teacher.code, secret=teacher.secret))
    assert "Followed" not in _kinds(guesser)
    other = Teacher(pages(sqlite_server.address))
    assert "does not open" in refused(other.page.ask("Follow", kind="desk", code=teacher.code, secret=other.secret))


def test_tries_are_limited_for_the_whole_address_too(tmp_path: Any, pages: Pages) -> None:
    server = ServerThread(f"sqlite:///{tmp_path / 'k.sqlite3'}", crowd=3)
    try:
        teacher = Teacher(pages(server.address))
        guess = {"kind": "desk", "code": teacher.code, "secret": "guess"}
        answers = [refused(pages(server.address).ask("Follow", **guess)) for _ in range(4)]
        assert "Too many messages" in answers[-1]
        codes = [refused(pages(server.address).ask("Follow", kind="class", code="AAAAAA")) for _ in range(2)]
        assert "Too many messages" in codes[-1]
    finally:
        server.stop()


def _looks_at(seat: str | None, desk: Teacher) -> bool:
    return desk.seen is not None and bool(desk.seen["seat"] == seat)


def _cards(value: object) -> set[str]:
    """Every card that stands anywhere in a frame as one that somebody holds."""
    if isinstance(value, dict):
        held = {card for key in ("cards",) for card in value.get(key, ())} if "player" in value else set()
        held |= {card for column in value.get("columns", ()) for card in column} if "player" in value else set()
        return held | {card for each in value.values() for card in _cards(each)}
    if isinstance(value, list):
        return {card for each in value for card in _cards(each)}
    return set()


def test_what_the_teacher_looks_at_reaches_nobody_else(lesson: tuple[Teacher, list[Schoolchild]]) -> None:
    teacher, children = lesson
    for child in children:
        child.page.wait_for_newest(0.2)
    before = {child: len(child.page.frames) for child in children}
    for seat in (None, "N", "E", "S", "W"):
        teacher.ask("LookAtTable", table=1, seat=seat)
        teacher.until(partial(_looks_at, seat))
        assert teacher.seen is not None
        held = _cards(teacher.seen["picture"])
        person = seat is None or any(
            each["seat"] == seat and each["member"] is not None for each in teacher.tables[1]["seats"]
        )
        assert len(held) == (52 if seat is None else 13 if person else 0)
    for child in children:
        child.page.wait_for_newest(0.2)
        assert child.page.frames[before[child] :] == [], "Nobody at the table knows that somebody looks."
    desk_frames = [frame for frame in teacher.page.frames if frame["type"] in ("Followed", "Changed")]
    assert not _cards(desk_frames)


def test_a_pupil_sees_no_hand_of_another_table(lesson: tuple[Teacher, list[Schoolchild]]) -> None:
    _, children = lesson
    places = {child: child.place(lambda place: True)["table"] for child in children}
    for child, mine in places.items():
        for other in set(places.values()) - {mine}:
            known = len(child.page.frames)
            child.page.ask("Watch", table=other)
            child.page.wait_for_newest(0.1)
            shown = [frame for frame in child.page.frames[known:] if frame["type"] == "Shown"]
            assert not [frame for frame in shown if frame["picture"]["table"] == other]
            assert not _cards([frame for frame in child.page.frames[known:] if frame["type"] == "Waiting"])


def test_neither_secret_nor_identities_are_told(lesson: tuple[Teacher, list[Schoolchild]]) -> None:
    teacher, children = lesson
    said: list[Frame] = [frame for child in children for frame in child.page.frames]
    assert teacher.secret not in json.dumps(said)
    told = json.dumps([frame for frame in teacher.page.frames if frame["type"] != "Made"])
    assert teacher.secret not in told
    assert not any(child.page.token and child.page.token in told for child in children)
    assert "identity" not in told
