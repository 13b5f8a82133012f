"""Tables that somebody else runs: boards made before, seats that are given out, paused, shown, taken back."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.observers import TableEvent
from kibitz.app.tables import directing
from kibitz.app.tables.live import LiveTable, Resolution
from kibitz.app.tables.placed_tables import Handed, a_bot, a_person, placed_table, rules_for
from kibitz.app.tables.table_ledger import Player
from kibitz.cards import Deal, Seat
from kibitz.games.registry import GAMES
from tests.app.client import Frame, PageClient, card_moves, first_move, play_deal, refusal_id, refused
from tests.app.home.test_people import cards_in
from tests.app.serving import ServerProcess, ServerThread, with_data

Pages = Callable[..., PageClient]


def some_deals(count: int, name: str = "bridgewar", seed: int = 7) -> list[Handed]:
    """Boards of a game, drawn at random."""
    chance = random.Random(seed)
    deck = GAMES[name].make(GAMES[name].options()).deck
    drawn = [Deal.from_pack(chance.sample(deck.cards, 52), Seat.NORTH, deck) for _ in range(count)]
    return [Handed(number, deal) for number, deal in enumerate(drawn, 1)]


def person(page: PageClient, server: ServerThread, name: str) -> Player:
    """A page whose person is known to the server, without a table."""
    page.ask("AskLessons")
    table = page.open("bridgewar", name)
    live = server.hub.tables[table]
    identity = next(each.identity for each in live.players if each.identity)
    assert identity is not None
    page.send("Leave", table=table)
    page.picture = None
    return a_person(identity, name)


def opened(
    server: ServerThread, players: Sequence[Player], boards: int = 2, name: str = "bridgewar", **how: bool
) -> str:
    """A placed table, stored; its code."""
    handed = some_deals(boards, name)
    new = placed_table(rules_for([each.deal for each in handed], name), handed, players, time.time(), **how)
    server.run(server.hub.store.commit(new.rows))
    return new.code


def decide(server: ServerThread, code: str, how: Callable[[LiveTable], Resolution | None]) -> None:
    """As the server does it by itself."""
    server.run(_directed(server, code, how))


async def _directed(server: ServerThread, code: str, how: Callable[[LiveTable], Resolution | None]) -> None:
    await server.hub.direct(code, how)


def sit(page: PageClient, code: str) -> Frame:
    assert page.ask("Watch", table=code)["type"] == "Done"
    return page.wait_until(lambda each: bool(each["table"] == code))


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_is_played_on_boards_made_before_and_on_no_others(
    name: str, sqlite_server: ServerThread, pages: Pages
) -> None:
    if name == "sample":
        return
    ann = pages(sqlite_server.address)
    count = GAMES[name].players
    me = person(ann, sqlite_server, "Ann")
    code = opened(sqlite_server, [me, *(a_bot("beginner") for _ in range(count - 1))], 3, name)
    wanted = {each.number: each.deal.code for each in some_deals(3, name)}
    sit(ann, code)
    for number in (1, 2, 3):
        last = play_deal(ann)
        assert (last["number"], last["outcome"]["code"]) == (number, wanted[number])
        if number < 3:
            assert ann.ask("GoOn", table=code, deal=last["deal"])["type"] == "Done"
            ann.wait_for_deal(last["deal"] + 1)
    assert last["verdict"] is not None
    labels = [row["label"] for row in last["sheets"][0]["rows"] if row["label"]]
    assert [label["values"]["number"] for label in labels if label["say"].startswith("scores-board")] == [1, 2, 3]
    assert refusal_id(ann.ask("GoOn", table=code, deal=last["deal"])) == w.SESSION_OVER().say


def test_a_set_of_boards_and_all_that_was_decided_survives_a_sudden_end(tmp_path: Any, pages: Pages) -> None:
    arguments = with_data(tmp_path)
    database = f"sqlite:///{tmp_path / 'kibitz.sqlite3'}"
    thread = ServerThread(database)
    ann = pages(thread.address)
    me = person(ann, thread, "Ann")
    code = opened(thread, [me, a_bot("beginner"), a_bot("beginner"), a_bot("beginner")], 2)
    decide(thread, code, lambda table: directing.pause(table, rests=True))
    decide(thread, code, directing.show_hands)
    thread.stop()
    process = ServerProcess(*arguments)
    again = pages(process.address, ann.token)
    picture = sit(again, code)
    assert picture["paused"] and picture["all_shown"] and picture["placed"]
    process.kill()
    thread = ServerThread(database)
    decide(thread, code, lambda table: directing.pause(table, rests=False))
    third = pages(thread.address, ann.token)
    sit(third, code)
    codes = [play_deal(third)["outcome"]["code"]]
    third.ask("GoOn", table=code, deal=1)
    third.wait_for_deal(2)
    codes.append(play_deal(third)["outcome"]["code"])
    assert codes == [each.deal.code for each in some_deals(2)]
    thread.stop()


def test_nobody_takes_gives_or_leaves_a_seat_that_is_given_out(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob, eve = (pages(sqlite_server.address) for _ in range(3))
    people = [person(ann, sqlite_server, "Ann"), person(bob, sqlite_server, "Bob")]
    person(eve, sqlite_server, "Eve")
    code = opened(sqlite_server, [people[0], a_bot("learner"), people[1], a_bot("learner")])
    picture = sit(ann, code)
    assert picture["placed"] and not picture["is_yours"]
    for kind, fields in (
        ("EndSession", {}),
        ("StandUp", {}),
        ("GiveUp", {}),
        ("SendAway", {"player": 2}),
        ("SetWatchable", {"watchable": True}),
        ("SetLevel", {"player": 1, "level": "expert"}),
        ("AskReplace", {"player": 2}),
        ("Swap", {"one": 0, "other": 1}),
    ):
        assert refusal_id(ann.ask(kind, table=code, **fields)) == w.SEATS_ARE_GIVEN().say, kind
    eve.ask("Watch", table=code)
    assert eve.wait_in_room()["chairs"] == []
    assert refusal_id(eve.ask("Join", table=code, nickname="Eve")) == w.SEATS_ARE_GIVEN().say
    of_the_table = [
        each for each in eve.frames if code in (each.get("table"), (each.get("picture") or {}).get("table"))
    ]
    assert of_the_table
    assert not cards_in(of_the_table)


def test_somebody_is_moved_and_replaced_at_any_moment(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    one, two = person(ann, sqlite_server, "Ann"), person(bob, sqlite_server, "Bob")
    code = opened(sqlite_server, [one, a_bot("learner"), a_bot("learner"), a_bot("learner")])
    sit(ann, code)
    bob.ask("Watch", table=code)
    bob.wait_in_room()
    bots = [a_bot("learner")] * 2
    decide(sqlite_server, code, lambda table: directing.place(table, [two, bots[0], one, bots[1]]))
    assert ann.wait_until(lambda each: each["you"] == 2)["seat"] == "S"
    assert bob.wait_until(lambda each: each["you"] == 0)["seat"] == "N"
    decide(sqlite_server, code, lambda table: directing.place(table, [two, *bots, a_bot("learner")]))
    ann.wait_in_room()
    play_deal(bob)
    shown = ann.ask("AskDeal", table=code, deal=1)
    assert shown["type"] == "DealShown", "Who sat there may look back."
    assert shown["by_seat"], "Where somebody gives out the seats they are what people are called by."


def test_while_a_table_is_paused_nobody_moves_and_afterwards_all_do(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    me = person(ann, sqlite_server, "Ann")
    code = opened(sqlite_server, [me, a_bot("beginner"), a_bot("beginner"), a_bot("beginner")])
    sit(ann, code)
    picture = ann.wait_until(lambda each: first_move(each) is not None)
    move = first_move(picture)
    assert move is not None
    decide(sqlite_server, code, lambda table: directing.pause(table, rests=True))
    paused = ann.wait_until(lambda each: bool(each["paused"]))
    assert paused["playable"] == [] and paused["choices"] == []
    assert refusal_id(ann.act(picture, move)) == w.TABLE_PAUSED().say
    decide(sqlite_server, code, lambda table: directing.pause(table, rests=False))
    ann.wait_until(lambda each: not each["paused"])
    play_deal(ann)
    decide(sqlite_server, code, lambda table: directing.pause(table, rests=True))
    assert ann.ask("GoOn", table=code, deal=1)["type"] == "Done"
    assert sqlite_server.hub.tables[code].deal == 1, "No deal begins while the table is paused."
    decide(sqlite_server, code, lambda table: directing.pause(table, rests=False))
    ann.wait_for_deal(2)


def test_all_hands_are_shown_to_everybody_until_the_deal_is_over(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    me = person(ann, sqlite_server, "Ann")
    code = opened(sqlite_server, [me, a_bot("beginner"), a_bot("beginner"), a_bot("beginner")])
    picture = sit(ann, code)
    assert sum(bool(place["columns"] or place["cards"]) for place in picture["places"]) == 1
    decide(sqlite_server, code, directing.show_hands)
    shown = ann.wait_until(lambda each: bool(each["all_shown"]))
    assert all(place["columns"] for place in shown["places"])
    decide(sqlite_server, code, directing.show_hands)  # once is enough
    play_deal(ann)
    ann.ask("GoOn", table=code, deal=1)
    following = ann.wait_for_deal(2)
    assert not following["all_shown"]
    assert sum(bool(place["columns"] or place["cards"]) for place in following["places"]) == 1


def test_a_deal_is_taken_back_to_a_moment_without_asking(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    me = person(ann, sqlite_server, "Ann")
    code = opened(sqlite_server, [me, a_bot("beginner"), a_bot("beginner"), a_bot("beginner")])
    sit(ann, code)
    first = ann.wait_until(lambda each: bool(card_moves(each)))
    at = first["at"]
    while ann.picture is not None and sum(ann.picture["tricks_won"].values()) < 2:
        now = ann.wait_until(lambda each: each["you"] in each["waiting"] or sum(each["tricks_won"].values()) >= 2)
        move = first_move(now)
        if move is not None and sum(now["tricks_won"].values()) < 2:
            ann.act(now, move)
            ann.wait_past(now)
    decide(sqlite_server, code, lambda table: directing.pause(table, rests=True))
    decide(sqlite_server, code, lambda table: directing.take_back(table, 1, at, time.time()))
    back = ann.wait_until(lambda each: not sum(each["tricks_won"].values()))
    assert back["trick"] == first["trick"] and back["at"] > at
    with pytest.raises(Refusal):
        directing.take_back(sqlite_server.hub.tables[code], 1, 1, time.time())
    decide(sqlite_server, code, lambda table: directing.pause(table, rests=False))
    ann.wait_until(lambda each: not each["paused"])
    over = play_deal(ann)
    with pytest.raises(Refusal):
        directing.take_back(sqlite_server.hub.tables[code], 1, at, time.time())
    assert ann.ask("AskDeal", table=code, deal=over["deal"])["type"] == "DealShown"
    assert ann.ask("AskRecord", table=code, deal=over["deal"], form="json")["type"] == "Recorded"


def test_observers_are_told_what_is_new_and_one_that_fails_harms_nobody(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    ann = pages(sqlite_server.address)
    me = person(ann, sqlite_server, "Ann")
    code = opened(sqlite_server, [me, a_bot("beginner"), a_bot("beginner"), a_bot("beginner")])
    told: list[frozenset[TableEvent]] = []

    def fails(table: LiveTable, news: frozenset[TableEvent]) -> None:
        raise RuntimeError

    sqlite_server.hub.observers.add(fails)
    sqlite_server.hub.observers.add(lambda table, news: told.append(news) if table.id == code else None)
    sit(ann, code)
    play_deal(ann)
    decide(sqlite_server, code, lambda table: directing.pause(table, rests=True))
    decide(sqlite_server, code, lambda table: directing.pause(table, rests=True))
    decide(sqlite_server, code, lambda table: directing.place(table, [me, *[a_bot("expert")] * 3]))
    assert told[0] == {"loaded"} and told[1] == {"people"}
    assert sum("ended" in news for news in told) == 1
    assert told[-2:] == [{"state"}, {"seated"}], "What changes nothing is not told."


def test_dummy_who_helps_sees_declarers_cards_and_points_and_nobody_else_sees_either(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    ann, bob, eve = (pages(sqlite_server.address) for _ in range(3))
    people = [person(page, sqlite_server, name) for page, name in ((ann, "Ann"), (eve, "Eve"), (bob, "Bob"))]
    strong = Deal.parse("N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT98.JT9 7654.876.765.876 32.5432.432.5432")
    seats = [*people, a_bot("beginner")]
    new = placed_table(rules_for([strong], "minibridge"), [Handed(1, strong)], seats, time.time(), helping=True)
    sqlite_server.run(sqlite_server.hub.store.commit(new.rows))
    for page in (ann, bob, eve):
        sit(page, new.code)
    while not any(page.picture and page.picture["helping"] for page in (ann, bob)):
        for page in (ann, bob, eve):
            page.wait_for_newest()
            move = first_move(page.picture) if page.picture else None
            if page.picture and move is not None and page.picture["you"] in page.picture["waiting"]:
                page.act(page.picture, move)
    for page in (ann, bob, eve):
        page.wait_for_newest()
    assert ann.picture and bob.picture and eve.picture
    declarer, dummy = (ann, bob) if ann.picture["helping"] == "gets" else (bob, ann)
    assert dummy.picture is not None and declarer.picture is not None
    seen = {place["seat"]: bool(place["columns"]) for place in dummy.picture["places"]}
    assert seen == {"N": True, "E": False, "S": True, "W": False}
    theirs = {place["seat"]: bool(place["columns"]) for place in eve.picture["places"]}
    assert theirs == {seat: seat == dummy.picture["seat"] for seat in "NESW"} and eve.picture["helping"] is None
    where = {"table": new.code, "deal": 1, "at": dummy.picture["at"]}
    eves = first_move(eve.picture)
    while eves is not None:  # the lead is hers
        eve.act(eve.picture, eves)
        dummy.wait_for_newest()
        eve.wait_for_newest()
        eves = first_move(eve.picture) if eve.picture["you"] in eve.picture["waiting"] else None
    picture = dummy.wait_until(lambda each: bool(card_moves(each)))
    move = first_move(picture)
    assert move is not None and picture["you"] not in picture["waiting"]
    assert refused(dummy.act(picture, move)) != "Done", "To point is not to play."
    where["at"] = picture["at"]
    assert refusal_id(eve.ask("PointAt", **where, move=move)) == w.NOT_A_HELPER.say
    assert refusal_id(declarer.ask("PointAt", **where, move=move)) == w.NOT_A_HELPER.say
    assert dummy.ask("PointAt", **where, move=move)["type"] == "Done"
    pointed = declarer.wait_until(lambda each: each["pointed"] is not None)
    assert pointed["pointed"] == {"seat": move["seat"], "card": move["card"]}
    eve.wait_for_newest()
    assert all(frame["picture"]["pointed"] is None for frame in eve.frames if frame["type"] == "Shown")
    declarer.act(pointed, move)
    declarer.wait_past(pointed)
    assert declarer.picture["pointed"] is None
