"""Who comes in, looks on and goes: private tables, consent, and no hand for a stranger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import text

from tests.app.client import Frame, PageClient, first_move, play_deal, refused
from tests.app.home.test_people import cards_in, let_a_minute_pass, play_together, sit_together
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


def _knock(host: PageClient, name: str) -> int:
    """The number by which the table knows who asks under that name."""
    picture = host.wait_until(lambda each: any(knock["name"] == name for knock in each["knocks"]))
    return next(int(knock["guest"]) for knock in picture["knocks"] if knock["name"] == name)


def _to_play(page: PageClient) -> Frame:
    return page.wait_until(lambda each: each["you"] in each["waiting"] and bool(each["playable"]))


# --- who sees what


def test_a_private_table_is_in_nobodys_list_and_shows_a_door(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, eve = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar", "Ann")
    _to_play(ann)
    assert eve.ask("AskTables")["tables"] == []
    assert eve.ask("Watch", table=table)["type"] == "Done"
    room = eve.wait_in_room()
    assert (room["owner"], room["game"], room["stage"], room["you"]) == ("Ann", "bridgewar", "playing", None)
    move = first_move(_to_play(ann))
    assert move is not None and ann.picture is not None
    ann.act(ann.picture, move)
    ann.send("Say", table=table, phrase="Hello!")
    ann.wait_for(lambda frame: frame["type"] == "Spoke")
    assert eve.ask("AskTables")["tables"] == []
    eve.wait_for_newest()
    assert {frame["type"] for frame in eve.frames} == {"Welcome", "Tables", "Done", "Waiting"}
    assert not cards_in(eve.frames)


def test_the_list_has_tables_that_are_open_and_live(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob, eve = (pages(sqlite_server.address) for _ in range(3))
    table = ann.open("bridgewar", "Ann", watchable=True)
    gathering_table = bob.open("bridgewar", "Bob", watchable=True, gather=True)
    assert [line["table"] for line in eve.ask("AskTables")["tables"]] == [table]
    bob.ask("Begin", table=gathering_table)
    assert {line["table"] for line in eve.ask("AskTables")["tables"]} == {table, gathering_table}
    assert ann.ask("SetWatchable", table=table, watchable=False)["type"] == "Done"
    assert [line["table"] for line in eve.ask("AskTables")["tables"]] == [gathering_table]
    eve.ask("Watch", table=gathering_table)
    eve.wait_until(lambda each: each["you"] is None)
    bob.close()  # left behind: only who watches is still there
    eve.wait_until(lambda each: any(place["away"] for place in each["places"]))
    assert eve.ask("AskTables")["tables"] == []


def test_the_list_says_how_a_table_stands_and_how_many_watch(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, eve, fay = (pages(sqlite_server.address) for _ in range(3))
    table = ann.open("bridgewar", "Ann", watchable=True)
    (line,) = eve.ask("AskTables")["tables"]
    glimpse = line["glimpse"]
    assert glimpse["names"]["S"] == "Ann" and set(glimpse["bots"]) == {"N", "E", "W"}
    assert glimpse["watchers"] == 0
    for each in (eve, fay):
        each.ask("Watch", table=table)
    assert eve.ask("AskTables")["tables"][0]["glimpse"]["watchers"] == 2
    play_deal(ann)
    glimpse = eve.ask("AskTables")["tables"][0]["glimpse"]
    assert glimpse["stage"]["say"] == "page-between-deals" and glimpse["contract"]
    assert sum(glimpse["tricks_won"].values()) > 0
    ann.ask("SetWatchable", table=table, watchable=False)
    assert ann.ask("AskTables")["tables"][0]["glimpse"] is None, "A private table is nobody's to look at."


def test_a_table_that_is_closed_to_watchers_shows_them_the_door_at_once(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    ann, eve = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar", watchable=True)
    eve.ask("Watch", table=table)
    eve.wait_until(lambda each: each["table"] == table)
    ann.ask("SetWatchable", table=table, watchable=False)
    assert eve.wait_in_room()["stage"] == "playing"


def test_tables_from_before_there_were_owners_are_private_and_belong_to_their_first_player(
    server: ServerThread, pages: Pages
) -> None:
    from kibitz.app.storage.migrations import STEPS

    step = next(step for step in STEPS if any("watchable" in statement for statement in step))
    assert any("owner = (SELECT identity FROM seats" in statement for statement in step)
    ann = pages(server.address)
    table = ann.open("bridgewar")

    async def forget() -> None:
        """As the step finds it: nobody's table."""
        async with server.hub.store.engine.begin() as connection:
            await connection.execute(text("UPDATE tables SET owner = NULL"))
            await connection.execute(text(next(each for each in step if each.startswith("UPDATE"))))

    server.run(forget())
    server.hub.tables.clear()
    again = pages(server.address, ann.token)
    again.ask("Watch", table=table)
    picture = again.wait_until(lambda each: bool(each["table"] == table))
    assert picture["is_yours"] and not picture["watchable"] and not picture["practice"]


# --- a seat in the middle of a deal


