"""The learner's picture: it says what the deals say, nothing before there are enough, and fits what was simulated."""

from __future__ import annotations

import random

import pytest

from kibitz.analysis.trick_losses import course
from kibitz.bots.levels import LEVELS
from kibitz.cards import Seat
from kibitz.engine import State, act, view
from kibitz.games import game
from kibitz.games.registry import GAMES
from kibitz.learner.deal_seen import DealRole, DealSeen, seen_by
from kibitz.learner.points_curve import curve, curved
from kibitz.learner.portrait import BLOCK, Mastery, beside_the_curve, skills, themes, trends
from kibitz.practice.puzzles import by_key
from kibitz.sessions import begin, default_session, session
from tests.battery.variants import random_deal


def _played(name: str, seed: int) -> State:
    rules, rng = game(name), random.Random(f"{name} {seed}")
    board = session(default_session(rules), {}, rules).next_board([])
    assert board is not None
    state = begin(rules, board, deal=random_deal(rules, rng))
    bot = LEVELS["beginner"](seed)
    while not state.over:
        seat = next(iter(state.turns))
        state = act(state, seat, bot.decide(view(state, seat)).move)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_what_a_deal_says_of_its_players_adds_up(name: str) -> None:
    for seed in range(4):
        over = _played(name, seed)
        t = over.table
        seen = {seat: seen_by(over, seat) for seat in t.players}
        if t.contract is None:
            assert set(seen.values()) == {None}
            continue
        found = [each for each in seen.values() if each is not None]
        assert len(found) == len(t.players)
        went = course(t)
        # The spare hand of three players belongs to nobody unless declarer plays it.
        ours = [loss for loss in went.losses if loss.seat in t.people or loss.seat is t.dummy]
        assert sum(each.lost for each in found) == sum(loss.tricks for loss in ours)
        assert sum(each.choices - each.right for each in found) == len(ours)
        for each in found:
            assert sum(asked for asked, _ in each.kinds.values()) == each.choices
            assert sum(right for _, right in each.kinds.values()) == each.right
        roles = [each.role for each in found]
        assert roles.count(DealRole.DECLARER) == (t.declarer is not None)
        assert all(each.choices == 0 for each in found if each.role is DealRole.DUMMY)


def _deal(role: DealRole = DealRole.DECLARER, lost: int = 0, **fields: object) -> DealSeen:
    kinds = fields.get("kinds", {})
    assert isinstance(kinds, dict)
    tricks = fields.get("tricks", 9)
    assert isinstance(tricks, int) or tricks is None
    return DealSeen("minibridge", role, 13, 25, tricks, 5, 4, lost, kinds)


def test_skills_are_named_after_they_have_been_seen_often_enough() -> None:
    finesse = [_deal(kinds={"finesse": (1, 1), "ruff": (2, 0)}) for _ in range(4)]
    found = {str(skill.name): skill for skill in skills(finesse)}
    assert (found["a finesse"].mastery, found["a ruff"].mastery) == (Mastery.GROWING, Mastery.GROWING)
    assert [skill.seen for skill in skills(finesse)] == [8, 4], "What was seen most comes first."
    assert skills([*finesse, *finesse])[1].mastery is Mastery.MASTERED
    assert skills(finesse[:1])[1].mastery is Mastery.NEW


def test_a_line_begins_with_ten_deals_in_a_role() -> None:
    few = trends([_deal(lost=1) for _ in range(BLOCK - 1)])
    assert few[0].lost == () and str(few[0].said).startswith("1 deal to go")
    deals = [_deal(lost=3) for _ in range(BLOCK)] + [_deal(lost=1) for _ in range(BLOCK)]
    (line,) = trends(deals)
    assert line.lost == (3.0, 1.0)
    assert line.said.values == {"first": 3.0, "last": 1.0}
    assert [each.role for each in trends([*deals, _deal(DealRole.DUMMY), _deal(DealRole.DEFENDER)])] == [
        "declarer",
        "defender",
    ]


def test_deals_are_set_beside_those_that_were_simulated() -> None:
    assert "No deal yet" in str(beside_the_curve([_deal(DealRole.DEFENDER), _deal(tricks=None)]))
    said = beside_the_curve([_deal(tricks=13), _deal(tricks=2)])
    assert said.values == {"usual": 1, "deals": 2}


@pytest.mark.parametrize(
    "name", ["minibridge", "minibridge-simple3", "minibridge-normal3", "extreme", "abridged", "contract"]
)
def test_more_points_win_more_tricks(name: str) -> None:
    found = curve(name)
    assert sum(each.deals for each in found) > 1000
    assert all(0 <= each.low <= each.mean <= each.high <= 13 for each in found)
    assert found[-1].mean > found[0].mean + 1
    assert [each.points for each in found] == sorted({each.points for each in found})


def test_a_curve_keeps_eight_deals_of_ten_between_its_borders() -> None:
    (point,) = curved({25: [3, *[8] * 10, *[9] * 10, *[10] * 10, 13], 30: [10]})
    assert (point.points, point.deals, point.low, point.high) == (25, 32, 8, 10)


def test_puzzles_count_by_theme_and_those_that_are_gone_do_not() -> None:
    some = list(by_key().values())[:6]
    found = themes(by_key(), {**{each.key: True for each in some}, "gone": False})
    assert sum(each.seen for each in found) == sum(each.right for each in found) == 6


def test_nobody_is_seen_in_a_deal_that_all_passed() -> None:
    rules = game("contract")
    board = session(default_session(rules), {}, rules).next_board([])
    assert board is not None
    state = begin(rules, board, deal=random_deal(rules, random.Random(1)))
    while not state.over:
        seat = next(iter(state.turns))
        state = act(state, seat, state.moves(seat)[0])
    assert all(seen_by(state, seat) is None for seat in Seat)
