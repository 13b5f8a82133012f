"""What pages are told after a card: what is other, no more than once for all, and put together it is the picture."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kibitz.app.messages import Changed
from kibitz.app.pictures.differences import Differences
from kibitz.app.tables.kept import Kept
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.messages import Picture
from kibitz.app.tables.picture import draw
from kibitz.engine import codec, fold
from kibitz.engine import events as ev
from kibitz.engine.table import Table
from tests.app.client import changed
from tests.app.tables.test_pictures import VARIANTS, a_table, known_cards, played, strings

MOST_BYTES = 2400
"""What a card costs in the middle of a deal, for each page; a whole picture has five thousand and more."""


def read(message: msgspec.Struct) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(codec.encode(message))
    return found


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)
def test_put_together_the_differences_are_the_picture(name: str, options: dict[str, Any]) -> None:
    table, differences = a_table(name, options), Differences()
    viewers = (*range(len(table.players)), None)
    seen: dict[int | None, Picture] = {}
    page: dict[int | None, dict[str, Any]] = {}
    for _ in played(table, Random(11)):
        for viewer in viewers:
            now = draw(table, viewer, lambda _: True)
            if viewer in seen:
                news = differences.between("table", table.id, seen[viewer], now)
                page[viewer] = changed(page[viewer], read(news)) if news else page[viewer]
            else:
                page[viewer] = read(now)
            seen[viewer] = now
            assert page[viewer] == read(now)


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)
def test_a_difference_names_no_card_that_its_page_may_not_know(name: str, options: dict[str, Any]) -> None:
    table, differences = a_table(name, options), Differences()
    pack = {card.name for card in table.game.deck.cards}
    seen: dict[int | None, Picture] = {}
    for _ in played(table, Random(5)):
        for viewer in (*range(len(table.players)), None):
            now = draw(table, viewer, lambda _: True)
            news = differences.between("table", table.id, seen.get(viewer, now), now)
            seen[viewer] = now
            if news and now.outcome is None:
                view = table.seen_by(viewer).view(table.state)
                assert pack & set(strings(read(news))) <= known_cards(view, table.state.log)


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)
def test_what_is_remembered_of_a_picture_is_what_would_be_drawn_anew(name: str, options: dict[str, Any]) -> None:
    table, chance = a_table(name, options), Random(7)
    viewers = (*range(len(table.players)), None)
    for _ in played(table, chance):
        if not chance.randrange(9):  # somebody gets up, or the table is changed otherwise, between two cards
            seated, paused = chance.choice(table.players), chance.random() < 0.3
            players = tuple(replace(who, name=f"{who.name}!") if who is seated else who for who in table.players)
            table.facts = replace(table.facts, players=players, is_paused=paused)
            table.revision += 1
        is_here = set(chance.sample(range(len(table.players)), len(table.players) - chance.randrange(2))).__contains__
        remembered = [draw(table, viewer, is_here) for viewer in viewers]
        kept, seen, table.kept, table.seen = table.kept, table.seen, Kept(), {}
        assert [draw(table, viewer, is_here) for viewer in viewers] == remembered
        table.kept, table.seen = kept, seen
        if table.is_paused:
            table.facts = replace(table.facts, is_paused=False)
            table.revision += 1


def test_what_is_the_same_for_all_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, differences = a_table("contract", {}), Differences()
    written: list[object] = []
    encode = codec.encode

    def write(value: object) -> bytes:
        written.append(value)
        return encode(value)

    before = {viewer: draw(table, viewer, lambda _: True) for viewer in range(4)}
    play(table, 4)
    now = {viewer: draw(table, viewer, lambda _: True) for viewer in range(4)}
    monkeypatch.setattr(codec, "encode", write)
    for viewer in range(4):
        assert differences.between("table", table.id, before[viewer], now[viewer])
    assert written.count(now[0].auction) == 1


def test_a_card_costs_every_page_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, and not timed: a machine may be slow, but it does not send or fold more for it."""
    table, differences = a_table("bridgewar", {"play_on": True}), Differences()
    counted: Counter[str] = Counter()
    step = fold.fold

    def count(t: Table, event: ev.Happening, at: int) -> Table:
        counted["fold"] += 1
        return step(t, event, at)

    monkeypatch.setattr(fold, "fold", count)
    seen = {viewer: draw(table, viewer, lambda _: True) for viewer in range(4)}
    bytes_sent: list[int] = []
    while len(table.state.table.tricks) < 10:
        counted.clear()
        log = len(table.state.log)
        is_card = play(table, 1)
        for viewer in range(4):
            now = draw(table, viewer, lambda _: True)
            news = differences.between("table", table.id, seen[viewer], now)
            assert isinstance(news, Changed)
            if is_card and table.state.table.tricks:
                bytes_sent.append(len(codec.encode(news)))
            seen[viewer] = now
        if is_card:
            happened = len(table.state.log) - log
            assert counted["fold"] == 6 * happened, "the table, four players, and who only looks on: each goes on"
    assert sum(bytes_sent) / len(bytes_sent) < MOST_BYTES
    assert sum(bytes_sent) / len(bytes_sent) < len(codec.encode(seen[0])) / 2


def play(table: LiveTable, moves: int) -> bool:
    """The first of what may be done, so often; whether the last was a card."""
    move: ev.Move | None = None
    for _ in range(moves):
        home, (move, *_) = next(iter(table.state.turns.items()))
        table.take(table.act(table.board.seats[home], table.deal, len(table.state.log), None, move, 0.0))
    return isinstance(move, ev.Played)
