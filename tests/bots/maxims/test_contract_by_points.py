"""Contracts that the simple bot chooses when it sees dummy, and Pass or Play before."""

from __future__ import annotations

from typing import Any

import pytest

from kibitz.bots.maxims.contract_by_points import best_contract
from kibitz.bots.valuation.tricks_at_the_table import Skill
from kibitz.cards import PASS, PLAY, Deal, Seat
from kibitz.engine import State, act, start, view
from kibitz.engine import events as ev
from kibitz.games import game
from tests.bots.positions import choice, played

SPADE_FIT = "N:AKQ32.A32.K32.32 JT9.QJT9.QJT9.QJ 8765.K54.A54.K54 4.876.876.AT9876"
NO_FIT = "N:AK2.AQ2.KQ32.K32 QJT9.KJT9.J54.QJ 654.654.A76.A654 873.873.T98.T987"
WEAK_FIT = "N:AK43.A32.J32.J32 QJ2.KQ4.KQ6.9876 T987.J65.A54.K54 65.T987.T987.AQT"
SLAM = "N:AKQJ2.AK2.AK2.32 T9.JT98.JT98.QJT 8765.Q76.Q76.AK4 43.543.543.98765"


def chosen(name: str, deal: str, options: dict[str, Any] | None = None, lead: str = "") -> ev.Contract:
    move = _choice(played(start(game(name, options), deal=Deal.parse(deal)), lead))
    assert isinstance(move, ev.Chose)
    return move.contract


def _choice(state: State) -> ev.Move:
    assert state.wait is not None
    return choice(state, next(iter(state.wait.turns)))


@pytest.mark.parametrize(
    ("deal", "options", "terms", "letter"),
    [
        (SPADE_FIT, {}, "game", "S"),
        (NO_FIT, {}, "game", "NT"),
        (WEAK_FIT, {}, "part-score", "S"),
        (SLAM, {}, "game", "NT"),
        (SLAM, {"slam": True}, "slam", "S"),
        (SPADE_FIT, {"slam": True}, "game", "S"),
        (SPADE_FIT, {"no_trumps_only": True}, "game", "NT"),
        (SPADE_FIT, {"scoring": "targets"}, "target", "S"),
        (SPADE_FIT, {"scoring": "tricks"}, "tricks", "S"),
        (SPADE_FIT, {"scoring": "lesson"}, "lesson", "S"),
    ],
)
def test_minibridge(deal: str, options: dict[str, Any], terms: str, letter: str) -> None:
    contract = chosen("minibridge", deal, options)
    assert (contract.terms, contract.strain.letter) == (terms, letter)


@pytest.mark.parametrize(
    ("name", "deal", "lead", "terms", "letter"),
    [
        ("heroes", SPADE_FIT, "HQ", "hero", "S"),
        ("battles", SPADE_FIT, "HQ", "skirmish", "S"),
        ("battles", NO_FIT, "SQ", "skirmish", "NT"),
        ("extreme", SPADE_FIT, "HQ", "clash", "S"),
        ("extreme", SLAM, "HJ", "clash", "NT"),
    ],
)
def test_bridgewar(name: str, deal: str, lead: str, terms: str, letter: str) -> None:
    contract = chosen(name, deal, lead=lead)
    assert (contract.terms, contract.strain.letter) == (terms, letter)


def test_who_plays_the_cards_better_asks_for_more() -> None:
    """Twelve tricks are there, but with maxims alone they are taken too seldom."""
    state = played(start(game("extreme"), deal=Deal.parse(SLAM)), "HJ")
    seen = view(state, next(iter(state.turns)))
    assert [best_contract(seen, skill).terms for skill in (Skill.SIMPLE, Skill.STRONG)] == ["clash", "showdown"]


STRONG = "|".join(
    (
        "N:R14.13.12.3.2 G14.3.2 Y13.3.2 B14.2",
        "R11.10.9 G12.11.10.9 Y12.11.10.9 B12.11",
        "R8.7.6.5 G13.5.4 Y14.5.4 B13.5.4",
        "R4 G8.7.6 Y8.7.6 B10.9.8.7.6.3",
    )
)
LEVEL = "|".join(
    (
        "N:R14.13.2 G4.3.2 Y13.3.2 B12.5.4.2",
        "R11.10.9 G12.11.10 Y12.11.10 B13.11.6.3",
        "R8.7.6.5 G13.5.14 Y4.5.6 B8.7.9",
        "R4.3.12 G6.7.8.9 Y8.7.9.14 B10.14",
    )
)


def test_abridged_plays_with_a_strong_hand_and_passes_without() -> None:
    for deal, call in ((STRONG, PLAY), (LEVEL, PASS)):
        state = start(game("abridged"), deal=Deal.parse(deal))
        assert choice(state, Seat.NORTH) == ev.Called(Seat.NORTH, call)


@pytest.mark.parametrize(("deal", "terms"), [(STRONG, "ten"), (LEVEL, "seven")])
def test_abridged_names_the_target_by_both_hands(deal: str, terms: str) -> None:
    state = start(game("abridged"), deal=Deal.parse(deal))
    for seat in Seat:
        state = act(state, seat, ev.Called(seat, PASS))
    move = _choice(state)
    assert isinstance(move, ev.Targeted)
    assert move.terms == terms
