"""A class over the wire: coming and coming back, seats, boards, lessons, and a desk that is told changes only."""

from __future__ import annotations

import json
from functools import partial

import pytest

from kibitz.app.tables import directing
from kibitz.app.tables.placed_tables import a_bot
from kibitz.lessons.lesson import Practice
from kibitz.lessons.shelf import shelf
from tests.app.classes.schooling import Pages, Schoolchild, Teacher
from tests.app.client import Frame, first_move, refused
from tests.app.serving import ServerProcess, ServerThread, with_data

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn")


def come(server: ServerThread, pages: Pages, teacher: Teacher, *names: str) -> list[Schoolchild]:
    return [Schoolchild(pages(server.address), teacher.code, name) for name in names]


def test_pupils_come_by_the_code_and_come_back_as_who_they_are(server: ServerThread, pages: Pages) -> None:
    teacher = Teacher(pages(server.address))
    ann, _ = come(server, pages, teacher, "Ann", "Ben")
    teacher.until(lambda desk: len(desk.members) == 2 and all(each["is_here"] for each in desk.members.values()))
    ann.page.close()
    teacher.until(lambda desk: not desk.members[1]["is_here"])
    typed = f" {teacher.code[:3].lower()}-{teacher.code[3:].lower()} "
    again = Schoolchild(pages(server.address, ann.page.token), typed, None)
    assert again.shown()["you"]["member"] == 1 and again.shown()["code"] == teacher.code
    teacher.until(lambda desk: desk.members[1]["is_here"])
    taken = Schoolchild(pages(server.address), teacher.code, "ANN")
    assert "Somebody in this class is called" in refused(taken.answer)
    door = Schoolchild(pages(server.address), teacher.code, None)
    assert door.shown()["you"] is None and door.shown()["title"] == "4b"
    assert "Ben" not in json.dumps(door.page.frames)
    assert "nothing under that code" in refused(Schoolchild(pages(server.address), "ZZZZZZ", "Zoe").answer)


def test_another_tablet_is_let_in_by_the_teacher_and_has_the_seat(server: ServerThread, pages: Pages) -> None:
    teacher = Teacher(pages(server.address))
    ann, _ = come(server, pages, teacher, "Ann", "Ben")
    teacher.seat()
    before = ann.sit_down()
    new = Schoolchild(pages(server.address), teacher.code, None)
    assert new.page.ask("KnockAtClass", code=teacher.code, nickname="ann")["type"] == "Done"
    assert new.shown(lambda shown: shown["is_knocking"])["you"] is None
    teacher.until(lambda desk: desk.members[1]["is_knocking"])
    new.page.ask("Watch", table=before["table"])
    assert new.page.picture is None, "Who only knocks sees no table."
    teacher.ask("AnswerKnock", member=1, is_let_in=True)
    assert new.place(lambda place: place["table"] == before["table"])["member"] == 1
    now = new.sit_down()
    assert now["you"] == before["you"] and len(set(_mine(now))) == 13
    assert ann.shown(lambda shown: shown["you"] is None)
    ann.page.wait_in_room()


def _mine(picture: Frame) -> list[str]:
    place = next(each for each in picture["places"] if each["player"] == picture["you"])
    return [*place["cards"], *(card for column in place["columns"] for card in column)]


def test_everybody_is_sent_to_a_table_with_the_same_boards_and_bots_for_the_odd_ones(
    server: ServerThread, pages: Pages
) -> None:
    teacher = Teacher(pages(server.address))
    children = come(server, pages, teacher, *NAMES)
    teacher.until(lambda desk: len(desk.members) == 6)
    teacher.seat()
    pictures = [child.sit_down() for child in children]
    assert len({each["table"] for each in pictures}) == 2
    hands: dict[str, set[tuple[str, ...]]] = {}
    for picture in pictures:
        hands.setdefault(picture["seat"], set()).add(tuple(sorted(_mine(picture))))
    assert all(len(each) == 1 for each in hands.values()), "The same seat has the same cards at every table."
    teacher.until(lambda desk: len(desk.tables) == 2)
    for table in teacher.tables.values():
        bots = [seat for seat in table["seats"] if seat["member"] is None]
        assert (len(table["seats"]), len(bots), table["boards"]) == (4, 1, 2)
    teacher.seat(how="change")
    moved = [
        child.place(lambda place: place["table"] not in {None, *(each["table"] for each in pictures)})
        for child in children
    ]
    assert len({each["table"] for each in moved}) == 2


