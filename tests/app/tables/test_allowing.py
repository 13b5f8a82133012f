"""What is allowed at a table while it is played at: dummy's help and hints, switched by whoever runs it."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import pytest

from kibitz.app import wording as w
from kibitz.app.tables import directing
from kibitz.app.tables.placed_tables import Handed, a_bot, placed_table, rules_for
from kibitz.app.tables.table_ledger import Permission
from kibitz.cards import Deal
from kibitz.formats import record
from kibitz.formats.record import DealRecord
from tests.app.client import Frame, PageClient, card_moves, first_move, play_deal, refusal_id
from tests.app.serving import ServerProcess, ServerThread, with_data
from tests.app.tables.test_placed_tables import decide, person, sit

Pages = Callable[..., PageClient]
STRONG = Deal.parse("N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT98.JT9 7654.876.765.876 32.5432.432.5432")


def allow(server: ServerThread, code: str, what: Permission, is_allowed: bool = True) -> None:
    decide(server, code, partial(directing.allow, what=what, is_allowed=is_allowed))


def open_hands(picture: Frame) -> set[str]:
    return {place["seat"] for place in picture["places"] if place["columns"]}


@pytest.fixture
def pair(sqlite_server: ServerThread, pages: Pages) -> tuple[str, PageClient, PageClient]:
    """Ann declares at North and Bob is her dummy, against bots; nothing is allowed."""
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    north, south = person(ann, sqlite_server, "Ann"), person(bob, sqlite_server, "Bob")
    seats = [north, a_bot("beginner"), south, a_bot("beginner")]
    new = placed_table(rules_for([STRONG], "minibridge"), [Handed(1, STRONG)], seats, time.time())
    sqlite_server.run(sqlite_server.hub.store.commit(new.rows))
    sit(bob, new.code)
    picture = sit(ann, new.code)
    while not card_moves(picture):
        move = first_move(picture)
        if move is not None:
            ann.act(picture, move)
        picture = ann.wait_past(picture)
    bob.wait_until(lambda each: bool(each["at"] == picture["at"]))
    return new.code, ann, bob


def test_dummy_is_let_help_in_the_middle_of_a_deal_and_goes_back_to_watching(
    sqlite_server: ServerThread, pair: tuple[str, PageClient, PageClient]
) -> None:
    code, ann, bob = pair
    assert ann.picture and bob.picture
    assert open_hands(bob.picture) == {"S"} and bob.picture["helping"] is None and bob.picture["allowed"] == []
    where = {"table": code, "deal": 1, "at": ann.picture["at"]}
    card = first_move(ann.picture)
    assert refusal_id(bob.ask("PointAt", **where, move=card)) == w.NOT_A_HELPER.say
    allow(sqlite_server, code, "helping")
    helper = bob.wait_until(lambda each: each["helping"] == "gives")
    assert open_hands(helper) == {"N", "S"} and helper["allowed"] == ["helping"]
    assert ann.wait_until(lambda each: each["helping"] == "gets")["at"] == where["at"], "Nothing was played."
    assert bob.ask("PointAt", **where, move=card)["type"] == "Done"
    ann.wait_until(lambda each: each["pointed"] is not None)
    allow(sqlite_server, code, "helping", is_allowed=False)
    alone = bob.wait_until(lambda each: each["helping"] is None)
    assert open_hands(alone) == {"S"} and alone["allowed"] == []
    assert ann.wait_until(lambda each: each["helping"] is None)["pointed"] is None


def test_hints_are_allowed_and_taken_away_while_others_play(
    sqlite_server: ServerThread, pair: tuple[str, PageClient, PageClient]
) -> None:
    code, ann, _ = pair
    assert ann.picture and not ann.picture["hints"]
    asked = {"table": code, "deal": 1, "at": ann.picture["at"], "step": "nudge"}
    assert refusal_id(ann.ask("AskHint", **asked)) == w.NO_HINTS.say
    allow(sqlite_server, code, "hints")
    assert ann.wait_until(lambda each: each["hints"])["allowed"] == ["hints"]
    assert ann.ask("AskHint", **asked)["type"] == "Hint"
    allow(sqlite_server, code, "hints", is_allowed=False)
    ann.wait_until(lambda each: not each["hints"])
    assert refusal_id(ann.ask("AskHint", **asked)) == w.NO_HINTS.say


def test_what_is_allowed_leaves_no_trace_in_the_deal(
    sqlite_server: ServerThread, pair: tuple[str, PageClient, PageClient]
) -> None:
    code, ann, _ = pair
    for what in ("helping", "hints"):
        allow(sqlite_server, code, what)
        allow(sqlite_server, code, what)
    play_deal(ann)
    live = sqlite_server.hub.tables[code]
    written = record.read(ann.ask("AskRecord", table=code, deal=1)["text"])
    assert isinstance(written, DealRecord)
    assert record.replay_deal(written.events).table == live.state.table


def test_what_is_allowed_is_so_still_after_a_sudden_end(tmp_path_factory: pytest.TempPathFactory, pages: Pages) -> None:
    folder = tmp_path_factory.mktemp("allowed")
    thread = ServerThread(f"sqlite:///{folder / 'kibitz.sqlite3'}")
    ann = pages(thread.address)
    seats = [person(ann, thread, "Ann"), *[a_bot("beginner")] * 3]
    new = placed_table(rules_for([STRONG], "minibridge"), [Handed(1, STRONG)], seats, time.time(), hints=True)
    thread.run(thread.hub.store.commit(new.rows))
    allow(thread, new.code, "helping")
    allow(thread, new.code, "hints", is_allowed=False)
    thread.stop()
    process = ServerProcess(*with_data(folder))
    try:
        assert sit(pages(process.address, ann.token), new.code)["allowed"] == ["helping"]
    finally:
        process.kill()