@pytest.mark.parametrize("watchable", [False, True])
def test_a_stranger_gets_no_hand_without_consent_and_no_second_one_with_it(
    sqlite_server: ServerThread, pages: Pages, watchable: bool
) -> None:
    ann, eve = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar", "Ann", watchable=watchable)
    _to_play(ann)
    assert eve.ask("Join", table=table, nickname="Eve", player=1)["type"] == "Done"
    for request in ("StandUp", "SitDown", "GiveUp"):
        assert eve.ask(request, table=table)["type"] == "Refused"
    eve.wait_for_newest()
    held = [place["cards"] for frame in eve.frames if "picture" in frame for place in frame["picture"]["places"]]
    assert bool(held) is watchable
    assert not any(held)
    assert ann.ask("LetIn", table=table, guest=_knock(ann, "Eve"), how="now")["type"] == "Done"
    picture = eve.wait_until(lambda each: each["you"] == 1)
    mine = next(set(place["cards"]) for place in picture["places"] if place["kind"] == "you")
    assert mine
    # Eve gives the seat back: the view goes with it, and no other hand of this deal can be had for it.
    assert eve.ask("GiveUp", table=table)["type"] == "Done"
    eve.wait_until(lambda each: each["you"] is None) if watchable else eve.wait_in_room(
        lambda room: room["you"] is None
    )
    seen = len(eve.frames)
    assert eve.ask("Join", table=table, nickname="Eve", player=2)["type"] == "Done"
    answer = ann.ask("LetIn", table=table, guest=_knock(ann, "Eve"), how="now")
    assert "has held a hand of this deal" in refused(answer)
    eve.wait_for_newest()
    for frame in eve.frames[seen:]:
        if "picture" in frame:
            assert frame["picture"]["you"] is None
            assert not any(place["cards"] for place in frame["picture"]["places"])
    # From the next deal on there is a seat.
    assert ann.ask("LetIn", table=table, guest=_knock(ann, "Eve"), how="next")["type"] == "Done"
    eve.wait_until(lambda each: each["asked"] == "next")
    play_deal(ann)
    ann.ask("GoOn", table=table, deal=1)
    assert eve.wait_until(lambda each: each["deal"] == 2 and each["you"] is not None)["you"] == 2


