"""What a session is: a fold over results that says who deals next, how the sheet reads and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from kibitz.cards import Deal, Seat, Side
from kibitz.engine.events import Contract, Entry, ThrownIn
from kibitz.engine.game import Game, State, start
from kibitz.engine.text import Text


class Board(Struct, frozen=True):
    """What the next deal needs: who deals, who is vulnerable, what stands below the line, and who sits where.

    Players are numbered from 0 in the order in which they first sat, clockwise from North, or from South at a
    table that is turned. Where partners change or three play, a player's seat changes from deal to deal.
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


class RowKind(StrEnum):
    """What stands in a row of a score sheet."""

    NAMES = "names"
    SCORE = "score"
    TOTAL = "total"


class Row(Struct, frozen=True):
    """A line of a score sheet: its label, a cell for each column, and whether a line is drawn beneath."""

    label: Text | None
    cells: tuple[int | str | None, ...]
    ruled: bool = False
    kind: RowKind = RowKind.SCORE


class Sheet(Struct, frozen=True):
    """A score sheet as its document prints it."""

    title: Text
    columns: tuple[Text, ...]
    rows: tuple[Row, ...]


class Party(Struct, frozen=True):
    """Players who score together: two partners, or one player alone."""

    players: tuple[int, ...]
    total: int


class TieBreak(StrEnum):
    """What decides between sides with equal totals."""

    THREE_HANDS = "three hands"
    FOURTH_HAND = "fourth hand"
    TWO_GAMES = "two games"
    THREE_GAMES = "three games"


class Standing(Struct, frozen=True):
    """How the session stands: who scores together and how much, whether it is over, and who is in front.

    Several leaders share the lead or the win. `tie_break` is what made one side the winner on equal totals.
    """

    parties: tuple[Party, ...]
    finished: bool
    leaders: tuple[Party, ...]
    tie_break: TieBreak | None = None

    @property
    def totals(self) -> tuple[int, ...]:
        """Each player's points, in the players' order."""
        of_each = {player: party.total for party in self.parties for player in party.players}
        return tuple(of_each[player] for player in sorted(of_each))

    @property
    def winners(self) -> tuple[int, ...]:
        """The players who have won; none before the end."""
        return tuple(sorted(player for party in self.leaders for player in party.players)) if self.finished else ()


class Session(Protocol):
    """One way of stringing deals together. Pure: all it knows are the results so far.

    `stop` is the clock or the players saying that no new deal begins.
    """

    def next_board(self, results: Sequence[Result], *, stop: bool = False) -> Board | None: ...

    def sheets(self, results: Sequence[Result], names: Sequence[str], *, stop: bool = False) -> tuple[Sheet, ...]: ...

    def standing(self, results: Sequence[Result], *, stop: bool = False) -> Standing: ...


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
