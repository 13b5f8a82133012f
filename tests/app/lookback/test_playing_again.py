"""A deal that is over is played again from any of its moments: every game, every option, whatever was done in it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from kibitz.app.errors import Refusal
from kibitz.app.pictures.analysing import what_could_be_made
from kibitz.app.subjects.lookback.picture import show_deal
from kibitz.app.tables.playing_again import as_it_stood, laid_again
from kibitz.app.tables.table_ledger import Player
from kibitz.cards import Deal
from kibitz.engine import State
from kibitz.engine.fold import folded
from kibitz.games import game
from kibitz.games.registry import GAMES
from kibitz.rules.dealing import as_dealt
from kibitz.sessions import Board, begin, default_session, session
from tests.amounts import often
from tests.app.client import Frame, PageClient, play_deal, refused
from tests.app.serving import ServerThread
from tests.battery.variants import Variant, title, variants, walk

Pages = Callable[..., PageClient]
_WALKS = 2


def _played(variant: Variant, seed: int) -> tuple[Board, State]:
    """A deal at random, with claims, wishes and slips, to its end."""
    name, options = variant
    rules, rng = game(name, options), random.Random(f"{variant} {seed}")
    board = session(default_session(rules), {}, rules).next_board([])
    assert board is not None
    *_, over = walk(begin(rules, board, seed=rng.randbytes(32).hex(), salt=rng.randbytes(16).hex()), rng)
    return board, over


@pytest.mark.parametrize("variant", variants(), ids=title)
def test_every_moment_stands_as_it_stood(variant: Variant) -> None:
    for seed in range(_WALKS):
        board, over = _played(variant, seed)
        names = ("Ann", "Bob", "Cal", "Dee")
        shown = show_deal(1, "abcdefghij", 1, board, over, names, {}, 0)
        for step in shown.steps[seed :: often(4, 1)]:
            if not step.is_move:
                continue
            then, again = folded(over.log[: step.at]), as_it_stood(over, step.at).table
            assert (then.trick, then.tricks, then.won) == (again.trick, again.tricks, again.won)
            assert (then.calls, then.contract, then.declarer) == (again.calls, again.contract, again.declarer)
            assert (then.announced, then.terms, then.turn) == (again.announced, again.terms, again.turn)
            assert (then.people, then.hands) == (again.people, again.hands)
        with pytest.raises(Refusal):
            as_it_stood(over, len(over.log))


@pytest.mark.parametrize("name", GAMES)
def test_every_card_that_could_be_played_has_its_cost(name: str) -> None:
    for seed in range(_WALKS):
        board, over = _played((name, {}), seed)
        shown = show_deal(1, "abcdefghij", 1, board, over, ("Ann", "Bob", "Cal", "Dee"), {}, 0)
        found = what_could_be_made(over)
        cards = [step for step in shown.steps if step.kind == "card"]
        assert len(cards) == len(found.cards)
        for step, compared in zip(cards, found.cards, strict=True):
            assert step.seat is compared.seat
            assert step.value in compared.costs and min(compared.costs.values()) == 0


@pytest.mark.parametrize("name", GAMES)
def test_the_table_of_a_deal_that_is_played_again(name: str) -> None:
    """Everybody sits as before; bots keep their names and levels, and bots take the places of other people."""
    board, over = _played((name, {}), 1)
    count = len(board.seats)
    players = [Player("bot", None, "Pip", "club"), *(Player("person", who, who, "strong") for who in "abc")][:count]
    laid = laid_again(over, 0, board, players, 1)
    homes = {number: home for home, number in laid.board.seats.items()}
    before = {number: home for home, number in board.seats.items()}
    assert homes[laid.mine] is before[1]
    assert laid.board.dealer is board.dealer
    names = [each.name for each in laid.players]
    assert len(set(names)) == count
    for number, each in enumerate(laid.players):
        was = players[board.seats[homes[number]]]
        assert each.level == was.level
        assert (each.name == was.name) == (was.kind == "bot")
    assert _dealt(laid.state) == _dealt(over)


def _dealt(state: State) -> Deal:
    return as_dealt(state.table.dealt, state.log)


# --- through the socket


def _half(shown: Frame) -> int:
    """The place in the log of a card in the middle of the play, or of what was decided last."""
    moves = [step["at"] for step in shown["steps"] if step["is_move"]]
    cards = [step["at"] for step in shown["steps"] if step["kind"] == "card"]
    place: int = cards[len(cards) // 2] if cards else moves[-1]
    return place


def _again(page: PageClient, picture: Frame, at: int, **fields: Any) -> Frame:
    asked = {"nickname": "Ann", "table": picture["table"], "deal": picture["deal"], "at": at, **fields}
    done = page.ask("PlayAgain", **asked)
    assert done["type"] == "Done", done
    return page.wait_until(lambda each: bool(each["table"] == done["table"]))


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_of_every_game_is_played_again_from_the_middle(
    sqlite_server: ServerThread, pages: Pages, name: str
) -> None:
    ann = pages(sqlite_server.address)
    ann.open(name, bots="beginner")
    first = play_deal(ann)
    shown = ann.ask("AskDeal", table=first["table"], deal=first["deal"])
    at = _half(shown)
    begun = _again(ann, first, at)
    assert begun["practice"] and begun["first"] == {"table": first["table"], "deal": first["deal"]}
    assert begun["seat"] == first["seat"] or first["outcome"]["thrown_in"]
    levels = {place["seat"]: place["level"] for place in first["places"]}
    assert all(place["level"] == levels[place["seat"]] for place in begun["places"])
    over = play_deal(ann)
    assert over["outcome"]["code"] == first["outcome"]["code"]
    assert over["verdict"] is not None, "It is the only deal of its table."
    again = ann.ask("AskDeal", table=over["table"], deal=1)
    assert again["first"] == {"table": first["table"], "deal": first["deal"]}
    before = _cards_and_calls(step for step in shown["steps"] if step["at"] < at)
    assert _cards_and_calls(again["steps"])[: len(before)] == before


def _cards_and_calls(steps: Iterable[Frame]) -> list[tuple[str, str]]:
    return [(step["seat"], step["value"]) for step in steps if step["kind"] != "other"]


def test_what_is_played_again_is_in_the_history_and_not_counted(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    ann.open("bridgewar")
    first = play_deal(ann)
    counted = ann.ask("AskHistory")["tallies"]
    _again(ann, first, 0)
    play_deal(ann)
    history = ann.ask("AskHistory")
    assert [line["again"] for line in history["deals"]] == [True, False]
    assert history["tallies"] == counted
    assert ann.ask("AskHistory", result="made")["deals"] == [
        line for line in history["deals"] if not line["again"] and line["mood"] == "won"
    ] or not any(tally["declared"] for tally in counted)


def test_once_more_is_set_beside_the_first_time(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    ann.open("bridgewar")
    first = play_deal(ann)
    _again(ann, first, 0)
    second = play_deal(ann)
    third = _again(ann, second, 0)
    assert third["first"] == {"table": first["table"], "deal": first["deal"]}


def test_who_may_not_look_back_may_not_play_again(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, eve = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar")
    asked = {"nickname": "Eve", "table": table, "deal": 1}
    assert "private" in refused(eve.ask("PlayAgain", **asked))
    assert "not over" in refused(ann.ask("PlayAgain", **{**asked, "nickname": "Ann"}))
    first = play_deal(ann)
    assert "private" in refused(eve.ask("PlayAgain", **asked))
    assert "earlier moment" in refused(ann.ask("PlayAgain", **{**asked, "nickname": "Ann", "at": 10_000}))
    ann.ask("SetWatchable", table=table, watchable=True)
    begun = _again(eve, first, 0, nickname="Eve")
    assert begun["seat"] == "S", "Who only looked on sits South."


def test_a_deal_that_is_played_again_outlives_the_server(database: str, pages: Pages) -> None:
    server = ServerThread(database)
    ann = pages(server.address)
    ann.open("minibridge")
    first = play_deal(ann)
    shown = ann.ask("AskDeal", table=first["table"], deal=first["deal"])
    begun = _again(ann, first, _half(shown))
    ann.close()
    server.stop()
    server = ServerThread(database)
    back = pages(server.address, ann.token)
    assert back.ask("Watch", table=begun["table"])["type"] == "Done"
    resumed = back.wait_until(lambda each: bool(each["table"] == begun["table"]))
    assert resumed["first"] == begun["first"] and resumed["practice"]
    assert play_deal(back)["outcome"]["code"] == first["outcome"]["code"]
    back.close()
    server.stop()


def test_the_coach_says_what_it_would_have_called(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    ann.open("contract", bots="beginner")
    first = play_deal(ann)
    where = {"table": first["table"], "deal": first["deal"]}
    shown = ann.ask("AskDeal", **where)
    calls = [step for step in shown["steps"] if step["kind"] == "call"]
    mine = [step for step in calls if step["has_opinion"]]
    assert mine and all(step["seat"] == shown["seat"] for step in mine)
    opinion = ann.ask("AskOpinion", **where, at=mine[0]["at"])
    assert opinion["type"] == "Opinion" and opinion["said"][0]["say"].startswith("coach-call-it")
    assert opinion["is_same"] == (opinion["said"][0]["values"]["call"] == mine[0]["value"])
    assert ann.ask("AskOpinion", **where, at=mine[0]["at"])["said"] == opinion["said"], "It is thought over once."
    assert "nothing to hint at" in refused(ann.ask("AskOpinion", **where, at=0))