def test_a_pupil_is_moved_and_a_bot_takes_over(server: ServerThread, pages: Pages) -> None:
    teacher = Teacher(pages(server.address))
    children = come(server, pages, teacher, "Ann", "Ben", "Cleo", "Dan", "Eva")
    teacher.seat()
    pictures = {child.sit_down()["table"] for child in children}
    teacher.until(lambda desk: len(desk.tables) == 2)
    ann = next(number for number, each in teacher.members.items() if each["name"] == "Ann")
    here = teacher.members[ann]["table"]
    there = next(number for number in teacher.tables if number != here)
    free = next(seat for seat in teacher.tables[there]["seats"] if seat["member"] is None)
    before = children[0].place(lambda place: True)["table"]
    teacher.ask("MovePupil", member=ann, table=there, seat=free["place"])
    now = children[0].place(lambda place: place["table"] != before)
    assert now["table"] in pictures
    picture = children[0].sit_down(now["table"])
    assert picture["seat"] == free["seat"]
    teacher.until(lambda desk: ann in {seat["member"] for seat in desk.tables[there]["seats"]})
    teacher.ask("MovePupil", member=ann)
    assert children[0].place(lambda place: place["table"] is None)
    teacher.until(lambda desk: ann not in {seat["member"] for seat in desk.tables[there]["seats"]})
    assert teacher.members[ann]["table"] is None


def test_the_desk_pauses_shows_takes_back_and_says(server: ServerThread, pages: Pages) -> None:
    teacher = Teacher(pages(server.address))
    ann, ben = come(server, pages, teacher, "Ann", "Ben")
    teacher.seat()
    ann.sit_down(), ben.sit_down()
    teacher.ask("PauseTables", rests=True)
    assert ann.page.wait_until(lambda picture: picture["paused"])["playable"] == []
    teacher.until(lambda desk: desk.tables[1]["is_paused"])
    teacher.ask("PauseTables", rests=False, tables=[1])
    child = _to_move(ann, ben)
    picture = child.page.picture
    assert picture is not None
    move = first_move(picture)
    assert move is not None and child.page.act(picture, move)["type"] == "Done"
    teacher.ask("LookAtTable", table=1)
    teacher.until(lambda desk: desk.seen is not None and bool(desk.seen["moments"]))
    assert teacher.seen is not None
    first = teacher.seen["moments"][-1]
    teacher.ask("TakeTableBack", table=1, deal=1, to=first["to"])
    teacher.until(lambda desk: desk.seen is not None and not desk.seen["moments"])
    teacher.ask("ShowTables")
    shown = ann.page.wait_until(lambda picture: picture["all_shown"])
    assert sum(bool(place["columns"] or place["cards"]) for place in shown["places"]) == 4
    teacher.ask("TellClass", phrase="Well done!", tables=[1])
    assert ben.page.wait_for(lambda frame: frame["type"] == "TeacherSaid")["phrase"] == "Well done!"
    assert "Only the set phrases" in refused(teacher.page.ask("TellClass", code=teacher.code, phrase="You fool!"))


