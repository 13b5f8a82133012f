"""What a file may hold is limited as what is made here: a few bytes must not make anybody work for minutes."""

from __future__ import annotations

import json
from typing import Final

import pytest

from kibitz.cards import NotationError
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.competition_decisions import CompetitionError
from kibitz.club.competition.competition_lines import TableBoard
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.competition.rulings import amount, ruling
from kibitz.club.league.league_file import LEAGUE_LOGS
from kibitz.club.movements import mitchell
from kibitz.club.movements.movement import MOST_BOARDS
from kibitz.club.movements.offered import Competing, offered
from tests.club.afternoon import seated


@pytest.mark.parametrize("competing", ["pairs", "individual", "threes", "teams", "field"])
def test_no_movement_has_more_boards_than_anybody_plays(competing: Competing) -> None:
    assert offered(competing, 12, MOST_BOARDS)
    assert not offered(competing, 12, MOST_BOARDS + 1) and not offered(competing, 12, 20_000_000)


@pytest.mark.parametrize(
    "movement",
    [
        {"rounds": [[{"table": number, "seats": {"N": 1}, "boards": [1]} for number in range(1, 62)]]},
        {"rounds": [[{"table": 1, "seats": {"N": 1}, "boards": list(range(1, 300))}]]},
        {"rounds": [[]] * 101},
        {"rounds": [], "entrants": 9_000_000},
    ],
)
def test_an_event_that_nobody_could_have_made_is_refused(movement: dict[str, object]) -> None:
    created = {"happened": "created", "title": "Cup", "game": "minibridge"}
    seated = {"happened": "seated", "movement": {"kind": "howell", "entrants": 4, **movement}}
    with pytest.raises(NotationError, match="no event of kibitz"):
        EVENT_LOGS.read(json.dumps({"format": "kibitz-event", "version": 2, "log": [created, seated]}))


TOO_MUCH: Final = ("1e999999", "-1e9999", "1e-999999", "Infinity", "NaN", "0." + "1" * 400)
"""Short to write, and nobody means it: as a fraction some of them fill the memory."""


@pytest.mark.parametrize("number", TOO_MUCH)
def test_numbers_that_nobody_means_are_refused_at_the_desk_and_in_a_file(number: str) -> None:
    desk = seated(mitchell(8, 2, 3))
    with pytest.raises(NotationError):
        amount(number)
    with pytest.raises(NotationError):
        ruling(desk.state, TableBoard(1, 1, 1), f"{number}%")
    for line in (
        {"happened": "credited", "entrant": 1, "amount": number},
        {"happened": "adjusted", "spot": {"round": 1, "table": 1, "board": 1}, "ns": {"percent": number}, "ew": {}},
        {"happened": "registered", "entrant": {"number": 1, "name": "Ann", "handicap": number}},
    ):
        with pytest.raises(NotationError, match="no event of kibitz"):
            EVENT_LOGS.read(EVENT_LOGS.write(tuple(desk.log)).decode().replace("]}\n", f",{json.dumps(line)}]}}\n"))


@pytest.mark.parametrize("said", ["1000000000000000000 N 4S 10 / 1 N 4S 9", " / ".join(["1 N 4S 10"] * 40)])
def test_results_are_weighed_by_weights_that_are_read_again(said: str) -> None:
    desk, where = seated(mitchell(8, 2, 3)), TableBoard(1, 1, 1)
    with pytest.raises(CompetitionError):
        decisions.adjusted(desk.state, where, ruling(desk.state, where, said))


@pytest.mark.parametrize("deals", [0, 65, 9_000_000_001])
def test_a_league_that_nobody_could_have_made_is_refused(deals: int) -> None:
    founded = {"happened": "founded", "title": "Cup", "game": "minibridge", "deals": deals}
    with pytest.raises(NotationError, match="no league of kibitz"):
        LEAGUE_LOGS.read(json.dumps({"format": "kibitz-league", "version": 2, "log": [founded]}))
