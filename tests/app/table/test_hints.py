"""Hints: a thought first, then the move by its name, from what the player sees; and where they may be asked for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from kibitz.bots.levels import LEVELS
from kibitz.cards import Deal
from kibitz.coach.hints import advice, nudge
from kibitz.engine import act, start, view
from kibitz.engine import events as ev
from kibitz.games import game
from tests.app.client import Frame, PageClient, card_moves, first_move, refused
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


def is_mine(picture: Frame) -> bool:
    return picture["you"] in picture["waiting"]


def hint(page: PageClient, picture: Frame, step: str) -> Frame:
    return page.ask("AskHint", table=picture["table"], deal=picture["deal"], at=picture["at"], step=step)


def my_card(page: PageClient) -> Frame:
    """Play until a card of mine is awaited."""
    picture = page.wait_until(lambda each: is_mine(each))
    while not card_moves(picture):
        move = first_move(picture)
        assert move is not None
        page.act(picture, move)
        page.wait_past(picture)
        picture = page.wait_until(lambda each: is_mine(each))
    return picture


def test_a_nudge_names_nothing_and_the_second_step_names_a_card_that_may_be_played(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    ann = pages(sqlite_server.address)
    ann.open("bridgewar")
    picture = my_card(ann)
    assert picture["hints"]
    first = hint(ann, picture, "nudge")
    assert first["type"] == "Hint" and first["move"] is None and first["why"] is None
    assert not any("card" in said["values"] for said in first["said"])
    second = hint(ann, picture, "name")
    assert second["move"] in card_moves(picture)
    assert second["said"][0]["values"] == {"card": second["move"]["card"]}
    assert hint(ann, picture, "name")["move"] == second["move"]
    assert ann.act(picture, second["move"])["type"] == "Done"
    ann.wait_past(picture)
    assert "moved on" in refused(hint(ann, picture, "nudge"))


@pytest.mark.parametrize("hints", [False, True])
def test_among_people_hints_are_for_tables_that_were_opened_so(
    sqlite_server: ServerThread, pages: Pages, hints: bool
) -> None:
    ann, bob = pages(sqlite_server.address), pages(sqlite_server.address)
    table = ann.open("bridgewar", gather=True, hints=hints)
    assert ann.wait_in_room()["hints"] is hints
    bob.ask("Join", table=table, nickname="Bob")
    ann.ask("Begin", table=table)
    picture = ann.wait_until(lambda each: bool(each["table"] == table))
    assert picture["hints"] is hints
    assert ("no hints" in refused(hint(ann, picture, "nudge"))) is not hints


def test_no_seat_no_hint(sqlite_server: ServerThread, pages: Pages) -> None:
    ann, eve = pages(sqlite_server.address), pages(sqlite_server.address)
    ann.open("bridgewar", watchable=True)
    picture = ann.wait_until(is_mine)
    assert hint(eve, picture, "name")["type"] == "Refused"


# East and West differ; South's hand and dummy do not, nor the lead that West makes.
HIDDEN_OTHERWISE = (
    "N:432.432.5432.987 765.8765.987.QJT AK.AK.AK.AK65432 QJT98.QJT9.QJT6.",
    "N:432.432.5432.987 765.QJT9.QJT.QJT AK.AK.AK.AK65432 QJT98.8765.9876.",
)


@pytest.mark.parametrize(("name", "dealer"), [("contract", "S"), ("bridgewar", "E"), ("bridgewar", "S")])
def test_the_same_hint_whatever_the_others_hold(
    sqlite_server: ServerThread, pages: Pages, monkeypatch: pytest.MonkeyPatch, name: str, dealer: str
) -> None:
    """The first call, the lead, and dummy's first card: with the same chances the same words, move and reasons."""
    told = []
    for deal in map(Deal.parse, HIDDEN_OTHERWISE):
        ann = pages(sqlite_server.address)
        ann.open(name, deal={"code": deal.code, "dealer": dealer})
        picture = ann.wait_until(is_mine)
        monkeypatch.setattr(sqlite_server.hub.bots, "_chance", Random(7))
        answers = [hint(ann, picture, step) for step in ("nudge", "name")]
        assert all(each.pop("type") == "Hint" and each.pop("id") for each in answers)
        told.append((picture["trick"], answers))
    assert told[0] == told[1]


@pytest.mark.parametrize("name", ["bridgewar", "heroes", "minibridge", "abridged", "contract"])
def test_every_decision_has_a_hint_that_does_not_give_the_move_away(name: str) -> None:
    rng = Random(name)
    rules = game(name)
    state = start(rules, deal=Deal.from_number(rng.randrange(10**28), rules.deck))
    bot = LEVELS["learner"](1)
    while state.wait is not None:
        seat = next(iter(state.turns))
        seen = view(state, seat)
        decision = bot.decide(seen)
        said = nudge(seen, decision)
        if isinstance(decision.move, ev.Played | ev.Called | ev.Chose | ev.Targeted | ev.Announced):
            assert said and advice(decision)
            assert not any(text.cards for text in said)
            assert not any("call" in text.values for text in said)
        state = act(state, seat, decision.move)
