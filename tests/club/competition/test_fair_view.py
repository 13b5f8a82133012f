"""Cards and sight of a competition: boards drawn or given, and nobody learns of a board that they have yet to play."""

from __future__ import annotations

from random import Random

import pytest

from kibitz.cards import Deal, NotationError, Side
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.board_cards import drawn, given
from kibitz.club.competition.fair_view import boards_known, card_for, told_to_all, traveller_for
from kibitz.club.competition.state import after
from kibitz.club.movements import MovementKind, howell, mitchell, promises, teams
from kibitz.club.movements.offered import Competing, offered
from kibitz.games import GAMES
from tests.club.afternoon import any_result, played, seated


def test_a_board_is_known_to_those_who_have_played_it_and_at_the_end_to_all() -> None:
    desk = seated(mitchell(10, 2))
    state = played(desk, 1)
    assert state.movement is not None
    for entrant in range(1, 11):
        there = state.movement.at(1, entrant)
        assert there is not None
        assert boards_known(state, entrant) == set(there.boards)
        other = next(number for number in state.movement.boards if number not in there.boards)
        assert traveller_for(state, entrant, other) is None
        assert len(traveller_for(state, entrant, there.boards[0]) or ()) == 1
        assert len(card_for(state, entrant, entrant)) == 2 and card_for(state, entrant, entrant % 10 + 1) == ()
    assert boards_known(state, None) == frozenset()
    state = played(desk)
    assert state.movement is not None
    over = after(state, decisions.closed(state))
    assert boards_known(over, None) == set(state.movement.boards)
    assert card_for(over, None, 3)


def test_a_team_learns_of_a_board_when_both_its_tables_have_played_it() -> None:
    desk = seated(teams(4, 2))
    state = desk.note(decisions.began(desk.state))
    spots = state.missing(1)
    for spot in spots[:2]:  # one room of the first match
        state = desk.note(decisions.entered(state, spot, any_result(state, spot, Random(1))))
    there = state.encounter(spots[0])
    assert there is not None
    team = min(there.entrants)
    assert boards_known(state, team) == frozenset()
    for spot in spots[2:4]:
        state = desk.note(decisions.entered(state, spot, any_result(state, spot, Random(1))))
    assert boards_known(state, team) == frozenset(), "the other match has the same boards still to play"
    for spot in spots[4:]:
        state = desk.note(decisions.entered(state, spot, any_result(state, spot, Random(1))))
    assert boards_known(state, team) == {1, 2}


def test_what_one_side_alone_has_tapped_tells_nobody_of_a_board() -> None:
    desk = seated(mitchell(6, 2))
    state = desk.note(decisions.began(desk.state))
    spot = state.missing(1)[0]
    there = state.encounter(spot)
    assert there is not None
    state = desk.note(decisions.entered(state, spot, any_result(state, spot, Random(1)), Side.NS))
    assert not any(boards_known(state, entrant) for entrant in there.entrants)
    state = desk.note(decisions.agreed(state, spot, Side.EW))
    assert all(boards_known(state, entrant) == {spot.board} for entrant in there.entrants)


def test_what_stands_by_one_phones_word_alone_tells_nobody_of_a_board() -> None:
    desk = seated(mitchell(6, 2))
    state = desk.note(decisions.began(desk.state))
    spot = state.missing(1)[0]
    state = desk.note(decisions.entered(state, spot, any_result(state, spot, Random(1))))
    there = state.encounter(spot)
    assert there is not None
    me = min(there.entrants)
    assert boards_known(state, me) == {spot.board}
    assert boards_known(state, me, {spot}) == frozenset()
    assert traveller_for(state, me, spot.board, {spot}) is None and card_for(state, me, me, {spot}) == ()


def test_the_ranking_that_all_see_counts_a_board_once_no_table_of_the_round_has_it_still_to_play() -> None:
    desk = seated(teams(4, 2))
    state = desk.note(decisions.began(desk.state))
    spots = state.missing(1)
    for spot in spots[:-1]:
        state = desk.note(decisions.entered(state, spot, any_result(state, spot, Random(1))))
    last = spots[-1].board
    assert {spot.board for spot in told_to_all(state).slips} == {1, 2} - {last}
    state = desk.note(decisions.entered(state, spots[-1], any_result(state, spots[-1], Random(1)), Side.NS))
    assert {spot.board for spot in told_to_all(state).slips} == {1, 2} - {last}, "the other side has not agreed"
    state = desk.note(decisions.agreed(state, spots[-1], Side.EW))
    assert told_to_all(state) == state


