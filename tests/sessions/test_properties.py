"""What holds for every session, whatever the deals bring."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.cards import FRENCH, Seat, Side
from kibitz.engine import Game
from kibitz.engine.events import Entry, ThrownIn
from kibitz.games import game
from kibitz.scoring import abridged, duplicate, minibridge, rubber
from kibitz.sessions import Board, Result, RowKind, Session, default_session, labels, result, session
from tests.sessions.playing import as_entries, deals, made_up, next_board, opened, said, to_the_end

NAMES = ("Ann", "Bob", "Cal", "Dot")
CONTRACT, DUPLICATE, MINIBRIDGE = game("contract"), game("contract", {"scoring": "duplicate"}), game("minibridge")

Outcome = Callable[[Board], Result]
sides = st.sampled_from(Side)
tricks = st.integers(0, 13)
strains = st.sampled_from(FRENCH.strains)
bids = st.tuples(strains, st.integers(1, 7), st.sampled_from(list(rubber.FACTOR)))


def again(board: Board) -> Result:
    return made_up(board, thrown_in=ThrownIn(True, "20-20"))


def passed(board: Board) -> Result:
    return made_up(board, thrown_in=ThrownIn(False, "passed out"))


@st.composite
def rubber_deals(draw: st.DrawFn) -> Outcome:
    if draw(st.integers(0, 9)) == 0:
        return passed
    side, (strain, level, doubling), won, honoured = draw(st.tuples(sides, bids, tricks, st.none() | sides))
    level = min(level, max(1, won - 6)) if draw(st.booleans()) else level  # half of the contracts that can are made
    honours = [Entry(honoured, 100, "honours")] if honoured else []

    def outcome(board: Board) -> Result:
        lines = rubber.score(strain, level, doubling, won, vulnerable=side in board.vulnerable)
        return made_up(board, *as_entries(side, lines), *honours)

    return outcome


@st.composite
def duplicate_deals(draw: st.DrawFn) -> Outcome:
    if draw(st.integers(0, 9)) == 0:
        return passed
    side, bid, won = draw(st.tuples(sides, bids, tricks))
    return lambda board: made_up(
        board, *as_entries(side, duplicate.score(*bid, won, vulnerable=side in board.vulnerable))
    )


@st.composite
def minibridge_deals(draw: st.DrawFn) -> Outcome:
    if draw(st.integers(0, 9)) == 0:
        return again
    side, strain, won, terms = draw(
        st.tuples(sides, strains, tricks, st.sampled_from(["part-score", "game", "tricks"]))
    )
    lines = minibridge.score(terms, strain, minibridge.goal(terms, strain), won)
    return lambda board: made_up(board, *as_entries(side, lines))


@st.composite
def abridged_hands(draw: st.DrawFn) -> Outcome:
    side, declared, won = draw(st.tuples(sides, st.sampled_from(list(abridged.GOAL)), tricks))
    return lambda board: made_up(board, *as_entries(side, abridged.score(declared, won)))


def small_club(board: Board) -> Result:
    """The smallest step towards the end of a rubber: one club, made by the dealer's side."""
    return made_up(board, Entry(board.dealer.side, 20, "tricks", below=True))


def ninety(board: Board) -> Result:
    return made_up(board, Entry(board.dealer.side, 90, "tricks"))


class Case(NamedTuple):
    """A session, what its deals may bring, and what brings it on when those are used up; `most` deals can count."""

    session: Session
    outcomes: st.SearchStrategy[Outcome]
    onward: Outcome
    most: int


CASES = {
    "match of 7": Case(session("match", {"deals": 7}, MINIBRIDGE), minibridge_deals(), ninety, 7),
    "race": Case(session("match", {"target": 300}, MINIBRIDGE), minibridge_deals(), ninety, 20 + 2 * 4),
    "duplicate": Case(session("match", {"deals": 20}, DUPLICATE), duplicate_deals(), ninety, 20),
    "game": Case(session("abridged-game", {}, game("abridged")), abridged_hands(), ninety, 4),
    "night": Case(session("abridged-night", {}, game("abridged")), abridged_hands(), ninety, 12),
    "pivot": Case(session("abridged-pivot", {}, game("abridged")), abridged_hands(), ninety, 12),
    # Four times 20 for each side and one more make a game, and there are three at most.
    "rubber": Case(session("rubber", {}, CONTRACT), rubber_deals(), small_club, 20 + 3 * 9),
    "laws": Case(session("rubber", {}, game("contract", {"rules": "laws"})), rubber_deals(), small_club, 20 + 3 * 9),
    "chicago": Case(session("chicago", {}, CONTRACT), rubber_deals(), small_club, 20 + 4),
}
each_case = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


def play(case: Case, data: st.DataObject) -> list[Result]:
    """All the deals of a session: up to twenty that bring anything, then such as lead on."""
    anything = data.draw(st.lists(case.outcomes, max_size=20))
    results: list[Result] = []
    while (board := case.session.next_board(results)) is not None:
        outcome = anything[len(results)] if len(results) < len(anything) else case.onward
        results.append(outcome(board))
        assert len(results) <= 20 + case.most, "The session does not end."
    return results


