"""A code typed at the door leads to whatever it is of, and tells nothing else."""

from __future__ import annotations

from typing import Any

from kibitz.app import wording as w
from tests.app.client import PageClient, refusal_id
from tests.app.homework.test_homework import Pages, set_homework
from tests.app.serving import ServerThread

OPENED: dict[str, tuple[str, dict[str, Any]]] = {
    "class": ("NewClass", {"title": "4b", "game": "minibridge"}),
    "homework": ("NewHomework", {"title": "Week 3", "game": "minibridge", "count": 1}),
    "event": ("NewCompetition", {"title": "Cup", "game": "minibridge"}),
    "league": ("NewLeague", {"title": "Term", "game": "minibridge", "form": "best-of", "deals": 3}),
    "results": ("NewResultsPage", {"title": "Village Club"}),
    "evening": (
        "NewEvening",
        {"game": "abridged", "session": "abridged-pivot", "names": ("Ann", "Bob", "Cleo", "Dan")},
    ),
}


def codes(page: PageClient) -> dict[str, str]:
    """One of every kind, opened by this page."""
    found: dict[str, str] = {kind: page.make(made, **fields)["code"] for kind, (made, fields) in OPENED.items()}
    return {**found, "table": page.open("minibridge")}


def test_every_code_of_ours_is_known_for_what_it_is(sqlite_server: ServerThread, pages: Pages) -> None:
    opener, guest = pages(sqlite_server.address), pages(sqlite_server.address)
    for kind, code in codes(opener).items():
        spelt = f"{code[:3].lower()} - {code[3:].upper()}"
        found = guest.ask("FindCode", code=spelt)
        assert {**found, "id": 0} == {"type": "CodeFound", "id": 0, "kind": kind, "code": code}, "Nothing else is told."


def test_a_wrong_code_is_refused_in_one_sentence_and_tries_are_few(tmp_path: Any, pages: Pages) -> None:
    server = ServerThread(f"sqlite:///{tmp_path / 'k.sqlite3'}", crowd=3)
    try:
        code, _ = set_homework(pages(server.address))
        guest = pages(server.address)
        assert guest.ask("FindCode", code=code)["type"] == "CodeFound"
        for wrong in ("ZZZZZZ", "zzzzzzzzzz"):
            assert refusal_id(guest.ask("FindCode", code=wrong)) == w.NO_SUCH_CODE.say
        assert refusal_id(guest.ask("FindCode", code="nonsense")) == w.TOO_FAST.say
        assert guest.ask("FindCode", code=code)["type"] == "CodeFound", "What was found once is found again."
    finally:
        server.stop()