def test_three_strangers_read_no_hand(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    table = ann.open("bridgewar", "Ann", watchable=True)
    strangers = [pages(sqlite_server.address) for _ in range(3)]
    for number, each in enumerate(strangers, 1):
        assert each.ask("Join", table=table, nickname=f"Stranger {number}", player=number)["type"] == "Done"
        for request, fields in (
            ("LetIn", {"guest": 1, "how": "now"}),
            ("LetIn", {"guest": number, "how": "next"}),
            ("SendAway", {"player": 0}),
            ("SetWatchable", {"watchable": True}),
            ("Swap", {"one": 0, "other": number}),
            ("Draw", {}),
            ("Begin", {}),
            ("GoOn", {"deal": 1}),
            ("EndSession", {}),
            ("AskReplace", {"player": 0}),
            ("SetLevel", {"player": number, "level": "expert"}),
        ):
            assert "You have no seat" in refused(each.ask(request, table=table, **fields)), request
    play_deal(ann)
    for each in strangers:
        each.wait_until(lambda picture: bool(picture["outcome"]))
        pictures = [frame["picture"] for frame in each.frames if "picture" in frame and not frame["picture"]["outcome"]]
        assert pictures
        assert not any(place["cards"] for picture in pictures for place in picture["places"])
        assert all(picture["you"] is None and not picture["knocks"] for picture in pictures)


def test_to_sit_down_in_mid_deal_all_who_are_there_must_agree(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob = sit_together(sqlite_server, pages, "bridgewar")
    assert bob.picture is not None
    table = bob.picture["table"]
    eve = pages(sqlite_server.address)
    eve.ask("Join", table=table, nickname="Eve")
    guest = _knock(bob, "Eve")
    assert bob.ask("LetIn", table=table, guest=guest, how="now")["type"] == "Done"
    assert bob.wait_until(lambda each: each["knocks"][0]["agreed"])
    assert eve.wait_in_room(lambda room: room["asked"] == "asking")
    assert ann.ask("LetIn", table=table, guest=guest, how="now")["type"] == "Done"
    assert eve.wait_until(lambda each: each["you"] is not None)["you"] not in (0, 1)


def test_who_was_refused_asks_again_when_the_next_deal_has_begun(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, eve = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar", "Ann")
    eve.ask("Join", table=table, nickname="Eve")
    ann.ask("LetIn", table=table, guest=_knock(ann, "Eve"), how="no")
    assert eve.wait_in_room(lambda room: room["asked"] == "refused")
    assert "ask again when the next deal" in refused(eve.ask("Join", table=table, nickname="Eve"))
    play_deal(ann)
    ann.ask("GoOn", table=table, deal=1)
    ann.wait_for_deal(2)
    assert eve.ask("Join", table=table, nickname="Eve")["type"] == "Done"
    assert _knock(ann, "Eve")


def test_between_two_deals_who_is_let_in_sits_down_at_once(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, eve = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar", "Ann")
    play_deal(ann)
    eve.ask("Join", table=table, nickname="Eve", player=3)
    ann.ask("LetIn", table=table, guest=_knock(ann, "Eve"), how="next")
    assert eve.wait_until(lambda each: each["you"] is not None)["you"] == 3


def test_who_stands_up_sees_what_a_spectator_sees_and_may_sit_down_again(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    ann, bob = sit_together(sqlite_server, pages, "bridgewar")
    assert bob.picture is not None
    table, me = bob.picture["table"], bob.picture["you"]
    play_together([ann, bob], lambda picture: any(place["cards"] for place in picture["places"]))
    assert bob.ask("StandUp", table=table)["type"] == "Done"
    picture = bob.wait_until(lambda each: each["bot_plays"])
    assert picture["you"] == me and not any(place["cards"] for place in picture["places"])
    assert not picture["playable"] and not picture["choices"]
    assert bob.ask("SitDown", table=table)["type"] == "Done"
    picture = bob.wait_until(lambda each: not each["bot_plays"])
    assert picture["outcome"] or any(place["cards"] for place in picture["places"] if place["kind"] == "you")


# --- going


def test_the_owner_sends_somebody_away_at_once(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob = sit_together(sqlite_server, pages, "bridgewar")
    assert bob.picture is not None
    table, player = bob.picture["table"], bob.picture["you"]
    assert "Only the person who opened the table" in refused(bob.ask("SendAway", table=table, player=0))
    assert "their own table" in refused(ann.ask("SendAway", table=table, player=0))
    assert ann.ask("SendAway", table=table, player=player)["type"] == "Done"
    assert bob.wait_in_room()["you"] is None
    assert bob.ask("GoOn", table=table, deal=1)["type"] == "Refused"
    ann.wait_until(lambda each: any(place["player"] == player and place["kind"] == "bot" for place in each["places"]))
    assert bob.ask("Join", table=table, nickname="Bob", player=3)["type"] == "Done"
    assert "has held a hand" in refused(ann.ask("LetIn", table=table, guest=_knock(ann, "Bob"), how="now"))


def test_the_owner_sends_somebody_away_after_the_deal(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob = sit_together(sqlite_server, pages, "bridgewar")
    assert bob.picture is not None
    table, player = bob.picture["table"], bob.picture["you"]
    assert ann.ask("SendAway", table=table, player=player, when="next")["type"] == "Done"
    assert bob.wait_until(lambda each: any(place["leaving"] for place in each["places"]))["you"] == player
    play_together([ann, bob])
    for each in (ann, bob):
        each.wait_until(lambda picture: bool(picture["outcome"]))
        each.ask("GoOn", table=table, deal=1)
    ann.wait_until(lambda each: each["deal"] == 2 and player in each["free"])
    assert bob.wait_in_room()["you"] is None


def test_who_was_to_leave_after_the_deal_may_stay_after_all(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob = sit_together(sqlite_server, pages, "bridgewar")
    assert bob.picture is not None
    table, player = bob.picture["table"], bob.picture["you"]
    ann.ask("SendAway", table=table, player=player, when="next")
    bob.wait_until(lambda each: any(place["leaving"] for place in each["places"]))
    assert "Only the person who opened the table" in refused(
        bob.ask("SendAway", table=table, player=player, when="stay")
    )
    assert ann.ask("SendAway", table=table, player=player, when="stay")["type"] == "Done"
    bob.wait_until(lambda each: not any(place["leaving"] for place in each["places"]))
    assert ann.ask("SendAway", table=table, player=player, when="stay")["type"] == "Done", "It is so already."
    play_together([ann, bob])
    for each in (ann, bob):
        each.wait_until(lambda picture: bool(picture["outcome"]))
        each.ask("GoOn", table=table, deal=1)
    assert bob.wait_for_deal(2)["you"] == player


def test_an_owner_who_leaves_for_good_leaves_the_table_to_the_next(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob = sit_together(sqlite_server, pages, "bridgewar")
    assert bob.picture is not None
    table = bob.picture["table"]
    assert not bob.picture["is_yours"]
    assert ann.ask("GiveUp", table=table)["type"] == "Done"
    assert bob.wait_until(lambda each: each["is_yours"])["free"] == [0, 2, 3]
    assert ann.wait_in_room()["owner"] == "Bob"
    assert "Nobody else has a seat" in refused(bob.ask("GiveUp", table=table))


def test_everybody_sees_for_how_long_somebody_is_gone(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob = sit_together(sqlite_server, pages, "bridgewar")
    assert bob.picture is not None
    table, gone = bob.picture["table"], bob.picture["you"]
    bob.close()

    def place(picture: Frame) -> Frame:
        return next(each for each in picture["places"] if each["player"] == gone)

    ann.wait_until(lambda each: place(each)["away"] and place(each)["away_for"] is not None)
    let_a_minute_pass(sqlite_server, table)
    ann.ask("Watch", table=table)
    assert place(ann.wait_until(lambda each: (place(each)["away_for"] or 0) >= 60))["away"]
    back = pages(sqlite_server.address, bob.token)
    back.ask("Watch", table=table)
    assert place(ann.wait_until(lambda each: not place(each)["away"]))["away_for"] is None