def test_the_desk_allows_help_and_hints_at_one_table_or_at_all(server: ServerThread, pages: Pages) -> None:
    teacher = Teacher(pages(server.address))
    children = come(server, pages, teacher, "Ann", "Ben", "Cleo", "Dan", "Eva")
    teacher.seat(hints=True)
    for child in children:
        child.sit_down()
    teacher.until(lambda desk: [each["allowed"] for each in desk.tables.values()] == [["hints"]] * 2)
    teacher.ask("AllowAtTables", what="hints", is_allowed=False)
    teacher.ask("AllowAtTables", what="helping", is_allowed=True, tables=[2])
    teacher.until(lambda desk: [desk.tables[number]["allowed"] for number in (1, 2)] == [[], ["helping"]])
    for table in teacher.tables.values():
        for child in (each for each in children if each.place(bool)["table"] == table["code"]):
            child.page.wait_until(partial(_allows, table["allowed"]))
    answer = teacher.page.ask("AllowAtTables", code=teacher.code, what="helping", is_allowed=True, tables=[9])
    assert "no such table" in refused(answer)


def _allows(what: list[str], picture: Frame) -> bool:
    return bool(picture["allowed"] == what)


def _to_move(*children: Schoolchild) -> Schoolchild:
    """Whoever of them has something to decide; the bots have moved."""
    for _ in range(200):
        for child in children:
            child.page.wait_for_newest()
            picture = child.page.picture
            if picture is not None and picture["you"] in picture["waiting"] and first_move(picture):
                return child
    raise AssertionError("Nobody is to move.")


def test_a_lesson_is_sent_and_the_desk_sees_how_far_everybody_is(server: ServerThread, pages: Pages) -> None:
    teacher = Teacher(pages(server.address))
    ann, _ = come(server, pages, teacher, "Ann", "Ben")
    teacher.ask("SendLesson", lesson="1-first-tricks", block=2)
    assert ann.place(lambda place: place["lesson"] is not None)["lesson"] == "1-first-tricks"
    opened = ann.page.ask("OpenLesson", lesson="1-first-tricks", language="en")
    assert opened["at"] == 2
    marks = teacher.ask("AskClassMarks")
    assert [(each["member"], each["at"]) for each in marks["marks"]] == [(1, 2), (2, 2)]
    ann.page.ask("TurnPage", lesson="1-first-tricks", language="en", at=2, to=3)
    assert [each["at"] for each in teacher.ask("AskClassMarks")["marks"]] == [3, 2]
    teacher.seat(how="same")
    assert ann.place(lambda place: place["table"] is not None)["lesson"] is None


def test_the_cards_of_a_lessons_step_go_to_every_table(server: ServerThread, pages: Pages) -> None:
    teacher = Teacher(pages(server.address))
    (ann,) = come(server, pages, teacher, "Ann")
    lesson = shelf()["1-first-tricks"]
    step = next(at for at, block in enumerate(lesson.blocks) if isinstance(block, Practice) and block.hands)
    teacher.seat(lesson=lesson.name, block=step)
    answer = teacher.page.ask("SeatClass", code=teacher.code, how="random", boards=teacher.boards(lesson="no-such"))
    assert "no such lesson" in refused(answer)
    assert ann.sit_down()["game"] == "first-tricks"
    assert "has no cards" in refused(
        teacher.page.ask("SeatClass", code=teacher.code, how="random", boards=teacher.boards(lesson=lesson.name))
    )


def test_the_desk_is_told_changes_only(server: ServerThread, pages: Pages) -> None:
    teacher = Teacher(pages(server.address))
    children = come(server, pages, teacher, *NAMES)
    teacher.seat()
    for child in children:
        child.sit_down()
    teacher.until(
        lambda desk: (
            len(desk.tables) == 2
            and not any(seat["is_away"] for each in desk.tables.values() for seat in each["seats"])
        )
    )
    teacher.page.wait_for_newest(0.3)
    teacher.until(lambda desk: True)
    before = len(teacher.told)
    child = _to_move(*children)
    picture = child.page.picture
    assert picture is not None
    move = first_move(picture)
    assert move is not None
    child.page.act(picture, move)
    teacher.until(lambda desk: len(desk.told) > before)
    news = teacher.told[before]
    assert news["type"] == "DeskChanged" and news["members"] == [] and len(news["tables"]) == 1
    assert sum(each["type"] == "DeskShown" for each in teacher.told) == 1


