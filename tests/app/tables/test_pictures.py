"""Pictures at every point of deals of every game: nothing hidden, nothing unsaid, every word in the catalogue."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from kibitz.app.storage.store import StoredEvent, StoredTable
from kibitz.app.subjects.lookback.picture import show_deal
from kibitz.app.tables.kept import Kept
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.moving import is_last_card
from kibitz.app.tables.picture import draw
from kibitz.app.tables.table_ledger import Player
from kibitz.app.tables.table_rows import table_rows
from kibitz.cards import COLOURS, FRENCH, Deal, Seat
from kibitz.engine import View, codec, refusals, view
from kibitz.engine import events as ev
from kibitz.games import game
from kibitz.games.registry import GAMES
from kibitz.narration import wording
from kibitz.sessions import default_session
from kibitz.words import IN_ENGLISH, word_id
from tests.app.client import card_moves
from tests.battery.variants import someone

_CARD_NAMES = {card.name for deck in (FRENCH, COLOURS) for card in deck.cards}
_NAMES = ("Ann", "Bob", "Cal", "Dee")

VARIANTS = [
    *((name, {}) for name in GAMES),
    ("minibridge", {"laws": True, "announcing": "players"}),
    ("minibridge", {"scoring": "targets"}),
    ("minibridge-normal3", {"laws": True}),
    ("contract", {"laws": True, "tricks": "kept"}),
    ("abridged", {"announcing": "players"}),
    ("extreme", {"tricks": "collected", "level_points": "redeal"}),
    ("contract", {"scoring": "duplicate"}),
]


def a_table(name: str, options: dict[str, Any]) -> LiveTable:
    """A table of people, straight from its rows."""
    rules = game(name, options)
    players = [Player("person", who, who, "learner") for who in _NAMES[: GAMES[name].players]]
    new, seats, deal, events = table_rows("abcdefghij", rules, default_session(rules), {}, players, 0.0, practice=True)
    stored = [StoredEvent(row["deal"], row["seq"], codec.decode_event(row["body"]), None) for row in events.rows]
    return LiveTable(StoredTable(new.rows[0], seats.rows, deal.rows, stored, frozenset(), frozenset()))


def played(table: LiveTable, rng: Random) -> Iterator[LiveTable]:
    """The table at every point of a deal in which people do whatever they may."""
    yield table
    while not table.state.over:
        seat, move = someone(table.state, rng, asides=0.1)
        if isinstance(move, ev.Claimed) and rng.random() < 0.8:
            continue
        table.take(table.act(table.board.seats[seat], table.deal, len(table.state.log), None, move, 0.0))
        yield table


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from strings(key)
            yield from strings(each)
    elif isinstance(value, list):
        for each in value:
            yield from strings(each)


def known_cards(seen: View, log: tuple[ev.AnyEvent, ...]) -> set[str]:
    """Every card that a seat has any right to know, by the events it may see."""
    t = seen.table
    known = {card.name for hand in (*t.dealt.values(), *t.hands.values()) for card in hand}
    known |= {event.card.name for event in log if isinstance(event, ev.Played | ev.Exposed)}
    known |= {card.name for event in log if isinstance(event, ev.Faced) for card in event.hand}
    return known


def texts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if set(value) == {"say", "values"}:
            yield value
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)


def check_text(text: dict[str, Any]) -> None:
    assert IN_ENGLISH.knows(text["say"])
    wanted = IN_ENGLISH.holes(text["say"])
    assert set(wanted) == set(text["values"]), text
    for name, kind in wanted.items():
        value = text["values"][name]
        assert isinstance(value, {"": int | str, "decimal": float | int}.get(kind, str)), text
        if kind == "seat":
            assert value in ("N", "E", "S", "W")
        if kind == "card":
            assert value in _CARD_NAMES
        if kind == "word":
            assert IN_ENGLISH.knows(word_id(value)) or IN_ENGLISH.knows(value), text


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=lambda value: str(value))
def test_every_picture_of_a_deal(name: str, options: dict[str, Any]) -> None:
    rng = Random(f"{name} {options}")
    table = a_table(name, options)
    for each in played(table, rng):
        # At most points one place at the table is enough: the next is looked at from another.
        places = [None, *range(len(each.players))]
        for player in places if each.state.over or rng.random() < 0.05 else rng.sample(places, 1):
            seat = None if player is None else each.home(player)
            true_view = view(each.state, seat)
            assert each.seen_by(player).view(each.state) == true_view
            picture = msgspec.json.decode(codec.encode(draw(each, player, lambda _: True)))
            shown = {word for word in strings(picture) if word in _CARD_NAMES}
            assert shown <= known_cards(true_view, each.state.log)
            assert all(place["count"] <= 13 for place in picture["places"])
            legal = [*true_view.moves, *true_view.asides]
            offered = [each["move"] for each in (*picture["choices"], *picture["offers"]["others"])]
            for move in (*offered, *card_moves(picture)):
                assert codec.decode_event(msgspec.json.encode(move)) in legal
            for text in texts(picture):
                check_text(text)
            if seat is not None and seat in each.state.turns and not is_last_card(each):
                assert picture["choices"] or card_moves(picture), picture
    shown_deal = show_deal(1, table.id, 1, table.board, table.state, table.names, {}, 0)
    plain = msgspec.json.decode(codec.encode(shown_deal))
    for text in texts(plain):
        check_text(text)
    cards = [step["value"] for step in plain["steps"] if step["kind"] == "card"]
    assert len(cards) == len(set(cards))
    winners = [step["trick_winner"] for step in plain["steps"] if step["trick_winner"]]
    assert winners == [trick.winner for trick in table.state.table.tricks]


def test_a_hand_shown_with_a_claim_is_out_of_sight_when_it_is_picked_up() -> None:
    rng = Random(1)
    table = a_table("bridgewar", {})
    for each in played(table, rng):
        if each.state.table.trick and len(each.state.table.tricks) == 2:
            break
    claimer = next(seat for seat in table.state.table.active() if seat is not table.state.table.declarer)

    def do(seat: Seat, move: ev.Move) -> None:
        table.take(table.act(table.board.seats[seat], 1, len(table.state.log), None, move, 0.0))

    def columns(player: int) -> list[int]:
        return [len(place.columns) for place in draw(table, player, lambda _: True).places if place.seat is claimer]

    other = table.board.seats[claimer.partner]
    assert columns(other) == [0]
    do(claimer, ev.Claimed(claimer, 3, ev.ClaimLine.ANY_ORDER))
    assert columns(other) != [0]
    do(next(iter(table.state.turns)), ev.Answered(next(iter(table.state.turns)), False))
    assert columns(other) == [0]
    assert not next(place.cards for place in draw(table, other, lambda _: True).places if place.seat is claimer)


@pytest.mark.parametrize("options", [{}, {"tricks": "collected"}, {"laws": True}], ids=str)
def test_the_story_names_no_card_of_a_closed_trick(options: dict[str, Any]) -> None:
    for table in played(a_table("minibridge", options), Random(4)):
        for player in (0, 1, 2, 3, None):
            picture = draw(table, player, lambda _: True)
            lying = {played.card for played in (*picture.trick, *picture.last_trick)}
            told = {text.values["card"] for text in picture.story.values() if text.say == wording.PLAYS.say}
            assert picture.outcome is not None or told <= lying
            assert list(picture.story) == sorted(picture.story)
            assert all(number < picture.told for number in picture.story)


def test_a_card_can_be_exposed_at_a_laws_table_only() -> None:
    for laws in (False, True):
        for table in played(a_table("minibridge", {"laws": laws}), Random(4)):
            for player in range(4):
                picture = draw(table, player, lambda _: True)
                home = table.home(player)
                offered = [move for move in table.state.asides(home) if isinstance(move, ev.Exposed)]
                assert [choice.move for choice in picture.offers.exposes] == offered
                assert laws or not offered


def test_the_code_of_a_deal_is_that_of_the_cards_as_dealt() -> None:
    """Three players exchange hands before the play: by its code the same deal can be dealt again."""
    exchanged = 0
    for name in ("minibridge-simple3", "minibridge-normal3", "minibridge"):
        for seed in range(6):
            table = a_table(name, {})
            *_, end = played(table, Random(seed))
            t = end.state.table
            dealt = {event.seat: event.hand for event in end.state.log if isinstance(event, ev.Dealt)}
            shown = show_deal(1, "abcdefghij", 1, end.board, end.state, end.names, {}, None)
            assert Deal.from_code(shown.code).hands == dealt
            exchanged += t.laid_open is not None and t.laid_open.hands != dealt
    assert exchanged > 2


def test_the_story_says_who_declares_and_why() -> None:
    """East declares: 14 points to West's 9."""
    for seed in range(20):
        table = a_table("minibridge", {})
        for _ in played(table, Random(seed)):
            pass
        t = table.state.table
        if t.declarer is not None:
            break
    said = t.announcements(ev.Measure.POINTS)
    assert t.declarer is not None
    draw(table, 0, lambda _: True)
    story = [(line.text.say, line.text.values) for line in table.seen_by(0).story.lines]
    ours = sum(said[seat] for seat in t.declarer.side.seats)
    assert (wording.SIDE_STRONGER.say, {"whose": t.declarer.side, "more": ours, "less": 40 - ours}) in story
    if said[t.declarer] != said[t.declarer.partner]:
        expected = {
            "who": t.declarer,
            "points": said[t.declarer],
            "partner": t.declarer.partner,
            "less": said[t.declarer.partner],
        }
        assert (wording.DECLARES_STRONGER.say, expected) in story


