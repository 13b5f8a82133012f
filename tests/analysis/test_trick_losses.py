"""Where tricks went: what was lost adds up, and nobody who plays the solver's card loses anything."""

from __future__ import annotations

from random import Random

import pytest

from kibitz.analysis.solver import Position, solve_cards, table
from kibitz.analysis.trick_losses import course
from kibitz.bots import RandomBot, SimpleBot
from kibitz.bots.bot import Bot
from kibitz.cards import Deal, Seat
from kibitz.engine import View, start
from kibitz.engine import events as ev
from kibitz.engine.game import State, act, view
from kibitz.games import game


def played(name: str, seed: int, bot: Bot, *, perfect: bool = False) -> State:
    rules = game(name)
    state = start(rules, deal=Deal.from_number(Random(seed).randrange(10**28), rules.deck))
    while state.wait is not None:
        seat = next(iter(state.wait.turns))
        move = bot.choose(view(state, seat))
        if perfect and isinstance(move, ev.Played):
            move = _best(state, view(state, seat))
        state = act(state, seat, move)
    return state


def _best(state: State, seen: View) -> ev.Played:
    t = state.table
    assert t.strain is not None and t.turn is not None
    leader = t.trick[0].seat if t.trick else t.turn
    tricks = solve_cards(Position(t.hands, t.strain, leader, [play.card for play in t.trick]))
    return ev.Played(t.turn, max(tricks, key=lambda card: tricks[card]))


@pytest.mark.parametrize("bot", [RandomBot(Random(3)), SimpleBot(Random(3))])
@pytest.mark.parametrize("name", ["minibridge", "abridged"])
def test_what_each_trick_changed_is_what_was_given_away_in_it(name: str, bot: Bot) -> None:
    t = played(name, 11, bot).table
    went = course(t)
    declarer, contract = t.bargain
    assert went.prospects[0] == table(t.dealt)[declarer][contract.strain]
    assert went.prospects[-1] == t.won[declarer.side] and len(went.prospects) == len(t.tricks) + 1
    for number in range(1, len(went.prospects)):
        gained = sum(
            -loss.tricks if loss.seat.side is declarer.side else loss.tricks
            for loss in went.losses
            if loss.trick == number
        )
        assert went.prospects[number] - went.prospects[number - 1] == gained
    lost = dict.fromkeys(Seat, 0)
    for loss in went.losses:
        lost[declarer if loss.seat is t.dummy else loss.seat] += 1
    for loss in went.losses:
        assert loss.tricks > 0 and any(play.card is loss.card for play in t.tricks[loss.trick - 1].plays)
        assert loss.better in t.dealt[loss.seat]


def test_nobody_loses_a_trick_who_plays_the_solvers_card() -> None:
    went = course(played("minibridge", 5, SimpleBot(Random(1)), perfect=True).table)
    assert went.losses == () and len(set(went.prospects)) == 1


def test_a_deal_that_ended_early_is_followed_to_its_last_trick() -> None:
    state = played("bridgewar", 2, SimpleBot(Random(1)))
    assert len(state.table.tricks) < 13
    assert len(course(state.table).prospects) == len(state.table.tricks) + 1
    assert state.table.dealt[Seat.NORTH]