@pytest.mark.parametrize("game", [name for name, entrance in GAMES.items() if entrance.paper])
def test_drawn_boards_can_be_played(game: str) -> None:
    state = seated(mitchell(6, 4), game).state
    random = Random(3)
    deals = drawn(state, state.movement.boards if state.movement else (), random.randrange)
    line = decisions.dealt(state, deals)
    assert len(set(line.boards.values())) == 12
    assert after(state, line).deals == line.boards


def test_a_deal_that_nobody_could_declare_is_refused() -> None:
    state = seated(mitchell(6, 1), "minibridge").state
    level = Deal.parse("N:AKQJ.432.432.432 T98.AKQJ.765.765 765.T98.AKQJ.T98 432.765.T98.AKQJ")
    with pytest.raises(decisions.CompetitionError, match="dealt again"):
        decisions.dealt(state, {1: level})
    with pytest.raises(decisions.CompetitionError, match="no board 9"):
        decisions.dealt(state, {9: level})
    with pytest.raises(decisions.CompetitionError, match="not a deal of aBRIDGEd"):
        decisions.dealt(seated(mitchell(6, 1), "abridged").state, {1: level})


def test_boards_from_codes_and_files_go_by_their_numbers() -> None:
    state = seated(mitchell(6, 1)).state
    one, other = Deal.from_number(1), Deal.from_number(2)
    assert given(state, f"{one.code}\n\n {other.code.lower()}\n".encode()) == {1: one, 2: other}
    pbn = f'[Board "3"]\n[Deal "{one}"]\n\n[Board "1"]\n[Deal "{other}"]\n'
    assert given(state, pbn.encode()) == {3: one, 1: other} == given(state, pbn.encode(), "Evening.PBN")
    for text, why in ((b"", "one code a line"), (b'[Board "1"]\n', "has all its cards"), (b"{}", "record")):
        with pytest.raises(NotationError, match=why):
            given(state, text)


def test_what_is_played_keeps_its_cards() -> None:
    desk = seated(howell(4, 1))
    desk.note(decisions.dealt(desk.state, {1: Deal.from_number(5)}))
    state = desk.note(decisions.began(desk.state))
    begun = state.movement.rounds[0][0].boards[0] if state.movement else 0
    desk.note(decisions.dealt(state, {begun: Deal.from_number(6)}) if begun != 1 else decisions.ended(state))
    with pytest.raises(decisions.CompetitionError, match="its cards stay"):
        decisions.dealt(desk.state, {number: Deal.from_number(7) for number in desk.state.deals})


@pytest.mark.parametrize("number", range(4, 41))
def test_pairs_are_offered_movements_that_fit_and_promise_what_is_counted(number: int) -> None:
    found = [each for each in offered("pairs", number, 2) if not each[1].kind.is_drawn]
    assert found
    for wish, movement in found:
        assert movement.entrants == number and wish.kind in (MovementKind.MITCHELL, MovementKind.HOWELL)
        said = [str(each) for each in promises(movement)]
        assert said[0].startswith(f"{len(movement.rounds)} round")
        full = wish.kind is MovementKind.HOWELL and len(movement.rounds) == number - 1 + number % 2
        assert ("Everybody meets everybody once." in said) == full
        assert any(each.startswith("Nobody waits") for each in said) == bool(number % 2)


@pytest.mark.parametrize(("kind", "number"), [("individual", 12), ("threes", 9), ("teams", 5), ("field", 30)])
def test_others_are_offered_theirs_with_no_more_rounds_than_wanted(kind: Competing, number: int) -> None:
    assert offered(kind, number, 2)
    lengths = {len(movement.rounds) + movement.to_come for _, movement in offered(kind, number, 2, 3)}
    assert lengths == {1 if kind == "field" else 3}
    assert offered("pairs", 1, 3) == ()