def test_dummys_trumps_are_where_the_rules_put_them() -> None:
    for seed in range(30):
        table = a_table("minibridge", {})
        for each in played(table, Random(seed)):
            t = each.state.table
            if t.contract is not None and t.dummy in t.faced and t.contract.strain.is_suit and not t.over:
                picture = draw(each, None, lambda _: True)
                columns = next(place.columns for place in picture.places if place.role == "dummy")
                trumps = t.contract.strain.letter
                if any(card[0] == trumps for column in columns for card in column):
                    assert {card[0] for card in columns[0]} == {trumps}
                    return
    raise AssertionError("No deal had a trump contract.")


@pytest.mark.parametrize("name", ["minibridge-normal3", "minibridge-simple3"])
def test_a_plate_at_a_table_of_three_has_the_points_of_the_hand_that_is_held(name: str) -> None:
    """Also after hands were exchanged or taken up, which everybody can work out."""
    moved = 0
    for seed in range(12):
        table = a_table(name, {})
        for each in played(table, Random(seed)):
            t = each.state.table
            if t.declarer is None or t.tricks or t.trick:
                continue
            moved += any(isinstance(event, ev.Exchanged | ev.TookUp) for event in each.state.log)
            for place in draw(each, None, lambda _: True).places:
                if place.player is not None:
                    assert place.said == wording.SAID[ev.Measure.POINTS](number=t.dealt[place.seat].points)
            break
    assert moved


