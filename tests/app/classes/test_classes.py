"""A class over the wire: coming and coming back, seats, boards, lessons, and a desk that is told changes only."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from sqlalchemy import text

from kibitz.app.hub.hub import Hub
from kibitz.app.live.bus import Bus
from kibitz.app.storage.store import Store
from kibitz.club.school.class_state import CLASS
from kibitz.lessons.lesson import Practice
from kibitz.lessons.shelf import shelf
from tests.app.classes.schooling import Pages, Schoolchild, Teacher
from tests.app.client import Frame, first_move, play_deal, refused
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
    sign = new.shown(lambda shown: shown["knocks_with"])["knocks_with"]
    thief = Schoolchild(pages(server.address), teacher.code, None)
    assert thief.page.ask("KnockAtClass", code=teacher.code, nickname="Ann")["type"] == "Done"
    other = thief.shown(lambda shown: shown["knocks_with"])["knocks_with"]
    teacher.until(lambda desk: desk.members[1]["knocks"] == [sign, other])
    new.page.ask("Watch", table=before["table"])
    assert new.page.picture is None, "Who only knocks sees no table."
    teacher.ask("AnswerKnock", member=1, sign=sign, is_let_in=True)
    assert thief.shown(lambda shown: shown["knocks_with"] is None)["you"] is None, "the last to knock is not the one"
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


def _tables_in(news: Frame) -> set[str]:
    """The tables that news for the desk speak of, by their codes."""
    return {line["code"] for line in news.get("lines", {}).get("tables", {}).values() if line}


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
    teacher.until(lambda desk: any(picture["table"] in _tables_in(news) for news in desk.told[before:]))
    news = next(news for news in teacher.told[before:] if picture["table"] in _tables_in(news))
    assert list(news["lines"]) == ["tables"] and news["fields"] == {}
    assert sum(each["type"] == "Followed" for each in teacher.told) == 1


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


def test_who_sits_where_is_stored_for_the_class_and_its_tables_together_or_for_neither(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    """The database takes the line of the class and then fails at the seats of the table: nothing has happened."""
    teacher = Teacher(pages(sqlite_server.address))
    (ann,) = come(sqlite_server, pages, teacher, "Ann")
    teacher.seat(bots="strong")
    table = ann.sit_down()["table"]
    broken = "CREATE TRIGGER broken BEFORE UPDATE ON seats BEGIN SELECT RAISE(FAIL, 'no seats today'); END"
    with changed_database(sqlite_server, broken, "DROP TRIGGER broken"):
        assert "could not be stored" in refused(teacher.page.ask("SendPupilAway", code=teacher.code, member=1))
    assert _kept(sqlite_server, teacher.code, table) == (1, ["Ann"])
    commits = sqlite_server.hub.store.writer.commits
    teacher.ask("SendPupilAway", member=1)
    assert sqlite_server.hub.store.writer.commits == commits + 1, "the class and the table at once"
    assert _kept(sqlite_server, teacher.code, table) == (0, [])
    assert {each.level for each in sqlite_server.hub.tables[table].players} == {"strong"}


def test_a_lesson_is_sent_to_the_whole_class_at_once_or_to_nobody(sqlite_server: ServerThread, pages: Pages) -> None:
    teacher = Teacher(pages(sqlite_server.address))
    children = come(sqlite_server, pages, teacher, *NAMES[:3])
    lesson = {"code": teacher.code, "lesson": "1-first-tricks", "block": 2}

    def places() -> list[int]:
        opened = [child.page.ask("OpenLesson", lesson="1-first-tricks", language="en") for child in children]
        return [each["at"] for each in opened]

    failing = (
        "CREATE TRIGGER broken BEFORE INSERT ON bookmarks WHEN (SELECT COUNT(*) FROM bookmarks) >= 2"
        " BEGIN SELECT RAISE(FAIL, 'no third bookmark'); END"
    )
    with changed_database(sqlite_server, failing, "DROP TRIGGER broken"):
        assert "could not be stored" in refused(teacher.page.ask("SendLesson", **lesson))
    assert places() == [0, 0, 0] and all(child.shown()["you"]["lesson"] is None for child in children)
    commits = sqlite_server.hub.store.writer.commits
    teacher.ask("SendLesson", lesson="1-first-tricks", block=2)
    assert sqlite_server.hub.store.writer.commits == commits + 1, "the class and all bookmarks at once"
    assert places() == [2, 2, 2]


def _kept(server: ServerThread, code: str, table: str) -> tuple[int, list[str]]:
    """How many the class has, and the people at the table, as a server reads them that has just begun."""
    kept: list[tuple[int, list[str]]] = []

    async def read() -> None:
        hub = Hub(Store(server.hub.store.url), Bus())
        await hub.start()
        live, book, stored = await hub.table(table), await hub.ledgers.under(CLASS, code), await hub.store.load(table)
        assert stored is not None
        people = [each.name for each in live.players if each.kind == "person"]
        assert [row["nickname"] for row in stored.seats if row["kind"] == "person"] == people
        kept.append((len(book.state.present), people))
        await hub.stop()

    server.run(read())
    return kept[0]


@contextmanager
def changed_database(server: ServerThread, before: str, after: str) -> Iterator[None]:
    """Something about the database that holds for a while."""

    async def carry_out(statement: str) -> None:
        async with server.hub.store.engine.begin() as connection:
            await connection.execute(text(statement))

    server.run(carry_out(before))
    yield
    server.run(carry_out(after))


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


def test_a_class_of_twenty_eight_of_whom_five_are_absent(server: ServerThread, pages: Pages) -> None:
    """Nobody who is away is seated, those who are here sit evenly, and who comes late gets a bot's seat or a table."""
    teacher = Teacher(pages(server.address))
    trees = ("Ash", "Beech", "Cedar", "Fir", "Hazel", "Oak", "Pine")
    names = [f"{first} {tree}" for first in ("Ada", "Bob", "Cid", "Dot") for tree in trees]
    children = dict(zip(names, come(server, pages, teacher, *names), strict=True))
    away = {name: children.pop(name) for name in names[::6]}
    for child in away.values():
        child.page.close()
    teacher.until(lambda desk: len(desk.members) == 28)
    teacher.until(lambda desk: sum(each["is_here"] for each in desk.members.values()) == 23)
    teacher.seat()
    teacher.until(lambda desk: len(desk.tables) == 6)

    def seated() -> list[list[str]]:
        tables = (table["seats"] for table in teacher.tables.values())
        return [[seat["name"] for seat in seats if seat["member"] is not None] for seats in tables]

    def arrive(name: str) -> Schoolchild:
        child = Schoolchild(pages(server.address, away[name].page.token), teacher.code, None)
        teacher.until(lambda desk: bool(desk.members[desk.number(name)]["is_here"]))
        return child

    assert sorted(map(len, seated())) == [3, 4, 4, 4, 4, 4]
    assert {name for table in seated() for name in table} == set(children)
    first, next_one, third, *_ = away
    arrive(first).place(lambda place: place["table"] is None)
    teacher.ask("SeatLate")
    teacher.until(lambda desk: desk.members[desk.number(first)]["table"] is not None)
    assert sorted(map(len, seated())) == [4] * 6, "the seat of the one bot"
    arrive(next_one), arrive(third)
    full = teacher.page.ask("SeatLate", code=teacher.code)
    assert "open one more table" in refused(full)
    teacher.ask("SeatLate", own_table=True)
    teacher.until(lambda desk: len(desk.tables) == 7)
    assert sorted(seated()[-1]) == sorted([next_one, third])
    assert [teacher.tables[number]["boards"] for number in (1, 7)] == [2, 2]
    before = seated()
    teacher.seat("same")
    teacher.until(lambda desk: all(table["done"] == 0 for table in desk.tables.values()) and len(desk.tables) == 7)
    assert seated() == before, "the seats as they are now, latecomers among them"


