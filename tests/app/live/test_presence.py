"""Who is here: shown to the others when it changes, and not whenever a page looks away and back."""

from __future__ import annotations

from collections.abc import Callable

from tests.app.client import Frame, PageClient
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


def two_at_a_table(server: ServerThread, pages: Pages) -> tuple[PageClient, PageClient, str]:
    """Ann and Bob, who wait for Ann."""
    ann, bob = pages(server.address), pages(server.address)
    table = ann.ask("OpenTable", nickname="Ann", game="bridgewar", gather=True, watchable=True)["table"]
    assert bob.ask("Join", table=table, nickname="Bob", player=2)["type"] == "Done"
    assert ann.ask("Begin", table=table)["type"] == "Done"
    ann.wait_until(lambda each: each["you"] in each["waiting"] or 2 in each["waiting"])
    for each in (ann, bob):
        each.wait_for_newest(0.2)
    return ann, bob, table


def go_to_and_fro(page: PageClient, table: str, times: int) -> None:
    for _ in range(times):
        page.send("Leave", table=table)
        assert page.ask("Watch", table=table)["type"] == "Done"


def pictures(page: PageClient) -> list[Frame]:
    """Those that came since they were last asked for."""
    page.frames.clear()
    page.wait_for_newest(0.2)
    return [frame["picture"] for frame in page.frames if frame["type"] == "Shown"]


def test_a_spectator_who_comes_and_goes_is_no_news(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob, table = two_at_a_table(sqlite_server, pages)
    nameless, named = pages(sqlite_server.address), pages(sqlite_server.address)
    named.open("bridgewar", "Eve")
    named.wait_for_newest(0.2)
    drawn = sqlite_server.hub.metrics.pictures
    for spectator in (nameless, named):
        go_to_and_fro(spectator, table, 10)
    assert pictures(ann) == [] and pictures(bob) == []
    assert sqlite_server.hub.metrics.pictures <= drawn + 20  # one for each time they looked


def test_a_player_who_is_back_in_a_moment_is_no_news(sqlite_server: ServerThread, pages: Pages) -> None:
    sqlite_server.hub.presence.grace = 30.0
    ann, bob, table = two_at_a_table(sqlite_server, pages)
    go_to_and_fro(bob, table, 10)
    assert pictures(ann) == []
    drawn = sqlite_server.hub.metrics.pictures
    bob.ask("Watch", table=table)
    bob.wait_for_newest()
    assert sqlite_server.hub.metrics.pictures == drawn + 1


def test_a_player_who_stays_away_is_shown_so_once_and_again_when_back(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    ann, bob, table = two_at_a_table(sqlite_server, pages)
    bob.send("Leave", table=table)
    (gone,) = pictures(ann)
    bob.ask("Watch", table=table)
    (back,) = pictures(ann)
    away = [[place["player"] for place in picture["places"] if place["away"]] for picture in (gone, back)]
    assert away == [[2], []]
