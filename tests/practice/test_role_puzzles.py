"""Two puzzles of what somebody was when tricks got away: of the game where there are such, and new ones first."""

from __future__ import annotations

import pytest

from kibitz.games import GAMES
from kibitz.practice.puzzles import by_key
from kibitz.practice.role_puzzles import IN_TURN, CardRole, puzzles_of_role


@pytest.mark.parametrize("role", CardRole)
@pytest.mark.parametrize("name", GAMES)
def test_every_role_has_two_in_every_game(role: CardRole, name: str) -> None:
    first = puzzles_of_role(role, name, 1200)
    found = [by_key()[key] for key in first]
    assert len(set(first)) == 2
    if role is not CardRole.DECLARER:
        assert {len(puzzle.trick) for puzzle in found} == {IN_TURN.index(role)}
    others = puzzles_of_role(role, name, 1200, answered=first)
    assert set(others).isdisjoint(first) or role is CardRole.LAST


def test_they_are_of_the_game_and_as_hard_as_fits() -> None:
    assert {by_key()[key].game for key in puzzles_of_role(CardRole.THIRD, "contract", 1200)} == {"contract"}
    easy, hard = (
        [by_key()[key].rating for key in puzzles_of_role(CardRole.DECLARER, "minibridge", strength)]
        for strength in (600, 2400)
    )
    assert max(easy) < min(hard)
