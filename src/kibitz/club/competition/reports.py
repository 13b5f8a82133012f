"""What people read of a competition: ranking, travellers, score cards, cross-table."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final, Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import Side
from kibitz.club.competition.competition_lines import TableBoard
from kibitz.club.competition.knockout_matches import rounds_survived
from kibitz.club.competition.state import Competition, ScoreSlip
from kibitz.club.fields import (
    Artificial,
    Mark,
    Method,
    Placed,
    Settlement,
    butler,
    cross_imps,
    matchpointed,
    placed,
    settled_marks,
    total_points,
    victory_points,
)
from kibitz.club.fields.methods import IMPS_OF_PAIRS, IMPS_OF_TEAMS, Marks
from kibitz.club.movements import Encounter, MovementKind
from kibitz.club.paper_play import TableResult

ScoreUnit = Literal["percent", "imps", "vp", "points", "rounds"]
"""Per cent of all there was, sums, or the rounds that were survived in a knockout."""

WITHOUT_OPPONENTS: Final = 12
"""Victory points for a round of a Swiss in which somebody has to wait."""


class TravellerLine(Struct, frozen=True):
    """One result on a board: where, who, what, and what it is worth.

    `marks` are what both sides got beside the other results. `own` is what each entrant has of it in the ranking: as a
    rule what their side got. Average plus and minus go by what somebody scored elsewhere, so partners of an individual
    may differ; of three at a table each scores alone; a team has its board once, where it sits North-South.
    """

    spot: TableBoard
    encounter: Encounter
    slip: ScoreSlip
    marks: Marks
    own: Mapping[int, Mark] = {}

    def gains(self, side: Side) -> tuple[Mark, ...]:
        """What a side has of it in the ranking: one mark, one for each of its players where they differ, or none."""
        each = [self.own[entrant] for entrant in self.encounter.who(side) if entrant in self.own]
        return tuple(each) if len({mark.gained for mark in each}) > 1 else tuple(each[:1])


class CardLine(Struct, frozen=True):
    """One board on somebody's score card; of a team with the slip of its other table."""

    spot: TableBoard
    side: Side
    partners: tuple[int, ...]
    opponents: tuple[int, ...]
    slip: ScoreSlip
    mark: Mark
    elsewhere: ScoreSlip | None = None

    @property
    def net(self) -> int | None:
        """The points of this side less those of the other; of a team at both tables."""
        nets = [
            result.of(side) - result.of(side.other)
            for result, side in ((self.slip.result, self.side), (self._there, self.side.other))
            if result is not None
        ]
        return sum(nets) if nets else None

    @property
    def _there(self) -> TableResult | None:
        return None if self.elsewhere is None else self.elsewhere.result


class FieldRanking(Struct, frozen=True):
    """Places within one field: all, or one line of those who always sit the same way.

    `handicapped` are the same people with what their handicaps add; nobody where there are none.
    """

    line: Side | None
    places: tuple[Placed, ...]
    handicapped: tuple[Placed, ...] = ()


def traveller(state: Competition, number: int) -> tuple[TravellerLine, ...]:
    """All results on a board, best for North-South first."""
    return travellers(state).get(number, ())


def travellers(state: Competition) -> Mapping[int, tuple[TravellerLine, ...]]:
    """The travellers of all boards that have results, in order."""
    found: dict[int, list[TravellerLine]] = defaultdict(list)
    for line in _scored(state):
        found[line.spot.board].append(line)
    return {
        number: tuple(sorted(found[number], key=lambda line: (-line.marks[0].gained, line.spot.round, line.spot.table)))
        for number in sorted(found)
    }


def ranking(state: Competition) -> tuple[FieldRanking, ...]:
    """Who is where: in one field, or North-South and East-West apart if nobody changes sides."""
    cards = score_cards(state)
    boards = {entrant: len(card) for entrant, card in cards.items()}
    handicaps = state.handicaps
    places = _places(state, cards, boards, {}, state.credit, state.least)
    if not handicaps or is_knockout(state):
        return tuple(FieldRanking(line, each) for line, each in places.items())
    extra = {
        entrant: handicaps.get(entrant, Fraction(0)) * (1 if is_percentage(state) else count)
        for entrant, count in boards.items()
        if not has_victory_points(state)
    }
    both = {entrant: extra.get(entrant, Fraction(0)) + state.credit.get(entrant, Fraction(0)) for entrant in cards}
    beside = _places(state, cards, boards, handicaps, both, state.least)
    return tuple(FieldRanking(line, each, beside[line]) for line, each in places.items())


def _places(
    state: Competition,
    cards: Mapping[int, tuple[CardLine, ...]],
    boards: Mapping[int, int],
    handicaps: Mapping[int, Fraction],
    credit: Mapping[int, Fraction],
    least: int,
) -> dict[Side | None, tuple[Placed, ...]]:
    """The places by lines; `credit` is what is added to scores, the handicaps go into matches with victory points."""
    if is_knockout(state):
        survived = rounds_survived(state, cards)
        return {None: placed({who: [Mark(Fraction(rounds))] for who, rounds in survived.items()}, {}, boards)}
    marks = _victory_points(state, cards, handicaps) if has_victory_points(state) else _with_rests(state, cards)
    shares = {entrant: amount / 100 if is_percentage(state) else amount for entrant, amount in credit.items()}
    return {
        line: placed({entrant: marks[entrant] for entrant in who if marks[entrant]}, shares, boards, least)
        for line, who in _lines(state).items()
    }


