"""What a defender's small card tells partner: only what is so, and read as it was meant."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from kibitz.bots.decision import Maxim
from kibitz.bots.maxims.card_view import CardView
from kibitz.bots.search import likelihood
from kibitz.bots.search.between_equals import settle
from kibitz.bots.search.defenders_signals import LEAST_LIKED, says
from kibitz.cards import Hand, card
from kibitz.engine import act, start, view
from kibitz.engine import events as ev
from kibitz.games import game
from tests.battery.variants import random_deal
from tests.bots.positions import choice


@pytest.mark.parametrize("name", ["minibridge", "bridgewar"])
def test_a_signal_says_only_what_is_so(name: str) -> None:
    rng, rules, said = Random(name), game(name), Counter[tuple[Maxim, bool]]()
    for _ in range(60):
        state = start(rules, deal=random_deal(rules, rng))
        while not state.over:
            player = next(iter(state.turns))
            seen = view(state, player)
            cards = tuple(move for move in seen.moves if isinstance(move, ev.Played))
            if len(cards) > 1:
                s = CardView(seen, cards)
                chosen, maxim = settle(seen, s, s.legal, gives_signals=True, falsecards=True)
                if maxim in {Maxim.LIKES, Maxim.LIKES_NOT}:
                    likes = any(each.rank >= LEAST_LIKED for each in s.hand.of(chosen.suit))
                    assert likes == (maxim is Maxim.LIKES)
                    assert says(chosen) in {None, likes}
                    said[maxim, chosen.suit is state.table.trick[0].card.suit] += 1
            state = act(state, player, choice(state, player))
    assert min(said[maxim, follows] for maxim in (Maxim.LIKES, Maxim.LIKES_NOT) for follows in (True, False)) > 0, said


def test_what_small_cards_say() -> None:
    assert [says(card(name)) for name in ("C2", "C4", "C5", "C6", "C7", "CT", "CJ")] == [
        *(False, False, None, None, True, True, None)
    ]


def test_a_small_card_is_read_as_it_is_meant() -> None:
    """Layouts in which the signaller has an honour there are likelier after a high card, rarer after a low one."""
    held = np.array([Hand.parse(hand).mask for hand in ("...AQJ82", "...Q82", "...J82", "...T82")], np.uint64)
    high, low, neither = (
        likelihood.signal_logs(held, card(name), likelihood.FITTED_TELLS) for name in ("C8", "C2", "C5")
    )
    assert high[0] == high[1] > high[2] == high[3]
    assert low[0] == low[1] < low[2] == low[3]
    assert not neither.any()
