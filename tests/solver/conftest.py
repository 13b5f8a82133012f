"""Readers for the data files with known answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kibitz.analysis.solver import Position, TricksBy, TrickTable
from kibitz.cards import FRENCH, NT, Deal, Seat, card, parse_hands, strain

DATA = Path(__file__).parent.parent / "data"


def lines(name: str) -> list[str]:
    text = (DATA / name).read_text(encoding="ascii")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def tables(name: str) -> Iterator[tuple[Deal, TrickTable]]:
    """Deals with their twenty results, strain by strain and in each by declarer."""
    for line in lines(name):
        *hands, numbers = line.split(" ", 4)
        results = [int(number) for number in numbers.split()]
        yield (
            Deal.parse(" ".join(hands)),
            {
                seat: TricksBy({strain: results[4 * s + d] for s, strain in enumerate(FRENCH.strains)})
                for d, seat in enumerate(Seat)
            },
        )


def positions(name: str) -> Iterator[tuple[Position, str]]:
    """Positions with their answers; cards of the trick are taken out of the hands."""
    for line in lines(name):
        question, answer = line.split(" | ")
        trump, letter, laid, deal = question.split(" ", 3)
        trick = () if laid == "-" else tuple(card(laid[i : i + 2]) for i in range(0, len(laid), 2))
        leader, hands = Seat(letter), parse_hands(deal)
        for seat, played in zip(leader.clockwise(), trick, strict=False):
            hands[seat] -= played
        yield Position(hands, NT if trump == "N" else strain(trump), leader, trick), answer.strip()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all-deals", action="store_true", help="solve the data files in full")
