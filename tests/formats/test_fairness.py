"""A commitment holds, or `verify` says in which way it does not."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from kibitz.cards import Seat
from kibitz.engine import events as ev
from kibitz.engine.visibility import sees
from kibitz.formats.fairness import verify
from kibitz.games import GAMES, game
from tests.battery.variants import seeded, walk


def log_of(name: str, seed: int = 1) -> tuple[ev.AnyEvent, ...]:
    rng = random.Random(seed)
    *_, state = walk(seeded(game(name), rng), rng)
    return state.log


def changed(log: tuple[ev.AnyEvent, ...], kind: type, **fields: object) -> tuple[ev.AnyEvent, ...]:
    return tuple(replace(event, **fields) if isinstance(event, kind) else event for event in log)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_an_honest_deal_is_fair_for_everyone_who_looks(name: str, seed: int) -> None:
    log = log_of(name, seed)
    for player in (*Seat, None):
        assert verify(event for event in log if sees(player, event)).fair


@pytest.mark.parametrize(
    ("kind", "fields", "says"),
    [
        (ev.Committed, {"digest": "00" * 32}, "not the one that was committed to"),
        (ev.LaidOpen, {"seed": "11" * 32}, "not the one that was committed to"),
        (ev.LaidOpen, {"seed": "not hex"}, "hex"),
        (ev.LaidOpen, {"seed": None}, "still secret"),
        (ev.Cut, {"place": 51}, "not those that the seed and the cut give"),
        (ev.Cut, {"seat": Seat.SOUTH}, "dealer’s right"),
    ],
)
def test_each_deceit_is_named(kind: type, fields: dict[str, object], says: str) -> None:
    log = log_of("minibridge", 8)
    assert isinstance(opened := log[0], ev.Opened)
    assert fields.get("seat") is not opened.dealer.right
    assert all(event.place != fields.get("place") for event in log if isinstance(event, ev.Cut))
    verdict = verify(changed(log, kind, **fields))
    assert not verdict.fair
    assert says in str(verdict.reason)


def test_a_deal_made_before_commits_to_nothing() -> None:
    log = tuple(event for event in log_of("minibridge") if not isinstance(event, ev.Committed))
    assert "Nothing was committed" in str(verify(log).reason)
    assert not verify(()).fair
