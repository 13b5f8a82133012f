"""The matches of a knockout: who has won, who is out, and how far everybody has come."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from kibitz.club.competition.state import Competition

if TYPE_CHECKING:
    from kibitz.club.competition.reports import CardLine

Cards = Mapping[int, Sequence["CardLine"]]


def out_of(state: Competition, cards: Cards) -> frozenset[int]:
    """Who has no more match after the last round that was drawn: the losers, and who has gone."""
    there = _in_round(state, state.drawn)
    beaten = there - _through(state, cards, state.drawn)
    return (frozenset(state.entrants) - there) | beaten | state.gone


def rounds_survived(state: Competition, cards: Cards) -> dict[int, int]:
    """In how many rounds each went on: had no opponent, won, or was given the next round."""
    found = dict.fromkeys(state.entrants, 0)
    for number in range(1, state.drawn + 1):
        on = _in_round(state, number + 1) if number < state.drawn else _through(state, cards, number)
        for entrant in on:
            found[entrant] += 1
    return found


def _in_round(state: Competition, number: int) -> frozenset[int]:
    """Who had not lost before a round: those with an opponent, and those without."""
    if state.movement is None:
        return frozenset()
    playing = {who for each in state.movement.rounds[number - 1] for who in each.entrants}
    return frozenset(playing | {*state.movement.rests[number - 1]})


def _through(state: Competition, cards: Cards, number: int) -> frozenset[int]:
    """Who goes on from a round as far as its matches are over."""
    if state.movement is None:
        return frozenset()
    tables: dict[frozenset[int], set[int]] = defaultdict(set)
    for each in state.movement.rounds[number - 1]:
        tables[each.entrants].add(each.table)
    missing = {spot.table for spot in state.missing(number)}
    on = {*state.movement.rests[number - 1]}
    for pair, at in tables.items():
        if pair & state.gone or not at & missing:
            on.add(_winner(state, cards, number, *sorted(pair)))
    return frozenset(on - state.gone)


def _winner(state: Competition, cards: Cards, number: int, one: int, other: int) -> int:
    """By the boards of the match, then by how many were won, then by the smaller number; against whoever has gone the
    others.
    """
    if one in state.gone or other in state.gone:
        return other if one in state.gone else one
    mine, theirs = (_gains(cards, number, who) for who in (one, other))
    swings = [mine.get(board, Fraction(0)) - theirs.get(board, Fraction(0)) for board in mine.keys() | theirs.keys()]
    total, won = sum(swings, Fraction(0)), sum((each > 0) - (each < 0) for each in swings)
    return other if (total, won) < (0, 0) else one


def _gains(cards: Cards, number: int, who: int) -> dict[int, Fraction]:
    return {line.spot.board: line.mark.gained for line in cards.get(who, ()) if line.spot.round == number}
