"""People at one table: what each may see, coming and going, and other devices."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from sqlalchemy import text

from kibitz.app.protocol import PHRASES
from kibitz.cards import COLOURS, FRENCH
from tests.app.client import Frame, PageClient, first_move, in_english, play_deal
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]
_CARD_NAMES = {card.name for deck in (FRENCH, COLOURS) for card in deck.cards}


def sit_together(server: ServerThread, pages: Pages, game: str, count: int = 2, **fields: object) -> list[PageClient]:
    """That many people at a new table, bots in the other seats."""
    people = [pages(server.address)]
    table = people[0].open(game, "Ann", gather=True, **fields)
    for name in ("Bob", "Cal", "Dee")[: count - 1]:
        people.append(pages(server.address))
        assert people[-1].ask("Join", table=table, nickname=name)["type"] == "Done"
    assert people[0].ask("Begin", table=table)["type"] == "Done"
    for each in people:
        each.wait_until(lambda picture: len(picture["free"]) == _seats(picture) - count)
    return people


def _seats(picture: Frame) -> int:
    return sum(place["player"] is not None for place in picture["places"])


def play_together(people: list[PageClient], until: Callable[[Frame], bool] = lambda picture: False) -> None:
    """All play on until the deal is over, or until somebody sees that."""
    while True:
        for each in people:
            each.wait_for_newest()
        pictures = [each.picture for each in people]
        if any(picture is None or picture["outcome"] or until(picture) for picture in pictures):
            return
        for each in people:
            picture = each.picture
            assert picture is not None
            if picture["you"] in picture["waiting"]:
                move = first_move(picture)
                assert move is not None
                each.act(picture, move)
                break


def cards_in(frame: object) -> set[str]:
    if isinstance(frame, str):
        return {frame} & _CARD_NAMES
    if isinstance(frame, dict):
        return set().union(*map(cards_in, frame.values()))
    if isinstance(frame, list):
        return set().union(*map(cards_in, frame))
    return set()


@pytest.mark.parametrize("game", ["minibridge", "abridged", "contract", "minibridge-normal3"])
def test_no_frame_tells_a_card_that_is_still_hidden(sqlite_server: ServerThread, pages: Pages, game: str) -> None:
    """Two people and a spectator: every frame that each was sent, against what the log says each could know."""
    ann, bob = sit_together(sqlite_server, pages, game, watchable=True)
    assert ann.picture is not None
    table = ann.picture["table"]
    eve = pages(sqlite_server.address)
    eve.ask("Watch", table=table)
    deal = play_a_scored_deal(ann, bob)
    eve.wait_until(lambda picture: bool(picture["deal"] == deal and picture["outcome"]))
    shown = eve.ask("AskDeal", table=table, deal=deal)
    hands = {seat: set(hand) for seat, hand in shown["hands"].items()}
    played = [step["value"] for step in shown["steps"] if step["kind"] == "card"]
    checked = 0
    for client in (ann, bob, eve):
        own: set[str] = set()  # with three players a hand may be exchanged: then both were held
        for frame in client.frames:
            picture = frame.get("picture")
            if picture is None or picture["deal"] != deal or picture["outcome"]:
                continue
            counts = [place["count"] for place in picture["places"]]
            is_dealt = any(counts) or any(picture["tricks_won"].values())
            public = set(played[: 52 - sum(counts)]) if is_dealt else set()
            for place in picture["places"]:
                if place["kind"] == "you" and place["count"] == 13 and place["cards"]:
                    assert set(place["cards"]) in hands.values()
                    own |= set(place["cards"])
                elif place["kind"] == "you" and place["count"]:
                    assert set(place["cards"]) <= hands[place["seat"]]
                    own |= hands[place["seat"]]
                if place["role"] == "dummy" and place["columns"]:
                    public |= hands[place["seat"]]
            assert (picture["you"] is None) == (client is eve)
            assert cards_in(frame) <= own | public
            checked += 1
    assert checked > 20


def play_a_scored_deal(*people: PageClient) -> int:
    """Deals that are thrown in are dealt again; returns the number of the deal that was played."""
    while True:
        play_together(list(people))
        last = people[0].wait_until(lambda picture: bool(picture["outcome"]))
        deal: int = last["deal"]
        if not last["outcome"]["thrown_in"]:
            return deal
        for each in people:
            each.ask("GoOn", table=last["table"], deal=deal)
        for each in people:
            each.wait_for_deal(deal + 1)


def test_a_reload_comes_back_to_the_same_card(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    table = ann.open("bridgewar")
    picture = ann.wait_until(lambda each: each["you"] in each["waiting"])
    ann.close()
    again = pages(server.address, ann.token)
    welcome = next(frame for frame in again.frames if frame["type"] == "Welcome")
    assert welcome["nickname"] == "Ann"
    assert [(line["table"], line["yours"], line["your_turn"]) for line in welcome["tables"]] == [(table, True, True)]
    again.ask("Watch", table=table)
    back = again.wait_until(lambda each: bool(each["table"] == table))
    assert (back["you"], back["at"], back["playable"]) == (picture["you"], picture["at"], picture["playable"])


def test_a_move_sent_again_is_played_once(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    ann.open("bridgewar")
    picture = ann.wait_until(lambda each: each["you"] in each["waiting"])
    move = first_move(picture)
    assert move is not None
    first = ann.act(picture, move, "the-same-nonce")
    again = ann.act(picture, move, "the-same-nonce")
    assert first["type"] == again["type"] == "Done" and first["at"] == again["at"] == picture["at"]
    # After a break, from another connection, and with the table loaded anew.
    server.hub.tables.clear()
    later = pages(server.address, ann.token)
    assert later.act(picture, move, "the-same-nonce")["at"] == first["at"]
    play_deal_from(later, picture["table"])
    assert later.act(picture, move, "the-same-nonce")["at"] == first["at"]
    refused = later.act(picture, move, "another-nonce")
    assert refused["type"] == "Refused"


def play_deal_from(client: PageClient, table: str) -> Frame:
    client.ask("Watch", table=table)
    return play_deal(client)


def test_a_table_of_forgotten_rules_is_refused_and_keeps_nobody_out(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    table = ann.open("minibridge")

    async def forget() -> None:
        async with server.hub.store.engine.begin() as connection:
            await connection.execute(text("UPDATE tables SET options = '{\"forgotten\": true}'"))

    server.run(forget())
    server.hub.tables.clear()
    again = pages(server.address, ann.token)
    assert next(frame for frame in again.frames if frame["type"] == "Welcome")["tables"][0]["table"] == table
    assert "no longer knows" in in_english(again.ask("Watch", table=table)["text"])


def test_the_newest_connection_wins(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    table = ann.open("minibridge")
    tablet = pages(server.address, ann.token)
    assert ann.wait_for(lambda frame: frame["type"] == "Superseded")
    tablet.ask("Watch", table=table)
    assert tablet.wait_until(lambda each: bool(each["table"] == table))["you"] == 0


def test_a_code_hands_over_to_another_device_once(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    table = ann.open("minibridge")
    code = ann.ask("AskHandover")["code"]
    phone = pages(server.address)
    phone.send("TakeOver", id=77, code=code.lower().replace("-", " "))
    welcome = phone.wait_for(lambda frame: frame["type"] in ("Welcome", "Refused"))
    assert welcome["nickname"] == "Ann" and welcome["token"] not in (ann.token, phone.token)
    assert [line["table"] for line in welcome["tables"]] == [table]
    thief = pages(server.address)
    assert thief.ask("TakeOver", code=code)["type"] == "Refused"
    # The new token is as good as the old one.
    assert pages(server.address, welcome["token"]).ask("GoOn", table=table, deal=9)["type"] == "Done"


def test_a_player_who_is_gone_is_replaced_by_consent_and_takes_the_seat_back(
    server: ServerThread, pages: Pages
) -> None:
    ann, bob, cal = sit_together(server, pages, "minibridge", 3)
    assert cal.picture is not None and ann.picture is not None
    table, gone = cal.picture["table"], cal.picture["you"]
    assert ann.ask("AskReplace", table=table, player=gone)["type"] == "Refused"  # still here
    cal.close()
    ann.wait_until(lambda each: any(place["away"] and place["player"] == gone for place in each["places"]))
    assert "a minute to come back" in in_english(ann.ask("AskReplace", table=table, player=gone)["text"])
    let_a_minute_pass(server, table)
    assert ann.ask("AskReplace", table=table, player=gone)["type"] == "Done"
    asked = bob.wait_until(lambda each: bool(each["pending"] and each["pending"]["kind"] == "replace"))
    assert asked["pending"]["asked"] and asked["pending"]["about"] == gone
    assert bob.ask("AskReplace", table=table, player=gone)["type"] == "Done"
    bob.wait_until(lambda each: any(place["player"] == gone and place["kind"] == "bot" for place in each["places"]))
    stranger = pages(server.address)
    assert stranger.ask("Join", table=table, nickname="Eve", player=gone)["type"] == "Refused"
    back = pages(server.address, cal.token)
    back.ask("Watch", table=table)
    assert back.wait_until(lambda each: not each["bot_plays"])["you"] == gone
    bob.wait_until(lambda each: any(place["player"] == gone and place["kind"] == "person" for place in each["places"]))


def let_a_minute_pass(server: ServerThread, table: str) -> None:
    """For those who are gone from the table."""
    gone = server.hub.tables[table].gone_since
    for each in gone:
        gone[each] -= 60


def test_who_comes_back_in_time_is_not_replaced(server: ServerThread, pages: Pages) -> None:
    ann, bob, cal = sit_together(server, pages, "minibridge", 3)
    assert cal.picture is not None
    table, gone = cal.picture["table"], cal.picture["you"]
    cal.close()
    ann.wait_until(lambda each: any(place["away"] for place in each["places"]))
    let_a_minute_pass(server, table)
    ann.ask("AskReplace", table=table, player=gone)
    back = pages(server.address, cal.token)
    back.ask("Watch", table=table)
    bob.wait_until(lambda each: not any(place["away"] for place in each["places"]) and not each["pending"])
    assert bob.ask("AskReplace", table=table, player=gone)["type"] == "Refused"


def test_the_next_deal_waits_for_all_who_are_here(server: ServerThread, pages: Pages) -> None:
    ann, bob = sit_together(server, pages, "bridgewar")
    play_together([ann, bob])
    assert ann.picture is not None
    table = ann.picture["table"]
    ann.ask("GoOn", table=table, deal=1)
    assert bob.wait_until(lambda each: bool(each["ready"]))["deal"] == 1
    bob.close()  # gone: nobody waits any longer
    assert ann.wait_until(lambda each: bool(each["deal"] == 2))["deal"] == 2


def test_a_bot_plays_for_who_stands_up(server: ServerThread, pages: Pages) -> None:
    ann, bob = sit_together(server, pages, "bridgewar")
    assert bob.picture is not None
    table = bob.picture["table"]
    assert bob.ask("StandUp", table=table)["type"] == "Done"
    move = {"event": "asked", "seat": "N"}
    assert bob.ask("Act", table=table, deal=1, at=3, nonce="nonce-0001", move=move)["type"] == "Refused"
    assert play_deal(ann)["outcome"]
    assert bob.ask("SitDown", table=table)["type"] == "Done"


def test_who_lets_a_bot_play_goes_on_from_deal_to_deal(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    table = ann.open("bridgewar")
    ann.ask("StandUp", table=table)
    for deal in (1, 2):
        ann.wait_until(lambda each: bool(each["deal"] == deal and each["outcome"]))  # noqa: B023
        assert ann.ask("GoOn", table=table, deal=deal)["type"] == "Done"
    assert ann.wait_for_deal(3)["bot_plays"]


def test_every_seat_has_a_level_of_its_own(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    table = ann.open("minibridge", bots="beginner", levels={"2": "club"})

    def levels(picture: Frame) -> list[str | None]:
        by_player = {place["player"]: place["level"] for place in picture["places"]}
        return [by_player[player] for player in range(4)]

    assert ann.picture is not None and levels(ann.picture) == [None, "beginner", "club", "beginner"]
    assert ann.ask("SetLevel", table=table, player=3, level="expert")["type"] == "Done"
    ann.wait_until(lambda picture: levels(picture) == [None, "beginner", "club", "expert"])
    refusals = {(0, "club"): "A person", (4, "club"): "no such seat", (1, "cheat"): "no bots called"}
    for (player, level), said in refusals.items():
        refused = ann.ask("SetLevel", table=table, player=player, level=level)
        assert refused["type"] == "Refused" and said in in_english(refused["text"])
    bob = pages(server.address)
    assert bob.ask("SetLevel", table=table, player=1, level="club")["type"] == "Refused"  # has no seat here
    ann.ask("StandUp", table=table)
    ann.wait_until(lambda picture: levels(picture)[0] == "beginner")
    server.hub.tables.clear()  # as after a restart
    again = pages(server.address, ann.token)
    again.ask("Watch", table=table)
    again.wait_until(lambda picture: levels(picture) == ["beginner", "beginner", "club", "expert"])


def test_claim_and_undo_are_asked_and_answered(server: ServerThread, pages: Pages) -> None:
    ann, bob = sit_together(server, pages, "bridgewar", session_options={"deals": 1})
    play_together([ann, bob], lambda picture: bool(picture["offers"]["undo"]))
    asker, other = (ann, bob) if ann.picture and ann.picture["offers"]["undo"] else (bob, ann)
    before = asker.picture
    assert before is not None and other.picture is not None
    answer = asker.act(before, {"event": "asked", "seat": before["seat"]})
    assert answer["type"] == "Done"
    # The bots of the other side agree by themselves, and Bob is asked if he is an opponent.
    picture = other.wait_until(lambda each: bool(each["at"] > before["at"]))
    if picture["pending"] and picture["pending"]["answer"]:
        other.act(picture, picture["pending"]["answer"][0]["move"])
    asker.wait_until(lambda each: any("taken back" in in_english(text) for text in each["story"].values()))


def test_only_set_phrases_are_said(server: ServerThread, pages: Pages) -> None:
    ann, bob = sit_together(server, pages, "bridgewar")
    assert ann.picture is not None
    table = ann.picture["table"]
    ann.send("Say", table=table, phrase="Good luck!")
    spoken = bob.wait_for(lambda frame: frame["type"] == "Spoke")
    assert (spoken["player"], spoken["phrase"]) == (0, "Good luck!")
    ann.send("Say", table=table, phrase="<b>lead a heart</b>")
    assert (
        in_english(ann.wait_for(lambda frame: frame["type"] == "Refused")["text"])
        == "Only the set phrases can be said."
    )


def test_praise_waits_until_the_deal_is_over(server: ServerThread, pages: Pages) -> None:
    """Law 24: nobody approves or regrets a play while cards are played."""
    ann, bob = sit_together(server, pages, "bridgewar")
    assert ann.picture is not None
    table = ann.picture["table"]
    remarks = [phrase.text for phrase in PHRASES if phrase.after_deal]
    assert {"Well played!", "Nicely done!", "Sorry!"} <= set(remarks)
    for remark in remarks:
        ann.send("Say", table=table, phrase=remark)
        refused = ann.wait_for(lambda frame: frame["type"] in ("Refused", "Spoke"))
        assert in_english(refused["text"]) == "That can be said when the deal is over."
    play_together([ann, bob])
    ann.send("Say", table=table, phrase="Well played!")
    assert bob.wait_for(lambda frame: frame["type"] == "Spoke")["phrase"] == "Well played!"


def test_no_frame_has_a_token_of_somebody_else(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, bob = sit_together(sqlite_server, pages, "heroes")
    play_together([ann, bob])
    assert ann.token and bob.token
    assert ann.token not in json.dumps(bob.frames) and bob.token not in json.dumps(ann.frames)


def test_seats_are_for_those_who_have_them(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    table = ann.open("minibridge-simple3", gather=True, watchable=True)
    others = [pages(server.address) for _ in range(3)]
    for other, name in zip(others[:2], ("Bob", "Cal"), strict=True):
        assert other.ask("Join", table=table, nickname=name)["type"] == "Done"
    assert others[2].ask("Join", table=table, nickname="Dee")["type"] == "Refused"
    ann.ask("Begin", table=table)
    assert others[2].ask("Watch", table=table)["type"] == "Done"
    picture = others[2].wait_until(lambda each: bool(each["table"] == table))
    assert picture["you"] is None and [place["kind"] for place in picture["places"]].count("spare") == 1
    for request in (
        {"kind": "GoOn", "deal": 1},
        {"kind": "EndSession"},
        {"kind": "StandUp"},
        {"kind": "AskReplace", "player": 0},
    ):
        kind = str(request.pop("kind"))
        assert others[2].ask(kind, table=table, **request)["type"] == "Refused"
    for player in (-1, 3, 99):
        assert others[2].ask("Join", table=table, nickname="Dee", player=player)["type"] == "Refused"