def test_a_class_is_there_after_the_server_was_killed(tmp_path_factory: pytest.TempPathFactory, pages: Pages) -> None:
    folder = tmp_path_factory.mktemp("class")
    first = ServerProcess(*with_data(folder))
    teacher = Teacher(pages(first.address))
    ann = Schoolchild(pages(first.address), teacher.code, "Ann")
    teacher.seat()
    table = ann.sit_down()["table"]
    first.kill()
    second = ServerProcess(*with_data(folder))
    back = Schoolchild(pages(second.address, ann.page.token), teacher.code, None)
    assert back.place(lambda place: place["table"] == table)
    desk = Teacher(pages(second.address), teacher.code, teacher.secret)
    desk.until(lambda desk: 1 in desk.tables and desk.members[1]["is_here"])
    second.stop()


def test_a_class_goes_over_two_processes(postgres_database: str, pages: Pages) -> None:
    servers = [ServerThread(postgres_database) for _ in range(2)]
    try:
        teacher = Teacher(pages(servers[0].address))
        (ann,) = come(servers[1], pages, teacher, "Ann")
        teacher.until(lambda desk: 1 in desk.members and desk.members[1]["is_here"])
        teacher.seat()
        ann.sit_down()
        teacher.until(lambda desk: any(seat["member"] == 1 and not seat["is_away"] for seat in desk.tables[1]["seats"]))
        child = _to_move(ann)
        picture = child.page.picture
        assert picture is not None
        move = first_move(picture)
        assert move is not None and child.page.act(picture, move)["type"] == "Done"
        at = picture["at"]
        teacher.until(lambda desk: desk.tables[1]["at"] > at)
        teacher.ask("AllowAtTables", what="hints", is_allowed=True)
        ann.page.wait_until(lambda picture: picture["allowed"] == ["hints"])
        teacher.ask("TellClass", phrase="Well done!")
        assert ann.page.wait_for(lambda frame: frame["type"] == "TeacherSaid")["phrase"] == "Well done!"
        ann.page.close()
        teacher.until(lambda desk: not desk.members[1]["is_here"])
    finally:
        for server in servers:
            server.stop()


def test_a_table_that_lags_behind_its_class_is_put_right_when_the_desk_opens(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    teacher = Teacher(pages(sqlite_server.address))
    (ann,) = come(sqlite_server, pages, teacher, "Ann")
    teacher.seat()
    table = ann.sit_down()["table"]

    async def lose_the_seat() -> None:
        live = await sqlite_server.hub.table(table)
        bots = [a_bot("beginner") for _ in live.players]
        await sqlite_server.hub.decide(live, lambda: directing.place(live, bots))

    sqlite_server.run(lose_the_seat())
    ann.page.wait_in_room()
    Teacher(pages(sqlite_server.address), teacher.code, teacher.secret)
    assert ann.page.wait_until(lambda picture: picture["you"] is not None)["table"] == table


@pytest.mark.parametrize(("announcing", "moments"), [("table", 0), ("players", 1)])
def test_a_table_goes_back_only_to_moments_at_which_somebody_was_awaited(
    sqlite_server: ServerThread, pages: Pages, announcing: str, moments: int
) -> None:
    teacher = Teacher(pages(sqlite_server.address), game="minibridge")
    children = come(sqlite_server, pages, teacher, *NAMES[:4])
    teacher.seat(game="minibridge", options={"announcing": announcing})
    for child in children:
        child.sit_down()
    if announcing == "players":
        child = _to_move(*children)
        picture = child.page.picture
        assert picture is not None
        points = next(each["move"] for each in picture["choices"] if each["move"]["event"] == "announced")
        assert child.page.act(picture, points)["type"] == "Done"
    teacher.ask("LookAtTable", table=1)
    teacher.until(lambda desk: desk.seen is not None)
    assert teacher.seen is not None and len(teacher.seen["moments"]) == moments
