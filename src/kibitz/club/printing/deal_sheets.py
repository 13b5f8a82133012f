"""What stands on sheets of deals and games: hand records, curtain cards, empty score sheets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from kibitz.analysis import solver
from kibitz.cards import Deal, NotationError, Seat
from kibitz.club.paper_play import paper_form
from kibitz.club.printing.stationery import Printed, board_head, hand_rows, seat_letter
from kibitz.engine.text import Template
from kibitz.games import GAMES
from kibitz.games.charts import Chart
from kibitz.games.paper import PaperForm
from kibitz.games.settings import read_options
from kibitz.narration.languages import IN_ENGLISH, Language

SHEET_OF: Final = Template("{word:game}: score sheet")
HAND_RECORDS: Final = Template("Hand records")
CURTAIN_CARDS: Final = Template("Curtain cards")


def hands_data(title: str, deals: Iterable[Deal], tongue: Language = IN_ENGLISH, *, tricks: bool = True) -> Printed:
    """Hand records: the four hands of each board, their points, and what each side makes with all cards seen."""
    given = list(deals)
    solved = solver.table_many(given) if tricks else ()
    found = []
    for number, deal in enumerate(given, 1):
        makes = solved[number - 1] if tricks else {}
        strains = deal.deck.strains
        columns = [*reversed(strains[:-1]), strains[-1]]  # from the lowest denomination up
        rows = [
            [seat_letter(seat, tongue), *(str(makes[seat][strain]) for strain in columns)] for seat in Seat if makes
        ]
        found.append(
            {
                **board_head(number, tongue),
                **hand_rows(deal, tongue),
                "points": [deal[seat].points for seat in Seat],
                "letters": [seat_letter(seat, tongue) for seat in Seat],
                "columns": [strain.letter for strain in columns],
                "tricks": rows,
            }
        )
    return {"title": title, "boards": found}


def curtain_data(title: str, deals: Iterable[Deal], tongue: Language = IN_ENGLISH) -> Printed:
    """Cards to cut out and to deal by, four to a board."""
    names = {seat.value: tongue.word(seat.label) for seat in Seat}
    return {
        "title": title,
        "boards": [
            {**board_head(number, tongue), **hand_rows(deal, tongue), "names": names}
            for number, deal in enumerate(deals, 1)
        ],
    }


def sheet_data(
    name: str, tongue: Language = IN_ENGLISH, boards: int = 16, options: Mapping[str, Any] | None = None
) -> Printed:
    """An empty score sheet of a game, with what it pays beneath."""
    entrance = GAMES.get(name)
    if entrance is None:
        raise NotationError(f"There is no game called “{name}”: choose from {', '.join(GAMES)}.")
    given = {**(entrance.alone or {}), **(options or {})}
    charts = entrance.charts(read_options(entrance.title, entrance.options, given))
    vulnerable = _counts_vulnerability(paper_form(name, given))
    alone = entrance.players < len(Seat)
    rows = []
    for number in range(1, boards + 1):
        about = board_head(number, tongue)
        rows.append([str(number), *[about["dealer"]] * (not alone), *[about["sides"]] * vulnerable])
    return {
        "title": tongue.say(SHEET_OF(game=entrance.title)),
        "vulnerable": vulnerable,
        "alone": alone,
        "rows": rows,
        "charts": [_chart(each, tongue) for each in charts],
    }


def _counts_vulnerability(form: PaperForm) -> bool:
    """Whether a deal pays otherwise for a side that is vulnerable."""
    return any(
        form.score(contract, tricks, True) != form.score(contract, tricks, False)
        for contract in form.contracts
        for tricks in (contract.goal, contract.goal - 1)
    )


def _chart(chart: Chart, tongue: Language) -> Printed:
    return {
        "title": tongue.say(chart.title),
        "head": [tongue.say(chart.corner), *(tongue.say(each) for each in chart.columns)],
        "rows": [
            [tongue.say(row.head), *("–" if each is None else str(each) for each in row.cells)] for row in chart.rows
        ],
    }
