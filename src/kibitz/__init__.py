"""kibitz: the bridge family of card games, to play, learn, teach and analyse.

>>> import random
>>> import kibitz
>>> random.seed(7)
>>> state = kibitz.open_deal("minibridge")
>>> while not state.over:
...     seat, moves = next(iter(state.turns.items()))
...     state = kibitz.act(state, seat, random.choice(moves))
>>> state.table.over
True
"""

from __future__ import annotations

from typing import Any

from kibitz.cards import Card, Deal, Hand, NotationError, Seat, Side, Strain, card, strain
from kibitz.cards.shuffle import fresh_salt, fresh_seed
from kibitz.engine import (
    Game,
    IllegalMove,
    OptionError,
    ReplayError,
    StaleMove,
    State,
    Table,
    View,
    act,
    replay,
    start,
    view,
)
from kibitz.games import GAMES, game

__version__ = "0.2.0"

__all__ = [
    "GAMES",
    "Card",
    "Deal",
    "Game",
    "Hand",
    "IllegalMove",
    "NotationError",
    "OptionError",
    "ReplayError",
    "Seat",
    "Side",
    "StaleMove",
    "State",
    "Strain",
    "Table",
    "View",
    "__version__",
    "act",
    "card",
    "game",
    "open_deal",
    "replay",
    "start",
    "strain",
    "view",
]


def open_deal(name: str, *, dealer: Seat = Seat.NORTH, vulnerable: tuple[Side, ...] = (), **options: Any) -> State:
    """A fresh deal of a game, shuffled from the operating system's randomness.

    For a deal of your own choosing, or a shuffle that can be repeated, use `start`.

    >>> open_deal("abridged", dealer=Seat.WEST).table.dealer
    <Seat.WEST: 'W'>
    """
    rules = game(name, options)
    return start(rules, seed=fresh_seed(), salt=fresh_salt(), dealer=dealer, vulnerable=vulnerable)
