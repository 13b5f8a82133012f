"""Leagues: matches that stop when they are decided, the table with its totals, and who withdraws."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.cards import NotationError
from kibitz.club.league import league_moves as moves
from kibitz.club.league.league_file import LEAGUE_LOGS, league_csv
from kibitz.club.league.league_moves import LeagueError
from kibitz.club.league.season import SEASON, League, LeagueHappening, MatchForm, fixtures, league_after
from kibitz.club.league.standings import cell, league_table


def school(number: int = 4, deals: int = 3) -> list[LeagueHappening]:
    """Pairs of a school, who play the best of so many deals by the targets."""
    log: list[LeagueHappening] = [moves.founded("Autumn term", "minibridge", deals=deals)]
    log.append(
        moves.enrolled(
            SEASON.fold(log), [f"Pair {each}" for each in ["I", "II", "III", "IV", "V", "VI", "VII"][:number]]
        )
    )
    return log


def after(log: list[LeagueHappening], *won: tuple[int, int]) -> League:
    """The state after these deals, each with its winner and its loser."""
    state = SEASON.fold(log)
    for winner, loser in won:
        state = league_after(state, moves.deal_won(state, winner, loser))
    return state


def test_minibridge_by_deals_is_played_by_the_targets() -> None:
    assert moves.founded("Term", "minibridge").options == {"scoring": "targets"}
    assert moves.founded("Term", "minibridge", form=MatchForm.POINTS).options == {}
    assert moves.founded("Term", "contract", form=MatchForm.POINTS).options == {"scoring": "duplicate"}


def test_a_match_stops_when_it_is_decided() -> None:
    state = after(school(), (1, 2), (1, 2))
    assert state.matches[1, 2].over and state.matches[1, 2].winner == 1
    with pytest.raises(LeagueError, match="That match is decided: 2 to 0"):
        moves.deal_won(state, 2, 1)
    longer = after(school(deals=5), (1, 2), (1, 2), (2, 1), (2, 1))
    assert not longer.matches[1, 2].over
    assert moves.deal_won(longer, 2, 1).winner == 2


def test_the_table_counts_matches_and_then_deals() -> None:
    won = [(1, 2), (1, 2), (1, 3), (3, 1), (3, 1), (2, 3), (2, 3), (1, 4), (1, 4), (4, 2), (4, 2), (3, 4), (3, 4)]
    rows = league_table(after(school(), *won))
    assert [(row.entrant, row.won, row.lost, row.gained, row.given) for row in rows] == [
        (1, 2, 1, 5, 2),
        (3, 2, 1, 4, 3),
        (2, 1, 2, 2, 4),
        (4, 1, 2, 2, 4),
    ]
    assert [(row.place, row.shared) for row in rows] == [(1, False), (2, False), (3, True), (3, True)]


def test_a_cell_is_seen_from_whoever_reads_it() -> None:
    state = after(school(), (2, 1), (1, 2), (2, 1))
    mine, theirs = cell(state, 1, 2), cell(state, 2, 1)
    assert mine is not None and theirs is not None
    assert (mine.score, theirs.score) == ((1, 2), (2, 1)) and mine.winner == theirs.winner == 2


@given(st.integers(2, 12))
def test_everybody_meets_everybody_once_and_nobody_twice_in_a_week(number: int) -> None:
    weeks = fixtures(number)
    assert Counter(fixture for week in weeks for fixture in week) == Counter(combinations(range(1, number + 1), 2))
    assert all(len({each for fixture in week for each in fixture}) == 2 * len(week) for week in weeks)
    assert len(weeks) == number - 1 + number % 2


def test_who_withdraws_early_is_taken_out_and_late_leaves_the_results() -> None:
    early = after(school(), (1, 4), (1, 4))
    early = league_after(early, moves.withdrew(early, 4))
    assert [row.entrant for row in league_table(early)] == [1, 2, 3]
    assert league_table(early)[0].played == 0 and cell(early, 1, 4) is None
    late = after(school(), (1, 4), (1, 4), (4, 2), (4, 2))
    late = league_after(late, moves.withdrew(late, 4))
    rows = {row.entrant: row for row in league_table(late)}
    assert rows[4].won == 1 and rows[4].lost == 2
    assert rows[3].won == 1 and rows[3].gained == 0, "a match that was not played is won without a deal"
    with pytest.raises(LeagueError, match="Pair IV has withdrawn"):
        moves.deal_won(late, 4, 3)


@pytest.mark.parametrize("game", ["bridgewar", "abridged", "contract"])
def test_other_games_by_their_points(game: str) -> None:
    log: list[LeagueHappening] = [moves.founded("Cup", game, form=MatchForm.POINTS, deals=4)]
    log.append(moves.enrolled(SEASON.fold(log), ["A", "B", "C"]))
    log.append(moves.match_played(SEASON.fold(log), 2, 1, (110, 30)))
    log.append(moves.match_played(SEASON.fold(log), 1, 3, (55, 55)))
    log.append(moves.match_played(SEASON.fold(log), 2, 3, (40, 40), winner=3))
    rows = league_table(SEASON.fold(log))
    assert [(row.entrant, float(row.total)) for row in rows] == [(3, 1.5), (2, 1.0), (1, 0.5)]
    log.append(moves.match_played(SEASON.fold(log), 1, 2, (200, 0)))
    assert league_table(SEASON.fold(log))[0].entrant == 1, "a match that is entered again replaces the other"
    with pytest.raises(LeagueError, match="entered by their points"):
        moves.deal_won(SEASON.fold(log), 1, 2)


@pytest.mark.parametrize("score", [(3, 0), (1, 1), (2, 2), (0, 1), (2, -1)])
def test_what_is_no_result_of_three_deals(score: tuple[int, int]) -> None:
    with pytest.raises(LeagueError, match="is no result of a match of 3 deals"):
        moves.match_played(SEASON.fold(school()), 1, 2, score)


def test_what_cannot_be() -> None:
    state = SEASON.fold(school())
    with pytest.raises(LeagueError, match="odd number"):
        moves.founded("Term", "minibridge", deals=4)
    with pytest.raises(LeagueError, match="does not meet itself"):
        moves.deal_won(state, 1, 1)
    with pytest.raises(LeagueError, match="no entrant 9"):
        moves.deal_won(state, 1, 9)
    with pytest.raises(LeagueError, match="at least two"):
        moves.enrolled(state, ["Alone", " "])
    with pytest.raises(LeagueError, match="called “A”"):
        moves.enrolled(state, ["A", "B", "A"])
    with pytest.raises(LeagueError, match="has begun"):
        moves.enrolled(after(school(), (1, 2)), ["A", "B"])


def test_one_file_holds_a_league() -> None:
    log = school()
    state = after(log, (1, 2))
    log.append(moves.deal_won(state, 1, 2))
    assert LEAGUE_LOGS.read(LEAGUE_LOGS.write(tuple(log))) == tuple(log)
    assert league_csv(SEASON.fold(log)).splitlines()[1].startswith("1,1,Pair I,0,0,0,0,1,0")
    with pytest.raises(NotationError, match="no league"):
        LEAGUE_LOGS.read(b"{}")
    with pytest.raises(NotationError, match="version 9"):
        LEAGUE_LOGS.read(b'{"format": "kibitz-league", "version": 9, "log": []}')


def teams(form: MatchForm, deals: int, *boards: tuple[tuple[int, int], tuple[int, int]]) -> League:
    """Two teams after these boards, each by the points of North-South and East-West at both tables."""
    state = SEASON.fold([moves.founded("Teams", "contract", form=form, deals=deals, teams=True)])
    state = league_after(state, moves.enrolled(state, ["Owls", "Foxes"]))
    for number, (first, second) in enumerate(boards, 1):
        state = league_after(state, moves.board_matched(state, (1, 2), number, first, second))
    return state


def test_teams_compare_the_two_tables_of_a_board() -> None:
    """The first team sits North-South at the first table: 420 there and 50 of defence at the second are all theirs."""
    boards = ((420, 0), (0, 50)), ((0, 100), (140, 0)), ((90, 0), (90, 0))
    by_imps = teams(MatchForm.IMPS, 3, *boards).matches[1, 2]
    assert by_imps.boards == {1: (10, 0), 2: (0, 6), 3: (0, 0)}
    assert (by_imps.score, by_imps.over, by_imps.winner) == ((10, 6), True, 1)
    by_points = teams(MatchForm.POINTS, 4, *boards).matches[1, 2]
    assert (by_points.score, by_points.over, by_points.winner) == ((560, 330), False, None)
    by_boards = teams(MatchForm.BEST_OF, 3, *boards).matches[1, 2]
    assert (by_boards.score, by_boards.over, by_boards.winner) == ((1, 1), True, None), "drawn"


def test_teams_stop_when_the_boards_left_change_nothing() -> None:
    won = (100, 0), (0, 100)
    assert not teams(MatchForm.BEST_OF, 4, won, won).matches[1, 2].over, "two are left, and two would draw it"
    assert teams(MatchForm.BEST_OF, 4, won, won, won).matches[1, 2].winner == 1
    assert not teams(MatchForm.POINTS, 4, won, won, won).matches[1, 2].over


def test_what_is_not_for_teams_or_not_for_pairs() -> None:
    with pytest.raises(LeagueError, match="they are for teams"):
        moves.founded("Term", "contract", form=MatchForm.IMPS)
    with pytest.raises(LeagueError, match="games of four players"):
        moves.founded("Term", "minibridge-simple3", form=MatchForm.POINTS, teams=True)
    state = teams(MatchForm.BEST_OF, 4)
    with pytest.raises(LeagueError, match="as a whole"):
        moves.deal_won(state, 1, 2)
    assert moves.match_played(state, 2, 1, (2, 1)).score == (1, 2)
    with pytest.raises(LeagueError, match="3 to 2 is no result"):
        moves.match_played(state, 1, 2, (3, 2))
    log = state.founded, moves.board_matched(state, (1, 2), 1, (100, 0), (0, 0))
    assert LEAGUE_LOGS.read(LEAGUE_LOGS.write(log).decode()) == log
