"""Leagues: matches that stop when they are decided, the table with its totals, and who withdraws."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kibitz.cards import NotationError
from kibitz.club.league import league_decisions as decisions
from kibitz.club.league.league_decisions import LeagueError
from kibitz.club.league.league_file import LEAGUE_LOGS, league_csv
from kibitz.club.league.league_state import (
    LEAGUE_RESULTS,
    League,
    LeagueLine,
    MatchForm,
    TieBreaker,
    WalkedOver,
    fixtures,
    league_after,
)
from kibitz.club.league.standings import cell, counted, league_table, resting
from kibitz.club.printing.league_sheet import cell_text, ties


def school(number: int = 4, deals: int = 3) -> list[LeagueLine]:
    """Pairs of a school, who play the best of so many deals by the targets."""
    log: list[LeagueLine] = [decisions.founded("Autumn term", "minibridge", deals=deals)]
    log.append(
        decisions.enrolled(
            LEAGUE_RESULTS.fold(log), [f"Pair {each}" for each in ["I", "II", "III", "IV", "V", "VI", "VII"][:number]]
        )
    )
    return log


def after(log: list[LeagueLine], *won: tuple[int, int]) -> League:
    """The state after these deals, each with its winner and its loser."""
    state = LEAGUE_RESULTS.fold(log)
    for winner, loser in won:
        state = league_after(state, decisions.deal_won(state, winner, loser))
    return state


def test_minibridge_by_deals_is_played_by_the_targets() -> None:
    assert decisions.founded("Term", "minibridge").options == {"scoring": "targets"}
    assert decisions.founded("Term", "minibridge", form=MatchForm.POINTS).options == {}
    assert decisions.founded("Term", "contract", form=MatchForm.POINTS).options == {"scoring": "duplicate"}


def test_a_match_stops_when_it_is_decided() -> None:
    state = after(school(), (1, 2), (1, 2))
    assert state.matches[1, 2].over and state.matches[1, 2].winner == 1
    with pytest.raises(LeagueError, match="That match is decided: 2 to 0"):
        decisions.deal_won(state, 2, 1)
    longer = after(school(deals=5), (1, 2), (1, 2), (2, 1), (2, 1))
    assert not longer.matches[1, 2].over
    assert decisions.deal_won(longer, 2, 1).winner == 2


def test_the_table_counts_matches_and_then_deals() -> None:
    won = [(1, 2), (1, 2), (1, 3), (3, 1), (3, 1), (2, 3), (2, 3), (1, 4), (1, 4), (4, 2), (4, 2), (3, 4), (3, 4)]
    before = LEAGUE_RESULTS.fold([replace(after(school()).founded, ties=()), *school()[1:]])
    for winner, loser in won:
        before = league_after(before, decisions.deal_won(before, winner, loser))
    rows = league_table(before)
    assert [(row.entrant, row.won, row.lost, row.gained, row.given) for row in rows] == [
        (1, 2, 1, 5, 2),
        (3, 2, 1, 4, 3),
        (2, 1, 2, 2, 4),
        (4, 1, 2, 2, 4),
    ]
    assert [(row.place, row.shared) for row in rows] == [(1, False), (2, False), (3, True), (3, True)]
    between = league_table(after(school(), *won))
    assert [(row.entrant, row.place, row.shared) for row in between] == [
        (3, 1, False),  # who beat 1
        (1, 2, False),
        (4, 3, False),  # who beat 2
        (2, 4, False),
    ]


def test_a_cell_is_seen_from_whoever_reads_it() -> None:
    state = after(school(), (2, 1), (1, 2), (2, 1))
    mine, theirs = cell(counted(state), 1, 2), cell(counted(state), 2, 1)
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
    early = league_after(early, decisions.withdrew(early, 4))
    assert [row.entrant for row in league_table(early)] == [1, 2, 3]
    assert league_table(early)[0].played == 0 and cell(counted(early), 1, 4) is None
    late = after(school(), (1, 4), (1, 4), (4, 2), (4, 2))
    late = league_after(late, decisions.withdrew(late, 4))
    rows = {row.entrant: row for row in league_table(late)}
    assert rows[4].won == 1 and rows[4].lost == 2
    assert rows[3].won == 1 and rows[3].gained == 0, "a match that was not played is won without a deal"
    with pytest.raises(LeagueError, match="Pair IV has withdrawn"):
        decisions.deal_won(late, 4, 3)


@pytest.mark.parametrize("game", ["bridgewar", "abridged", "contract"])
def test_other_games_by_their_points(game: str) -> None:
    log: list[LeagueLine] = [decisions.founded("Cup", game, form=MatchForm.POINTS, deals=4)]
    log.append(decisions.enrolled(LEAGUE_RESULTS.fold(log), ["A", "B", "C"]))
    log.append(decisions.match_played(LEAGUE_RESULTS.fold(log), 2, 1, (110, 30)))
    log.append(decisions.match_played(LEAGUE_RESULTS.fold(log), 1, 3, (55, 55)))
    log.append(decisions.match_played(LEAGUE_RESULTS.fold(log), 2, 3, (40, 40), winner=3))
    rows = league_table(LEAGUE_RESULTS.fold(log))
    assert [(row.entrant, float(row.total)) for row in rows] == [(3, 1.5), (2, 1.0), (1, 0.5)]
    log.append(decisions.match_played(LEAGUE_RESULTS.fold(log), 1, 2, (200, 0)))
    assert league_table(LEAGUE_RESULTS.fold(log))[0].entrant == 1, "a match that is entered again replaces the other"
    with pytest.raises(LeagueError, match="entered by their points"):
        decisions.deal_won(LEAGUE_RESULTS.fold(log), 1, 2)


@pytest.mark.parametrize("score", [(3, 0), (1, 1), (2, 2), (0, 1), (2, -1)])
def test_what_is_no_result_of_three_deals(score: tuple[int, int]) -> None:
    with pytest.raises(LeagueError, match="is no result of a match of 3 deals"):
        decisions.match_played(LEAGUE_RESULTS.fold(school()), 1, 2, score)


def test_what_cannot_be() -> None:
    state = LEAGUE_RESULTS.fold(school())
    with pytest.raises(LeagueError, match="odd number"):
        decisions.founded("Term", "minibridge", deals=4)
    with pytest.raises(LeagueError, match="does not meet itself"):
        decisions.deal_won(state, 1, 1)
    with pytest.raises(LeagueError, match="no entrant 9"):
        decisions.deal_won(state, 1, 9)
    with pytest.raises(LeagueError, match="at least two"):
        decisions.enrolled(state, ["Alone", " "])
    with pytest.raises(LeagueError, match="called “A”"):
        decisions.enrolled(state, ["A", "B", "A"])
    with pytest.raises(LeagueError, match="has begun"):
        decisions.enrolled(after(school(), (1, 2)), ["A", "B"])


def test_one_file_holds_a_league() -> None:
    log = school()
    state = after(log, (1, 2))
    log.append(decisions.deal_won(state, 1, 2))
    assert LEAGUE_LOGS.read(LEAGUE_LOGS.write(tuple(log))) == tuple(log)
    assert league_csv(LEAGUE_RESULTS.fold(log)).splitlines()[1].startswith("1,1,Pair I,0,0,0,0,1,0")
    with pytest.raises(NotationError, match="no league"):
        LEAGUE_LOGS.read(b"{}")
    with pytest.raises(NotationError, match="version 9"):
        LEAGUE_LOGS.read(b'{"format": "kibitz-league", "version": 9, "log": []}')


def teams(form: MatchForm, deals: int, *boards: tuple[tuple[int, int], tuple[int, int]]) -> League:
    """Two teams after these boards, each by the points of North-South and East-West at both tables."""
    state = LEAGUE_RESULTS.fold([decisions.founded("Teams", "contract", form=form, deals=deals, teams=True)])
    state = league_after(state, decisions.enrolled(state, ["Owls", "Foxes"]))
    for number, (first, second) in enumerate(boards, 1):
        state = league_after(state, decisions.board_matched(state, (1, 2), number, first, second))
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
        decisions.founded("Term", "contract", form=MatchForm.IMPS)
    with pytest.raises(LeagueError, match="games of four players"):
        decisions.founded("Term", "minibridge-simple3", form=MatchForm.POINTS, teams=True)
    state = teams(MatchForm.BEST_OF, 4)
    with pytest.raises(LeagueError, match="as a whole"):
        decisions.deal_won(state, 1, 2)
    assert decisions.match_played(state, 2, 1, (2, 1)).score == (1, 2)
    with pytest.raises(LeagueError, match="3 to 2 is no result"):
        decisions.match_played(state, 1, 2, (3, 2))
    log = state.founded, decisions.board_matched(state, (1, 2), 1, (100, 0), (0, 0))
    assert LEAGUE_LOGS.read(LEAGUE_LOGS.write(log).decode()) == log


ORDERS = [order for length in range(1, 5) for order in permutations(TieBreaker, length)]


@st.composite
def seasons(draw: st.DrawFn) -> League:
    """Small numbers, so that many are level; some matches are not played and some somebody did not come to."""
    number = draw(st.integers(2, 6))
    founded = decisions.founded("Cup", "abridged", form=MatchForm.POINTS, ties=draw(st.sampled_from(ORDERS)))
    state = LEAGUE_RESULTS.fold([founded])
    state = league_after(state, decisions.enrolled(state, [f"Pair {each}" for each in range(number)]))
    for one, other in combinations(range(1, number + 1), 2):
        came = draw(st.sampled_from([(), (), (one, other), (one, other), (one, other), (one, other), (one,), (other,)]))
        first, second = draw(st.tuples(st.integers(0, 2), st.integers(0, 2)))
        if len(came) == 2:
            state = league_after(state, decisions.match_played(state, one, other, (first, second)))
        elif draw(st.booleans()):
            missing = tuple({one, other} - set(came))
            score = (first if one in came else 0, first if other in came else 0)
            state = league_after(state, decisions.walked_over(state, one, other, missing, score))
    return state


@given(seasons())
def test_every_order_of_ties_is_what_comparing_two_by_two_says(state: League) -> None:
    """Worked out again line by line from the log's own results, without the table's way of parting groups."""
    everybody = range(1, len(state.names) + 1)

    def result(one: int, other: int) -> float | None:
        match = state.matches.get((min(one, other), max(one, other)))
        if match is None:
            return None
        ours, theirs = match.score if one < other else match.score[::-1]
        if match.absent:
            return 0.0 if one in match.absent else 1.0
        return 0.5 if ours == theirs else float(ours > theirs)

    def points(one: int) -> tuple[int, int]:
        scores = [
            each.score if pair[0] == one else each.score[::-1] for pair, each in state.matches.items() if one in pair
        ]
        return sum(ours for ours, _ in scores), sum(theirs for _, theirs in scores)

    def total(one: int, others: list[int]) -> float:
        return sum(result(one, other) or 0.0 for other in others if other != one)

    keys: dict[int, tuple[float, ...]] = {one: (total(one, list(everybody)),) for one in everybody}
    for tie in state.founded.ties:
        longer = {}
        for one in everybody:
            level = [other for other in everybody if keys[other] == keys[one]]
            worth: float
            if tie is TieBreaker.BETWEEN:
                have_met = all(result(*pair) is not None for pair in combinations(level, 2))
                worth = total(one, level) if have_met else 0.0
            elif tie is TieBreaker.WON:
                worth = sum(result(one, other) == 1.0 for other in everybody if other != one)
            else:
                ours, theirs = points(one)
                worth = ours if tie is TieBreaker.GAINED else ours - theirs
            longer[one] = (*keys[one], worth)
        keys = longer
    expected = {
        one: (1 + sum(keys[other] > keys[one] for other in everybody), list(keys.values()).count(keys[one]) > 1)
        for one in everybody
    }
    table = league_table(state)
    assert {row.entrant: (row.place, row.shared) for row in table} == expected
    assert [row.place for row in table] == sorted(row.place for row in table)
    assert sum(row.gained for row in table) == sum(row.given for row in table)
    assert all(row.played == row.won + row.drawn + row.lost for row in table)
    assert sum(row.walkovers for row in table) == 2 * sum(bool(match.absent) for match in state.matches.values())


def test_the_rule_for_ties_is_said_in_its_order() -> None:
    state = LEAGUE_RESULTS.fold([decisions.founded("Cup", "abridged", form=MatchForm.POINTS)])
    said = str(ties(state))
    assert said.index("matches between them") < said.index("less what the others had") < said.index("won outright")
    alone = LEAGUE_RESULTS.fold([decisions.founded("Cup", "minibridge", ties=[TieBreaker.GAINED])])
    assert "First deals won in all matches. Those still level share" in str(ties(alone))
    with pytest.raises(LeagueError, match="names something twice"):
        decisions.founded("Cup", "minibridge", ties=[TieBreaker.WON, TieBreaker.WON])


def test_who_does_not_come_has_lost_and_the_table_says_so() -> None:
    state = LEAGUE_RESULTS.fold(school())
    line = decisions.walked_over(state, 4, 1, [1])
    assert line == WalkedOver(fixture=(1, 4), absent=(1,), score=(0, 2)), "as many deals as win a match"
    state = league_after(state, line)
    neither = decisions.walked_over(state, 2, 3, [2, 3])
    state = league_after(state, neither)
    rows = {row.entrant: row for row in league_table(state)}
    assert (rows[4].won, rows[4].gained, rows[1].lost, rows[1].walkovers) == (1, 2, 1, 1)
    assert [(rows[each].lost, rows[each].drawn) for each in (2, 3)] == [(1, 0), (1, 0)], "both have lost"
    assert [cell_text(counted(state), one, other) for one, other in ((4, 1), (1, 4), (2, 3))] == ["2–0*", "0–2*", "–*"]
    assert league_csv(state).splitlines()[1] == "1,4,Pair IV,1,1,0,0,2,0,1"
    with pytest.raises(LeagueError, match="is decided"):
        decisions.deal_won(state, 1, 4)
    state = league_after(state, decisions.match_played(state, 1, 4, (2, 1)))
    assert (state.matches[1, 4].winner, state.matches[1, 4].absent) == (1, ()), "they have played after all"


@pytest.mark.parametrize(
    ("absent", "score"),
    [((), (2, 0)), ((1,), (2, 0)), ((2,), (3, 0)), ((2,), (2, -1)), ((1, 2), (1, 0)), ((3,), (2, 0))],
)
def test_what_cannot_be_given_for_a_match_that_somebody_did_not_come_to(
    absent: tuple[int, ...], score: tuple[int, int]
) -> None:
    with pytest.raises(LeagueError, match="cannot be given"):
        decisions.walked_over(LEAGUE_RESULTS.fold(school()), 1, 2, absent, score)


def test_matches_that_were_not_played_do_not_keep_who_withdraws_in_the_table() -> None:
    state = LEAGUE_RESULTS.fold(school())
    for other in (1, 2, 3):
        state = league_after(state, decisions.walked_over(state, other, 4, [4]))
    state = league_after(state, decisions.withdrew(state, 4))
    assert [row.entrant for row in league_table(state)] == [1, 2, 3]


@given(st.integers(2, 9), st.integers(0, 3))
def test_everybody_still_in_plays_or_rests_in_each_week(number: int, gone: int) -> None:
    state = LEAGUE_RESULTS.fold([decisions.founded("Cup", "minibridge")])
    state = league_after(state, decisions.enrolled(state, [str(each) for each in range(number)]))
    for entrant in range(1, min(gone, number - 1) + 1):
        state = league_after(state, decisions.withdrew(state, entrant))
    left = set(range(1, number + 1)) - state.withdrawn
    for week in state.weeks:
        playing = [each for fixture in week if left.issuperset(fixture) for each in fixture]
        assert sorted([*playing, *resting(state, week, counted(state))]) == sorted(left)


def test_weeks_have_days() -> None:
    state = LEAGUE_RESULTS.fold(school())
    state = league_after(state, decisions.dated(state, ["2026-11-24", ""]))
    assert [state.day(week) for week in (1, 2, 3)] == ["2026-11-24", "", ""]
    for wrong in ("24.11.2026", "2026-02-30", "20261124"):
        with pytest.raises(LeagueError, match=f"“{wrong}” is no date"):
            decisions.dated(state, [wrong])
    with pytest.raises(LeagueError, match="has 3 weeks"):
        decisions.dated(state, ["2026-11-24"] * 4)


def test_days_and_walkovers_stand_in_the_file() -> None:
    state = LEAGUE_RESULTS.fold(school())
    log = (state.founded, decisions.dated(state, ["2026-11-24"]), decisions.walked_over(state, 1, 2, [2]))
    assert LEAGUE_LOGS.read(LEAGUE_LOGS.write(log)) == log
