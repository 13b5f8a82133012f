"""Whoever runs a class, homework, a competition, a league or an evening deletes it: nothing of it is left."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import select

from kibitz.app.storage.schema import ALL
from tests.app.classes.schooling import Schoolchild, Teacher
from tests.app.client import Frame, PageClient, first_move, refusal_id
from tests.app.serving import ServerProcess, ServerThread

Pages = Callable[..., PageClient]

NEW: list[tuple[str, str, Frame]] = [
    ("class", "desk", {"type": "NewClass", "title": "4b", "game": "minibridge"}),
    ("homework", "homework_results", {"type": "NewHomework", "title": "Home", "game": "minibridge", "count": 1}),
    ("event", "event", {"type": "NewCompetition", "title": "Cup", "game": "minibridge"}),
    ("league", "league", {"type": "NewLeague", "title": "Term", "game": "minibridge", "form": "points", "deals": 3}),
    (
        "evening",
        "evening",
        {"type": "NewEvening", "game": "abridged", "session": "abridged-pivot", "names": ["A", "B", "C", "D"]},
    ),
    ("results", "results", {"type": "NewResultsPage", "title": "Village Club"}),
]


def rows_with(server: ServerThread, *words: str) -> set[str]:
    """The tables of the database in which one of these words stands."""

    async def look() -> None:
        for table in ALL:
            for row in await server.hub.store.rows(select(table)):
                if any(word in str(row) for word in words):
                    found.add(table.name)

    found: set[str] = set()
    server.run(look())
    return found


@pytest.mark.parametrize(("ledger", "followed", "new"), NEW, ids=[each[0] for each in NEW])
def test_it_goes_with_its_secret_alone(
    ledger: str, followed: str, new: Frame, server: ServerThread, pages: Pages
) -> None:
    owner, stranger = pages(server.address), pages(server.address)
    made = owner.ask("Make", new=new)
    code, secret = made["code"], made["secret"]
    owner.ask("Follow", kind=followed, code=code, secret=secret)
    assert rows_with(server, code)
    refused = stranger.ask("Delete", ledger=ledger, code=code, secret="a guess")
    assert refusal_id(refused) == "refusals-not-yours-to-delete"
    assert rows_with(server, code)
    assert owner.ask("Delete", ledger=ledger, code=code, secret=secret)["type"] == "Done"
    told = [frame for frame in owner.frames if frame["type"] == "Deleted"]
    if not told:
        told = [owner.wait_for(lambda frame: frame["type"] == "Deleted")]
    assert told == [{"type": "Deleted", "kind": followed, "code": code}]
    assert not rows_with(server, code)
    assert refusal_id(stranger.ask("Follow", kind=followed, code=code, secret=secret)) == "refusals-no-such-code"


def test_a_class_goes_with_its_tables_and_every_name(server: ServerThread, pages: Pages) -> None:
    """In the middle of a deal: whoever sits there is told, and a move that comes after it is refused."""
    teacher = Teacher(pages(server.address))
    pupils = [Schoolchild(pages(server.address), teacher.code, f"Pupil{number}x") for number in range(4)]
    teacher.seat()
    shown = [pupil.sit_down() for pupil in pupils]
    table = shown[0]["table"]
    assert {"seats", "tables", "logbook_lines"} <= rows_with(server, table, "Pupil0x")
    teacher.ask("Delete", ledger="class", secret=teacher.secret)
    for pupil in pupils:
        kinds = {"table", "class"}
        while kinds:
            gone = pupil.page.wait_for(lambda frame: frame["type"] == "Deleted")
            kinds.remove(gone["kind"])
    picture = next(each for each in shown if first_move(each))
    move = first_move(picture)
    assert move is not None
    answers = [pupil.page.act(picture, move) for pupil in pupils]
    assert {refusal_id(answer) for answer in answers} == {"refusals-no-such-table"}
    assert rows_with(server, table, teacher.code) == set()
    # A nickname is its owner's, who may play elsewhere with it; nothing else of them is left.
    assert rows_with(server, *(f"Pupil{number}x" for number in range(4))) <= {"identities"}


def test_another_process_hears_of_it(postgres_database: str, pages: Pages) -> None:
    one, two = (ServerProcess("--database", postgres_database) for _ in range(2))
    owner, phone = pages(one.address), pages(two.address)
    made = owner.ask("Make", new=NEW[4][2])
    assert phone.ask("Follow", kind="evening", code=made["code"])["type"] == "Followed"
    owner.ask("Delete", ledger="evening", code=made["code"], secret=made["secret"])
    assert phone.wait_for(lambda frame: frame["type"] == "Deleted")["code"] == made["code"]
    assert refusal_id(phone.ask("Follow", kind="evening", code=made["code"])) == "refusals-no-such-code"
    one.stop()
    two.stop()
