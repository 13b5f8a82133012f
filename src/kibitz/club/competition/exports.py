"""Results for other programs: scores and contracts in short, and CSV of ranking and results."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from io import StringIO
from typing import Final

from kibitz.cards import Side
from kibitz.club.competition.reports import TravellerLine, is_percentage, ranking, score_unit, travellers
from kibitz.club.competition.state import Competition
from kibitz.club.fields import Mark, Placed, rounded
from kibitz.club.paper_play import contract_code
from kibitz.club.spreadsheets import harmless
from kibitz.engine.text import Template, Text
from kibitz.games.naming import contract_text

UNITS: Final = {
    "percent": Template("competition-unit-percent"),
    "imps": Template("competition-unit-imps"),
    "vp": Template("competition-unit-vp"),
    "points": Template("competition-unit-points"),
    "rounds": Template("competition-unit-rounds"),
}


def score_text(state: Competition, score: Fraction) -> str:
    """A score as people read it: a percentage, or a sum."""
    if is_percentage(state):
        return rounded(100 * score)
    return rounded(score, 0 if score.denominator == 1 else 2)


def unit_text(state: Competition) -> Text:
    """What the numbers of the ranking are, as it stands above them."""
    return UNITS[score_unit(state)]()


def place_text(each: Placed) -> str:
    """A place, with a sign that it is shared; a dash below the line."""
    return shared_place(each.place, shared=each.shared)


def shared_place(place: int, *, shared: bool) -> str:
    """The same of a number.

    >>> shared_place(2, shared=True), shared_place(0, shared=False)
    ('2=', '–')
    """
    return f"{place}{'=' * shared}" if place else "–"


def ranking_csv(state: Competition) -> str:
    """Place, number, name, score and boards of everybody; member numbers and handicaps where there are any."""
    head = ["place", "number", "name", "direction", "score", "boards"]
    has_members = any(each.members for each in state.registered.values())
    head += ["members"] * has_members
    head += ["handicap", "score_with_handicap", "place_with_handicap"] * bool(state.handicaps)
    rows = []
    for line in ranking(state):
        beside = {each.entrant: each for each in line.handicapped}
        for each in line.places:
            known = state.entrant(each.entrant)
            row: list[object] = [place_text(each), each.entrant, known.name, line.line or ""]
            row += [score_text(state, each.score), each.boards]
            row += ["/".join(known.members)] * has_members
            if with_handicap := beside.get(each.entrant):
                row += [handicap_text(state, each.entrant), score_text(state, with_handicap.score)]
                row += [place_text(with_handicap)]
            rows.append(row)
    return _csv(head, rows)


def handicap_text(state: Competition, entrant: int) -> str:
    """A handicap as it was given, 0 where there is none."""
    given = state.entrant(entrant).handicap
    return "0" if given is None else f"{given:+f}"


def results_csv(state: Competition) -> str:
    """Every result with what it is worth: the scores of an entrant add up to what the ranking has.

    A team's score for a board stands once, at the table where it sits North-South.
    """
    rows = []
    for line in _lines(state):
        result = line.slip.result
        played = result if result is not None and result.declarer is not None else None
        rows.append(
            (line.spot.round, line.spot.table, line.spot.board)
            + tuple("/".join(map(str, line.encounter.who(side))) for side in Side)
            + (played.declarer if played else "", contract_short(line), played.tricks if played else "")
            + ((result.of(Side.NS), result.of(Side.EW)) if result else ("", ""))
            + tuple(gains_text(line, side) for side in Side)
            + (_note(line),)
        )
    head = "round table board ns ew declarer contract tricks ns_points ew_points ns_score ew_score note"
    return _csv(head.split(), rows)


def gains_text(
    line: TravellerLine, side: Side, write: Callable[[Mark], str] = lambda mark: rounded(mark.gained)
) -> str:
    """What a side has of a result in the ranking: one number, one for each partner where they differ, or nothing."""
    said = [write(mark) for mark in line.gains(side)]
    return "/".join(said if len(set(said)) > 1 else said[:1])


def contract_short(line: TravellerLine) -> str:
    """A contract as it stands on a traveller: 4Sx, PASS, or in the words of its game."""
    result = line.slip.result
    if result is None:
        return ""
    if result.contract is None:
        return "PASS"
    return contract_code(result.contract) or str(contract_text(result.contract))


def _lines(state: Competition) -> list[TravellerLine]:
    found = [line for lines in travellers(state).values() for line in lines]
    return sorted(found, key=lambda line: (line.spot.round, line.spot.table, line.spot.board))


def _note(line: TravellerLine) -> str:
    slip = line.slip
    if slip.rulings is not None:
        return "adjusted"
    return "not played" if slip.result is None else "corrected" if slip.corrected else ""


def _csv(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([harmless(cell) for cell in row] for row in rows)
    return out.getvalue()
