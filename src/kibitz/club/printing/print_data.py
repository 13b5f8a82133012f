"""What stands on each sheet of paper, as plain data for its template."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from kibitz.analysis import solver
from kibitz.cards import CLUBS, DIAMONDS, FRENCH, HEARTS, NT, SPADES, Deal, NotationError, Seat, Side
from kibitz.club.competition.exports import contract_short, place_text, score_text
from kibitz.club.competition.reports import cross_table, ranking, score_cards, traveller
from kibitz.club.competition.state import Competition
from kibitz.club.fields import Method, rounded, shown
from kibitz.club.movements.movement import board
from kibitz.club.paper_play import paper_form
from kibitz.games import GAMES
from kibitz.games.charts import Chart
from kibitz.games.paper import PaperForm
from kibitz.games.settings import read_options

_COLUMNS: Final = (CLUBS, DIAMONDS, HEARTS, SPADES, NT)
"""What can be made, from the lowest denomination up."""

Printed = dict[str, Any]
"""The data of a sheet: text, numbers, lists and mappings."""


class PrintedSheet(StrEnum):
    """The sheets there are, each with a template of that name."""

    RANKING = "ranking"
    TRAVELLERS = "travellers"
    CARDS = "cards"
    TABLES = "tables"
    CERTIFICATE = "certificate"
    HANDS = "hands"
    CURTAIN = "curtain"
    SHEET = "sheet"


def templates() -> Traversable:
    """The folder of the templates; one is called as its sheet, and `house.typ` has what they share."""
    return files(__package__)


def ranking_data(state: Competition) -> Printed:
    """The ranking, and the cross-table beneath."""
    cells = cross_table(state)
    rankings = ranking(state)
    down, across = (sorted(state.entrants),) * 2
    if len(rankings) == len(Side):  # nobody meets anybody of their own line
        down, across = (sorted(each.entrant for each in line.places) for line in rankings)
    return {
        **_head(state),
        "unit": "%" if state.created.method is Method.MATCHPOINTS else "Score",
        "rankings": [
            {
                "name": "" if line.line is None else line.line.label,
                "rows": [
                    [
                        *(place_text(each), str(each.entrant), state.entrants[each.entrant]),
                        *(score_text(state, each.score), str(each.boards)),
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
                    *("×" if one == other else _cell(cells, one, other) for other in across),
                ]
                for one in down
                if cells
            ],
        },
    }


def travellers_data(state: Competition, *, blank: bool = False) -> Printed:
    """A traveller for each board: filled with what has come in, or with empty lines to write on."""
    boards = () if state.movement is None else state.movement.boards
    plays = {
        number: sum(number in each.boards for each in state.movement.encounters) if state.movement else 0
        for number in boards
    }
    found = []
    for number in boards:
        lines = () if blank else traveller(state, number)
        rows = []
        for each in lines:
            result = each.slip.result
            played = result is not None and result.declarer is not None
            rows.append(
                [
                    *("/".join(map(str, each.encounter.who(side))) for side in Side),
                    contract_short(each) or "adjusted",
                    *((str(result.declarer), str(result.tricks)) if result and played else ("", "")),
                    *(str(result.of(side) or "") if result else "" for side in Side),
                    *(shown(mark) for mark in each.marks),
                ]
            )
        found.append({**_board(number), "lines": rows, "blank": plays[number] if blank else 0})
    return {**_head(state), "boards": [each for each in found if each["lines"] or blank]}


def cards_data(state: Competition) -> Printed:
    """A score card for everybody."""
    places = {each.entrant: each for line in ranking(state) for each in line.places}
    cards = score_cards(state)
    return {
        **_head(state),
        "cards": [
            {
                "name": f"{entrant}  {name}",
                "total": _total(state, entrant, places),
                "rows": [
                    [
                        *(str(each.spot.round), str(each.spot.board), each.side.value),
                        ", ".join(state.entrants[other] for other in each.opponents),
                        "adjusted" if each.slip.result is None else str(each.slip.result),
                        "" if each.slip.result is None else f"{_net(each.slip.result.of, each.side):+}",
                        shown(each.mark) + (f" of {rounded(each.mark.top, 0)}" if each.mark.top else ""),
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
        raise NotationError("Nobody is seated in this event.")
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


def certificate_data(state: Competition, best: int = 3) -> Printed:
    """A certificate for everybody up to a place."""
    return {
        **_head(state),
        "certificates": [
            {
                "name": state.entrants[each.entrant],
                "place": f"{_ordinal(each.place)} place" + ("" if line.line is None else f", {line.line.label}"),
                "score": _scored(state, score_text(state, each.score)),
            }
            for line in ranking(state)
            for each in line.places
            if each.place <= best
        ],
    }


def hands_data(title: str, deals: Iterable[Deal], *, tricks: bool = True) -> Printed:
    """Hand records: the four hands of each board, their points, and what each side makes with all cards seen."""
    given = list(deals)
    solved = solver.table_many(given) if tricks else ()
    found = []
    for number, deal in enumerate(given, 1):
        makes = solved[number - 1] if tricks else {}
        rows = [[seat.value, *(str(makes[seat][strain]) for strain in _COLUMNS)] for seat in Seat if makes]
        points = [deal[seat].points for seat in Seat]
        found.append({**_board(number), **_hands(deal), "points": points, "tricks": rows})
    return {"title": title, "boards": found}


def curtain_data(title: str, deals: Iterable[Deal]) -> Printed:
    """Cards to cut out and to deal by, four to a board."""
    names = {seat.value: seat.label for seat in Seat}
    return {
        "title": title,
        "boards": [{**_board(number), **_hands(deal), "names": names} for number, deal in enumerate(deals, 1)],
    }


def sheet_data(name: str, boards: int = 16, options: Mapping[str, Any] | None = None) -> Printed:
    """An empty score sheet of a game, with what it pays beneath."""
    entrance = GAMES.get(name)
    if entrance is None:
        raise NotationError(f"There is no game called “{name}”: choose from {', '.join(GAMES)}.")
    given = {**(entrance.alone or {}), **(options or {})}
    charts = entrance.charts(read_options(entrance.title, entrance.options, given))
    vulnerable = _counts_vulnerability(paper_form(name, given))
    rows = []
    for number in range(1, boards + 1):
        about = _board(number)
        rows.append([str(number), about["dealer"], *[about["sides"]] * vulnerable])
    return {
        "title": f"{entrance.title}: score sheet",
        "vulnerable": vulnerable,
        "rows": rows,
        "charts": [_chart(each) for each in charts],
    }


def _counts_vulnerability(form: PaperForm) -> bool:
    """Whether a deal pays otherwise for a side that is vulnerable."""
    return any(
        form.score(contract, tricks, True) != form.score(contract, tricks, False)
        for contract in form.contracts
        for tricks in (contract.goal, contract.goal - 1)
    )


def _head(state: Competition) -> Printed:
    return {"title": state.created.title, "date": state.created.at[:10]}


def _board(number: int) -> Printed:
    about = board(number)
    sides = about.vulnerable
    who = "Nobody" if not sides else "Both sides" if len(sides) == 2 else sides[0].value
    return {"number": number, "dealer": about.dealer.label, "sides": who, "vulnerable": f"{who} vulnerable"}


def _hands(deal: Deal) -> Printed:
    if deal.deck is not FRENCH:
        raise NotationError("Only deals with spades, hearts, diamonds and clubs are printed.")
    return {
        seat.value: [
            [suit.letter, " ".join("10" if card.rank == 10 else card.name[1:] for card in deal[seat].of(suit))]
            for suit in FRENCH.suits
        ]
        for seat in Seat
    }


def _chart(chart: Chart) -> Printed:
    return {
        "title": str(chart.title),
        "head": [str(chart.corner), *(str(each) for each in chart.columns)],
        "rows": [[str(row.head), *("–" if each is None else str(each) for each in row.cells)] for row in chart.rows],
    }


def _cell(cells: Mapping[tuple[int, int], Any], one: int, other: int) -> str:
    return shown(cells[one, other]) if (one, other) in cells else ""


def _people(state: Competition, numbers: Sequence[int]) -> str:
    return ", ".join(f"{number} {state.entrants.get(number, '')}".strip() for number in numbers)


def _net(of: Any, side: Side) -> int:
    return int(of(side) - of(side.other))


def _total(state: Competition, entrant: int, places: Mapping[int, Any]) -> str:
    if entrant not in places:
        return ""
    each = places[entrant]
    return f"{_ordinal(each.place)} place: {_scored(state, score_text(state, each.score))}"


def _scored(state: Competition, score: str) -> str:
    return f"{score} %" if state.created.method is Method.MATCHPOINTS else f"{score} points"


def _ordinal(number: int) -> str:
    """A place in words: 1st, 2nd, 11th."""
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"
