"""Homework over real lines: set, done deal by deal, weighed, and shown to its teacher and to nobody else."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from kibitz.analysis.orders.language import NOT_COUNTED
from kibitz.app import wording as w
from kibitz.app.hub import ledger_links
from kibitz.app.storage.writer import StoreError
from kibitz.club.school import homework_decisions as decisions
from kibitz.engine.text import AS_IT_IS
from kibitz.practice.puzzles import by_key, shipped
from tests.app.classes.schooling import Schoolchild, Teacher
from tests.app.client import Frame, PageClient, play_deal, refusal_id
from tests.app.home.test_people import cards_in
from tests.app.serving import ServerProcess, ServerThread, with_data

Pages = Callable[..., PageClient]
TABLE = {"PupilWork", "Made"}


def set_homework(page: PageClient, **fields: Any) -> tuple[str, str]:
    """The code and the secret."""
    wanted = {"title": "Week 3", "game": "minibridge", "count": 2, "bots": "beginner", **fields}
    ready = page.make("NewHomework", **wanted)
    assert ready["type"] == "Made", ready
    return ready["code"], ready["secret"]


def begin(page: PageClient, code: str, name: str, **fields: Any) -> Frame:
    """The pupil's sheet once they have begun."""
    begun = page.ask("BeginHomework", code=code, nickname=name, **fields)
    assert begun["type"] == "HomeworkTable", begun
    sheet: Frame = page.ask("Follow", kind="homework", code=code)["picture"]
    assert sheet["table"] == begun["table"]
    return sheet


def do_deals(page: PageClient, table: str, count: int, first: int = 1) -> None:
    page.ask("Watch", table=table)
    page.wait_until(lambda each: each["table"] == table and each["deal"] >= first)
    for deal in range(first, first + count):
        page.wait_for_deal(deal)
        play_deal(page)
        page.ask("GoOn", table=table, deal=deal)


def rows(teacher: PageClient) -> dict[int, Frame]:
    """The teacher's table as the page has put it together."""
    return {row["pupil"]: row for row in teacher.followed["homework_results"]["pupils"].values()}