def sheet_totals(case: Case, results: list[Result], *, stop: bool) -> tuple[int, ...]:
    """Each player's total as the sheets have it, after adding up the column to see that it is right."""
    sheets = case.session.sheets(results, NAMES, stop=stop)
    if len(sheets) == 4:  # one for each player: the own column counts
        columns = [(sheet, 0) for sheet in sheets]
    else:
        columns = [(sheets[0], player % 2) for player in range(4)]
    found = []
    for sheet, column in columns:
        plain = [row.cells[column] for row in sheet.rows if row.kind is not RowKind.TOTAL]
        added = sum(cell for cell in plain if isinstance(cell, int))
        written = sheet.rows[-1].cells[column]
        assert written == added or (written is None and not results)
        found.append(added)
    return tuple(found)


@each_case
@settings(max_examples=25)
@given(data=st.data())
def test_sessions_end_and_their_sheets_agree_with_their_standings(case: Case, data: st.DataObject) -> None:
    results = play(case, data)
    for played in {0, len(results) // 2, len(results)}:
        so_far = results[:played]
        for stop in (False, True):
            standing = case.session.standing(so_far, stop=stop)
            assert standing.totals == sheet_totals(case, so_far, stop=stop)
            assert standing.finished == (case.session.next_board(so_far, stop=stop) is None)
            assert standing.finished == bool(standing.winners) == (stop or played == len(results))
            best = max(standing.totals)
            assert all(standing.totals[player] == best for player in standing.winners)
            assert said(standing, NAMES).endswith(".") and str(best) in said(standing, NAMES)


BONUSES = {each.say for each in (labels.RUBBER_BONUS, labels.CHICAGO_GAME, labels.LAST_PART_SCORE_LINE)}


@each_case
@settings(max_examples=25)
@given(data=st.data())
def test_totals_are_the_sums_of_the_entries_and_of_named_bonuses(case: Case, data: st.DataObject) -> None:
    results = play(case, data)
    earned = [0, 0, 0, 0]
    for each in results:
        for seat, player in each.board.seats.items():
            earned[player] += sum(entry.points for entry in each.entries if entry.side is seat.side)
    bonuses = [0, 0, 0, 0]
    for sheet in case.session.sheets(results, NAMES):
        for row in sheet.rows:
            if row.label is not None and row.label.say in BONUSES:
                for player in range(4):
                    bonus = row.cells[player % 2]
                    bonuses[player] += bonus if isinstance(bonus, int) else 0
    expected = tuple(points + bonus for points, bonus in zip(earned, bonuses, strict=True))
    assert case.session.standing(results).totals == expected


@each_case
@settings(max_examples=25)
@given(data=st.data())
def test_the_deal_moves_clockwise_unless_it_is_dealt_again(case: Case, data: st.DataObject) -> None:
    results = play(case, data)
    assert results[0].board.dealer is Seat.NORTH
    for one, two in pairwise(results):
        kept = one.thrown_in is not None and (one.thrown_in.same_dealer or case is CASES["chicago"])
        assert two.board.dealer is (one.board.dealer if kept else one.board.dealer.left)
        assert two.board.number == one.board.number + (not kept)


@each_case
@settings(max_examples=10)
@given(data=st.data())
def test_no_deal_begins_after_time_is_called(case: Case, data: st.DataObject) -> None:
    results = play(case, data)
    assert all(case.session.next_board(results[:played], stop=True) is None for played in range(len(results) + 1))


@settings(max_examples=25)
@given(data=st.data())
def test_rubber_vulnerability_follows_the_games_on_the_sheet(data: st.DataObject) -> None:
    case = CASES["rubber"]
    results = play(case, data)
    for played, each in enumerate(results):
        (sheet,) = case.session.sheets(results[:played], NAMES)
        line = next(at for at, row in enumerate(sheet.rows) if row.ruled)
        closing = [row.cells for row in sheet.rows[line + 1 :] if row.ruled]
        winners = {Side.NS if we is not None else Side.EW for we, _ in closing}
        assert set(each.board.vulnerable) == winners


PLAYED: dict[str, Game] = {
    name: game(name) for name in ("bridgewar", "heroes", "battles", "extreme", "minibridge", "minibridge-simple3")
}


@pytest.mark.parametrize("rules", PLAYED.values(), ids=PLAYED)
@settings(max_examples=3)
@given(seed=st.integers(0, 2**32))
def test_default_sessions_played_to_the_end(rules: Game, seed: int) -> None:
    """The same of deals that were really played, in the games where a contract follows from the cards."""
    chosen = session(default_session(rules), {}, rules)
    names = NAMES[: 3 if rules.spare_opposite_dealer else 4]
    terms = {"heroes": "hero", "minibridge": "part-score", "minibridge-simple3": "part-score"}.get(
        rules.name, "skirmish"
    )
    results: list[Result] = []
    for deal in deals(rules, seed):
        if chosen.next_board(results) is None:
            break
        board = next_board(chosen, results)
        state = opened(rules, board, deal)
        end = state if state.over else to_the_end(state, 8, terms, FRENCH.suits[0])
        if end is not None:
            results.append(result(board, end))
    standing = chosen.standing(results)
    (sheet,) = chosen.sheets(results, names)
    assert standing.finished and len(standing.totals) == len(names)
    columns = [sheet.rows[-1].cells[player % len(sheet.columns)] for player in range(len(names))]
    assert list(standing.totals) == columns
