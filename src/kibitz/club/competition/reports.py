"""What people read of a competition: ranking, travellers, score cards, cross-table."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import assert_never

from msgspec import Struct

from kibitz.cards import Side
from kibitz.club.competition.happenings import TableBoard
from kibitz.club.competition.state import Competition, ScoreSlip
from kibitz.club.fields import (
    Mark,
    Method,
    Placed,
    Settlement,
    butler,
    cross_imps,
    matchpointed,
    placed,
    total_points,
    victory_points,
)
from kibitz.club.fields.methods import IMPS_OF_PAIRS, IMPS_OF_TEAMS, Marks
from kibitz.club.movements import Encounter, MovementKind


class TravellerLine(Struct, frozen=True):
    """One result on a board: where, who, what, and what it is worth to both sides."""

    spot: TableBoard
    encounter: Encounter
    slip: ScoreSlip
    marks: Marks


class CardLine(Struct, frozen=True):
    """One board on somebody's score card."""

    spot: TableBoard
    side: Side
    partners: tuple[int, ...]
    opponents: tuple[int, ...]
    slip: ScoreSlip
    mark: Mark


class FieldRanking(Struct, frozen=True):
    """Places within one field: all, or one line of those who always sit the same way."""

    line: Side | None
    places: tuple[Placed, ...]


def traveller(state: Competition, number: int) -> tuple[TravellerLine, ...]:
    """All results on a board, best for North-South first."""
    return tuple(
        sorted(_scored(state, number), key=lambda line: (-line.marks[0].gained, line.spot.round, line.spot.table))
    )


def ranking(state: Competition) -> tuple[FieldRanking, ...]:
    """Who is where: in one field, or North-South and East-West apart if nobody changes sides."""
    marks = _marks(state)
    credit = {
        entrant: amount / 100 if state.created.method is Method.MATCHPOINTS else amount
        for entrant, amount in state.credit.items()
    }
    return tuple(
        FieldRanking(line, placed({entrant: marks[entrant] for entrant in who if marks[entrant]}, credit))
        for line, who in _lines(state).items()
    )


def score_cards(state: Competition) -> Mapping[int, tuple[CardLine, ...]]:
    """What everybody played, round by round."""
    cards: dict[int, list[CardLine]] = {entrant: [] for entrant in state.entrants}
    for line in _scored(state):
        for side, mark in zip(Side, line.marks, strict=True):
            who, opponents = line.encounter.who(side), line.encounter.who(side.other)
            for entrant in who:
                partners = tuple(each for each in who if each != entrant)
                cards[entrant].append(CardLine(line.spot, side, partners, opponents, line.slip, mark))
    return {
        entrant: tuple(sorted(card, key=lambda each: (each.spot.round, each.spot.board)))
        for entrant, card in cards.items()
    }


def cross_table(state: Competition) -> Mapping[tuple[int, int], Mark]:
    """What everybody gained from everybody they played against: of how much, where there is a most."""
    cells: dict[tuple[int, int], Mark] = {}
    for line in _scored(state):
        for side, mark in zip(Side, line.marks, strict=True):
            for one in line.encounter.who(side):
                for other in line.encounter.who(side.other):
                    old = cells.get((one, other), Mark(Fraction(0)))
                    cells[one, other] = Mark(old.gained + mark.gained, old.top + mark.top)
    return cells


def _marks(state: Competition) -> dict[int, list[Mark]]:
    """The marks of everybody, board by board; of teams their victory points, match by match."""
    found: dict[int, list[Mark]] = {entrant: [] for entrant in state.entrants}
    kind = None if state.movement is None else state.movement.kind
    if kind is MovementKind.TEAMS and state.created.method is Method.IMPS:
        return _matches(state, found)
    for line in _scored(state):
        if kind is MovementKind.THREES and line.slip.result is not None and line.slip.rulings is None:
            for seat, entrant in line.encounter.seats.items():
                found[entrant].append(Mark(Fraction(line.slip.result.alone(seat))))
            continue
        for side, mark in zip(Side, line.marks, strict=True):
            for entrant in line.encounter.who(side):
                found[entrant].append(mark)
    return found


def _matches(state: Competition, found: dict[int, list[Mark]]) -> dict[int, list[Mark]]:
    margins: dict[tuple[int, int, int], Fraction] = defaultdict(Fraction)
    boards: Counter[tuple[int, int, int]] = Counter()
    for line in _scored(state):
        (one,), (other,) = line.encounter.who(Side.NS), line.encounter.who(Side.EW)
        if line.spot.table % 2:  # in one room is the whole swing, seen from there
            match = (line.spot.round, one, other)
            margins[match] += line.marks[0].gained
            boards[match] += 1
    for match, margin in margins.items():
        _, one, other = match
        for team, points in zip((one, other), victory_points(round(margin), boards[match]), strict=True):
            found[team].append(Mark(Fraction(points)))
    return found


def _lines(state: Competition) -> dict[Side | None, list[int]]:
    sides: dict[int, Counter[Side]] = defaultdict(Counter)
    if state.movement is not None and state.movement.kind is MovementKind.MITCHELL:
        for each in state.movement.encounters:
            for side in Side:
                for entrant in each.who(side):
                    sides[entrant][side] += 1
    both = sum(len(held) > 1 for held in sides.values())
    if 2 * both >= len(sides):
        return {None: sorted(state.entrants)}
    # A pair that waited and was brought together with another of its line stays in that line.
    line = {entrant: max(Side, key=lambda side: held[side]) for entrant, held in sides.items()}
    return {side: [entrant for entrant in sorted(line) if line[entrant] is side] for side in Side}


@lru_cache(maxsize=4096)  # a new result changes one board, and whoever looks wants all of them
def _compared(
    method: Method, trimmed: int, results: tuple[Settlement, ...], expected: int, *, teams: bool
) -> list[Marks]:
    match method:
        case Method.MATCHPOINTS:
            return matchpointed(results, expected)
        case Method.IMPS:
            return cross_imps(results, IMPS_OF_TEAMS if teams else IMPS_OF_PAIRS)
        case Method.BUTLER:
            return butler(results, trimmed)
        case Method.TOTAL:
            return total_points(results)
        case _:
            assert_never(method)


def _is_teams(state: Competition) -> bool:
    return state.movement is not None and state.movement.kind is MovementKind.TEAMS


def _scored(state: Competition, number: int | None = None) -> list[TravellerLine]:
    """Every result, or those on one board, with their marks: beside all others there, or, of teams, the other room."""
    groups: dict[tuple[int, ...], list[tuple[TableBoard, Encounter, ScoreSlip]]] = defaultdict(list)
    by_match = _is_teams(state)
    for spot, slip in sorted(state.slips.items(), key=lambda each: (each[0].round, each[0].table, each[0].board)):
        encounter = state.encounter(spot)
        if encounter is not None and number in (None, spot.board):
            key = (spot.board, spot.round, (spot.table + 1) // 2) if by_match else (spot.board,)
            groups[key].append((spot, encounter, slip))
    plays = Counter(board for each in state.movement.encounters for board in each.boards) if state.movement else {}
    expected = 2 if by_match else max(plays.values(), default=0)
    lines = []
    for group in groups.values():
        results = tuple(slip.settlement for _, _, slip in group)
        marks = _compared(state.created.method, state.created.trimmed, results, expected, teams=by_match)
        lines += [TravellerLine(*each, marks=mark) for each, mark in zip(group, marks, strict=True)]
    return lines
