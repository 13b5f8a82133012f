"""How a score came about, in sentences that a person would say."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kibitz.cards import NT, SPADES, Seat, Side
from kibitz.cards import strain as strain_of
from kibitz.engine import events as ev
from kibitz.engine.table import Table
from kibitz.games import game
from kibitz.narration.score_lines import score_lines
from tests.app.tables.test_pictures import VARIANTS, a_table, check_text, played


def table(name: str, options: dict[str, Any], contract: ev.Contract, tricks: int) -> Table:
    """North declared, and it ended so."""
    rules = game(name, options)
    header = ev.Opened(rules.name, rules.version, rules.options, Seat.NORTH, ())
    t = Table(opened=header, declarer=Seat.NORTH, contract=contract, won={Side.NS: tricks, Side.EW: 13 - tricks})
    return Table(
        opened=header,
        declarer=Seat.NORTH,
        contract=contract,
        won=t.won,
        scored=ev.Scored(t.won, rules.score(t, tricks)),
    )


def said(*arguments: Any) -> list[str]:
    return [str(line) for line in score_lines(table(*arguments))]


@pytest.mark.parametrize(
    ("name", "options", "contract", "tricks", "lines"),
    [
        (
            "abridged",
            {},
            ev.Contract(strain_of("R"), 10, "play"),
            8,
            ["2 tricks short of the goal: 30 to East and West."],
        ),
        (
            "abridged",
            {},
            ev.Contract(strain_of("R"), 7, "seven"),
            9,
            ["North and South: 20 for reaching the goal of 7 tricks."],
        ),
        ("bridgewar", {}, ev.Contract(NT, 7, "free"), 6, ["East and West: 1 point for the victory."]),
        (
            "minibridge",
            {},
            ev.Contract(SPADES, 10, "game"),
            9,
            ["1 trick short of the contract: 50 to East and West."],
        ),
        (
            "minibridge",
            {},
            ev.Contract(SPADES, 10, "game"),
            11,
            ["North and South: 150 for 5 tricks beyond six.", "North and South: 300 for game."],
        ),
        (
            "minibridge",
            {"scoring": "lesson"},
            ev.Contract(SPADES, 7, "lesson"),
            8,
            ["North and South: 80 for 2 tricks beyond six.", "North and South: 50 for making the contract."],
        ),
        (
            "minibridge",
            {"scoring": "targets"},
            ev.Contract(SPADES, 9, "target"),
            8,
            ["1 trick short of the target: 1 point to East and West."],
        ),
        (
            "minibridge",
            {"scoring": "tricks"},
            ev.Contract(SPADES, 7, "tricks"),
            8,
            ["North and South: 8 points, one for each trick.", "East and West: 5 points, one for each trick."],
        ),
        (
            "contract",
            {},
            ev.Contract(SPADES, 10, "doubled"),
            11,
            [
                "North and South: 240 below the line for 4 tricks bid and made.",
                "North and South: 100 for 1 overtrick.",
                "North and South: 50 for making a doubled contract.",
            ],
        ),
        (
            "contract",
            {"scoring": "duplicate"},
            ev.Contract(SPADES, 8, "undoubled"),
            8,
            ["North and South: 60 for 2 tricks bid and made.", "North and South: 50 for the part-score."],
        ),
    ],
)
def test_a_score_is_told_in_plain_words(
    name: str, options: dict[str, Any], contract: ev.Contract, tricks: int, lines: list[str]
) -> None:
    won, *entries = said(name, options, contract, tricks)
    assert won == f"North and South won {tricks} tricks, East and West {13 - tricks}."
    assert entries == lines


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)
def test_every_entry_of_every_game_has_its_words(name: str, options: dict[str, Any]) -> None:
    for seed in range(3):
        live = a_table(name, options)
        for _ in played(live, Random(seed)):
            pass
        t = live.state.table
        lines = score_lines(t)
        revoked = t.transferred is not None and t.transferred.tricks > 0
        assert len(lines) == (1 + revoked + len(t.scored.entries) if t.scored else 0)
        for line in lines:
            check_text({"say": line.say, "values": dict(line.values)})
