"""What stands on sheets of deals: hand records and curtain cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kibitz.analysis import solver
from kibitz.cards import Deal, Seat
from kibitz.club.printing.stationery import Printed, board_head, hand_rows, seat_letter
from kibitz.engine.text import Template
from kibitz.words import IN_ENGLISH, Language

HAND_RECORDS: Final = Template("paper-hand-records")
CURTAIN_CARDS: Final = Template("paper-curtain-cards")


def hands_data(title: str, deals: Iterable[Deal], language: Language = IN_ENGLISH, *, tricks: bool = True) -> Printed:
    """Hand records: the four hands of each board, their points, and what each side makes with all cards seen."""
    given = list(deals)
    solved = solver.table_many(given) if tricks else ()
    found = []
    for number, deal in enumerate(given, 1):
        makes = solved[number - 1] if tricks else {}
        strains = deal.deck.strains
        columns = [*reversed(strains[:-1]), strains[-1]]  # from the lowest denomination up
        rows = [
            [seat_letter(seat, language), *(str(makes[seat][strain]) for strain in columns)] for seat in Seat if makes
        ]
        found.append(
            {
                **board_head(number, language),
                **hand_rows(deal, language),
                "points": [deal[seat].points for seat in Seat],
                "letters": [seat_letter(seat, language) for seat in Seat],
                "columns": [strain.letter for strain in columns],
                "tricks": rows,
            }
        )
    return {"title": title, "boards": found}


def curtain_data(title: str, deals: Iterable[Deal], language: Language = IN_ENGLISH) -> Printed:
    """Cards to cut out and to deal by, four to a board."""
    names = {seat.value: language.seat(seat) for seat in Seat}
    return {
        "title": title,
        "boards": [
            {**board_head(number, language), **hand_rows(deal, language), "names": names}
            for number, deal in enumerate(deals, 1)
        ],
    }
