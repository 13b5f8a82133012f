"""What a session is: a fold over results that says who deals next, how the sheet reads and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from kibitz.cards import Deal, Seat, Side
from kibitz.engine.events import Contract, Entry, ThrownIn
from kibitz.engine.game import Game, State, start


class Board(Struct, frozen=True):
    """What the next deal needs: who deals, who is vulnerable, what stands below the line, and who sits where.

    Players are numbered from 0 in the order in which they first sat, clockwise from North. Where
    partners change or three play, a player's seat changes from deal to deal.
    """

    number: int
    dealer: Seat
    seats: Mapping[Seat, int]
    vulnerable: tuple[Side, ...] = ()
    below: Mapping[Side, int] = {}


class Result(Struct, frozen=True):
    """What a finished deal leaves to the session."""

    board: Board
    entries: tuple[Entry, ...] = ()
    declarer: Seat | None = None
    contract: Contract | None = None
    tricks: Mapping[Side, int] = {}
    thrown_in: ThrownIn | None = None
    # Where each player sat when the cards were played: with three players some change places.
    people: Mapping[Seat, Seat] = {}

    def points(self, side: Side) -> int:
        return sum(entry.points for entry in self.entries if entry.side is side)


class Row(Struct, frozen=True):
    """A line of a score sheet: its label, a cell for each column, and whether a line is drawn beneath."""

    label: str
    cells: tuple[int | str | None, ...]
    ruled: bool = False


class Sheet(Struct, frozen=True):
    """A score sheet as its document prints it."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


class Standing(Struct, frozen=True):
    """How the session stands: each player's total, whether it is over, and who has won (several: shared)."""

    totals: tuple[int, ...]
    finished: bool
    winners: tuple[int, ...]
    verdict: str


class Session(Protocol):
    """One way of stringing deals together. Pure: all it knows are the results so far.

    `stop` is the clock or the players saying that no new deal begins.
    """

    def next_board(self, results: Sequence[Result], *, stop: bool = False) -> Board | None: ...

    def sheets(self, results: Sequence[Result], names: Sequence[str], *, stop: bool = False) -> tuple[Sheet, ...]: ...

    def standing(self, results: Sequence[Result], names: Sequence[str], *, stop: bool = False) -> Standing: ...


def begin(game: Game, board: Board, *, seed: str = "", salt: str = "", deal: Deal | None = None) -> State:
    """Open the deal of a board: shuffled from a seed and a salt, or made before."""
    return start(
        game,
        seed=seed,
        salt=salt,
        deal=deal,
        dealer=board.dealer,
        vulnerable=board.vulnerable,
        below=board.below,
    )


def result(board: Board, state: State) -> Result:
    """The result of a deal that is over."""
    t = state.table
    scored = t.scored
    return Result(
        board,
        entries=scored.entries if scored else (),
        declarer=t.declarer,
        contract=t.contract,
        tricks=scored.tricks if scored else {},
        thrown_in=t.thrown_in,
        people=t.people,
    )
