"""How an event is run can change while it goes on, as far as everybody goes on playing the same deals."""

from __future__ import annotations

import pytest

from kibitz.cards import Deal
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.arrangement import arranged, shared_boards
from kibitz.club.competition.competition_decisions import CompetitionError
from kibitz.club.competition.competition_lines import TableBoard
from kibitz.club.competition.state import Competition
from kibitz.club.movements import mitchell
from kibitz.club.paper_play import TableResult
from tests.club.afternoon import Desk, seated


def enter(desk: Desk, table: int) -> Competition:
    """All results of a table in the round under way."""
    state = desk.state
    for spot in state.missing(state.round):
        if spot.table == table:
            desk.note(decisions.entered(state, spot, TableResult()))
    return desk.state


def begun(desk: Desk) -> Competition:
    return desk.note(decisions.began(desk.state))


def test_ranking_and_wall_change_until_the_end() -> None:
    desk = seated(mitchell(6, 2))
    begun(desk)
    state = desk.note(arranged(desk.state, "end", wall="seats"))
    assert (state.arranged.ranking, state.arranged.wall) == ("end", "seats")
    assert desk.note(arranged(desk.state, wall="ranking")).arranged.ranking == "live"


def test_who_forgot_the_tablets_has_them_until_the_first_result() -> None:
    desk = seated(mitchell(6, 2))
    begun(desk)
    assert arranged(desk.state, tablets=True).tablets
    enter(desk, 2)
    with pytest.raises(CompetitionError, match="Table 2 has results of real cards"):
        arranged(desk.state, tablets=True)


def test_tablets_never_have_other_cards_than_the_tables_before() -> None:
    desk = seated(mitchell(6, 2))
    state = begun(desk)
    with pytest.raises(CompetitionError, match="another deal"):
        arranged(state, tablets=True, real_cards=[2, 3])
    for table in (1, 2, 3):
        enter(desk, table)
    state = desk.note(decisions.ended(desk.state))
    with pytest.raises(CompetitionError, match=r"Board 1 was played with real cards|Board \d"):
        arranged(state, tablets=True)
    assert state.movement
    desk.note(decisions.dealt(state, {number: Deal.from_number(number) for number in state.movement.boards}))
    assert arranged(desk.state, tablets=True, real_cards=[3]).real_cards == (3,)


def test_from_tablets_to_real_cards_a_table_can_always_go() -> None:
    desk = seated(mitchell(6, 2))
    desk.note(arranged(desk.state, tablets=True))
    begun(desk)
    enter(desk, 1)
    state = desk.note(arranged(desk.state, tablets=True, real_cards=[1]))
    assert not state.on_tablets(1) and state.on_tablets(2)


def test_where_both_play_all_boards_to_come_are_shared() -> None:
    desk = seated(mitchell(6, 2))
    assert shared_boards(desk.state) == ()
    desk.note(arranged(desk.state, tablets=True))
    assert shared_boards(desk.state) == (), "each table is dealt its own when it opens"
    desk.note(arranged(desk.state, tablets=True, real_cards=[2]))
    assert shared_boards(desk.state) == (1, 2, 3, 4, 5, 6)


def test_a_board_of_unknown_cards_is_not_drawn_afterwards() -> None:
    desk = seated(mitchell(6, 2))
    state = begun(desk)
    there = state.movement.rounds[0][0] if state.movement else None
    assert there
    desk.note(decisions.entered(state, TableBoard(1, there.table, there.boards[0]), TableResult()))
    desk.note(decisions.ended(desk.state))
    desk.note(arranged(desk.state, tablets=True, real_cards=[1, 2, 3]))
    assert shared_boards(desk.state) == ()
