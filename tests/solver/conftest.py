"""Readers for the data files with known answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from kibitz.analysis.encoding import SEATS, STRAINS, Position, Seat, Strain, TrickTable

DATA = Path(__file__).parent.parent / "data"


def lines(name: str) -> list[str]:
    text = (DATA / name).read_text(encoding="ascii")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def tables(name: str) -> Iterator[tuple[str, TrickTable]]:
    """Deals with their twenty results."""
    for line in lines(name):
        *hands, numbers = line.split(" ", 4)
        results = [int(number) for number in numbers.split()]
        yield (
            " ".join(hands),
            {seat: {strain: results[4 * s + d] for s, strain in enumerate(STRAINS)} for d, seat in enumerate(SEATS)},
        )


def positions(name: str) -> Iterator[tuple[Position, str]]:
    """Positions with their answers; cards of the trick are taken out of the hands."""
    for line in lines(name):
        question, answer = line.split(" | ")
        strain, leader, laid, deal = question.split(" ", 3)
        trick = () if laid == "-" else tuple(laid[i : i + 2] for i in range(0, len(laid), 2))
        first = SEATS.index(cast("Seat", leader))
        hands = deal[2:].split(" ")
        for turn, card in enumerate(trick):
            seat = (first + turn) % 4
            suits = hands[seat].split(".")
            place = "SHDC".index(card[0])
            suits[place] = suits[place].replace(card[1], "")
            hands[seat] = ".".join(suits)
        trump = cast("Strain", "NT" if strain == "N" else strain)
        yield Position("N:" + " ".join(hands), trump, cast("Seat", leader), trick), answer.strip()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all-deals", action="store_true", help="solve the data files in full")