def is_percentage(state: Competition) -> bool:
    """Whether a score is a part of the most there was, and not a sum."""
    return state.method is Method.MATCHPOINTS and not _is(state, MovementKind.KNOCKOUT)


def score_cards(state: Competition) -> Mapping[int, tuple[CardLine, ...]]:
    """What everybody played, round by round, with marks that add up to the score; a team's board is one line."""
    cards: dict[int, list[CardLine]] = {entrant: [] for entrant in state.entrants}
    for group in _groups(state, _scored(state)):
        for line in group:
            if line.slip.settlement is None:
                continue
            both = {side: line.encounter.who(side) for side in Side}
            other = next((each.slip for each in group if each is not line), None) if _is_teams(state) else None
            for entrant, mark in line.own.items():
                side = next(side for side in Side if entrant in both[side])
                partners = tuple(each for each in both[side] if each != entrant)
                cards[entrant].append(CardLine(line.spot, side, partners, both[side.other], line.slip, mark, other))
    return {
        entrant: tuple(sorted(card, key=lambda each: (each.spot.round, each.spot.board)))
        for entrant, card in cards.items()
    }


def cross_table(state: Competition) -> Mapping[tuple[int, int], Mark]:
    """What everybody gained from everybody they played against: of how much, where there is a most."""
    cells: dict[tuple[int, int], Mark] = {}
    for entrant, card in score_cards(state).items():
        for line in card:
            for other in line.opponents:
                old = cells.get((entrant, other), Mark(Fraction(0)))
                cells[entrant, other] = Mark(old.gained + line.mark.gained, old.top + line.mark.top)
    return cells


def standing(state: Competition) -> tuple[int, ...]:
    """All who are there in the order of the ranking, in which the next round of a Swiss is drawn."""
    cards = score_cards(state)
    boards = {entrant: len(card) for entrant, card in cards.items()}
    places = _places(state, cards, boards, {}, state.credit, 0)
    order = [each.entrant for line in places.values() for each in line]
    others = [entrant for entrant in state.present if entrant not in order]
    return tuple(entrant for entrant in (*order, *others) if entrant in state.present)


def _with_rests(state: Competition, cards: Mapping[int, tuple[CardLine, ...]]) -> dict[int, list[Mark]]:
    """Everybody's marks. Who waits in a round of a Swiss by points has as many as the others of that round on average;
    by per cent and by IMPs the average is nothing that need be added.
    """
    found = {entrant: [line.mark for line in card] for entrant, card in cards.items()}
    if state.method is not Method.TOTAL:
        return found
    for number, entrant in _rests(state):
        gained = [sum(line.mark.gained for line in card if line.spot.round == number) for card in cards.values()]
        playing = sum(any(line.spot.round == number for line in card) for card in cards.values())
        if playing:
            found[entrant].append(Mark(Fraction(sum(gained), playing)))
    return found


def _rests(state: Competition) -> list[tuple[int, int]]:
    """In which rounds of a Swiss, that have begun, who waited."""
    if state.movement is None or is_knockout(state):
        return []
    return [(number, who) for number, rests in enumerate(state.movement.rests[: state.round], 1) for who in rests]


def has_victory_points(state: Competition) -> bool:
    """Whether the score of a match is in victory points: of teams, and of pairs in a Swiss by any IMPs."""
    if _is(state, MovementKind.SWISS):
        return state.method in (Method.IMPS, Method.BUTLER)
    return _is_teams(state) and state.method is Method.IMPS and not is_knockout(state)


def score_unit(state: Competition) -> ScoreUnit:
    """What the numbers of the ranking are."""
    if is_knockout(state):
        return "rounds"
    if is_percentage(state):
        return "percent"
    if has_victory_points(state):
        return "vp"
    return "imps" if state.method in (Method.IMPS, Method.BUTLER) else "points"


def is_knockout(state: Competition) -> bool:
    """Whether rounds that were survived are the score."""
    return _is(state, MovementKind.KNOCKOUT)


def _victory_points(
    state: Competition, cards: Mapping[int, tuple[CardLine, ...]], handicaps: Mapping[int, Fraction]
) -> dict[int, list[Mark]]:
    """The victory points of each team, match by match, for its IMPs there: two teams need not come to the same margin
    where the director has given both something. A handicap is so many IMPs on each board of a match.
    """
    found: dict[int, list[Mark]] = {}
    for entrant, card in cards.items():
        margins: dict[tuple[int, tuple[int, ...]], list[Fraction]] = defaultdict(list)
        for line in card:
            theirs = sum((handicaps.get(other, Fraction(0)) for other in line.opponents), Fraction(0))
            extra = handicaps.get(entrant, Fraction(0)) - theirs
            margins[line.spot.round, line.opponents].append(line.mark.gained + extra)
        found[entrant] = [
            Mark(Fraction(victory_points(round(sum(each, Fraction(0))), len(each))[0])) for each in margins.values()
        ]
    for _, entrant in _rests(state):
        found[entrant].append(Mark(Fraction(WITHOUT_OPPONENTS)))
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


