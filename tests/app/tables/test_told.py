"""What processes tell each other of a decision: who has the table as it was has it as it is, and reads nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from kibitz.app.live import bus as news
from kibitz.app.storage.writer import Change
from kibitz.app.tables.live import LiveTable, Resolution
from kibitz.app.tables.table_ledger import SettingsChanged
from tests.app.tables.test_pictures import VARIANTS, a_table
from tests.battery.variants import someone


def decisions(table: LiveTable, rng: Random) -> Iterator[Resolution]:
    """Two deals in which people do whatever they may, and change how the table is set up."""
    while table.deal < 3:
        if table.state.over:
            for player in range(len(table.players)):
                yield table.get_ready(player, table.deal)
            following = table.next_deal(0.0)
            if following is None:
                return
            yield following
        elif rng.random() < 0.05:
            yield Resolution((SettingsChanged(is_watchable=not table.is_watchable),))
        else:
            seat, move = someone(table.state, rng, asides=0.05)
            nonce = str(rng.random())
            yield table.act(table.board.seats[seat], table.deal, len(table.state.log), nonce, move, 0.0)


def rows(table: LiveTable, decision: Resolution) -> tuple[Change, ...]:
    return table.stored_with(decision, 0.0)


def known(table: LiveTable) -> dict[str, Any]:
    names = ("deal", "board", "facts", "length", "revision", "nonces", "results")
    state = {name: getattr(table.state, name) for name in ("log", "table", "wait")}
    return {name: getattr(table, name) for name in names} | state


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)
def test_who_hears_each_decision_has_the_same_table(name: str, options: dict[str, Any]) -> None:
    table, there = a_table(name, options), a_table(name, options)
    there.board, there.state = table.board, table.state  # both have read the same deal
    for decision in decisions(table, Random(3)):
        told = table.told(rows(table, decision))
        table.take(decision)
        assert there.hear(told)
        assert known(there) == known(table)
        assert not there.hear(told), "it goes on from another state"


def test_who_has_missed_something_reads() -> None:
    table, there = a_table("bridgewar", {}), a_table("bridgewar", {})
    steps = decisions(table, Random(1))
    missed = next(steps)
    table.take(missed)
    assert not there.hear(table.told(rows(table, next(steps))))
    assert there.revision == 0


def test_news_too_long_to_be_told_say_only_of_what_they_are() -> None:
    read = msgspec.json.Decoder(news.LogsGrew)
    short = read.decode(news.grown("one", {"abc": b'{"a":1}', "def": None}))
    assert (short.codes, dict(short.added)) == (("abc", "def"), {"abc": msgspec.Raw(b'{"a":1}')})
    long = news.grown("one", {"abc": b'"' + 8000 * b"x" + b'"'})
    assert len(long) < news.MOST_BYTES and (read.decode(long).codes, read.decode(long).added) == (("abc",), {})
