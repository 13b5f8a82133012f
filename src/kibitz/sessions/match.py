"""A match: so many deals, a race to a total, play until time is called, or a set of boards made before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from kibitz.cards import Seat, Side
from kibitz.sessions import labels as w
from kibitz.sessions.base import Board, Party, Result, Row, RowKind, Sheet, Standing
from kibitz.sessions.boards import (
    FOUR,
    PARTNERS,
    board_vulnerability,
    deals_played,
    dealt_again,
    next_dealer,
    three_seats,
)
from kibitz.sessions.winning import standing

_PAIRS: Final = (PARTNERS[Side.NS], PARTNERS[Side.EW])
_SINGLES: Final = ((0,), (1,), (2,))


class Match(Struct, frozen=True, kw_only=True):
    """The first limit that is reached ends it; equal totals stand tied.

    Four players score in pairs. Of three each has a total of their own: declarer alone scores, or
    each defender does. Time is the caller's to call, with `stop`; the deal under way is finished.
    """

    deals: int | None = None
    target: int | None = None
    three: bool = False
    duplicate_boards: bool = False
    """Whether boards are vulnerable in turn."""
    boards: tuple[Board, ...] = ()
    """Made before: if there are any, these are played in their order, each once, and no others."""

    def board(self, number: int) -> Board:
        """The board with that number in any set: its dealer and vulnerability go with it. Three keep their seats.

        >>> Match(duplicate_boards=True).board(2).dealer, Match(three=True).board(2).dealer
        (Seat.EAST, Seat.NORTH)
        """
        if self.three:
            return Board(number, Seat.NORTH, three_seats(()))
        vulnerable = board_vulnerability(number) if self.duplicate_boards else ()
        return Board(number, tuple(Seat)[(number - 1) % len(Seat)], FOUR, vulnerable)

    def next_board(self, results: Sequence[Result], *, stop: bool = False) -> Board | None:
        if stop or self._decided(results):
            return None
        if self.boards:
            return self.boards[len(results)]
        number = deals_played(results) + 1
        if self.three:
            seats = three_seats(results)
            return Board(number, next(iter(seats)), seats)
        vulnerable = board_vulnerability(number) if self.duplicate_boards else ()
        return Board(number, next_dealer(results), FOUR, vulnerable)

    def sheets(self, results: Sequence[Result], names: Sequence[str], *, stop: bool = False) -> tuple[Sheet, ...]:
        columns = tuple(
            w.NAMES_OVER(who=" & ".join(names[player] for player in party.players)) for party in self._parties(())
        )
        rows = [self._row(result) for result in results if self.boards or not dealt_again(result)]
        ruled = [Row(row.label, row.cells, ruled=row is rows[-1]) for row in rows]
        total = Row(w.TOTAL(), tuple(party.total for party in self._parties(results)), kind=RowKind.TOTAL)
        return (Sheet(w.MATCH(), columns, (*ruled, total)),)

    def standing(self, results: Sequence[Result], *, stop: bool = False) -> Standing:
        return standing(self._parties(results), finished=stop or self._decided(results))

    def _decided(self, results: Sequence[Result]) -> bool:
        if self.boards:
            return len(results) >= len(self.boards)  # cards that are thrown in would come again: the next board
        if self.deals is not None and deals_played(results) >= self.deals:
            return True
        return self.target is not None and any(party.total >= self.target for party in self._parties(results))

    def _parties(self, results: Sequence[Result]) -> list[Party]:
        earned = [_earned(result) for result in results]
        return [
            Party(players, sum(each[players[0]] for each in earned)) for players in (_SINGLES if self.three else _PAIRS)
        ]

    def _row(self, result: Result) -> Row:
        number = result.board.number
        thrown_in = result.thrown_in
        plain, with_why = (w.BOARD, w.BOARD_THROWN_IN) if self.boards else (w.DEAL, w.DEAL_THROWN_IN)
        label = plain(number=number) if thrown_in is None else with_why(number=number, why=thrown_in.reason)
        return Row(label, tuple(party.total or "—" for party in self._parties((result,))))


def _earned(result: Result) -> dict[int, int]:
    """What each player gets: the points of the side on which they sat when the cards were played.

    Nobody sits at the spare hand's place, nor at dummy's when three play.
    """
    seats = result.board.seats
    return {seats[home]: result.points(place.side) for place, home in result.people.items()}
