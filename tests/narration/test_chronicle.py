"""During a deal the story names only cards that may be looked at; afterwards all of them."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from kibitz.cards import Deal, Seat, card
from kibitz.engine import State, act, start, view
from kibitz.engine import events as ev
from kibitz.engine.fold import Follower
from kibitz.engine.visibility import sees
from kibitz.games import game
from kibitz.narration.chronicle import Chronicle
from tests.battery.variants import seeded, walk

DEAL = "N:AKJ4.K72.Q65.J83 T62.JT84.A92.A74 Q983.AQ5.K74.QT5 75.963.JT83.K962"


def told(state: State, seat: Seat | None) -> list[str]:
    """The story as someone at that seat may read it at this moment."""
    chronicle, follower = Chronicle(), Follower(partial(sees, seat))
    for event in follower.news(state.log):
        chronicle.add(event, follower.table)
    now = view(state, seat)
    return [str(text) for text in chronicle.readable(1_000, now.table, now.inspection).values()]


def at_table(cards: str, **options: Any) -> State:
    """MiniBridge in which North has chosen no-trumps and these cards were played in turn."""
    state = start(game("minibridge", options), deal=Deal.parse(DEAL))
    state = act(state, Seat.NORTH, next(move for move in state.moves(Seat.NORTH) if "NT" in str(move)))
    return played(state, cards)


def played(state: State, cards: str) -> State:
    for name in cards.split():
        turn = state.table.turn
        assert turn is not None
        state = act(state, state.table.player(turn), ev.Played(turn, card(name)))
    return state


def plays(state: State, seat: Seat | None) -> list[str]:
    """The cards that the story names."""
    return [line.split()[-1].rstrip(".") for line in told(state, seat) if " plays " in line]


def test_kept_cards_are_told_until_your_own_is_turned() -> None:
    state = at_table("HJ HA H3 H2")
    for seat in (*Seat, None):
        assert plays(state, seat) == ["HJ", "HA", "H3", "H2"]
    state = act(state, Seat.EAST, ev.Turned(Seat.EAST))
    assert plays(state, Seat.EAST) == ["HJ"]
    assert plays(state, Seat.WEST) == ["HJ", "HA", "H3", "H2"]
    state = played(state, "S9 S5")
    assert plays(state, Seat.WEST) == ["H3", "S9", "S5"]
    assert plays(state, Seat.NORTH) == ["HJ", "HA", "H3", "H2", "S9", "S5"]
    assert plays(state, None) == ["S9", "S5"]
    state = played(state, "SA S2 SK")
    assert plays(state, Seat.NORTH) == ["SA", "SK"]
    assert told(state, Seat.NORTH).count("South wins the trick.") == 1  # who won is no secret


def test_collected_cards_are_told_until_the_next_trick_begins() -> None:
    state = at_table("HJ HA H3 H2", tricks="collected")
    assert plays(state, Seat.WEST) == ["HJ", "HA", "H3", "H2"]
    state = played(state, "S9")
    for seat in (*Seat, None):
        assert plays(state, seat) == ["S9"]


def test_a_card_that_was_taken_back_is_told_no_more() -> None:
    state = at_table("HJ HA")
    state = act(state, Seat.NORTH, ev.Asked(Seat.NORTH))
    for seat in state.turns:
        state = act(state, seat, ev.Answered(seat, True))
    assert isinstance(state.log[-1], ev.Undone)
    for seat in (*Seat, None):
        assert plays(state, seat) == ["HJ"]
        assert told(state, seat)[-1] == "The move is taken back."


def test_a_corrected_card_and_one_shown_by_accident_are_named_until_play_goes_on() -> None:
    state = at_table("HJ HA", laws=True)
    state = act(state, Seat.WEST, ev.Played(Seat.WEST, card("S5")))  # holding hearts
    state = act(state, Seat.WEST, ev.Challenged(Seat.WEST, Seat.WEST))
    assert plays(state, Seat.EAST) == ["HJ", "HA"]
    assert "West takes back S5." in told(state, Seat.EAST)
    state = act(state, Seat.WEST, ev.Played(Seat.WEST, card("H3")))
    assert not any("S5" in line for line in told(state, Seat.EAST))
    state = act(state, Seat.WEST, ev.Exposed(Seat.WEST, card("CK")))
    assert "West shows CK by accident and picks it up." in told(state, Seat.EAST)
    state = played(state, "H2")
    assert not any("CK" in line for line in told(state, Seat.EAST))


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("minibridge", {}),
        ("minibridge", {"laws": True}),
        ("contract", {"laws": True, "tricks": "kept"}),
        ("extreme", {"tricks": "collected"}),
        ("abridged", {}),
    ],
)
def test_no_line_names_a_card_of_a_closed_trick(name: str, options: dict[str, Any]) -> None:
    rng = Random(name)
    for state in list(walk(seeded(game(name, options), rng), rng))[::5]:
        for seat in (Seat.NORTH, None):
            now = view(state, seat)
            lying = [play.card.name for play in (*now.table.trick, *now.inspection)]
            assert state.over or set(plays(state, seat)) <= set(lying)


def test_when_the_deal_is_over_all_is_told() -> None:
    rng = Random(3)
    *_, state = walk(seeded(game("bridgewar", {"play_on": True, "claims": False}), rng), rng, asides=0)
    assert len(plays(state, None)) == 52
