"""Which puzzle comes next, what an answer changes, and the deal of the day."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from kibitz.cards import COLOURS, FRENCH, Seat
from kibitz.practice.daily import deal_of_the_day, ranking
from kibitz.practice.glicko import Rating
from kibitz.practice.picking import Puzzler, after_answer, first_rating, next_puzzle, wanted
from kibitz.practice.puzzles import shipped


def test_the_next_puzzle_is_near_the_players_strength() -> None:
    for strength in (900.0, 1300.0, 1800.0):
        puzzler = Puzzler(Rating(strength), tried=9)
        found = next_puzzle(shipped(), {}, puzzler, (), Random(1))
        assert found is not None
        nearer = [each for each in shipped() if abs(each.rating - strength) < abs(found.rating - strength)]
        assert len(nearer) < 6


def test_a_puzzle_that_has_proved_harder_is_taken_as_such() -> None:
    one, other = shipped()[:2]
    ratings = {one.key: Rating(2400.0), other.key: Rating(1210.0)}
    chosen = {next_puzzle(shipped(), ratings, Puzzler(), (), Random(seed)) == one for seed in range(30)}
    assert chosen == {False}


def test_all_answered_any_comes_again_but_the_last() -> None:
    few = shipped()[:2]
    again = next_puzzle(few, {}, Puzzler(), {each.key for each in few}, Random(1), few[0].key)
    assert again == few[1]
    assert next_puzzle((), {}, Puzzler(), (), Random(1)) is None


def test_a_streak_ends_and_the_best_stays() -> None:
    puzzler, puzzle = Puzzler(), first_rating(shipped()[0])
    for is_right in (True, True, False, True):
        puzzler, puzzle = after_answer(puzzler, puzzle, is_right=is_right)
    assert (puzzler.tried, puzzler.solved, puzzler.streak, puzzler.best) == (4, 3, 1, 2)
    assert 45 <= puzzler.rating.deviation < 250


def test_only_what_is_asked_for() -> None:
    found = wanted(shipped(), "bridgewar", "trumps", None)
    assert {(each.game, str(each.asks)) for each in found} == {("heroes", "trumps")}
    assert wanted(shipped(), "chess", None, None) == []


def test_each_day_and_game_has_a_deal_of_its_own_in_which_south_is_strongest() -> None:
    days = [date(2026, 12, 24) + timedelta(days=number) for number in range(10)]
    deals = [deal_of_the_day(day, name, FRENCH) for day in days for name in ("bridgewar", "contract")]
    assert len({deal.code for deal in deals}) == len(deals)
    for deal in (*deals, deal_of_the_day(days[0], "abridged", COLOURS)):
        south, north = deal[Seat.SOUTH].points, deal[Seat.NORTH].points
        assert south > north
        assert south + north > 20


def test_equal_scores_share_a_place() -> None:
    found = ranking(90, [120, 90, 90, -50, 90])
    assert (found.place, found.among) == (2, 5)
    assert found.scores == ((120, 1), (90, 3), (-50, 1))


def test_the_first_puzzle_is_easy_and_a_miss_costs_little() -> None:
    found = next_puzzle(shipped(), {}, Puzzler(), (), Random(1))
    assert found is not None and found.rating < Puzzler().rating.strength - 100
    after, _ = after_answer(Puzzler(), Rating(1200.0, 200.0), is_right=False)
    assert -20 <= after.rating.strength - Puzzler().rating.strength < 0
    known = Puzzler(Rating(1400.0, 50.0), tried=80)
    fallen, _ = after_answer(known, Rating(1400.0, 60.0), is_right=False)
    risen, _ = after_answer(known, Rating(1400.0, 60.0), is_right=True)
    assert fallen.rating.strength + risen.rating.strength == pytest.approx(2800.0), "Nothing is given away later on."
