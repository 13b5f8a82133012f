"""A history belongs to who played it, by their secret, and not to the seat."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import text

from kibitz.app.storage.migrations import STEPS
from tests.app.client import Frame, PageClient, play_deal
from tests.app.home.test_people import play_together, sit_together
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


def _both_finish(server: ServerThread, pages: Pages) -> tuple[PageClient, PageClient, str]:
    ann, bob = sit_together(server, pages, "bridgewar")
    assert bob.picture is not None
    table: str = bob.picture["table"]
    play_together([ann, bob])
    for each in (ann, bob):
        each.wait_until(lambda picture: bool(picture["outcome"]))
    return ann, bob, table


def _deals(client: PageClient, **sought: object) -> list[Frame]:
    deals: list[Frame] = client.ask("AskHistory", **sought)["deals"]
    return deals


def test_it_stays_when_the_seat_is_given_up_and_nobody_else_gets_it(server: ServerThread, pages: Pages) -> None:
    ann, bob, table = _both_finish(server, pages)
    assert bob.ask("GiveUp", table=table)["type"] == "Done"
    (line,) = _deals(bob)
    assert (line["table"], line["deal"], line["number"]) == (table, 1, 1)
    assert {line["partner"], *line["others"]} >= {"Ann"} and "Bob" not in line["others"]
    assert line["mood"] in ("won", "lost")
    assert bob.ask("AskDeal", table=table, deal=1)["type"] == "DealShown"
    eve = pages(server.address)
    eve.ask("Join", table=table, nickname="Eve", player=1)
    guest = ann.wait_until(lambda each: bool(each["knocks"]))["knocks"][0]["guest"]
    ann.ask("LetIn", table=table, guest=guest, how="next")
    eve.wait_until(lambda each: each["you"] is not None)
    assert _deals(eve) == []


def test_lists_and_figures_follow_what_is_asked_for(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, _, _ = _both_finish(sqlite_server, pages)
    ann.open("minibridge", session_options={"deals": 1}, bots="beginner")
    picture = play_deal(ann)
    mood = picture["outcome"]["mood"]
    whole = ann.ask("AskHistory")
    assert [line["game"] for line in whole["deals"]] == ["minibridge", "bridgewar"]
    assert sorted(whole["games"]) == ["bridgewar", "minibridge"] and not whole["more"]
    assert whole["streaks"]["days"] == 1
    line = whole["deals"][0]
    assert line["mood"] == mood and line["text"] == picture["outcome"]["headline"]
    levels = {each["game"]: each["level"] for each in whole["tallies"]}
    assert levels == {"bridgewar": None, "minibridge": "beginner"}
    (tally,) = ann.ask("AskHistory", company="bots")["tallies"]
    assert tally["deals"] == 1 and tally[mood] == 1 and tally["declared"] + tally["defended"] == 1
    assert [line["game"] for line in _deals(ann, company="people")] == ["bridgewar"]
    assert [line["game"] for line in _deals(ann, game="minibridge", result=mood)] == ["minibridge"]
    assert _deals(ann, game="contract") == [] == _deals(ann, since=line["at"] + 1)
    older = ann.ask("AskHistory", before=line["at"])
    assert [line["game"] for line in older["deals"]] == ["bridgewar"] and older["streaks"] is None


def test_what_a_bot_played_is_listed_and_counts_for_nobody(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    table = ann.open("bridgewar")
    ann.ask("StandUp", table=table)
    ann.wait_until(lambda picture: bool(picture["outcome"]), 30)
    history = ann.ask("AskHistory")
    assert [line["mood"] for line in history["deals"]] == [None]
    assert history["tallies"] == [] and history["streaks"]["contracts"] == 0


def test_deals_from_before_are_found_with_how_they_ended(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    table = ann.open("bridgewar", session_options={"deals": 1})
    play_deal(ann)
    step = next(step for step in STEPS if any("TABLE played" in statement for statement in step))

    async def as_before() -> None:
        async with server.hub.store.engine.begin() as connection:
            await connection.execute(text("DELETE FROM played"))
            await connection.execute(text(next(each for each in step if each.startswith("INSERT"))))

    server.run(as_before())
    (line,) = _deals(ann)
    assert (line["table"], line["deal"], line["number"], line["mood"]) == (table, 1, 1, None)
    assert line["text"]["say"] and "Ann" in line["others"]
    assert ann.ask("AskHistory")["tallies"] == []
