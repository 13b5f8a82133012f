"""What a file may hold is limited as what is made here: a few bytes must not make anybody work for minutes."""

from __future__ import annotations

import json

import pytest

from kibitz.cards import NotationError
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.league.league_file import LEAGUE_LOGS
from kibitz.club.movements.movement import MOST_BOARDS
from kibitz.club.movements.offered import Competing, offered


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


@pytest.mark.parametrize("deals", [0, 65, 9_000_000_001])
def test_a_league_that_nobody_could_have_made_is_refused(deals: int) -> None:
    founded = {"happened": "founded", "title": "Cup", "game": "minibridge", "deals": deals}
    with pytest.raises(NotationError, match="no league of kibitz"):
        LEAGUE_LOGS.read(json.dumps({"format": "kibitz-league", "version": 2, "log": [founded]}))
