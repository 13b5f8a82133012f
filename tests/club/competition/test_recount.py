"""Events recounted by other code, teams, adjusted and unplayed boards included; and every sheet adds up."""

from __future__ import annotations

import csv
import math
from decimal import Decimal
from fractions import Fraction
from io import StringIO
from random import Random
from xml.etree import ElementTree

import pytest

from kibitz.cards import Side
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.arrangement import arranged
from kibitz.club.competition.competition_lines import AdjustedScore, TableBoard
from kibitz.club.competition.event_pbn import event_pbn
from kibitz.club.competition.event_usebio import usebio
from kibitz.club.competition.exports import ranking_csv, results_csv
from kibitz.club.competition.reports import cross_table, ranking, score_cards
from kibitz.club.competition.state import Competition
from kibitz.club.fields import Award, Method
from kibitz.club.movements import (
    Movement,
    MovementKind,
    MovementWish,
    howell,
    individual,
    mitchell,
    planned,
    teams,
    three_handed,
)
from kibitz.club.printing.event_sheets import cards_data, ranking_data, travellers_data
from kibitz.formats import pbn
from tests.club.afternoon import Desk, played, seated

STEPS: tuple[int, ...] = (
    20,
    50,
    90,
    130,
    170,
    220,
    270,
    320,
    370,
    430,
    500,
    600,
    750,
    900,
    1100,
    1300,
    1500,
    1750,
    2000,
    2250,
)
STEPS += (2500, 3000, 3500, 4000)


def in_imps(points: int) -> int:
    """By the printed table."""
    return int(math.copysign(sum(abs(points) >= step for step in STEPS), points)) if points else 0