def _is(state: Competition, kind: MovementKind) -> bool:
    return state.movement is not None and state.movement.kind is kind


def _is_teams(state: Competition) -> bool:
    return state.movement is not None and state.movement.kind.of_teams


def _scored(state: Competition) -> list[TravellerLine]:
    """Every result with its marks: beside all others on its board, or, of teams, beside the other room."""
    found = []
    plays = Counter(board for each in state.movement.encounters for board in each.boards) if state.movement else {}
    teams = _is_teams(state)
    expected = 2 if teams else max(plays.values(), default=0)
    bare = [
        TravellerLine(spot, encounter, slip, (Mark(Fraction(0)),) * 2)
        for spot, slip in sorted(state.slips.items(), key=lambda each: (each[0].round, each[0].table, each[0].board))
        if (encounter := state.encounter(spot)) is not None
    ]
    for group in _groups(state, bare):
        played = [(line, each) for line in group if (each := line.slip.settlement) is not None]
        settled, results = [line for line, _ in played], tuple(each for _, each in played)
        method, trimmed = state.method, state.created.trimmed
        marks = _compared(method, trimmed, results, expected, teams=teams)
        scored = [replace(line, marks=each) for line, each in zip(settled, marks, strict=True)]
        found += _of_teams(scored, method) if teams else [replace(line, own=_own(state, line)) for line in scored]
        found += [line for line in group if line.slip.settlement is None]
    return _settled(found)


def _groups(state: Competition, lines: Iterable[TravellerLine]) -> list[list[TravellerLine]]:
    """The results that are compared with each other: those of a board, or of teams those of a match on a board."""
    groups: dict[tuple[int, ...], list[TravellerLine]] = defaultdict(list)
    for line in lines:
        spot = line.spot
        match = (spot.round, (spot.table + 1) // 2) if _is_teams(state) else ()
        groups[spot.board, *match].append(line)
    return list(groups.values())


def _own(state: Competition, line: TravellerLine) -> dict[int, Mark]:
    """What a result is worth to each who played it."""
    seats, result = line.encounter.seats, line.slip.result
    if _is(state, MovementKind.THREES) and result is not None and line.slip.rulings is None:
        return {entrant: Mark(Fraction(result.alone(seat))) for seat, entrant in seats.items()}
    return {entrant: line.marks[seat.side is Side.EW] for seat, entrant in seats.items()}


def _of_teams(room: list[TravellerLine], method: Method) -> list[TravellerLine]:
    """The board of a match, each team's gain once, at the table where it sits North-South; nothing before both tables
    have played, unless the director has decided.

    Where what one room scored is compared with the other, either room tells the whole; by total points and against a
    datum each tells its part.
    """
    if len(room) < 2 and not any(line.slip.rulings for line in room):
        return room
    told = []
    for line in room:
        (team,) = line.encounter.who(Side.NS)
        parts = [each.marks[team in each.encounter.who(Side.EW)] for each in room]
        ruled = [
            mark for mark, each in zip(parts, room, strict=True) if each.slip.rulings and _is_artificial(each, team)
        ]
        whole = method in (Method.TOTAL, Method.BUTLER)
        mark = (
            _joined(ruled) if ruled else Mark(sum((part.gained for part in parts), Fraction(0))) if whole else parts[0]
        )
        told.append(replace(line, own={team: mark}))
    if len(room) == 1:  # decided before the other table has played: both teams have what was given
        (line,) = room
        (other,) = line.encounter.who(Side.EW)
        told = [replace(told[0], own={**told[0].own, other: line.marks[1]})]
    return told


def _is_artificial(line: TravellerLine, team: int) -> bool:
    settlement = line.slip.settlement
    side = Side.NS if team in line.encounter.who(Side.NS) else Side.EW
    return settlement is not None and isinstance(settlement.of(side), Artificial)


def _joined(marks: Sequence[Mark]) -> Mark:
    """What a team is given for a board; the mean, where both rooms have been decided."""
    share = Fraction(1, len(marks))
    return Mark(
        share * sum((mark.gained for mark in marks), Fraction(0)),
        share * sum((mark.top for mark in marks), Fraction(0)),
        marks[0].award,
    )


def _settled(lines: list[TravellerLine]) -> list[TravellerLine]:
    """With average plus and minus as they count for whoever has them."""
    if not any(mark.award for line in lines for mark in line.own.values()):
        return lines
    held: dict[int, list[tuple[int, Mark]]] = defaultdict(list)
    for number, line in enumerate(lines):
        for entrant, mark in line.own.items():
            held[entrant].append((number, mark))
    own: dict[int, dict[int, Mark]] = defaultdict(dict)
    for entrant, each in held.items():
        for (number, _), mark in zip(each, settled_marks([mark for _, mark in each]), strict=True):
            own[number][entrant] = mark
    return [replace(line, own=own[number]) for number, line in enumerate(lines)]
