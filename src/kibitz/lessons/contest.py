"""A contest with another table: the same cards played by bots in all four seats, deal compared with deal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from kibitz.bots.bot import play_out
from kibitz.bots.levels import LEVELS
from kibitz.cards import Deal, Seat, Side
from kibitz.engine.text import Template
from kibitz.games import game_for
from kibitz.sessions import Board, Result, Row, RowKind, Sheet, begin, result
from kibitz.sessions.boards import FOUR
from kibitz.sessions.labels import DEAL, TOTAL

TWO_TABLES: Final = Template("scores-two-tables")
HERE: Final = Template("room-here")
THERE: Final = Template("scores-there")
CONTEST_POINTS: Final = Template("lookback-points-paid")

_BETTER, _SAME, _WORSE = 2, 1, 0


class Comparison(Struct, frozen=True):
    """A deal at both tables: what the learner's side got, less what the other got, and its points for that."""

    number: int
    here: int
    there: int

    @property
    def points(self) -> int:
        return _BETTER if self.here > self.there else _SAME if self.here == self.there else _WORSE


@lru_cache(maxsize=64)  # a sheet is looked at again and again, and these bots always do the same
def at_other_table(game_name: str, options: bytes, deal: Deal, dealer: Seat, level: str) -> Result:
    """What bots of that level make of the cards; `options` are those of the game as JSON."""
    rules = game_for(deal, game_name, msgspec.json.decode(options, type=dict[str, Any]))
    board = Board(1, dealer, FOUR)
    bots = {seat: LEVELS[level](number) for number, seat in enumerate(Seat)}
    return result(board, play_out(begin(rules, board, deal=deal), bots))


def compared(here: Sequence[Result], there: Sequence[Result], ours: Side) -> tuple[Comparison, ...]:
    """Deal by deal, as the learner's side sees it."""
    return tuple(
        Comparison(number, _balance(mine, ours), _balance(theirs, ours))
        for number, (mine, theirs) in enumerate(zip(here, there, strict=True), 1)
    )


def _balance(left: Result, ours: Side) -> int:
    return left.points(ours) - left.points(ours.other)


def contest_sheet(comparisons: Sequence[Comparison]) -> Sheet:
    """The contest as a score sheet."""
    rows = [
        Row(DEAL(number=each.number), (each.here, each.there, each.points), ruled=each is comparisons[-1])
        for each in comparisons
    ]
    total = Row(TOTAL(), (None, None, sum(each.points for each in comparisons)), kind=RowKind.TOTAL)
    return Sheet(TWO_TABLES(), (HERE(), THERE(), CONTEST_POINTS()), (*rows, total))