def muddled(movement: Movement, game: str, method: Method, seed: int) -> Desk:
    """An event in which some boards were decided about and some not played."""
    desk = seated(movement, game, method)
    random = Random(seed)
    played(desk, None, seed)
    spots = sorted(desk.state.slips, key=lambda spot: (spot.round, spot.table, spot.board))
    for number, spot in enumerate(random.sample(spots, min(6, len(spots) // 4))):
        match number % 3:
            case 0:
                desk.note(
                    decisions.adjusted(
                        desk.state, spot, AdjustedScore(award=Award.PLUS), AdjustedScore(award=Award.MINUS)
                    )
                )
            case 1:
                desk.note(decisions.not_played(desk.state, spot))
            case _:
                desk.note(
                    decisions.adjusted(
                        desk.state, spot, AdjustedScore(percent=Decimal(45)), AdjustedScore(percent=Decimal(55))
                    )
                )
    return desk


def net(state: Competition, spot: TableBoard) -> int | None:
    slip = state.slips[spot]
    if slip.rulings or slip.result is None:
        return None
    return slip.result.of(Side.NS) - slip.result.of(Side.EW)


def percentages(state: Competition) -> dict[int, Fraction]:
    """Matchpoints of pairs by counting, with averages that move by what somebody did elsewhere."""
    assert state.movement is not None
    most = max(sum(board in each.boards for each in state.movement.encounters) for board in state.movement.boards)
    top = Fraction(2 * most - 2)
    real: dict[int, list[Fraction]] = {entrant: [] for entrant in state.entrants}
    given: dict[int, list[str | Fraction]] = {entrant: [] for entrant in state.entrants}
    for spot, slip in state.slips.items():
        there = next(each for each in state.movement.rounds[spot.round - 1] if each.table == spot.table)
        mine = net(state, spot)
        others = [n for other in state.slips if other.board == spot.board and (n := net(state, other)) is not None]
        for side in Side:
            for entrant in there.who(side):
                if slip.rulings:
                    ruled = slip.rulings[side is Side.EW]
                    given[entrant].append(ruled.award.value if ruled.award else Fraction(ruled.percent or 0) / 100)
                elif mine is not None:
                    sign = 1 if side is Side.NS else -1
                    wins = sum(sign * mine > sign * other for other in others)
                    ties = sum(mine == other for other in others)  # with itself
                    real[entrant].append(Fraction(most, len(others)) * (2 * wins + ties) - 1)
    score = {}
    for entrant in state.entrants:
        shares = [each for each in given[entrant] if isinstance(each, Fraction)]
        own = (sum(real[entrant], Fraction(0)) / top + sum(shares, Fraction(0))) / (len(real[entrant]) + len(shares))
        extra = [
            max(own, Fraction(3, 5))
            if each == "plus"
            else min(own, Fraction(2, 5))
            if each == "minus"
            else Fraction(each)
            for each in given[entrant]
        ]
        boards = len(real[entrant]) + len(extra)
        score[entrant] = (sum(real[entrant], Fraction(0)) / top + sum(extra, Fraction(0))) / boards
    return score


IN_SECTIONS = planned(MovementWish(MovementKind.MITCHELL, 1, sections=2), 13)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "movement", [howell(6, 2), mitchell(10, 2), individual(9), IN_SECTIONS], ids=lambda m: str(m.kind)
)
def test_matchpoints(movement: Movement, seed: int) -> None:
    state = muddled(movement, "contract", Method.MATCHPOINTS, seed).state
    found = {each.entrant: each.score for line in ranking(state) for each in line.places}
    assert found == percentages(state)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("number", [2, 4, 5])
def test_teams(number: int, seed: int) -> None:
    """IMPs and victory points from the nets of both rooms; a ruling stands for the board, wherever it was made."""
    state = muddled(teams(number, 6), "contract", Method.IMPS, seed).state
    assert state.movement is not None
    scored: dict[int, Fraction] = dict.fromkeys(state.entrants, Fraction(0))
    boards = dict.fromkeys(state.entrants, 0)
    cross: dict[tuple[int, int], Fraction] = {}
    for turn, round_ in enumerate(state.movement.rounds, 1):
        for one, two in zip(round_[::2], round_[1::2], strict=True):
            (home,), (away,) = one.who(Side.NS), one.who(Side.EW)
            margin = {home: Fraction(0), away: Fraction(0)}
            counted = 0
            for board in one.boards:
                first, second = (TableBoard(turn, table.table, board) for table in (one, two))
                rulings = [state.slips[spot].rulings for spot in (first, second)]
                nets = [net(state, spot) for spot in (first, second)]
                gains: dict[int, list[Fraction]] = {home: [], away: []}
                for room, ruled in enumerate(rulings):
                    for team in (home, away) if ruled else ():
                        mine = ruled[(team is not home) ^ room]  # type: ignore[index]
                        share = {"plus": Fraction(3, 5), "minus": Fraction(2, 5)}.get(
                            str(mine.award and mine.award.value)
                        )
                        gains[team].append(
                            30 * ((Fraction(mine.percent or 0) / 100 if share is None else share) - Fraction(1, 2))
                        )
                if any(rulings):
                    swings = {team: sum(each, Fraction(0)) / len(each) for team, each in gains.items()}
                elif nets[0] is not None and nets[1] is not None:
                    swing = in_imps(nets[0] - nets[1])
                    swings = {home: Fraction(swing), away: Fraction(-swing)}
                else:
                    continue
                counted += 1
                for team in margin:
                    margin[team] += swings[team]
            for team, other in ((home, away), (away, home)):
                cross[team, other] = cross.get((team, other), Fraction(0)) + margin[team]
                boards[team] += counted
                scored[team] += Fraction(Decimal(vps(round(margin[team]), counted)))
    (line,) = ranking(state)
    assert {each.entrant: each.score for each in line.places} == scored
    assert {each.entrant: each.boards for each in line.places} == boards
    assert {pair: mark.gained for pair, mark in cross_table(state).items()} == cross


def vps(margin: int, boards: int) -> str:
    """The scale of the World Bridge Federation, by its own formula."""
    tau = (math.sqrt(5) - 1) / 2
    blitz = 15 * math.sqrt(boards)
    won = 10 + 10 * (1 - tau ** (3 * min(abs(margin), blitz) / blitz)) / (1 - tau**3)
    won = math.floor(won * 100 + 0.5) / 100
    return f"{won if margin >= 0 else 20 - won:.2f}"


def share_of(ruled: AdjustedScore) -> Fraction:
    """The part of a top that a ruling gives by itself."""
    return {Award.PLUS: Fraction(3, 5), Award.MINUS: Fraction(2, 5)}.get(
        ruled.award or Award.AVERAGE, Fraction(ruled.percent or 0) / 100
    )


def in_tens(mean: Fraction) -> int:
    """To the nearest ten, halves away from nought."""
    return int(math.copysign(math.floor(abs(mean) / 10 + Fraction(1, 2)) * 10, mean))


def gains(state: Competition, method: Method) -> dict[int, Fraction]:
    """The sums of IMPs, IMPs against a datum, or points of pairs, singles and threes: board by board, seat by seat."""
    found: dict[int, Fraction] = dict.fromkeys(state.entrants, Fraction(0))
    for spot, slip in state.slips.items():
        there = next(each for each in state.movement.rounds[spot.round - 1] if each.table == spot.table)  # type: ignore[union-attr]
        nets = {other: n for other in state.slips if other.board == spot.board and (n := net(state, other)) is not None}
        results = [state.slips[other].result for other in nets]
        both = sum(each.declarers + each.defenders for each in results if each)
        for entrant in sorted(there.entrants):
            seat = next(seat for seat, who in there.seats.items() if who == entrant)
            sign = 1 if seat in "NS" else -1
            if slip.rulings:
                share = share_of(slip.rulings[sign < 0])
                usual = Fraction(both, len(nets)) if nets else Fraction(0)
                found[entrant] += share * usual if method is Method.TOTAL else 20 * (share - Fraction(1, 2))
            elif slip.result is not None and method is Method.TOTAL:
                alone = len(there.seats) == 3
                declarer = slip.result.declarer
                mine = declarer is not None and (seat == declarer or (not alone and seat.partner == declarer))
                found[entrant] += slip.result.declarers if mine else slip.result.defenders
            elif slip.result is not None and method is Method.BUTLER:
                datum = in_tens(Fraction(sum(nets.values()), len(nets)))
                found[entrant] += in_imps(sign * (nets[spot] - datum))
            elif slip.result is not None and len(nets) > 1:
                others = [in_imps(sign * (nets[spot] - each)) for other, each in nets.items() if other != spot]
                found[entrant] += Fraction(sum(others), len(others))
    return found


SUMS = [
    (mitchell(9, 2), "contract", Method.IMPS),
    (howell(7, 2), "contract", Method.IMPS),
    (howell(7, 2), "contract", Method.BUTLER),
    (individual(9), "contract", Method.BUTLER),
    (howell(6, 2), "minibridge", Method.TOTAL),
    (individual(8), "contract", Method.TOTAL),
    (three_handed(10, 2), "minibridge-normal3", Method.TOTAL),
    (three_handed(9, 2), "minibridge-normal3", Method.MATCHPOINTS),
]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("movement", "game", "method"), SUMS, ids=lambda each: str(getattr(each, "kind", each)))
def test_sums(movement: Movement, game: str, method: Method, seed: int) -> None:
    """Of three at a table everybody keeps their own points, whatever the event was set up with."""
    state = muddled(movement, game, method, seed).state
    found = {each.entrant: each.score for line in ranking(state) for each in line.places}
    assert found == gains(state, Method.TOTAL if movement.kind == "threes" else method)


@pytest.mark.parametrize("method", [Method.TOTAL, Method.BUTLER, Method.MATCHPOINTS])
@pytest.mark.parametrize("seed", range(3))
def test_teams_by_other_methods(method: Method, seed: int) -> None:
    """Points of both rooms; IMPs of both against the mean of the two; and for each board more, as much or less."""
    state = seated(teams(4, 4), "contract", method)
    played(state, None, seed)
    totals: dict[int, Fraction] = dict.fromkeys(state.state.entrants, Fraction(0))
    movement = state.state.movement
    assert movement is not None
    for turn, round_ in enumerate(movement.rounds, 1):
        for one, two in zip(round_[::2], round_[1::2], strict=True):
            (home,), (away,) = one.who(Side.NS), one.who(Side.EW)
            for board in one.boards:
                rooms = [state.state.slips[TableBoard(turn, table.table, board)].result for table in (one, two)]
                open_, closed = ((each.of(Side.NS), each.of(Side.EW)) for each in rooms if each)
                first, second = open_[0] - open_[1], closed[0] - closed[1]
                if method is Method.TOTAL:
                    totals[home] += open_[0] + closed[1]
                    totals[away] += open_[1] + closed[0]
                elif method is Method.BUTLER:
                    datum = in_tens(Fraction(first + second, 2))
                    totals[home] += in_imps(first - datum) + in_imps(datum - second)
                    totals[away] += in_imps(datum - first) + in_imps(second - datum)
                else:
                    totals[home] += 1 + (first > second) - (first < second)
                    totals[away] += 1 + (first < second) - (first > second)
    (line,) = ranking(state.state)
    assert {each.entrant: each.gained for each in line.places} == totals


EVENTS = [
    (howell(6, 2), "minibridge", Method.MATCHPOINTS),
    (mitchell(9, 2), "contract", Method.IMPS),
    (howell(7, 1), "contract", Method.BUTLER),
    (individual(9), "minibridge", Method.MATCHPOINTS),
    (teams(4, 4), "contract", Method.IMPS),
    (teams(3, 4), "minibridge", Method.MATCHPOINTS),
    (teams(4, 2), "contract", Method.TOTAL),
    (teams(4, 2), "contract", Method.BUTLER),
    (individual(8), "contract", Method.BUTLER),
    (howell(6, 2), "contract", Method.TOTAL),
    (three_handed(10, 2), "minibridge-normal3", Method.TOTAL),
    (three_handed(9, 2), "minibridge-normal3", Method.MATCHPOINTS),
]


def spread(who: list[int], cell: str, sums: dict[int, Fraction]) -> None:
    """What stands on a line for a side, given to each of its people."""
    marks = [mark for mark in cell.split("/") if mark not in ("", "-")]
    for number, entrant in enumerate(who):
        if marks:
            sums[entrant] += Fraction(marks[number if len(marks) > 1 else 0])


def on_travellers(state: Competition) -> dict[int, Fraction]:
    """What the lines of the printed travellers add up to."""
    sums: dict[int, Fraction] = dict.fromkeys(state.entrants, Fraction(0))
    for board in travellers_data(state)["boards"]:
        for row in board["lines"]:
            for side in (0, 1):
                spread([int(each) for each in row[side].split("/")], row[side - 2], sums)
    return sums


def in_usebio(state: Competition) -> dict[int, Fraction]:
    """What the lines of a file in USEBIO add up to."""
    sums: dict[int, Fraction] = dict.fromkeys(state.entrants, Fraction(0))
    for line in ElementTree.fromstring(usebio(state)).iter("TRAVELLER_LINE"):
        said = {child.tag: child.text or "" for child in line}
        for side in ("NS", "EW"):
            who = {seat: said.get(f"{seat}_PLAYER_NUMBER", said.get(f"{side}_PAIR_NUMBER")) for seat in side}
            for entrant, seat in {entrant: seat for seat, entrant in who.items() if entrant}.items():  # a pair once
                marks = [
                    said[key]
                    for kind in ("MATCH_POINTS", "CROSS_IMP_POINTS")
                    for key in (f"{side}_{kind}", f"{seat}_{kind}")
                    if key in said
                ]
                sums[int(entrant)] += sum(map(Fraction, marks), Fraction(0))
    return sums


def in_pbn(state: Competition) -> dict[int, Fraction]:
    """What the tables of results in PBN add up to."""
    sums: dict[int, Fraction] = dict.fromkeys(state.entrants, Fraction(0))
    for board in pbn.read(StringIO(event_pbn(state))):
        for row in board.tables["ScoreTable"]:
            cells = row.split()
            for side in (0, 1):
                spread([int(each) for each in cells[2 + side].split("/")], cells[side - 2], sums)
    return sums


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("movement", "game", "method"), EVENTS, ids=lambda each: str(getattr(each, "kind", each)))
def test_travellers_and_files_add_up_to_the_ranking(movement: Movement, game: str, method: Method, seed: int) -> None:
    state = muddled(movement, game, method, seed).state
    totals = {
        entrant: sum((line.mark.gained for line in card), Fraction(0)) for entrant, card in score_cards(state).items()
    }
    if not (movement.kind == "teams" and method is Method.IMPS):  # whose score is victory points
        assert totals == {each.entrant: each.gained for line in ranking(state) for each in line.places}
    readers = [on_travellers, in_usebio, *([in_pbn] if game == "contract" else [])]
    for reader in readers:
        for entrant, total in reader(state).items():
            lines = len(score_cards(state)[entrant])
            assert abs(total - totals[entrant]) <= Fraction(lines, 200), f"{reader.__name__}: rounded line by line"


