"""kibitz score: the examples, and every table behind them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kibitz.cards import FRENCH
from kibitz.scoring import abridged, minibridge, rubber
from kibitz.scoring.line import totals
from tests.cli.running import kibitz


def scored(*args: str) -> Any:
    outcome = kibitz("score", *args, "--json")
    assert outcome.code == 0, outcome.err
    assert outcome.err == ""
    assert outcome.out.count("\n") == 1
    return json.loads(outcome.out)


def test_the_examples() -> None:
    said = kibitz("score", "minibridge", "--contract", "game spades", "--tricks", "8", "--json").out
    assert said == '{"declarers": 0, "defenders": 100}\n'
    assert scored("abridged", "--declared", "play", "--tricks", "9") == {"declarers": 0, "defenders": 10}
    extreme = ("bridgewar", "--tier", "extreme", "--battle", "free", "--stakes", "clash", "--tricks", "9")
    assert scored(*extreme) == {"declarers": 5, "defenders": 0}
    said = kibitz("score", "contract", "--contract", "4SX", "--vulnerable", "--tricks", "10", "--json").out
    assert said == '{"below": 240, "above": 50, "defenders": 0}\n'


@pytest.mark.parametrize("terms", ["part-score", "game", "slam"])
@pytest.mark.parametrize("strain", FRENCH.strains, ids=repr)
@pytest.mark.parametrize("tricks", [6, 9, 12])
def test_minibridge(terms: str, strain: Any, tricks: int) -> None:
    declarers, defenders = totals(minibridge.score(terms, strain, minibridge.goal(terms, strain), tricks))
    for written in (strain.letter, strain.name):
        said = scored("minibridge", "--contract", f"{terms} {written}", "--tricks", str(tricks))
        assert said == {"declarers": declarers, "defenders": defenders}


@pytest.mark.parametrize(
    ("contract", "tricks", "more", "expected"),
    [
        ("part score no trumps", 9, (), (150, 0)),
        ("partscore in clubs", 8, (), (90, 0)),
        ("lesson ♠", 8, (), (130, 0)),
        ("tricks NT", 8, (), (8, 5)),
        ("target S", 9, ("--points", "25"), (1, 0)),
        ("target S", 9, ("--points", "27"), (0, 1)),
    ],
)
def test_minibridge_options(contract: str, tricks: int, more: tuple[str, ...], expected: tuple[int, int]) -> None:
    said = scored("minibridge", "--contract", contract, "--tricks", str(tricks), *more)
    assert (said["declarers"], said["defenders"]) == expected


@pytest.mark.parametrize("declared", ["play", "ten", "seven"])
def test_abridged(declared: str) -> None:
    for tricks in range(14):
        declarers, defenders = totals(abridged.score(declared, tricks))
        said = scored("abridged", "--declared", declared, "--tricks", str(tricks))
        assert said == {"declarers": declarers, "defenders": defenders}


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (("--tricks", "7"), (1, 0)),
        (("--tier", "heroes", "--tricks", "7"), (0, 0)),
        (("--tier", "heroes", "--tricks", "7", "--seven-six", "defenders"), (0, 1)),
        (("--tier", "battles", "--battle", "hero", "--tricks", "7"), (0, 1)),
        (("--tier", "extreme", "--battle", "hero", "--stakes", "showdown", "--tricks", "12"), (10, 0)),
    ],
)
def test_bridgewar(args: tuple[str, ...], expected: tuple[int, int]) -> None:
    said = scored("bridgewar", *args)
    assert (said["declarers"], said["defenders"]) == expected


@pytest.mark.parametrize("written", ["4SX", "4♠X", "4sx", "4 S X", "4S*"])
def test_ways_to_write_a_contract(written: str) -> None:
    said = scored("contract", "--contract", written, "--tricks", "10")
    assert said == {"below": 240, "above": 50, "defenders": 0}


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (("--contract", "3NTXX", "--tricks", "9"), {"below": 400, "above": 50, "defenders": 0}),
        (("--contract", "3NTXX", "--tricks", "9", "--rules", "laws"), {"below": 400, "above": 100, "defenders": 0}),
        (("--contract", "7NT", "--tricks", "13"), {"below": 220, "above": 1000, "defenders": 0}),
        (("--contract", "6N", "--tricks", "13", "--slams-taken"), {"below": 190, "above": 1030, "defenders": 0}),
        (("--contract", "2CX", "--tricks", "4", "--rules", "laws"), {"below": 0, "above": 0, "defenders": 800}),
        (("--contract", "4S", "--tricks", "10", "--vulnerable", "--duplicate"), {"declarers": 620, "defenders": 0}),
    ],
)
def test_contract(args: tuple[str, ...], expected: dict[str, int]) -> None:
    assert scored("contract", *args) == expected


def test_without_json_it_is_a_table_that_says_how() -> None:
    outcome = kibitz("score", "contract", "--contract", "6SX", "--tricks", "13", "--vulnerable")
    assert outcome.code == 0
    lines = rubber.score(FRENCH.suits[0], 6, rubber.Doubling.DOUBLED, 13, vulnerable=True)
    for line in lines:
        assert line.reason in outcome.out
        assert str(line.points) in outcome.out
    assert "below the line" in outcome.out
