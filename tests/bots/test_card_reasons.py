"""The reason for a card is true: of the cards as they lie, and of the numbers that were worked out."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kibitz.bots.card_reasons import in_words
from kibitz.bots.decision import CARD, Alternative, Maxim, Why
from kibitz.bots.maxims.learner import SimpleBot
from kibitz.cards import Card, Deal, Side, card
from kibitz.engine import State, act, start, view
from kibitz.engine import events as ev
from kibitz.engine.table import winner
from kibitz.games import game


def test_a_maxim_says_what_the_card_does() -> None:
    """Checked against all four hands, which the player does not see."""
    met: Counter[Maxim] = Counter()
    for seed in range(40):
        rng = Random(seed)
        rules = game(rng.choice(("minibridge", "bridgewar", "contract")))
        state = start(rules, deal=Deal.from_number(rng.randrange(10**28)))
        bot = SimpleBot(rng)
        while state.wait is not None:
            seat = next(iter(state.wait.turns))
            decision = bot.decide(view(state, seat))
            if isinstance(decision.move, ev.Played) and decision.why.maxim is not None:
                _check(state, decision.move, decision.why.maxim)
                met[decision.why.maxim] += 1
            state = act(state, seat, decision.move)
    wanted = {Maxim.FINESSE, Maxim.TAKES, Maxim.SECOND_HAND, Maxim.THIRD_HAND, Maxim.LAST_HAND, Maxim.DRAW_TRUMPS}
    assert all(met[each] for each in wanted), met


def _check(state: State, move: ev.Played, maxim: Maxim) -> None:
    t, side = state.table, move.seat.side
    higher = [
        each for seat in side.other.seats for each in t.hands[seat].of(move.card.suit) if each.rank > move.card.rank
    ]
    wins = bool(t.trick) and winner((*t.trick, move), t.strain) is move.seat
    match maxim:
        case Maxim.FINESSE:
            assert wins and len(higher) == 1 and len(t.trick) == 2
        case Maxim.TAKES:
            assert wins and not higher
        case Maxim.SECOND_HAND:
            assert len(t.trick) == 1 and not wins
        case Maxim.THIRD_HAND:
            assert len(t.trick) == 2 and wins
        case Maxim.LAST_HAND:
            lower = [each for each in _legal(state, move) if each.rank < move.card.rank]
            assert wins and not any(
                winner((*t.trick, ev.Played(move.seat, each)), t.strain) is move.seat for each in lower
            )
        case Maxim.PARTNER_WINS:
            assert _winning_side(state) is side and not wins
        case Maxim.RUFF:
            assert wins and _winning_side(state) is not side
        case Maxim.RUFF_TO_BE_SURE:
            assert wins and _winning_side(state) is side and len(t.trick) < 3
        case Maxim.LETS_GO | Maxim.CANNOT_WIN:
            assert _winning_side(state) is not side and not wins
        case Maxim.COVER:
            assert len(t.trick) == 1 and wins and min(move.card.rank, t.trick[0].card.rank) >= 11
        case Maxim.DRAW_TRUMPS:
            assert any(t.hands[seat].length(move.card.suit) for seat in side.other.seats)
        case _:
            pass


def _legal(state: State, move: ev.Played) -> list[Card]:
    player = state.table.player(move.seat)
    return [
        each.card for each in state.moves(player) if isinstance(each, ev.Played) and each.card.suit is move.card.suit
    ]


def _winning_side(state: State) -> Side:
    return winner(state.table.trick, state.table.strain).side


def _why(*shares: float | None, exact: bool = False, maxim: Maxim | None = None) -> Why:
    names = ("SK", "S2", "H3")
    cards = tuple(
        Alternative(CARD(card=name), value=10.0 - place, tricks=6.0, works=share)
        for place, (name, share) in enumerate(zip(names, shares, strict=False))
    )
    return Why(worlds=100, exact=exact, alternatives=cards, maxim=maxim)


IN_ABOUT = "the contract in about {} of 100 deals that fit what is known."


@pytest.mark.parametrize(
    ("why", "declaring", "said"),
    [
        (_why(0.13, 0.1), False, f"SK beats {IN_ABOUT.format(13)} S2, the next best, does so in 10."),
        (_why(0.13, 0.16), False, "SK beats the contract in about 13 of 100 deals that fit what is known."),
        (_why(0.0, 0.0), True, "I see no way left to make the contract; SK loses least."),
        (_why(0.0, 0.0), False, "I see no way left to beat the contract; SK gives least away."),
        (_why(0.001, 0.2), True, "SK hardly ever makes the contract, but loses least."),
        (_why(1.0, 0.2, exact=True), True, "SK makes the contract in every deal that fits what is known."),
        (_why(1.0, 0.2), True, "SK makes the contract in all 100 deals that I tried."),
        (_why(0.999, 0.2), True, f"SK makes {IN_ABOUT.format(99)} S2, the next best, does so in 20."),
        (_why(None, None), True, "With SK our side wins 6.0 tricks on average. With S2, the next best, 6.0."),
        (
            _why(0.5, 0.5, maxim=Maxim.LOWEST_OF_EQUALS),
            True,
            "SK makes the contract in about 50 of 100 deals that fit what is known. S2 is about as good."
            " Between equals: the lowest of cards that are worth the same.",
        ),
    ],
)  # fmt: skip
def test_numbers_in_words(why: Why, declaring: bool, said: str) -> None:
    assert in_words(why, card("SK"), declaring=declaring).sentence == said
