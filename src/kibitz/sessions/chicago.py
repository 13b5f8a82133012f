"""Chicago: four deals, each player dealing once, with bonuses in place of a rubber's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from kibitz.cards import Seat, Side
from kibitz.scoring import duplicate
from kibitz.sessions import labels as w
from kibitz.sessions.base import Board, Result, Sheet, Standing
from kibitz.sessions.boards import FOUR
from kibitz.sessions.tally import Tally
from kibitz.sessions.winning import sides, standing

_DEALS: Final = 4
LAST_PART_SCORE: Final = 100


class Chicago(Struct, frozen=True):
    """Vulnerable are, deal by deal, nobody, dealer's side, dealer's side, everybody.

    A passed-out deal is dealt again by the same dealer. The engine's `ThrownIn` names the next
    dealer, as at rubber bridge, but here each player deals one deal that is played.
    """

    @property
    def deals(self) -> int:
        """How many are played."""
        return _DEALS

    def next_board(self, results: Sequence[Result], *, stop: bool = False) -> Board | None:
        played = len(_played(results))
        if stop or played == _DEALS:
            return None
        dealer = tuple(Seat)[played]
        vulnerable = ((), (dealer.side,), (dealer.side,), tuple(Side))[played]
        return Board(played + 1, dealer, FOUR, vulnerable, self.tally(results).part_scores)

    def sheets(self, results: Sequence[Result], names: Sequence[str], *, stop: bool = False) -> tuple[Sheet, ...]:
        rows = self.tally(results).rows(f"{names[0]} & {names[2]}", f"{names[1]} & {names[3]}")
        return (Sheet(w.CHICAGO(), (w.WE(), w.THEY()), rows),)

    def standing(self, results: Sequence[Result], *, stop: bool = False) -> Standing:
        finished = stop or len(_played(results)) == _DEALS
        return standing(sides(self.tally(results).totals()), finished=finished)

    def tally(self, results: Sequence[Result]) -> Tally:
        """The sheet, with the bonuses for games and for a last part-score."""
        tally = Tally()
        for result in _played(results):
            board, games = result.board, len(tally.winners)
            tally = tally.with_result(result)
            made = next((entry.side for entry in result.entries if entry.below), None)
            if made is None:
                continue
            # Part-scores carry on, so a small contract may be what completes a game.
            if len(tally.winners) > games:
                tally = tally.with_bonus(
                    made, duplicate.GAME_BONUS[made in board.vulnerable], w.CHICAGO_GAME(number=board.number)
                )
            elif board.number == _DEALS:
                tally = tally.with_bonus(made, LAST_PART_SCORE, w.LAST_PART_SCORE_LINE(number=board.number))
        return tally


def _played(results: Sequence[Result]) -> list[Result]:
    return [result for result in results if result.thrown_in is None]
