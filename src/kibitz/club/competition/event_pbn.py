"""An event of Contract Bridge as PBN: a board each, with the table of its results; and the ranking with the first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import StringIO
from typing import Final

from kibitz.cards import Deal, NotationError, Side
from kibitz.club.competition.exports import contract_short, gains_text
from kibitz.club.competition.reports import TravellerLine, ranking, travellers
from kibitz.club.competition.state import Competition
from kibitz.club.fields import Method, rounded
from kibitz.club.movements.movement import board
from kibitz.club.paper_play import paper_form
from kibitz.engine.text import Template
from kibitz.formats import pbn
from kibitz.formats.board_record import BoardRecord
from kibitz.scoring.rubber import Doubling

PBN_OF_CONTRACT: Final = Template("files-pbn-of-contract")

_SCORING: Final = {
    Method.MATCHPOINTS: "MatchPoints;MP1",
    Method.IMPS: "IMP;Cross",
    Method.BUTLER: "IMP;Butler",
    Method.TOTAL: "TotalPoints",
}
_VULNERABLE: Final = {0: "None", 2: "All"}
_RESULTS: Final = ("Table", "Round", "PairId_NS", "PairId_EW", "Contract", "Declarer", "Result", "Score_NS", "Score_EW")
_NOTHING: Final = "-"


@cache
def is_in_pbn(game: str) -> bool:
    """Whether PBN has words for what is played: contracts that can be doubled.

    >>> is_in_pbn("contract"), is_in_pbn("minibridge")
    (True, False)
    """
    return all(contract.terms in tuple(Doubling) for contract in paper_form(game, {}).contracts)


def event_pbn(state: Competition) -> str:
    """The event as a PBN file; `NotationError` for games that PBN does not know."""
    out = StringIO()
    found = list(travellers(state).items())
    pbn.write((_record(state, number, lines, first=number == found[0][0]) for number, lines in found), out)
    return out.getvalue()


def _record(state: Competition, number: int, lines: Sequence[TravellerLine], *, first: bool) -> BoardRecord:
    about = board(number)
    sides = about.vulnerable
    marks = ("MP_NS", "MP_EW") if state.method is Method.MATCHPOINTS else ("IMP_NS", "IMP_EW")
    headers = {
        "Event": state.created.title,
        "Date": state.created.day.replace("-", ".") or "????.??.??",
        "Board": str(number),
        "Dealer": about.dealer.value,
        "Vulnerable": _VULNERABLE.get(len(sides)) or sides[0].value,
        **({"Deal": str(Deal.from_code(state.deals[number]))} if number in state.deals else {}),
        "Scoring": _SCORING[state.method],
    }
    tables = {"ScoreTable": tuple(" ".join(_row(line)) for line in lines)}
    headers["ScoreTable"] = ";".join((*_RESULTS, *marks))
    if first:
        headers["TotalScoreTable"] = "Rank;PairId;Direction;TotalScore;Names"
        tables["TotalScoreTable"] = tuple(
            " ".join(
                (str(each.place), str(each.entrant), _way(line.line), rounded(each.gained), _name(state, each.entrant))
            )
            for line in ranking(state)
            for each in line.places
        )
    return BoardRecord(headers=headers, tables=tables)


def _row(line: TravellerLine) -> tuple[str, ...]:
    result = line.slip.result
    where = (str(line.spot.table), str(line.spot.round))
    who = tuple("/".join(map(str, line.encounter.who(side))) or _NOTHING for side in Side)
    marks = tuple(gains_text(line, side) or _NOTHING for side in Side)
    if result is None or line.slip.rulings is not None:
        said = '"ADJ"' if line.slip.rulings is not None else '"NP"'
        return (*where, *who, *[_NOTHING] * 3, said, said, *marks)
    if result.contract is None:
        return (*where, *who, "Pass", _NOTHING, _NOTHING, "0", "0", *marks)
    if result.contract.terms not in tuple(Doubling):
        raise NotationError(PBN_OF_CONTRACT())
    points = tuple(str(result.of(side)) if result.of(side) else _NOTHING for side in Side)
    contract = contract_short(line).upper()
    return (*where, *who, contract, str(result.declarer), str(result.tricks), *points, *marks)


def _way(side: Side | None) -> str:
    return _NOTHING if side is None else f'"{side.value[0]}-{side.value[1]}"'


def _name(state: Competition, entrant: int) -> str:
    """A name as one cell, without what would end it."""
    return '"' + state.entrants[entrant].replace('"', "'") + '"'
