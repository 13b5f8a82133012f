"""Bots against bots as duplicate: every deal twice, with the sides changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any

from msgspec import Struct

from kibitz.bots.bot import Bot, play_out
from kibitz.bots.levels import LEVELS
from kibitz.cards import Deal, Seat, Side
from kibitz.cards.deal import deals_of
from kibitz.engine import State, start
from kibitz.games import game


class DuplicateBoard(Struct, frozen=True):
    """What is to be played: one deal, at two tables. `players` are levels, North's first."""

    game: str
    options: Mapping[str, Any]
    players: tuple[str, str, str, str]
    number: int
    seed: int


class Swing(Struct, frozen=True):
    """What the first side (North's at the first table) gained over the two tables of one deal."""

    number: int
    points: float
    tricks: float


class Average(Struct, frozen=True):
    """A mean with its standard error."""

    mean: float
    error: float
    deals: int

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.error:.2f}"


def play_board(board: DuplicateBoard) -> Swing:
    """Both tables of a deal. The same board always ends the same way.

    >>> swing = play_board(DuplicateBoard("bridgewar", {}, ("learner",) * 4, 1, 7))
    >>> swing.points, swing.tricks  # the same players at both tables
    (0.0, 0.0)
    """
    rules = game(board.game, board.options)
    deal = Deal.from_number(
        Random(f"{board.seed} {board.number}").randrange(deals_of(rules.cards)), rules.deck, rules.cards
    )
    dealer = tuple(Seat)[board.number % 4]
    results = []
    for turned in (0, 1):
        players = [board.players[(place - turned) % 4] for place in range(4)]
        bots = {seat: made(name, board.seed + board.number) for seat, name in zip(Seat, players, strict=True)}
        results.append(outcome(play_out(start(rules, deal=deal, dealer=dealer), bots)))
    (points, tricks), (points_turned, tricks_turned) = results
    return Swing(board.number, points - points_turned, tricks - tricks_turned)


def made(name: str, seed: int) -> Bot:
    """The player of that level."""
    return LEVELS[name](seed)


def outcome(state: State) -> tuple[float, float]:
    """Points and tricks of North and South, less those of East and West; nothing for a deal thrown in."""
    scored = state.table.scored
    if scored is None:
        return 0.0, 0.0
    points = sum(entry.points if entry.side is Side.NS else -entry.points for entry in scored.entries)
    return float(points), (scored.tricks[Side.NS] - scored.tricks[Side.EW]) / 2


def average(numbers: Sequence[float]) -> Average:
    """The mean and how far it may be off.

    >>> average([1, 2, 3]).mean, round(average([1, 2, 3]).error, 3)
    (2.0, 0.577)
    """
    n = len(numbers)
    mean = sum(numbers) / n
    spread = sum((number - mean) ** 2 for number in numbers) / max(1, n - 1)
    return Average(mean, sqrt(spread / n), n)
