"""What each number of tricks is worth to the side they are reckoned for: the score, and a little for each trick."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from kibitz.cards import Side
from kibitz.engine import Game, Table
from kibitz.engine.events import Contract, Entry
from kibitz.games import game
from kibitz.scoring import rubber

Values = npt.NDArray[np.float64]

SHARE_OF_STAKE_A_TRICK: Final = 0.015
"""What a trick is worth for itself, as a share of all that is at stake: it decides where the score does not."""


def rules_of(t: Table) -> Game:
    """The game that is played at a table, made anew from the header of its log."""
    return _made(t.header.game, msgspec.json.encode(dict(t.header.options)))


@lru_cache(maxsize=256)
def _made(name: str, options: bytes) -> Game:
    return game(name, msgspec.json.decode(options))


def points(t: Table, contract: Contract | None = None) -> Values:
    """What the side of `Table.reckoned` gains with each number of tricks from none to all, by the scores of the game.

    Another contract than the one agreed can be asked about. Part-scores and games on the way to a
    rubber count for what they usually come to in the end.
    """
    rules = rules_of(t)
    at = t if contract is None else replace(t, contract=contract)
    side = at.reckoned
    return np.array([_net(at, side, rules.score(at, tricks)) for tricks in range(at.cards + 1)], np.float64)


def values(t: Table, contract: Contract | None = None) -> Values:
    """The same with a little for each trick, so that the play goes on when the score is settled."""
    score = points(t, contract)
    won = t.won[t.reckoned]
    reach = score[won : won + len(score) - len(t.tricks)]
    stake = float(reach.max() - reach.min())
    return score + SHARE_OF_STAKE_A_TRICK * (stake or 1.0) * np.arange(len(score))


def _net(t: Table, side: Side, entries: Iterable[Entry]) -> float:
    total, below = 0.0, 0
    for entry in entries:
        total += entry.points if entry.side is side else -entry.points
        below += entry.points if entry.below else 0
    return total + _towards_the_rubber(t, side, below)


def _towards_the_rubber(t: Table, side: Side, below: int) -> float:
    """Only the declaring side scores below the line."""
    if not below:
        return 0.0
    before = (t.header.below.get(side, 0), t.header.below.get(side.other, 0))
    vulnerable = (side in t.header.vulnerable, side.other in t.header.vulnerable)
    return rubber.below_worth(below, before=before, vulnerable=vulnerable)
