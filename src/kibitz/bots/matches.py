"""Bots against bots as duplicate: every deal twice, with the sides changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from kibitz.analysis.bulk import Columns, Stretch, columns, drawn_deal
from kibitz.bots.bot import Bot, play_out
from kibitz.bots.levels import LEVELS
from kibitz.cards import Seat, Side
from kibitz.engine import State, start
from kibitz.games import game


class DuplicateMatch(Struct, frozen=True):
    """Who plays what: `players` are levels, North's first. Another seed, other deals."""

    game: str
    options: Mapping[str, Any]
    players: tuple[str, str, str, str]
    seed: int


class Swing(Struct, frozen=True):
    """What the first side (North's at the first table) gained over the two tables of one deal."""

    number: int
    points: float
    tricks: float


def play_boards(match: DuplicateMatch, boards: Stretch) -> Columns:
    """The swings of these boards, one row each."""
    return columns(Swing, [play_board(match, number) for number in boards.numbers])


def play_board(match: DuplicateMatch, number: int) -> Swing:
    """Both tables of a deal. The same board of a match always ends the same way.

    >>> swing = play_board(DuplicateMatch("bridgewar", {}, ("learner",) * 4, seed=7), 1)
    >>> swing.points, swing.tricks  # the same players at both tables
    (0.0, 0.0)
    """
    rules = game(match.game, match.options)
    deal = drawn_deal(match.seed, number, rules.deck, rules.cards)
    dealer = tuple(Seat)[number % 4]
    results = []
    for turned in (0, 1):
        players = [match.players[(place - turned) % 4] for place in range(4)]
        bots = {seat: made(name, match.seed + number) for seat, name in zip(Seat, players, strict=True)}
        results.append(outcome(play_out(start(rules, deal=deal, dealer=dealer), bots)))
    (points, tricks), (points_turned, tricks_turned) = results
    return Swing(number, points - points_turned, tricks - tricks_turned)


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