@pytest.mark.parametrize(("movement", "game", "method"), EVENTS, ids=lambda each: str(getattr(each, "kind", each)))
def test_a_board_that_was_not_played_has_no_score_anywhere(movement: Movement, game: str, method: Method) -> None:
    desk = seated(movement, game, method)
    played(desk)
    spots = sorted(desk.state.slips, key=lambda spot: (spot.round, spot.table, spot.board))
    desk.note(decisions.not_played(desk.state, spots[0]))
    rows = [row for board in travellers_data(desk.state)["boards"] for row in board["lines"]]
    assert [row[2:] for row in rows if row[2] == "not played"] == [["not played", *[""] * 6]]
    said = [
        {child.tag for child in line}
        for line in ElementTree.fromstring(usebio(desk.state)).iter("TRAVELLER_LINE")
        if line.findtext("CONTRACT") == "NP"
    ]
    assert len(said) == 1 and not any("POINTS" in tag or tag == "SCORE" for tag in said[0])


@pytest.mark.parametrize(("movement", "game", "method"), EVENTS, ids=lambda each: str(getattr(each, "kind", each)))
def test_the_lines_of_every_sheet_add_up_to_its_totals(movement: Movement, game: str, method: Method) -> None:
    state = muddled(movement, game, method, 7).state
    cards, places = score_cards(state), {each.entrant: each for line in ranking(state) for each in line.places}
    cross = cross_table(state)
    listed: dict[int, Fraction] = dict.fromkeys(state.entrants, Fraction(0))
    for row in csv.DictReader(StringIO(results_csv(state))):
        for side in ("ns", "ew"):
            who, marks = row[side].split("/"), [mark for mark in row[f"{side}_score"].split("/") if mark]
            for number, entrant in enumerate(who):
                if marks:
                    listed[int(entrant)] += Fraction(marks[number if len(marks) > 1 else 0])
    for entrant, card in cards.items():
        total = sum((line.mark.gained for line in card), Fraction(0))
        if not (movement.kind == "teams" and method is Method.IMPS):  # whose score is victory points
            assert places[entrant].gained == total
        assert places[entrant].boards == len(card)
        assert len({(line.spot.round, line.spot.board) for line in card}) == len(card), "each board once"
        assert abs(listed[entrant] - total) < Fraction(len(card) + 1, 100), "the spreadsheet, rounded line by line"
        against = sum((mark.gained for (one, _), mark in cross.items() if one == entrant), Fraction(0))
        if movement.kind not in ("individual", "threes"):  # who have two opponents at once
            assert against == total
    printed = {row["name"].split()[0]: row["rows"] for row in cards_data(state)["cards"]}
    assert all(len(printed[str(entrant)]) == len(card) for entrant, card in cards.items())
    assert ranking_data(state)["rankings"] and travellers_data(state)["boards"]


def test_whoever_played_too_few_boards_stands_below_the_line() -> None:
    desk = seated(howell(6, 2))
    desk.note(decisions.began(desk.state))
    first = sorted(desk.state.missing(1), key=lambda spot: spot.table)
    for spot in first:
        won = "N 7NT 13" if spot.table == 1 else "N 3NT 9"
        desk.note(decisions.entered(desk.state, spot, decisions.result_of(desk.state, spot, won)))
    desk.note(decisions.ended(desk.state))
    (ns,) = desk.state.movement.rounds[0][0].who(Side.NS)  # type: ignore[union-attr]
    desk.note(decisions.left(desk.state, [ns]))
    state = played(desk)
    (line,) = ranking(state)
    left = next(each for each in line.places if each.entrant == ns)
    assert left.boards == 2 and left.place == 0 and line.places[-1] is left
    assert next(each.place for each in line.places if each.entrant != ns) == 1
    rows = list(csv.DictReader(StringIO(ranking_csv(state))))
    assert rows[-1]["place"] == "–"
    everybody = desk.note(arranged(desk.state, least=0))
    assert all(each.place for each in ranking(everybody)[0].places)
