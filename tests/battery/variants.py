"""Every registered game with every option in every setting: found by looking, so a new one is never forgotten."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from kibitz.cards import Deal, Seat, Side
from kibitz.engine import Game, OptionError, State, act, start
from kibitz.engine import events as ev
from kibitz.games import GAMES, game
from tests.amounts import AT_NIGHT

Variant = tuple[str, dict[str, Any]]


def settings(name: str) -> Iterator[tuple[str, Any]]:
    """Each option of a game with each value other than its default."""
    for field in msgspec.structs.fields(GAMES[name].options):
        kind, *notes = get_args(field.type) if not isinstance(field.type, type) else (field.type,)
        ends = [end for note in notes for end in (note.ge, note.le) if end is not None]
        values = (True, False) if kind is bool else (ends[0], sum(ends) // 2) if ends else get_args(kind)
        for value in values:
            if value != field.default:
                yield field.name, value


def variants() -> list[Variant]:
    """For each game: its defaults, each option by itself, all that can go with laws at once."""
    found: list[Variant] = []
    for name in GAMES:
        alone: list[dict[str, Any]] = [{}, *({option: value} for option, value in settings(name))]
        everything: dict[str, Any] = {"laws": True}
        for options in alone:
            with contextlib.suppress(OptionError):
                game(name, everything | options)
                everything |= options
        found += [(name, options) for options in (*alone, everything)]
    return found


def few_variants() -> list[Variant]:
    """For each game by day: its defaults, and all that can go with laws at once."""
    return [(name, options) for name, options in variants() if AT_NIGHT or not options or len(options) > 1]


def title(variant: Variant) -> str:
    name, options = variant
    return " ".join((name, *(f"{option}={value}" for option, value in options.items())))


def seeded(rules: Game, rng: random.Random) -> State:
    vulnerable = tuple(side for side in Side if rng.random() < 0.5)
    dealer = rng.choice(list(Seat))
    return start(
        rules, seed=rng.randbytes(32).hex(), salt=rng.randbytes(16).hex(), dealer=dealer, vulnerable=vulnerable
    )


def random_deal(rules: Game, rng: random.Random) -> Deal:
    pack = list(rules.deck.cards)
    rng.shuffle(pack)
    return Deal.from_pack(pack, Seat.NORTH, rules.deck, rules.cards)


def someone(state: State, rng: random.Random, *, asides: float) -> tuple[Seat, ev.Move]:
    """A player and something that player may do: mostly what the table waits for."""
    assert state.wait is not None
    if rng.random() < asides:
        seat = rng.choice(state.table.players)
        if offers := state.asides(seat):
            kind = rng.choice(sorted({type(offer).__name__ for offer in offers}))
            return seat, rng.choice([offer for offer in offers if type(offer).__name__ == kind])
    seat = rng.choice(list(state.wait.turns))
    moves = state.wait.turns[seat]
    if isinstance(first := moves[0], ev.Announced) and rng.random() < 0.9:  # or the counts would never add up
        return seat, ev.Announced(seat, first.measure, first.measure.of(state.table.dealt[seat]))
    return seat, rng.choice(moves)


def walk(state: State, rng: random.Random, *, asides: float = 0.15) -> Iterator[State]:
    """All states of a deal played at random to its end."""
    yield state
    for _ in range(5_000):
        if state.over:
            return
        state = act(state, *someone(state, rng, asides=asides))
        yield state
    raise AssertionError("The deal does not end.")
