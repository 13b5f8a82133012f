"""What stands on the sheets of an event, as plain data for their templates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kibitz.cards import Side
from kibitz.club.competition.deciding import NOBODY_SEATED, CompetitionError
from kibitz.club.competition.exports import place_text, score_text
from kibitz.club.competition.reports import TravellerLine, cross_table, ranking, score_cards, traveller
from kibitz.club.competition.state import Competition
from kibitz.club.fields import Mark, Method, rounded, shown
from kibitz.club.paper_play import TableResult
from kibitz.club.printing.stationery import Printed, board_head, contract_written, seat_letter
from kibitz.engine.text import Template, Text
from kibitz.games.naming import contract_text
from kibitz.words import IN_ENGLISH, Language

PLAYED_BY: Final = Template("paper-played-by")
NOBODY_PLAYED: Final = Template("paper-nobody-played")
ADJUSTED_CELL: Final = Template("paper-adjusted-cell")
MARK_OF: Final = Template("paper-mark-of")
BEST_PLACES: Final = {
    1: Template("paper-best-places-1"),
    2: Template("paper-best-places-2"),
    3: Template("paper-best-places-3"),
}
A_PLACE: Final = Template("paper-a-place")
PLACE_OF_LINE: Final = Template("paper-place-of-line")
PLACE_AND_SCORE: Final = Template("paper-place-and-score")
SCORED: Final = Template("paper-scored")
PER_CENT: Final = Template("paper-per-cent")
LINES: Final = {Side.NS: Template("paper-lines-ns"), Side.EW: Template("paper-lines-ew")}


def ranking_data(state: Competition, tongue: Language = IN_ENGLISH) -> Printed:
    """The ranking, and the cross-table beneath."""
    cells = cross_table(state)
    rankings = ranking(state)
    down, across = (sorted(state.entrants),) * 2
    if len(rankings) == len(Side):  # nobody meets anybody of their own line
        down, across = (sorted(each.entrant for each in line.places) for line in rankings)
    return {
        **_head(state),
        "percent": state.created.method is Method.MATCHPOINTS,
        "rankings": [
            {
                "name": "" if line.line is None else tongue.say(LINES[line.line]()),
                "rows": [
                    [
                        *(place_text(each), str(each.entrant), state.entrants[each.entrant]),
                        *(tongue.figure(score_text(state, each.score)), str(each.boards)),
                    ]
                    for each in line.places
                ],
            }
            for line in rankings
        ],
        "cross": {
            "numbers": [str(number) for number in across],
            "rows": [
                [
                    *(str(one), state.entrants[one]),
                    *("×" if one == other else _cell(cells, one, other, tongue) for other in across),
                ]
                for one in down
                if cells
            ],
        },
    }


def travellers_data(state: Competition, tongue: Language = IN_ENGLISH, *, blank: bool = False) -> Printed:
    """A traveller for each board: filled with what has come in, or with empty lines to write on."""
    boards = () if state.movement is None else state.movement.boards
    plays = {
        number: sum(number in each.boards for each in state.movement.encounters) if state.movement else 0
        for number in boards
    }
    found = []
    for number in boards:
        rows = []
        for each in () if blank else traveller(state, number):
            result = each.slip.result
            played = result is not None and result.declarer is not None
            declarer = result.declarer if result else None
            rows.append(
                [
                    *("/".join(map(str, each.encounter.who(side))) for side in Side),
                    _contract(each, tongue),
                    *((seat_letter(declarer, tongue), str(result.tricks)) if result and declarer else ("", "")),
                    *(str(result.of(side) or "") if result and played else "" for side in Side),
                    *(tongue.figure(shown(mark)) for mark in each.marks),
                ]
            )
        found.append({**board_head(number, tongue), "lines": rows, "blank": plays[number] if blank else 0})
    return {**_head(state), "boards": [each for each in found if each["lines"] or blank]}


def cards_data(state: Competition, tongue: Language = IN_ENGLISH) -> Printed:
    """A score card for everybody."""
    places = {each.entrant: each for line in ranking(state) for each in line.places}
    cards = score_cards(state)
    return {
        **_head(state),
        "cards": [
            {
                "name": f"{entrant}  {name}",
                "total": _total(state, entrant, places, tongue),
                "rows": [
                    [
                        *(str(each.spot.round), str(each.spot.board), tongue.say(LINES[each.side]())),
                        ", ".join(state.entrants[other] for other in each.opponents),
                        _result(each.slip.result, tongue),
                        "" if each.slip.result is None else f"{_net(each.slip.result, each.side):+}",
                        _mark(each.mark, tongue),
                    ]
                    for each in cards[entrant]
                ],
            }
            for entrant, name in sorted(state.entrants.items())
        ],
    }


def tables_data(state: Competition) -> Printed:
    """A card for each table: who comes in which round, with which boards."""
    if state.movement is None:
        raise CompetitionError(NOBODY_SEATED())
    numbers = sorted({each.table for each in state.movement.encounters})
    return {
        **_head(state),
        "tables": [
            {
                "number": number,
                "rows": [
                    [
                        str(turn),
                        *(_people(state, each.who(side)) for side in Side),
                        f"{each.boards[0]}–{each.boards[-1]}" if len(each.boards) > 1 else str(each.boards[0]),
                    ]
                    for turn, round_ in enumerate(state.movement.rounds, 1)
                    for each in round_
                    if each.table == number
                ],
            }
            for number in numbers
        ],
    }


def certificate_data(state: Competition, tongue: Language = IN_ENGLISH, best: int = 3) -> Printed:
    """A certificate for everybody up to a place."""
    return {
        **_head(state),
        "certificates": [
            {
                "name": state.entrants[each.entrant],
                "place": _placed(each.place, line.line, tongue),
                "score": _scored(state, score_text(state, each.score), tongue),
            }
            for line in ranking(state)
            for each in line.places
            if each.place <= best
        ],
    }


def _head(state: Competition) -> Printed:
    return {"title": state.created.title, "date": state.created.day}


def _contract(line: TravellerLine, tongue: Language) -> str:
    """As it stands on a traveller: 4Sx, or in the words of the game."""
    result = line.slip.result
    if result is None:
        return tongue.say(ADJUSTED_CELL())
    if result.contract is None:
        return tongue.say(NOBODY_PLAYED())
    return contract_written(result.contract, tongue)


def _result(result: TableResult | None, tongue: Language) -> str:
    if result is None:
        return tongue.say(ADJUSTED_CELL())
    if result.contract is None or result.declarer is None:
        return tongue.say(NOBODY_PLAYED())
    played: Text = PLAYED_BY(
        contract=tongue.say(contract_text(result.contract)), declarer=result.declarer, tricks=result.tricks
    )
    return tongue.say(played)


def _mark(mark: Mark, tongue: Language) -> str:
    figure = tongue.figure(shown(mark))
    return tongue.say(MARK_OF(mark=figure, top=rounded(mark.top, 0))) if mark.top else figure


def _cell(cells: Mapping[tuple[int, int], Mark], one: int, other: int, tongue: Language) -> str:
    return tongue.figure(shown(cells[one, other])) if (one, other) in cells else ""


def _people(state: Competition, numbers: Sequence[int]) -> str:
    return ", ".join(f"{number} {state.entrants.get(number, '')}".strip() for number in numbers)


def _net(result: TableResult, side: Side) -> int:
    return result.of(side) - result.of(side.other)


def _total(state: Competition, entrant: int, places: Mapping[int, Any], tongue: Language) -> str:
    if entrant not in places:
        return ""
    each = places[entrant]
    score = _scored(state, score_text(state, each.score), tongue)
    return tongue.say(PLACE_AND_SCORE(place=_placed(each.place, None, tongue), score=score))


def _placed(place: int, line: Side | None, tongue: Language) -> str:
    said = tongue.say(BEST_PLACES.get(place, A_PLACE)(place=place))
    return said if line is None else tongue.say(PLACE_OF_LINE(place=said, line=tongue.say(LINES[line]())))


def _scored(state: Competition, score: str, tongue: Language) -> str:
    unit = PER_CENT if state.created.method is Method.MATCHPOINTS else SCORED
    return tongue.say(unit(score=tongue.figure(score)))
