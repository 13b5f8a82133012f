"""Lessons over the wire: pages turned, answers, sheets and tables, kept for each learner and hidden from all others."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kibitz.app.live.limits import Allowance
from kibitz.app.web.running import read_lessons
from kibitz.cards import Seat
from kibitz.lessons.lesson import Lesson, Practice, Question
from kibitz.lessons.shelf import shelf
from kibitz.words import IN_ENGLISH
from tests.app.client import Frame, PageClient, card_moves, fetch, first_move, refused
from tests.app.serving import ServerProcess, ServerThread
from tests.lessons.writing import HEAD

Pages = Callable[..., PageClient]
FIRST: Lesson = shelf()["1-first-tricks"]


class Learner:
    """Somebody in a lesson."""

    def __init__(self, page: PageClient, lesson: str = FIRST.name) -> None:
        self.page = page
        self.lesson = shelf()[lesson]
        self.place = self.page.ask("OpenLesson", lesson=lesson, language="en")

    def do(self, kind: str, **fields: Any) -> Frame:
        answer = self.page.ask(kind, lesson=self.lesson.name, language="en", at=self.place["at"], **fields)
        if answer["type"] == "LessonShown":
            self.place = answer
        return answer

    def go_to(self, place: int) -> None:
        while self.place["at"] < place:
            assert self.do("TurnPage", to=self.place["at"] + 1)["type"] == "LessonShown"

    def play(self, again: bool = False) -> Frame:
        """The table of this place, as it is seen first."""
        shown = self.do("PlayLesson", nickname="Ann", again=again)
        assert shown["type"] == "LessonShown", shown
        return self.page.wait_until(lambda each: bool(each["table"] == shown["table"]))


def place_of_first(kind: type, lesson: Lesson = FIRST) -> int:
    """Where the first block of that kind is."""
    return next(place for place, block in enumerate(lesson.blocks) if isinstance(block, kind))


def _to_move(page: PageClient) -> Frame:
    return page.wait_until(lambda each: first_move(each) is not None or bool(each["lesson"]["stopped"]))


def _played(page: PageClient, card: str) -> None:
    picture = _to_move(page)
    move = next(each for each in card_moves(picture) if each["card"] == card)
    assert page.act(picture, move)["type"] == "Done"


def test_a_learner_goes_through_pages_answers_and_a_table(server: ServerThread, pages: Pages) -> None:
    learner = Learner(pages(server.address))
    assert (learner.place["at"], learner.place["table"], learner.place["is_learnt"]) == (0, None, False)
    learner.go_to(place_of_first(Question))
    question = FIRST.blocks[place_of_first(Question)]
    assert isinstance(question, Question)
    right = next(number for number, each in enumerate(question.answers) if each.right)
    wrong = learner.do("AnswerQuestion", answer=(right + 1) % len(question.answers))
    assert not wrong["reply"]["is_right"] and wrong["reply"]["prose"]
    assert learner.do("AnswerQuestion", answer=right)["reply"]["is_right"]
    learner.go_to(place_of_first(Practice))
    assert learner.place["marks"][str(place_of_first(Question))] == "done"
    picture = learner.play()
    assert picture["lesson"]["tasks"][0]["state"] == "open"
    _played(learner.page, "HK")
    shown = learner.page.wait_until(lambda each: bool(each["lesson"]["stopped"]))
    assert shown["lesson"]["done"] and shown["lesson"]["tasks"][0]["said"]
    assert not shown["playable"] and not shown["waiting"] and shown["turn"] is None
    learner.go_to(place_of_first(Practice) + 1)
    assert learner.place["marks"][str(place_of_first(Practice))] == "done"


def test_what_was_missed_is_said_at_once_and_may_be_tried_again(sqlite_server: ServerThread, pages: Pages) -> None:
    learner = Learner(pages(sqlite_server.address))
    learner.go_to(place_of_first(Practice))
    first = learner.play()
    _played(learner.page, "H3")
    shown = learner.page.wait_until(lambda each: bool(each["lesson"]["tasks"][0]["state"] != "open"))
    assert shown["lesson"]["tasks"][0]["state"] == "missed"
    again = learner.play(again=True)
    assert again["table"] != first["table"] and again["lesson"]["tasks"][0]["state"] == "open"
    assert learner.place["tries"] == 1
    _played(learner.page, "HK")
    learner.page.wait_until(lambda each: bool(each["lesson"]["stopped"]))
    learner.go_to(place_of_first(Practice) + 1)
    assert learner.place["marks"][str(place_of_first(Practice))] == "done"
    back = learner.do("TurnPage", to=place_of_first(Practice))
    assert (back["at"], back["furthest"]) == (place_of_first(Practice), place_of_first(Practice) + 1)


def test_no_hidden_card_is_in_any_frame_or_page(sqlite_server: ServerThread, pages: Pages) -> None:
    """What the others hold stays with the server, in the text of the lesson too."""
    learner = Learner(pages(sqlite_server.address), "3-dummy")
    place = place_of_first(Practice, learner.lesson)
    practice = learner.lesson.blocks[place]
    assert isinstance(practice, Practice)
    learner.go_to(place)
    learner.play()
    _to_move(learner.page)
    hidden = {card.name for seat in (Seat.EAST, Seat.WEST, Seat.NORTH) for card in practice.hands[seat]}
    pictures = [frame for frame in learner.page.frames if frame["type"] == "Shown"]
    assert pictures
    for frame in pictures:
        assert not {card for each in frame["picture"]["places"] for card in each["cards"]} & hidden
    text = fetch(sqlite_server.address, "/api/lessons/en/3-dummy")[2].decode()
    written = json.dumps(learner.page.frames) + text
    for seat in Seat:
        assert str(practice.hands[seat]) not in written
    for secret in ('"right"', '"reply": {', '"number":', '"plays"', '"hands":', '"missed":'):
        assert secret not in text


def test_a_table_of_a_lesson_is_for_its_learner_alone(sqlite_server: ServerThread, pages: Pages) -> None:
    learner = Learner(pages(sqlite_server.address))
    learner.go_to(place_of_first(Practice))
    table = learner.play()["table"]
    stranger = pages(sqlite_server.address)
    stranger.ask("Watch", table=table)
    assert stranger.wait_in_room()["stage"] == "playing"
    assert "for one player alone" in refused(stranger.ask("Join", table=table, nickname="Bob"))
    assert refused(stranger.ask("EndSession", table=table)) == "You have no seat at this table."
    assert "for one player alone" in refused(learner.page.ask("SetWatchable", table=table, watchable=True))
    assert stranger.ask("AskTables")["tables"] == []
    assert learner.page.ask("AskTables")["tables"] == [], "It is gone on with in the lesson."
    # And a stranger's place in the lesson is the stranger's own.
    other = Learner(stranger)
    assert (other.place["at"], other.place["table"]) == (0, None)
    assert stranger.ask("AskLessons")["lessons"] == []


def test_lessons_are_no_part_of_history(sqlite_server: ServerThread, pages: Pages) -> None:
    learner = Learner(pages(sqlite_server.address))
    place = place_of_first(Practice) + 2
    learner.go_to(place)
    learner.play()
    while not (picture := _to_move(learner.page))["lesson"]["stopped"]:
        move = first_move(picture)
        assert move is not None
        learner.page.act(picture, move)
        learner.page.wait_past(picture)
    assert picture["outcome"]
    assert learner.page.ask("AskHistory")["deals"] == []


def test_nothing_moves_where_the_lesson_has_stopped(sqlite_server: ServerThread, pages: Pages) -> None:
    learner = Learner(pages(sqlite_server.address))
    learner.go_to(place_of_first(Practice))
    learner.play()
    _played(learner.page, "HK")
    stopped = learner.page.wait_until(lambda each: bool(each["lesson"]["stopped"]))
    answer = learner.page.act(stopped, {"event": "played", "seat": "S", "card": "S5"})
    assert refused(answer) == "The lesson stops the play here: go on, or try again."


def test_what_is_sent_twice_is_done_once(sqlite_server: ServerThread, pages: Pages) -> None:
    learner = Learner(pages(sqlite_server.address))
    for _ in range(2):
        place = learner.page.ask("TurnPage", lesson=FIRST.name, language="en", at=0, to=1)
    assert place["at"] == 1
    assert refused(learner.page.ask("TurnPage", lesson=FIRST.name, language="en", at=1, to=9)).startswith("The lesson")
    assert refused(learner.page.ask("OpenLesson", lesson="none", language="en")) == (
        "There is no such lesson: please choose another."
    )


def test_a_lesson_goes_on_after_a_restart_and_on_another_device(database: str, pages: Pages) -> None:
    process = ServerProcess("--database", database, "--bot-delay", "0")
    learner = Learner(pages(process.address))
    learner.go_to(place_of_first(Practice))
    table = learner.play()["table"]
    _to_move(learner.page)
    process.kill()
    process = ServerProcess("--database", database, "--bot-delay", "0")
    again = Learner(pages(process.address, learner.page.token))
    assert (again.place["at"], again.place["table"]) == (place_of_first(Practice), table)
    page = pages(process.address)
    page.send("TakeOver", id=1, code=again.page.ask("AskHandover")["code"])
    page.wait_for(lambda frame: frame["type"] == "Welcome")
    back = Learner(page)
    assert (back.place["at"], back.place["table"]) == (place_of_first(Practice), table)
    picture = back.play()
    assert picture["table"] == table
    _played(page, "HK")
    page.wait_until(lambda each: bool(each["lesson"]["stopped"]))
    back.go_to(place_of_first(Practice) + 1)
    lines = page.ask("AskLessons")["lessons"]
    assert [(each["lesson"], each["at"], each["is_learnt"]) for each in lines] == [
        (FIRST.name, place_of_first(Practice) + 1, False)
    ]


def test_a_lesson_that_was_learnt_stays_learnt(sqlite_server: ServerThread, pages: Pages) -> None:
    learner = Learner(pages(sqlite_server.address))
    learner.go_to(len(FIRST.blocks))
    assert learner.place["is_learnt"]
    over = learner.page.ask("StartOver", lesson=FIRST.name, language="en")
    assert (over["at"], over["is_learnt"], over["marks"]) == (0, True, {})
    assert learner.page.ask("AskLessons")["lessons"][0]["is_learnt"]


def test_a_broken_file_of_a_teacher_is_named_and_left_out(tmp_path: Path) -> None:
    (tmp_path / "mine.md").write_text(HEAD + "## Part\nHello you.\n", encoding="utf-8")
    (tmp_path / "wrong.md").write_text(HEAD + "## Part\n\n<b>x</b>\n", encoding="utf-8")
    said: list[str] = []
    books = read_lessons(tmp_path, said.append, IN_ENGLISH)
    assert said[0].startswith(f"{tmp_path / 'wrong.md'}:7: ")
    assert said[1:] == ["These lessons are left out until that is mended; the others are served."]
    for language in ("en", "fr"):
        assert [*books.lessons(language)] == [*shelf(None, language), "mine"]
    assert books.is_own("mine") and not books.is_own(FIRST.name)


def test_a_table_of_a_lesson_that_has_changed_is_left_and_begun_anew(sqlite_server: ServerThread, pages: Pages) -> None:
    learner = Learner(pages(sqlite_server.address))
    learner.go_to(place_of_first(Practice))
    first = learner.play()["table"]
    table = sqlite_server.hub.tables[first]
    assert table.spot is not None
    table.spot = replace(table.spot, shape="another")
    assert learner.play()["table"] != first


def test_every_table_of_the_other_games_can_be_sat_down_at(
    sqlite_server: ServerThread, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of the course are played in the page."""
    monkeypatch.setattr(Allowance, "may_take", lambda _: True)  # nobody sits down at all of them in one minute
    for name, lesson in shelf().items():
        if lesson.rung == FIRST.rung:
            continue
        learner = Learner(pages(sqlite_server.address), name)
        for place, block in enumerate(lesson.blocks):
            if isinstance(block, Practice):
                learner.go_to(place)
                picture = learner.play()
                assert (picture["game"], picture["seat"]) == (block.game, block.you), (name, place)
                assert picture["lesson"]["block"] == place


def test_every_lesson_is_listed_and_read_in_both_languages(sqlite_server: ServerThread) -> None:
    for language in ("en", "fr"):
        listed = json.loads(fetch(sqlite_server.address, f"/api/lessons/{language}")[2])["lessons"]
        assert [each["name"] for each in listed] == list(shelf(None, language))
        for each in listed:
            status, _, body = fetch(sqlite_server.address, f"/api/lessons/{language}/{each['name']}")
            assert status == 200 and json.loads(body)["title"] == each["title"]
    assert fetch(sqlite_server.address, "/pictures/en/suits.svg")[1]["content-type"] == "image/svg+xml"
    assert fetch(sqlite_server.address, "/pictures/en/..%2Fshelf.svg")[0] == 404
    assert fetch(sqlite_server.address, "/pictures/xx/suits.svg")[0] == 404
    assert fetch(sqlite_server.address, "/api/lessons/en/none")[0] == 404