def test_deals_are_done_one_by_one_and_come_back_to_the_teacher_with_what_was_lost(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    teacher, ann = pages(sqlite_server.address), pages(sqlite_server.address)
    code, secret = set_homework(teacher)
    book = teacher.ask("Follow", kind="homework_results", code=code, secret=secret)["picture"]
    assert (book["title"], len(book["tasks"]), book["pupils"]) == ("Week 3", 2, {})
    door = ann.ask("Follow", kind="homework", code=code)["picture"]
    assert (door["name"], door["table"], [task["is_done"] for task in door["tasks"]]) == (None, None, [False, False])
    shown = begin(ann, code, "Ann")
    do_deals(ann, shown["table"], 1)
    half = ann.see("homework", lambda sheet: bool(sheet["tasks"][0]["is_done"]))
    assert not half["tasks"][1]["is_done"] and half["tasks"][0]["said"] and half["tasks"][0]["deal"] == 1
    again = begin(ann, code, "Ann")
    assert again["table"] == shown["table"], "It goes on where it was left."
    do_deals(ann, shown["table"], 1, first=2)
    teacher.see(
        "homework_results",
        lambda book: (
            [cell["mistakes"] is not None for row in book["pupils"].values() for cell in row["cells"]] == [True, True]
        ),
    )
    row = rows(teacher)[1]
    assert row["name"] == "Ann" and [cell["task"] for cell in row["cells"]] == [1, 2]
    work = teacher.ask("AskPupilWork", code=code, pupil=1)
    assert [len(line["losses"]) for line in work["lines"]] == [cell["mistakes"] for cell in row["cells"]]
    played = ann.ask("AskDeal", table=shown["table"], deal=1)
    assert played["code"] == book["tasks"][0]["code"], "The cards were those that were set."


LOOKING_BACK: dict[str, dict[str, Any]] = {
    "AskDeal": {"place": 2},
    "AskAnalysis": {},
    "AskRecord": {},
    "AskMeanings": {"place": 0},
    "AskOpinion": {"at": 0},
    "PlayAgain": {"nickname": "Eve", "at": 0},
}


def test_the_teacher_looks_back_at_a_deal_as_a_pupil_played_it_and_nobody_else_does(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    teacher, ann, bob, eve, other = (pages(sqlite_server.address) for _ in range(5))
    code, secret = set_homework(teacher, together=True)
    shown = begin(ann, code, "Ann")
    begin(bob, code, "Bob", beside=1)
    table = shown["table"]
    play_together(ann, bob, table)
    cal = begin(eve, code, "Cal")
    assert cal["table"] != table
    theirs, key = set_homework(other)
    other.ask("Follow", kind="homework_results", code=theirs, secret=key)
    teacher.ask("Follow", kind="homework_results", code=code, secret=secret)
    if not is_weighed(rows(teacher), 1):
        teacher.wait_for(lambda _: is_weighed(rows(teacher), 1))
    seats = {}
    for pupil in (1, 2):
        (line,) = teacher.ask("AskPupilWork", code=code, pupil=pupil)["lines"]
        assert (line["played"]["table"], line["played"]["deal"]) == (table, 1)
        deal = teacher.ask("AskDeal", **line["played"])
        seats[pupil] = deal["seat"]
        assert (
            deal["type"] == "DealShown" and deal["steps"] and deal["names"][deal["seat"]] == ("Ann", "Bob")[pupil - 1]
        )
        analysis = teacher.ask("AskAnalysis", table=table, deal=1)
        mistakes = {each["place"] for each in analysis["verdicts"] if each["verdict"] == "mistake"}
        assert {loss["place"] for loss in line["losses"]} <= mistakes, "Each leads to its moment."
    assert seats == {1: "S", 2: "N"}, "Each as that pupil saw it."
    assert refusal_id(teacher.ask("AskDeal", table=table, deal=2)) == w.NO_SUCH_DEAL.say, "It is still being played."
    stranger = pages(sqlite_server.address)
    assert refusal_id(stranger.ask("Follow", kind="homework_results", code=code, secret=key)) == w.NOT_THE_RESULTS.say
    for page in (eve, other, stranger):  # another pupil, another teacher, somebody with a wrong secret
        for kind, fields in LOOKING_BACK.items():
            assert refusal_id(page.ask(kind, table=table, deal=1, **fields)) == w.PRIVATE_DEAL.say, kind
        assert refusal_id(page.ask("AskPupilWork", code=code, pupil=1)) == w.ONLY_THE_TEACHER.say
        assert not {frame["type"] for frame in page.frames} & {"DealShown", "Analysis", "Recorded", "Meanings"}
    teacher.send("Unfollow", kind="homework_results", code=code)
    assert refusal_id(teacher.ask("AskDeal", table=table, deal=1)) == w.PRIVATE_DEAL.say, "The book is closed."


def play_together(ann: PageClient, bob: PageClient, table: str) -> None:
    """The first deal, by two at one table."""
    for page in (ann, bob):
        page.ask("Watch", table=table)
        page.wait_until(lambda each: bool(each["table"] == table))
    with ThreadPoolExecutor(2) as players:
        tuple(players.map(play_deal, (ann, bob)))


def is_weighed(table: dict[int, Frame], pupil: int) -> bool:
    cells = table.get(pupil, {"cells": []})["cells"]
    return bool(cells) and all(cell["mistakes"] is not None for cell in cells)


def test_puzzles_are_answered_once_and_their_answers_come_after_that(sqlite_server: ServerThread, pages: Pages) -> None:
    teacher, ann = pages(sqlite_server.address), pages(sqlite_server.address)
    code, secret = set_homework(teacher, count=0, puzzles={"count": 2, "asks": "rest"})
    book = teacher.ask("Follow", kind="homework_results", code=code, secret=secret)["picture"]
    puzzle = by_key()[book["tasks"][0]["code"]]
    assert refusal_id(ann.ask("AskHomeworkPuzzle", code=code, task=1)) == decisions.NOT_BEGUN_YET.say
    assert (
        refusal_id(ann.ask("AnswerHomework", code=code, task=1, answer=puzzle.right[0])) == decisions.NOT_BEGUN_YET.say
    )
    assert begin(ann, code, "Ann")["table"] is None, "Puzzles need no table."
    asked = ann.ask("AskHomeworkPuzzle", code=code, task=1)
    assert asked["puzzle"]["key"] == "1" and asked["verdict"] is None
    assert puzzle.key not in json.dumps(ann.frames), "By its name it could be looked up."
    wrong = next(answer for answer in puzzle.answers if answer not in puzzle.right)
    reply = ann.ask("AnswerHomework", code=code, task=1, answer=wrong)
    assert not reply["verdict"]["is_right"] and tuple(reply["verdict"]["right"]) == puzzle.right
    assert (
        refusal_id(ann.ask("AnswerHomework", code=code, task=1, answer=puzzle.right[0]))
        == decisions.ANSWERED_ALREADY.say
    )
    assert refusal_id(ann.ask("AnswerHomework", code=code, task=3, answer="SA")) == decisions.NO_SUCH_TASK.say
    assert ann.ask("AskHomeworkPuzzle", code=code, task=1)["verdict"]["answer"] == wrong
    teacher.see("homework_results", lambda book: any(row["cells"] for row in book["pupils"].values()))
    assert [cell["is_right"] for cell in rows(teacher)[1]["cells"]] == [False]


def test_a_pupil_gets_no_answers_no_table_of_the_teacher_and_nobody_elses_hands(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    teacher, ann, eve = (pages(sqlite_server.address) for _ in range(3))
    code, secret = set_homework(teacher, puzzles={"count": 1})
    book = teacher.ask("Follow", kind="homework_results", code=code, secret=secret)["picture"]
    shown = begin(ann, code, "Ann")
    do_deals(ann, shown["table"], 1)
    begin(eve, code, "Eve")
    for guess in ("", "secret", code, secret[:-1]):
        assert refusal_id(eve.ask("Follow", kind="homework_results", code=code, secret=guess)) == w.NOT_THE_RESULTS.say
    assert refusal_id(eve.ask("AskPupilWork", code=code, pupil=1)) == w.ONLY_THE_TEACHER.say
    assert refusal_id(eve.ask("MoveHomeworkDate", code=code, until=None)) == w.ONLY_THE_TEACHER.say
    assert refusal_id(eve.ask("AskDeal", table=shown["table"], deal=1)) == w.PRIVATE_DEAL.say
    assert refusal_id(eve.ask("AskAnalysis", table=shown["table"], deal=1)) == w.PRIVATE_DEAL.say
    assert refusal_id(eve.ask("AskDeal", table=shown["table"], deal=2)) == w.PRIVATE_DEAL.say
    assert refusal_id(eve.ask("Join", table=shown["table"], nickname="Eve")) == w.SEATS_ARE_GIVEN.say
    eve.ask("Watch", table=shown["table"])
    eve.wait_in_room()
    eve.wait_for_newest()
    assert not {frame["type"] for frame in eve.frames} & TABLE and "homework_results" not in eve.followed
    assert not cards_in(eve.frames)
    told = json.dumps(eve.frames)
    assert not [task for task in book["tasks"] if task["code"] in told], "No codes of deals or names of puzzles."
    assert not [task for task in book["tasks"][1:] if task["code"] in json.dumps(ann.frames)], (
        "None that is still to do."
    )


def test_guesses_of_a_secret_are_few(sqlite_server: ServerThread, pages: Pages) -> None:
    teacher, eve = pages(sqlite_server.address), pages(sqlite_server.address)
    code, secret = set_homework(teacher)
    what = {"kind": "homework_results", "code": code}
    answers = [refusal_id(eve.ask("Follow", **what, secret=f"guess {number}")) for number in range(6)]
    assert answers == [w.NOT_THE_RESULTS.say] * 5 + [w.TOO_FAST.say]
    assert refusal_id(eve.ask("Follow", **what, secret=secret)) == w.TOO_FAST.say, "Not even the right one."


def test_after_its_date_homework_is_closed_kindly_and_the_teacher_can_open_it_again(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    teacher, ann, bob = (pages(sqlite_server.address) for _ in range(3))
    assert refusal_id(teacher.make("NewHomework", title="Old", game="bridgewar", count=1, until=5.0)) == (
        decisions.DATE_IS_PAST.say
    )
    code, secret = set_homework(teacher, game="bridgewar", count=1, until=time.time() + 3600)
    shown = begin(ann, code, "Ann")
    teacher.ask("Follow", kind="homework_results", code=code, secret=secret)
    assert teacher.ask("MoveHomeworkDate", code=code, until=0.0)["type"] == "Done"
    assert ann.see("homework", lambda sheet: not sheet["is_open"])["name"] == "Ann"
    assert refusal_id(bob.ask("BeginHomework", code=code, nickname="Bob")) == decisions.HOMEWORK_IS_OVER.say
    do_deals(ann, shown["table"], 1)
    teacher.see("homework_results", lambda book: any(row["cells"] for row in book["pupils"].values()))
    assert [cell["is_late"] for cell in rows(teacher)[1]["cells"]] == [True]
    assert teacher.ask("MoveHomeworkDate", code=code, until=None)["type"] == "Done"
    assert begin(bob, code, "Bob")["is_open"]


def test_two_friends_do_it_together_and_two_strangers_do_not(sqlite_server: ServerThread, pages: Pages) -> None:
    teacher, ann, bob, cal = (pages(sqlite_server.address) for _ in range(4))
    alone, _ = set_homework(teacher)
    begin(ann, alone, "Ann")
    assert refusal_id(bob.ask("BeginHomework", code=alone, nickname="Bob", beside=1)) == decisions.NOT_WITH_OTHERS.say
    code, secret = set_homework(teacher, game="bridgewar", count=1, together=True)
    teacher.ask("Follow", kind="homework_results", code=code, secret=secret)
    mine = begin(ann, code, "Ann")
    assert bob.ask("Follow", kind="homework", code=code)["picture"]["friends"] == [{"pupil": 1, "name": "Ann"}]
    theirs = begin(bob, code, "Bob", beside=1)
    assert theirs["table"] == mine["table"]
    assert refusal_id(cal.ask("BeginHomework", code=code, nickname="Cal", beside=7)) == decisions.NO_SEAT_THERE.say
    for page in (ann, bob):
        page.ask("Watch", table=mine["table"])
    assert ann.wait_until(lambda each: each["table"] == mine["table"])["seat"] == "S"
    assert bob.wait_until(lambda each: each["table"] == mine["table"])["seat"] == "N"


def test_a_friend_who_comes_in_mid_deal_sees_none_of_its_cards(sqlite_server: ServerThread, pages: Pages) -> None:
    teacher, ann, *spies = (pages(sqlite_server.address) for _ in range(5))
    code, _ = set_homework(teacher, game="first-tricks", count=2, together=True)
    table = begin(ann, code, "Ann")["table"]
    ann.ask("Watch", table=table)
    # Nobody is dummy in that game: without her the deal does not come to its end.
    ann.wait_until(lambda each: bool(each["table"] == table and each["playable"]))
    inside = []
    for number, spy in enumerate(spies):
        answer = spy.ask("BeginHomework", code=code, nickname=f"Spy {number}", beside=1)
        inside += [spy] if answer["type"] == "HomeworkTable" else []
        spy.send("Watch", id=900, table=table)
        spy.wait_for_newest(0.2)
        assert not any(frame["type"] == "Shown" and frame["picture"]["table"] == table for frame in spy.frames)
    assert inside, "somebody has taken a seat"
    play_deal(ann)
    for spy in spies:
        spy.wait_for_newest(0.1)
        assert not any(frame["type"] == "Shown" and frame["picture"]["table"] == table for frame in spy.frames)
    ann.send("GoOn", id=901, table=table, deal=1)
    assert inside[0].wait_until(lambda shown: bool(shown["table"] == table))["deal"] == 2


def deals_of(teacher: PageClient, code: str, secret: str) -> list[str]:
    book = teacher.ask("Follow", kind="homework_results", code=code, secret=secret)["picture"]
    return [task["code"] for task in book["tasks"]]


def test_deals_come_by_codes_and_to_order(sqlite_server: ServerThread, pages: Pages) -> None:
    teacher = pages(sqlite_server.address)
    code, secret = set_homework(teacher, count=3, order="N 15-17 points and N balanced")
    deals = deals_of(teacher, code, secret)
    assert deals_of(teacher, *set_homework(teacher, count=0, deals=deals)) == deals
    for fields, words in (
        ({"order": "N 15-17 pints", "count": 1}, NOT_COUNTED.say),
        ({"order": "NS 20 points", "count": 1}, w.NEVER_PLAYED.say),
        ({"deals": ["nonsense"]}, w.NO_DEAL_WITH_CODE.say),
        ({"count": 0}, decisions.HOW_MANY_TASKS.say),
        ({"count": 99}, decisions.HOW_MANY_TASKS.say),
        ({"title": " ", "count": 1}, decisions.NO_HOMEWORK_TITLE.say),
        ({"bots": "nobody", "count": 1}, w.NO_SUCH_BOTS.say),
    ):
        wanted = {"title": "Week 4", "game": "minibridge", **fields}
        assert refusal_id(teacher.make("NewHomework", **wanted)) == words, fields


def test_what_was_played_before_a_sudden_end_comes_back_all_the_same(tmp_path: Path, pages: Pages) -> None:
    arguments = with_data(tmp_path)
    server = ServerProcess(*arguments)
    teacher, ann = pages(server.address), pages(server.address)
    code, secret = set_homework(teacher, game="bridgewar", count=1)
    shown = begin(ann, code, "Ann")
    do_deals(ann, shown["table"], 1)
    server.kill()
    server = ServerProcess(*arguments, port=server.port)
    again = pages(server.address)
    again.ask("Follow", kind="homework_results", code=code, secret=secret)
    again.see("homework_results", lambda _: is_weighed(rows(again), 1))
    assert rows(again)[1]["name"] == "Ann"


def test_what_could_not_be_entered_is_entered_when_the_database_is_back(
    sqlite_server: ServerThread, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    def away(*_: object) -> None:
        tried.append(1)
        raise StoreError(AS_IT_IS(why="the database is away"))

    monkeypatch.setattr(ledger_links, "AGAIN_AFTER", (0.05,) * 200)
    teacher, ann = pages(sqlite_server.address), pages(sqlite_server.address)
    code, _ = set_homework(teacher, game="bridgewar", count=1)
    shown = begin(ann, code, "Ann")
    with monkeypatch.context() as patch:
        patch.setattr(sqlite_server.hub.store, "deal", away)
        do_deals(ann, shown["table"], 1)
        while not tried:
            ann.wait_for_newest()
    assert ann.see("homework", lambda sheet: sheet["tasks"][0]["is_done"])


@pytest.mark.parametrize("asks", sorted({puzzle.asks for puzzle in shipped()}))
def test_every_kind_of_puzzle_can_be_set(asks: str, sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    code, _ = set_homework(ann, count=0, puzzles={"count": 1, "asks": asks})
    begin(ann, code, "Ann")
    picture = ann.ask("AskHomeworkPuzzle", code=code, task=1)["puzzle"]
    answer = picture["cards"][0] if picture["cards"] else picture["choices"][0]["answer"]
    assert ann.ask("AnswerHomework", code=code, task=1, answer=answer)["verdict"]["why"]


def test_the_boards_of_a_class_are_given_as_homework_with_their_options(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    teacher = Teacher(pages(sqlite_server.address))
    assert refusal_id(teacher.page.ask("AskClassBoards", code=teacher.code)) == w.NO_SUCH_TABLES.say
    Schoolchild(pages(sqlite_server.address), teacher.code, "Ann")
    unusual = {"tricks": "collected"}
    teacher.seat(game="minibridge", count=3, options=unusual)
    boards = teacher.ask("AskClassBoards")
    assert (boards["game"], len(boards["deals"]), boards["options"]) == ("minibridge", 3, unusual)
    given = {key: boards[key] for key in ("game", "options", "deals")}
    code, secret = set_homework(teacher.page, count=0, **given)
    assert deals_of(teacher.page, code, secret) == boards["deals"]
    away = pages(sqlite_server.address)
    shown = begin(away, code, "Bob")
    away.ask("Watch", table=shown["table"])
    picture = away.wait_until(lambda each: bool(each["table"] == shown["table"]))
    assert picture["options"]["tricks"] == "collected"
