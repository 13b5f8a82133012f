"""Alone among bots a move is taken back at once; with people, in competitions and in the deal of the day it is not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.pace import Pace
from kibitz.app.tables.table_ledger import DummyChose, NextDealt, OpeningRead, Player, TableFacts, facts_after
from kibitz.cli.main import app
from kibitz.engine.events import Undone
from tests.app.client import Frame, PageClient, card_moves, first_move, play_deal, refused
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


def _until_mine(page: PageClient) -> Frame:
    return page.wait_until(lambda each: bool(card_moves(each)))


def _own_cards(picture: Frame) -> list[str]:
    return [card for place in picture["places"] if place["kind"] == "you" for card in place["cards"]]


def test_my_last_card_comes_back_whatever_the_bots_have_played_since(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    table = ann.open("bridgewar")
    before = _until_mine(ann)
    held = _own_cards(before)
    assert not before["offers"]["take_back"]
    move = first_move(before)
    assert move is not None
    ann.act(before, move)
    after = ann.wait_until(lambda each: each["at"] > before["at"] + 1 and each["offers"]["take_back"])
    assert ann.ask("TakeBack", table=table, deal=after["deal"])["type"] == "Done"
    again = ann.wait_until(lambda each: bool(each["at"] > after["at"] and card_moves(each)))
    assert _own_cards(again) == held
    assert "nothing of yours" in refused(ann.ask("TakeBack", table=table, deal=after["deal"]))
    over = play_deal(ann)
    live = sqlite_server.hub.tables[table]
    assert any(isinstance(event, Undone) for event in live.state.log)
    line = ann.ask("AskHistory")["deals"][0]
    assert (line["table"], line["again"]) == (over["table"], True), "It is not counted."


@pytest.mark.parametrize(("game", "options"), [("bridgewar", {}), ("minibridge", {}), ("first-tricks", {"cards": 2})])
def test_a_deal_that_is_over_goes_on_until_the_next_one_comes(
    sqlite_server: ServerThread, pages: Pages, game: str, options: dict[str, Any]
) -> None:
    """From the last card that I chose, for the one after it plays itself; and in the end it is not counted."""
    ann = pages(sqlite_server.address)
    table = ann.open(game, options=options)
    first = play_deal(ann)
    live = sqlite_server.hub.tables[table]
    results = len(live.results)  # with those of deals that nobody could play
    assert len(ann.ask("AskHistory")["deals"]) == 1
    assert first["offers"]["take_back"]
    ann.ask("AskVerdicts", table=table, deal=first["deal"])
    assert ann.ask("TakeBack", table=table, deal=first["deal"])["type"] == "Done"
    again = ann.wait_until(lambda each: each["at"] > first["at"] and each["you"] in each["waiting"])
    assert again["outcome"] is None and len(live.results) == results - 1 and not live.over
    assert ann.ask("AskHistory")["deals"] == [], "It has not been played to its end."
    sqlite_server.run(_is_loaded_so(sqlite_server, live))
    last = play_deal(ann)
    assert len(live.results) == results
    (line,) = ann.ask("AskHistory")["deals"]
    assert line["again"]
    judged = ann.ask("AskVerdicts", table=table, deal=last["deal"])
    chosen = [card["card"] for trick in last["outcome"]["tricks"] for card in trick["plays"]]
    assert all(chosen[each["place"]] == each["card"] for each in judged["verdicts"]), "That was of other cards."
    home = ann.ask("AskHome")
    assert all(rung["deals"] == 0 for rung in home["rungs"])
    assert ann.ask("GoOn", table=table, deal=last["deal"])["type"] == "Done"
    ann.wait_until(lambda each: each["deal"] > last["deal"])
    assert "moved on" in refused(ann.ask("TakeBack", table=table, deal=last["deal"])).lower()
    assert len(live.results) == results


async def _is_loaded_so(server: ServerThread, live: LiveTable) -> None:
    stored = await server.hub.store.load(live.id)
    assert stored is not None
    fresh = LiveTable(stored)
    assert fresh.results == live.results and fresh.state.log == live.state.log


def test_a_match_that_was_over_is_not_if_its_last_card_is_taken_back(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    table = ann.open("bridgewar", "Ann, or Bea", session="match", session_options={"deals": 1})
    over = play_deal(ann)
    assert over["verdict"] is not None
    assert over["has_won"] == (over["outcome"]["mood"] == "won")
    ann.ask("TakeBack", table=table, deal=1)
    picture = ann.wait_until(lambda each: each["at"] > over["at"])
    assert picture["verdict"] is None
    assert [line["table"] for line in ann.ask("AskTables")["tables"] if not line["finished"]] == [table]
    assert play_deal(ann)["verdict"] is not None


def test_a_claim_that_ended_the_deal_is_taken_back(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    ann.open("bridgewar")
    picture = ann.wait_until(lambda each: bool(each["outcome"]) or each["you"] in each["waiting"])
    while picture["offers"]["sure"] is None and picture["outcome"] is None:
        move = first_move(picture)
        assert move is not None
        ann.act(picture, move)
        ann.wait_past(picture)
        picture = ann.wait_until(lambda each: bool(each["outcome"]) or each["you"] in each["waiting"])
    if picture["outcome"] is not None:
        pytest.skip("No trick was sure in this deal.")
    ann.act(picture, picture["offers"]["sure"]["move"])
    over = ann.wait_until(lambda each: bool(each["outcome"]))
    ann.ask("TakeBack", table=over["table"], deal=over["deal"])
    back = ann.wait_until(lambda each: each["at"] > over["at"] and each["you"] in each["waiting"])
    assert _own_cards(back) == _own_cards(picture) and back["tricks_won"] == picture["tricks_won"]


def test_a_record_of_a_deal_that_was_over_twice_is_read_and_checked(
    sqlite_server: ServerThread, pages: Pages, tmp_path: Path
) -> None:
    ann = pages(sqlite_server.address)
    table = ann.open("first-tricks", options={"cards": 2})
    over = play_deal(ann)
    ann.ask("TakeBack", table=table, deal=over["deal"])
    ann.wait_until(lambda each: each["at"] > over["at"] and each["you"] in each["waiting"])
    last = play_deal(ann)
    file = tmp_path / "deal.json"
    file.write_text(ann.ask("AskRecord", table=table, deal=last["deal"], form="json")["text"], encoding="utf-8")
    for command in ("verify", "replay"):
        found = CliRunner().invoke(app, [command, str(file)])
        assert found.exit_code == 0, found.output


def test_not_in_the_deal_of_the_day_and_not_with_people(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, ben = pages(sqlite_server.address), pages(sqlite_server.address)
    daily = ann.ask("OpenDaily", nickname="Ann", game="bridgewar")["table"]
    picture = ann.wait_until(lambda each: bool(each["table"] == daily and card_moves(each)))
    move = first_move(picture)
    assert move is not None
    ann.act(picture, move)
    picture = ann.wait_until(lambda each: each["at"] > picture["at"])
    assert not picture["offers"]["take_back"]
    assert "nothing of yours" in refused(ann.ask("TakeBack", table=daily, deal=1))
    assert refused(ben.ask("TakeBack", table=daily, deal=1))


def _is_to_be_read_or_chosen(picture: Frame) -> bool:
    return picture["awaits"] == "opening" or bool(picture["choices"])


def test_what_is_to_be_read_is_waited_for_where_bots_are_unhurried(tmp_path: Path, pages: Pages) -> None:
    assert Pace(0.7).is_unhurried and not Pace(0.0).is_unhurried
    server = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", bot_delay=0.5)
    try:
        ann = pages(server.address)
        table = ann.open("bridgewar")  # who deals declares: South, so that West leads
        picture = ann.wait_until(_is_to_be_read_or_chosen)
        while picture["awaits"] != "opening":
            move = first_move(picture)
            assert move is not None
            ann.act(picture, move)
            ann.wait_past(picture)
            picture = ann.wait_until(_is_to_be_read_or_chosen)
        assert server.hub.tables[table].state.table.trick == ()
        assert ann.ask("ReadOpening", table=table, deal=picture["deal"])["type"] == "Done"
        ann.wait_until(lambda each: bool(each["trick"]))
    finally:
        server.stop()


def test_the_next_deal_is_read_anew() -> None:
    facts = TableFacts((Player("person", "a", "Ann", "learner"),), 0.0)
    for line in (OpeningRead(), DummyChose(does="watches")):
        facts = facts_after(facts, line)
    assert facts.read == {"opening", "dummy"}
    assert facts_after(facts, NextDealt()).read == frozenset()