def test_what_tables_made_of_a_board_is_on_the_desk_and_its_cards_once_all_have_played(
    server: ServerThread, pages: Pages
) -> None:
    teacher = Teacher(pages(server.address))
    (ann,) = come(server, pages, teacher, "Ann")
    teacher.seat(count=2)
    ann.sit_down()
    boards = teacher.ask("AskClassResults")["boards"]
    assert [(each["playing"], each["outcomes"], each["hands"]) for each in boards] == [(1, [], {})] * 2
    play_deal(ann.page)
    teacher.until(lambda desk: desk.tables[1]["done"] == 1)
    one, two = teacher.ask("AskClassResults")["boards"]
    (outcome,) = one["outcomes"]
    assert "Ann" in outcome["who"].values() and outcome["result"]["declarer"]
    assert sorted(map(len, one["hands"].values())) == [13] * 4 and two["hands"] == {}


def test_a_latecomer_shares_a_seat_and_both_see_and_play_that_hand(server: ServerThread, pages: Pages) -> None:
    teacher = Teacher(pages(server.address))
    children = come(server, pages, teacher, *NAMES[:4])
    teacher.seat(count=1)
    for child in children:
        child.sit_down()
    zoe, yves = come(server, pages, teacher, "Zoe", "Yves")
    teacher.until(lambda desk: sum(each["is_here"] for each in desk.members.values()) == 6)
    table = children[0].place(lambda place: True)["table"]
    zoe.page.ask("Watch", table=table)
    assert zoe.page.picture is None, "not before the teacher says so"
    teacher.ask("SeatLate", beside=True)
    teacher.until(lambda desk: sum(len(seat["beside"]) for seat in desk.tables[1]["seats"]) == 2)
    hers, his = zoe.sit_down(), yves.sit_down()
    assert hers["you"] != his["you"], "one each, before anybody shares with two"
    holders = {_now(child)["you"]: child for child in children}
    assert _mine(hers) == _mine(_now(holders[hers["you"]])) and _mine(his) == _mine(_now(holders[his["you"]]))
    for player, child in holders.items():
        told = json.dumps(child.page.wait_until(lambda picture: "& Zoe" in json.dumps(picture))["places"])
        assert player == hers["you"] or not any(f'"{card}"' in told for card in _mine(hers)), "hidden from the others"
    # Either plays; what the other sends for the same moment comes too late.
    holder = holders[hers["you"]]
    _play_until_turn_of(hers["you"], children)
    at = zoe.page.wait_until(_is_turn)
    move = first_move(at)
    assert move is not None and zoe.page.act(at, move)["type"] == "Done"
    holder.page.wait_past(at)
    assert holder.page.act(at, move)["type"] == "Refused"
    # Who had the seat gets up: who shared it has it alone.
    name = holder.shown()["you"]["name"]
    teacher.ask("MovePupil", member=teacher.number(name))
    holder.place(lambda place: place["table"] is None)
    teacher.until(lambda desk: "Zoe" in {seat["name"] for seat in desk.tables[1]["seats"]})
    assert teacher.members[teacher.number(name)]["table"] is None
    nobody = teacher.page.ask("ShareSeat", code=teacher.code, member=teacher.number(name), table=9, seat=0)
    assert "whose seat could be shared" in refused(nobody)


