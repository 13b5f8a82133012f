"""A session at a table that is turned half round: the first player sits South instead of North, and deals first."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import Seat
from kibitz.sessions.base import Board, Result, Session, Sheet, Standing


class HalfTurned(Struct, frozen=True):
    """The same session with everybody opposite. Sides stay what they are, and with them all scores."""

    form: Session

    def next_board(self, results: Sequence[Result], *, stop: bool = False) -> Board | None:
        board = self.form.next_board(_turned(results), stop=stop)
        return None if board is None else turned(board)

    def sheets(self, results: Sequence[Result], names: Sequence[str], *, stop: bool = False) -> tuple[Sheet, ...]:
        return self.form.sheets(_turned(results), names, stop=stop)

    def standing(self, results: Sequence[Result], *, stop: bool = False) -> Standing:
        return self.form.standing(_turned(results), stop=stop)


def begun(form: Session, first: Board | None) -> Session:
    """The session that began with that board: turned, if its first player did not sit North."""
    return HalfTurned(form) if first is not None and first.seats.get(Seat.NORTH) != 0 else form


def turned(board: Board) -> Board:
    """The board with everybody at the place opposite.

    >>> from kibitz.sessions.boards import FOUR
    >>> found = turned(Board(1, Seat.NORTH, FOUR))
    >>> found.dealer, found.seats[Seat.SOUTH], found.seats[Seat.WEST]
    (Seat.SOUTH, 0, 1)
    """
    return replace(
        board, dealer=board.dealer.partner, seats={seat.partner: player for seat, player in board.seats.items()}
    )


def _turned(results: Sequence[Result]) -> list[Result]:
    return [
        replace(
            each,
            board=turned(each.board),
            declarer=each.declarer.partner if each.declarer else None,
            people={place.partner: home.partner for place, home in each.people.items()},
        )
        for each in results
    ]
