"""The learner's picture: it says what the deals say, nothing before there are enough, and fits what was simulated."""

from __future__ import annotations

import random
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace

from kibitz.bots.levels import LEVELS
from kibitz.cards import Seat
from kibitz.coach.card_verdicts import Judgement, card_verdicts
from kibitz.coach.kinds import Kind
from kibitz.engine import State, act, view
from kibitz.games import game
from kibitz.games.registry import GAMES
from kibitz.learner.deal_seen import DealRole, DealSeen, seen_by
from kibitz.learner.points_curve import curve, curved
from kibitz.learner.portrait import (
    BLOCK,
    NO_LINE_YET,
    CostlyRole,
    Mastery,
    beside_the_curve,
    costliest,
    how_well,
    skills,
    themes,
    trends,
    weakest,
)
from kibitz.practice.puzzles import by_key
from kibitz.practice.role_puzzles import CardRole
from kibitz.sessions import begin, default_session, session
from tests.amounts import mostly_at_night
from tests.battery.variants import random_deal

SOON_JUDGED: Final = GAMES.keys() - {"minibridge", "contract"}
"""Where bots of few cards or fewer choices played; `minibridge-simple3` and `abridged` have declarer and dummy too."""


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


@pytest.mark.parametrize("name", mostly_at_night(GAMES, SOON_JUDGED))
def test_what_a_deal_says_of_its_players_adds_up(name: str) -> None:
    for seed in range(1):
        over = _played(name, seed)
        t = over.table
        seen = {seat: seen_by(over, seat) for seat in t.players}
        if t.contract is None:
            assert set(seen.values()) == {None}
            continue
        found = [each for each in seen.values() if each is not None]
        assert len(found) == len(t.players)
        # The spare hand of three players belongs to nobody unless declarer plays it.
        judged = [each for each in card_verdicts(over) if each.seat in t.people or each.seat is t.dummy]
        mistakes = [each for each in judged if each.verdict is Judgement.MISTAKE]
        assert sum(each.lost for each in found) == pytest.approx(sum(each.lost for each in mistakes))
        assert sum(each.choices - each.right for each in found) == len(mistakes)
        for each in found:
            assert sum(asked for asked, _ in each.kinds.values()) == each.choices
            assert sum(right for _, right in each.kinds.values()) == each.right
            assert sum(count for count, _ in each.mistakes.values()) == each.choices - each.right
            assert sum(tricks for _, tricks in each.mistakes.values()) == pytest.approx(each.lost, abs=0.02)
            assert (set(each.mistakes) <= {"declarer"}) == (each.role is DealRole.DECLARER or not each.mistakes)
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


def test_the_role_in_which_most_tricks_got_away_is_named_if_that_was_more_than_once() -> None:
    once = replace(_deal(DealRole.DEFENDER), mistakes={"third": (1, 2.0), "leader": (1, 0.5)})
    assert costliest([once, _deal()]) is None
    leads = replace(_deal(DealRole.PLAYER), game="bridgewar", mistakes={"leader": (1, 0.6)})
    assert costliest([once, leads]) == CostlyRole(CardRole.LEADER, "bridgewar"), "Twice on lead, once in third seat."
    assert costliest([once, leads, once]) == CostlyRole(CardRole.THIRD, "minibridge")


def test_deals_that_were_looked_at_before_roles_were_asked_are_still_read() -> None:
    kept = msgspec.to_builtins(_deal())
    del kept["mistakes"]
    assert msgspec.convert(kept, DealSeen) == _deal()


def test_a_line_begins_with_ten_deals_in_a_role() -> None:
    few = trends([_deal(lost=1) for _ in range(BLOCK - 1)])
    assert few[0].lost == () and few[0].said == NO_LINE_YET(deals=1)
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
    ("tricks", "said"),
    [
        ([2], "You have declared one deal. With so many points most win more tricks."),
        ([13], "You have declared one deal, and won as many tricks as most do with so many points, or more."),
        ([2, 1], "You have declared 2 deals. With so many points most win more tricks."),
        ([2, 13, 13], "In 2 of 3 deals you won as many tricks as most do with so many points, or more."),
    ],
)
def test_what_is_said_of_deals_beside_the_curve_is_a_sentence(tricks: list[int], said: str) -> None:
    assert str(beside_the_curve([_deal(tricks=each) for each in tricks])) == said


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


def test_progress_says_first_how_much_of_ten_is_right_now_and_at_first() -> None:
    weak = replace(_deal(kinds={"finesse": (5, 2)}), right=2)
    good = _deal(kinds={"finesse": (4, 4), "ruff": (1, 0)})
    assert how_well([]) is None
    assert str(how_well([weak])) == "So far 5 cards mattered, and you got 2 right."
    assert str(how_well([good, good])) == "When a card matters, you get 8 of 10 right."
    told = "When a card matters, you now get 8 of 10 right. At first it was 4."
    assert str(how_well([weak, weak, good, good])) == told
    assert weakest([weak, good]) is Kind.FINESSE
    assert weakest([good]) is None