def _now(child: Schoolchild) -> Frame:
    return child.page.wait_until(lambda _: True)


def _is_turn(picture: Frame) -> bool:
    return picture["you"] in picture["waiting"]


def _play_until_turn_of(player: int, children: list[Schoolchild]) -> None:
    """Everybody else plays on until the table waits for that player."""
    while True:
        for child in children:
            child.page.wait_for_newest()
            picture = _now(child)
            assert picture["outcome"] is None
            if _is_turn(picture) and picture["you"] == player:
                return
            move = first_move(picture) if _is_turn(picture) else None
            if move is not None:
                assert child.page.act(picture, move)["type"] == "Done"


def test_results_are_kept_after_the_lesson_with_who_sat_there(server: ServerThread, pages: Pages) -> None:
    teacher = Teacher(pages(server.address))
    ann, ben = come(server, pages, teacher, "Ann", "Ben")
    teacher.until(lambda desk: sum(each["is_here"] for each in desk.members.values()) == 2)
    teacher.seat(count=1)
    ann.sit_down(), ben.sit_down()
    _play_out(ann, ben)
    teacher.until(lambda desk: desk.tables[1]["is_over"])
    now = teacher.ask("AskClassResults")
    teacher.ask("PutTablesAway")
    teacher.until(lambda desk: not desk.tables)
    later = Teacher(pages(server.address), teacher.code, teacher.secret)
    (kept,) = later.page.followed["desk"]["kept"]
    assert kept["tables"] == 1 and kept["began"] > 0
    ((board,), (before,)) = later.ask("AskClassResults", lesson=0)["boards"], now["boards"]
    assert board["hands"] == before["hands"] and board["playing"] == 0
    assert board["outcomes"][0]["result"] == before["outcomes"][0]["result"]
    people = {seat: name for seat, name in before["outcomes"][0]["who"].items() if name in ("Ann", "Ben")}
    assert len(people) == 2 and people.items() <= board["outcomes"][0]["who"].items()
    assert "Ann" not in str(later.ask("AskClassResults")), "no table is open now"
    assert "No tables are open" in refused(later.page.ask("AskClassResults", code=later.code, lesson=1))


def _play_out(*children: Schoolchild) -> None:
    while True:
        for child in children:
            child.page.wait_for_newest()
            picture = _now(child)
            if picture["outcome"] is not None:
                return
            move = first_move(picture) if _is_turn(picture) else None
            if move is not None:
                child.page.act(picture, move)
