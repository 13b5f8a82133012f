"""Rubber bridge: the first side with two games ends the rubber, and the side with more points wins it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from kibitz.cards import Side
from kibitz.scoring.rubber import LAWS, PRINTED, RUBBER
from kibitz.sessions import labels as w
from kibitz.sessions.base import Board, Result, Sheet, Standing
from kibitz.sessions.boards import FOUR, deals_played, next_dealer
from kibitz.sessions.tally import Tally
from kibitz.sessions.winning import sides, standing

_GAMES: Final = 2
_ONLY_GAME: Final = 300
_ONLY_PART_SCORE: Final = 100


class Rubber(Struct, frozen=True, kw_only=True):
    """One rubber. `rules` are those of the game: only the Laws have a bonus when a rubber is broken off."""

    rules: str = PRINTED

    def next_board(self, results: Sequence[Result], *, stop: bool = False) -> Board | None:
        tally = self.tally(results)
        if stop or _rubber_winner(tally) is not None:
            return None
        # Vulnerable is the side that has won a game.
        vulnerable = tuple(side for side in Side if side in tally.winners)
        return Board(deals_played(results) + 1, next_dealer(results), FOUR, vulnerable, tally.part_scores)

    def sheets(self, results: Sequence[Result], names: Sequence[str], *, stop: bool = False) -> tuple[Sheet, ...]:
        rows = self._closed(results, stop=stop).rows(f"{names[0]} & {names[2]}", f"{names[1]} & {names[3]}")
        return (Sheet(w.RUBBER_SHEET(), (w.WE(), w.THEY()), rows),)

    def standing(self, results: Sequence[Result], *, stop: bool = False) -> Standing:
        tally = self._closed(results, stop=stop)
        return standing(sides(tally.totals()), finished=stop or _rubber_winner(tally) is not None)

    def tally(self, results: Sequence[Result]) -> Tally:
        """What the deals have left on the sheet, the bonus for the rubber not yet among it."""
        tally = Tally()
        for result in results:
            tally = tally.with_result(result)
        return tally

    def bonus(self, tally: Tally) -> int | None:
        """What the rubber brings to who has won it; None while nobody has."""
        winner = _rubber_winner(tally)
        return None if winner is None else RUBBER[winner.other in tally.winners]

    def _closed(self, results: Sequence[Result], *, stop: bool) -> Tally:
        tally = self.tally(results)
        winner, bonus = _rubber_winner(tally), self.bonus(tally)
        if winner is not None and bonus is not None:
            return tally.with_bonus(winner, bonus, w.RUBBER_BONUS())
        return _broken_off(tally) if stop and self.rules == LAWS else tally


def _rubber_winner(tally: Tally) -> Side | None:
    return next((side for side in Side if tally.winners.count(side) == _GAMES), None)


def _broken_off(tally: Tally) -> Tally:
    """Unfinished, by the Laws: a bonus for the only side with a game, and one for the only side with a part-score."""
    with_game = [side for side in Side if side in tally.winners]
    if len(with_game) == 1:
        tally = tally.with_bonus(with_game[0], _ONLY_GAME, w.ONLY_GAME())
    with_part = [side for side in Side if tally.part_score(side)]
    if len(with_part) == 1:
        tally = tally.with_bonus(with_part[0], _ONLY_PART_SCORE, w.ONLY_PART_SCORE())
    return tally