def test_why_a_card_may_not_be_played() -> None:
    """The reasons of one deal of Heroes: at others' turns, while trumps are named, and when a suit is led."""
    table = a_table("heroes", {})
    rng = Random(5)

    def reasons(player: int) -> set[str]:
        return {card.why.say for card in draw(table, player, lambda _: True).playable if card.why is not None}

    found: set[str] = set()
    for each in played(table, rng):
        t = each.state.table
        if t.trick and t.contract is None and not t.asked and not t.claim:
            # The lead is made, and declarer names the hero suit: the others wait, declarer's cards as well.
            assert reasons(0) == {refusals.PLAY_NOT_BEGUN.say}
            assert reasons(1) == {refusals.NOT_TURN.say}
        for player in range(4):
            found |= reasons(player)
    assert {refusals.YOU_ARE_DUMMY.say, refusals.NOT_TURN.say, refusals.FOLLOW_SUIT.say} <= found


def test_a_deal_that_is_dealt_again_is_a_note_at_the_table_and_keeps_its_number() -> None:
    rng = Random(5)
    table = a_table("minibridge", {})
    while table.deal == 1:  # by chance one in eight is level
        table = a_table("minibridge", {})
        while table.deal == 1 and table.state.table.declarer is None:
            seat, move = someone(table.state, rng, asides=0.0)
            table.take(table.act(table.board.seats[seat], table.deal, len(table.state.log), None, move, 0.0))
    picture = draw(table, 0, lambda player: True)
    assert (table.deal, picture.number, picture.outcome) == (2, 1, None)
    assert picture.redealt == wording.THROWN_IN[ev.WhyThrownIn.LEVEL]()
    assert table.board.dealer is Seat.SOUTH


@pytest.mark.parametrize(("name", "options"), VARIANTS[::4], ids=str)
def test_what_is_worked_out_once_for_all_is_what_each_would_be_shown_alone(name: str, options: dict[str, Any]) -> None:
    rng = Random(f"once {name} {options}")
    for table in played(a_table(name, options), rng):
        table.gone_since = {who: float(rng.randrange(3)) for who in _NAMES if rng.random() < 0.5}
        here, now = {number for number in range(len(table.players)) if rng.random() < 0.7}, float(rng.randrange(9))
        viewers = [None, *range(len(table.players))]
        together = [draw(table, viewer, here.__contains__, now=now) for viewer in viewers]
        for viewer, picture in zip(viewers, together, strict=True):
            table.kept = Kept()
            assert draw(table, viewer, here.__contains__, now=now) == picture


def test_an_objection_is_put_into_words_only_for_who_reads_it() -> None:
    """The words of a language are loaded with the first sentence: nobody at another table waits for that."""
    code = "import sys; from kibitz.engine import IllegalMove; from kibitz.engine.refusals import MOVED_ON;"
    code += "IllegalMove(MOVED_ON()); sys.exit('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
