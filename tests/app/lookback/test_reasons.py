"""Why a bot did what it did: kept with the move, shown when all hands are open, and never before."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, text

from kibitz.app.tables.table_rows import brief
from kibitz.bots.bidding import chapters as chapters_room
from kibitz.bots.bidding.senses import SENSE_WORDS, Sense
from kibitz.bots.decision import CARD, MAXIM_WORDS, Alternative, Maxim, Why
from kibitz.bots.levels import LEVELS
from kibitz.coach import card_phrases
from kibitz.engine import act, codec, start, view
from kibitz.engine import events as ev
from kibitz.engine.text import Template
from kibitz.games import game
from kibitz.words import IN_ENGLISH, word_id
from tests.app.client import Frame, PageClient, play_deal
from tests.app.serving import ServerThread
from tests.app.tables.test_pictures import check_text, texts
from tests.battery.variants import random_deal

COACHS = {each.say for each in vars(card_phrases).values() if isinstance(each, Template)}
COACHS |= {each.say for each in card_phrases.SAYS.values()}


def test_bots_say_why_when_the_deal_is_over(server: ServerThread, pages: Callable[..., PageClient]) -> None:
    page = pages(server.address)
    table = page.open("minibridge", bots="learner")
    assert page.ask("AskDeal", table=table, deal=1)["type"] == "Refused"
    while (picture := play_deal(page))["outcome"]["thrown_in"]:
        page.ask("GoOn", table=table, deal=picture["deal"])
        page.wait_for_deal(picture["deal"] + 1)
    assert not any(said in _english(frame) for frame in page.frames for said in ("-by-rule", "contract-brings"))
    shown = page.ask("AskDeal", table=table, deal=picture["deal"])
    mine = next(place["seat"] for place in picture["places"] if place["kind"] == "you")
    declarer, dummy = (_role(picture, role) for role in ("declarer", "dummy"))
    *chosen, _, _, _, _ = (step for step in shown["steps"] if step["kind"] == "card")  # the last trick plays itself
    for step in chosen:
        player = declarer if step["seat"] == dummy else step["seat"]
        assert (step["why"] is None) == (player == mine), step
        assert step["why"] is None or step["why"]["said"][0]["say"] in COACHS, step
    reasons = [step["why"] for step in shown["steps"] if step["why"]]
    assert reasons and all(why["said"] for why in reasons)
    for each in texts(reasons):
        check_text(each)


def _role(picture: Frame, role: str) -> str:
    seat: str = next(place["seat"] for place in picture["places"] if place["role"] == role)
    return seat


def _english(frame: Frame) -> str:
    return " ".join(each["say"] for each in texts(frame))


def test_each_card_has_its_own_reason(sqlite_server: ServerThread, pages: Callable[..., PageClient]) -> None:
    page = pages(sqlite_server.address)
    table = page.open("bridgewar")
    shown_after = play_deal(page)
    shown = page.ask("AskDeal", table=table, deal=shown_after["deal"])
    for step in shown["steps"]:
        for said in step["why"]["said"] if step["why"] and step["kind"] == "card" else ():
            assert said["values"]["card"] == step["value"]


def test_reasons_of_an_older_kibitz_are_left_out(sqlite_server: ServerThread, pages: Callable[..., PageClient]) -> None:
    page = pages(sqlite_server.address)
    table = page.open("bridgewar")
    play_deal(page)
    engine = create_engine(sqlite_server.hub.store.url.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        connection.execute(text("""UPDATE reasons SET body = '{"maxim": "by the stars"}'"""))
    engine.dispose()
    shown = page.ask("AskDeal", table=table, deal=1)
    assert shown["type"] == "DealShown" and all(step["why"] is None for step in shown["steps"])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["minibridge", "abridged", "contract", "extreme"])
def test_every_reason_can_be_translated_and_read(name: str, level: str) -> None:
    """A late part of a deal is enough for the strong ones, whose first cards take long."""
    rng = Random(f"{name} {level}")
    state = start(game(name), deal=random_deal(game(name), rng))
    learner, bot = LEVELS["learner"](1), LEVELS[level](1)
    late = 8 if level in ("strong", "expert", "master") else 0
    while state.wait is not None:
        seat = next(iter(state.turns))
        seen = view(state, seat)
        is_slow = isinstance(seen.moves[0], ev.Played | ev.Chose | ev.Targeted) and len(state.table.tricks) < late
        decision = (learner if is_slow else bot).decide(seen)
        _check(decision.why)
        if isinstance(decision.move, ev.Played | ev.Called | ev.Chose | ev.Targeted):
            assert decision.why.said and decision.why.sentence.endswith(".")
        state = act(state, seat, decision.move)


def _check(why: Why) -> None:
    plain: Any = msgspec.json.decode(codec.encode(why))
    for each in texts(plain):
        check_text(each)
    if why.chosen is not None:
        assert isinstance(why.alternatives[why.chosen], Alternative)


def test_what_is_kept_of_many_alternatives_is_the_best_and_the_chosen() -> None:
    cards = ("S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9")
    all_of_them = tuple(Alternative(CARD(card=name), float(value)) for value, name in enumerate(cards))
    kept = brief(Why(worlds=8, alternatives=all_of_them, chosen=0))
    assert [each.name for each in kept.alternatives] == ["S9", "S8", "S7", "S6", "S5", "S2"] and kept.chosen == 5
    kept = brief(Why(worlds=8, alternatives=all_of_them[:3], chosen=1))
    assert [each.name for each in kept.alternatives] == ["S4", "S3", "S2"] and kept.chosen == 1


def test_every_rule_and_every_call_has_words_that_are_translated() -> None:
    assert set(SENSE_WORDS) == set(Sense)
    assert set(MAXIM_WORDS) == set(Maxim)
    for words in ([*SENSE_WORDS.values()], [*MAXIM_WORDS.values()]):
        assert len(set(words)) == len(words)
        assert all(IN_ENGLISH.knows(word_id(word)) for word in words)


def test_no_rule_of_the_system_is_left_unused() -> None:
    """A sense that no chapter gives to a call would be words for nothing."""
    chapters = "".join(path.read_text(encoding="utf-8") for path in Path(chapters_room.__file__).parent.glob("*.py"))
    assert [sense.name for sense in Sense if f"Sense.{sense.name}" not in chapters] == []


def test_sentences_of_an_earlier_version_are_kept() -> None:
    """There the rule stood in the record as its English words, under another name."""
    body = b'{"rule": "draw trumps", "said": [{"say": "I played {card:card}.", "values": {"card": "SA"}}]}'
    assert msgspec.json.decode(body, type=Why).sentence == "I played SA."
