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

from importlib import import_module
from typing import TYPE_CHECKING, Any

from kibitz.cards import Call, Card, Deal, Hand, NotationError, Seat, Side, Strain, card, strain
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

if TYPE_CHECKING:
    from kibitz.analysis.boards import LoadedBoard, dump, load

__version__ = "0.2.0"

__all__ = [
    "GAMES",
    "Call",
    "Card",
    "Deal",
    "Game",
    "Hand",
    "IllegalMove",
    "LoadedBoard",
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
    "dump",
    "game",
    "load",
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
    Seat.WEST
    """
    rules = game(name, options)
    return start(rules, seed=fresh_seed(), salt=fresh_salt(), dealer=dealer, vulnerable=vulnerable)


_WITH_SOLVER = ("LoadedBoard", "dump", "load")


def __dir__() -> list[str]:
    return sorted({*globals(), *_WITH_SOLVER})


def __getattr__(name: str) -> Any:
    """What needs the solver is imported when it is asked for, so that `import kibitz` stays quick."""
    if name in _WITH_SOLVER:
        return getattr(import_module("kibitz.analysis.boards"), name)
    raise AttributeError(f"module “kibitz” has no attribute “{name}”")
