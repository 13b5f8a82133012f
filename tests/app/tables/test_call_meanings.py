"""What a call means can be asked by all who see the table, and hangs on nothing but what all have heard."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from kibitz.app.errors import Refusal
from kibitz.app.storage.store import StoredEvent, StoredTable
from kibitz.app.tables.call_meanings import has_meanings, meanings_at
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.prepared_deals import GivenDeal
from kibitz.app.tables.table_ledger import Player
from kibitz.app.tables.table_rows import table_rows
from kibitz.cards import FRENCH, NT, PASS, SPADES, Bid, Call, Deal, Seat
from kibitz.engine import codec
from kibitz.engine import events as ev
from kibitz.games import game
from kibitz.sessions import Board
from kibitz.sessions.boards import FOUR
from tests.app.client import PageClient, refused
from tests.app.serving import ServerThread
from tests.app.tables.test_pictures import a_table

Pages = Callable[..., PageClient]
_CALLS: list[Call] = [PASS, Bid(1, SPADES), PASS, Bid(2, NT), PASS]


def _given(deal: Deal) -> LiveTable:
    """A table of people with these cards, who have called."""
    rules = game("contract")
    players = [Player("person", who, who, "learner") for who in ("Ann", "Bob", "Cal", "Dee")]
    made = GivenDeal(Board(1, Seat.NORTH, FOUR), deal).opened(rules)
    new, seats, deals, events = table_rows("abcdefghij", rules, "rubber", {}, players, 0.0, given=made)
    stored = [StoredEvent(row["deal"], row["seq"], codec.decode_event(row["body"]), None) for row in events.rows]
    table = LiveTable(StoredTable(new.rows[0], seats.rows, deals.rows, stored, frozenset(), frozenset()))
    for call in _CALLS:
        ((seat, _),) = table.state.turns.items()
        move = ev.Called(seat, call)
        table.take(table.act(table.board.seats[seat], 1, len(table.state.log), None, move, 0.0))
    return table


def _dealt(seed: int) -> Deal:
    return Deal.from_pack(Random(seed).sample(FRENCH.cards, 52), Seat.NORTH)


def test_other_cards_and_the_same_auction_mean_the_same() -> None:
    one, other = _given(_dealt(1)), _given(_dealt(2))
    assert one.state.table.dealt != other.state.table.dealt
    for place in range(len(_CALLS) + 1):
        assert meanings_at(one, place) == meanings_at(other, place)


def test_calls_are_read_by_what_everybody_at_the_table_can_bid_by() -> None:
    table = _given(_dealt(1))

    def opening(*kinds: str) -> str:
        players = tuple(
            replace(each, kind="bot" if kind else "person", level=kind or "learner")
            for each, kind in zip(table.players, kinds, strict=True)
        )
        table.facts = replace(table.facts, players=players)
        return str(next(each for each in meanings_at(table, 1) if each.call == "1S").shows[1])

    assert opening("", "expert", "", "club") == "spades: 5 or more"
    assert opening("", "learner", "", "expert") == opening("expert", "", "expert", "learner") == "spades: 4 or more"
    assert opening("", "", "", "") == "spades: 4 or more"


def test_where_there_is_no_bidding_nothing_is_explained() -> None:
    table = a_table("abridged", {})
    assert not has_meanings(table.state, table.state.table)
    with pytest.raises(Refusal, match="no such call"):
        meanings_at(table, 0)


def test_who_sees_the_table_may_ask(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, eve = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("contract")
    picture = ann.wait_until(lambda each: bool(each["has_meanings"]))
    asked = {"table": table, "deal": picture["deal"], "place": 0}
    found = ann.ask("AskMeanings", **asked)
    assert found["type"] == "Meanings"
    assert {"pass", "1C", "7NT"} <= {each["call"] for each in found["calls"]}
    assert "no such call" in refused(ann.ask("AskMeanings", **{**asked, "place": 40}))
    assert "no such deal" in refused(ann.ask("AskMeanings", **{**asked, "deal": 7}))
    assert "no such call" in refused(eve.ask("AskMeanings", **asked))
    ann.ask("SetWatchable", table=table, watchable=True)
    assert eve.ask("AskMeanings", **asked)["calls"] == found["calls"]
