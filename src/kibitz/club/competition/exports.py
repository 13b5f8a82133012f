"""Results for other programs: CSV of ranking and results, and USEBIO XML."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from fractions import Fraction
from io import StringIO
from typing import Final
from xml.etree import ElementTree

from kibitz.cards import Side
from kibitz.club.competition.reports import FieldRanking, TravellerLine, ranking, traveller
from kibitz.club.competition.state import Competition
from kibitz.club.fields import Method, Placed, rounded
from kibitz.club.movements import MovementKind
from kibitz.club.paper_play import contract_code
from kibitz.games.naming import contract_text

_KINDS: Final = {
    Method.MATCHPOINTS: "MP_PAIRS",
    Method.IMPS: "CROSS_IMPS",
    Method.BUTLER: "BUTLER_PAIRS",
    Method.TOTAL: "AGGREGATE",
}


def score_text(state: Competition, score: Fraction) -> str:
    """A score as people read it: a percentage, or a sum."""
    if state.created.method is Method.MATCHPOINTS:
        return rounded(100 * score)
    return rounded(score, 0 if score.denominator == 1 else 2)


def place_text(each: Placed) -> str:
    """A place, with a sign that it is shared."""
    return f"{each.place}{'=' if each.shared else ''}"


def ranking_csv(state: Competition) -> str:
    """Place, number, name, score and boards of everybody."""
    rows = [
        [
            *(place_text(each), each.entrant, state.entrants[each.entrant], line.line or ""),
            *(score_text(state, each.score), each.boards),
        ]
        for line in ranking(state)
        for each in line.places
    ]
    return _csv(("place", "number", "name", "direction", "score", "boards"), rows)


def results_csv(state: Competition) -> str:
    """Every result with what it is worth."""
    rows = []
    for line in _lines(state):
        result = line.slip.result
        played = result if result is not None and result.declarer is not None else None
        rows.append(
            (line.spot.round, line.spot.table, line.spot.board)
            + tuple("/".join(map(str, line.encounter.who(side))) for side in Side)
            + (played.declarer if played else "", contract_short(line), played.tricks if played else "")
            + ((result.of(Side.NS), result.of(Side.EW)) if result else ("", ""))
            + tuple(rounded(mark.gained) for mark in line.marks)
            + ("adjusted" if line.slip.rulings else "corrected" if line.slip.corrected else "",)
        )
    head = "round table board ns ew declarer contract tricks ns_points ew_points ns_score ew_score note"
    return _csv(head.split(), rows)


def usebio(state: Competition) -> str:
    """The event as USEBIO 1.2 XML: who took part with their places, and every traveller."""
    root = ElementTree.Element("USEBIO", Version="1.2")
    teams = state.movement is not None and state.movement.kind is MovementKind.TEAMS
    single = state.movement is not None and state.movement.kind in (MovementKind.INDIVIDUAL, MovementKind.THREES)
    kind = "TEAMS_OF_FOUR" if teams else "INDIVIDUAL" if single else _KINDS[state.created.method]
    event = _child(root, "EVENT", EVENT_TYPE=kind)
    _child(event, "PROGRAM_NAME", "kibitz")
    _child(event, "EVENT_DESCRIPTION", state.created.title)
    day = state.created.at[:10].split("-")
    if len(day) == 3:
        _child(event, "DATE", "/".join(reversed(day)))
    rankings = ranking(state)
    _child(event, "WINNER_TYPE", str(len(rankings)))
    if state.movement is not None:
        _child(event, "BOARDS_PLAYED", str(len(state.movement.boards)))
    people = _child(event, "PARTICIPANTS")
    for line in rankings:
        for each in line.places:
            _participant(people, state, line, each, "TEAM" if teams else "PLAYER" if single else "PAIR")
    for number in () if state.movement is None else state.movement.boards:
        results = traveller(state, number)
        if results:
            board = _child(event, "BOARD")
            _child(board, "BOARD_NUMBER", str(number))
            for result in results:
                _traveller_line(board, state, result, single=single)
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def contract_short(line: TravellerLine) -> str:
    """A contract as it stands on a traveller: 4Sx, PASS, or in the words of its game."""
    result = line.slip.result
    if result is None:
        return ""
    if result.contract is None:
        return "PASS"
    return contract_code(result.contract) or str(contract_text(result.contract))


def _participant(people: ElementTree.Element, state: Competition, line: FieldRanking, each: Placed, kind: str) -> None:
    names = [name.strip() for name in state.entrants[each.entrant].replace(" and ", "&").split("&")]
    if kind == "TEAM":
        who = _child(people, kind, TEAM_ID=str(each.entrant), TEAM_NAME=state.entrants[each.entrant])
    else:
        who = _child(people, kind)
        _child(who, f"{kind}_NUMBER", str(each.entrant))
    if kind == "PLAYER":
        _child(who, "PLAYER_NAME", state.entrants[each.entrant])
    if kind == "PAIR":
        if line.line is not None:
            _child(who, "DIRECTION", line.line.value)
        _child(who, "BOARDS_PLAYED", str(each.boards))
        for name in names:
            _child(_child(who, "PLAYER"), "PLAYER_NAME", name)
    _child(who, "PLACE", place_text(each))
    _child(who, "TOTAL_SCORE", rounded(each.gained))
    if each.top:
        _child(who, "PERCENTAGE", rounded(100 * each.score))


def _traveller_line(board: ElementTree.Element, state: Competition, line: TravellerLine, *, single: bool) -> None:
    row = _child(board, "TRAVELLER_LINE")
    if single:
        for seat, entrant in line.encounter.seats.items():
            _child(row, f"{seat.value}_PLAYER_NUMBER", str(entrant))
    else:
        for side in Side:
            _child(row, f"{side}_PAIR_NUMBER", "".join(map(str, line.encounter.who(side))))
    result = line.slip.result
    _child(row, "CONTRACT", contract_short(line) if line.slip.rulings is None else "ADJ")
    if result is not None and result.declarer is not None:
        _child(row, "PLAYED_BY", result.declarer.value)
        _child(row, "TRICKS", str(result.tricks))
    if result is not None and line.slip.rulings is None:
        _child(row, "SCORE", str(result.of(Side.NS) - result.of(Side.EW)))
    marks = "MATCH_POINTS" if state.created.method is Method.MATCHPOINTS else "CROSS_IMP_POINTS"
    for side, mark in zip(Side, line.marks, strict=True):
        _child(row, f"{side}_{marks}", rounded(mark.gained))


def _child(parent: ElementTree.Element, name: str, text: str | None = None, **attributes: str) -> ElementTree.Element:
    child = ElementTree.SubElement(parent, name, attributes)
    child.text = text
    return child


def _lines(state: Competition) -> list[TravellerLine]:
    boards = () if state.movement is None else state.movement.boards
    found = [line for number in boards for line in traveller(state, number)]
    return sorted(found, key=lambda line: (line.spot.round, line.spot.table, line.spot.board))


def _csv(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([_harmless(cell) for cell in row] for row in rows)
    return out.getvalue()


def _harmless(cell: object) -> object:
    """A name that a spreadsheet would take for a formula is marked as text."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "@", "\t") else cell
