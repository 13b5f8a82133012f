"""The two columns of a rubber bridge score sheet, above and below the line."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import Side
from kibitz.engine.events import Entry
from kibitz.engine.text import Text
from kibitz.scoring.rubber import GAME_POINTS
from kibitz.sessions import labels as w
from kibitz.sessions.base import Result, Row, RowKind


class Written(Struct, frozen=True):
    """A number on the sheet: whose column, how much, and for what."""

    side: Side
    points: int
    label: Text

    @property
    def row(self) -> Row:
        return Row(self.label, tuple(self.points if self.side is side else None for side in Side))


class Tally(Struct, frozen=True):
    """What is written above the line, and below it game by game; the last game is still open."""

    above: tuple[Written, ...] = ()
    games: tuple[tuple[Written, ...], ...] = ((),)

    def with_bonus(self, side: Side, points: int, label: Text) -> Tally:
        return replace(self, above=(*self.above, Written(side, points, label)))

    def with_result(self, result: Result) -> Tally:
        tally = self
        for entry in result.entries:
            tally = tally._with_entry(entry, w.DEAL_ENTRY(number=result.board.number, reason=entry.reason))
        return tally

    def _with_entry(self, entry: Entry, label: Text) -> Tally:
        written = Written(entry.side, entry.points, label)
        if not entry.below:
            return replace(self, above=(*self.above, written))
        current = (*self.games[-1], written)
        # A hundred below the line is a game: a line is drawn and both sides start again from nothing.
        fresh: tuple[tuple[Written, ...], ...] = ((),) if _sum(current, entry.side) >= GAME_POINTS else ()
        return replace(self, games=(*self.games[:-1], current, *fresh))

    @property
    def winners(self) -> tuple[Side, ...]:
        """Who won each game, in order: whoever wrote its last number."""
        return tuple(game[-1].side for game in self.games[:-1])

    def part_score(self, side: Side) -> int:
        return _sum(self.games[-1], side)

    @property
    def part_scores(self) -> dict[Side, int]:
        """What stands towards the next game, of each side that has anything."""
        return {side: points for side in Side if (points := self.part_score(side))}

    def total(self, side: Side) -> int:
        return _sum(self.above, side) + sum(_sum(game, side) for game in self.games)

    def totals(self) -> dict[Side, int]:
        return {side: self.total(side) for side in Side}

    def rows(self, we: str, they: str) -> tuple[Row, ...]:
        """As on paper: from the line upwards what is above it, downwards what is below, a line after each game."""
        above = [written.row for written in reversed(self.above)] or [Row(None, (None, None))]
        below = [
            _ruled(written.row) if written is game[-1] and game is not self.games[-1] else written.row
            for game in self.games
            for written in game
        ]
        total = Row(w.TOTAL(), tuple(self.total(side) for side in Side), kind=RowKind.TOTAL)
        return (Row(None, (we, they), kind=RowKind.NAMES), *above[:-1], _ruled(above[-1]), *below, total)


def _ruled(row: Row) -> Row:
    return replace(row, ruled=True)


def _sum(written: Iterable[Written], side: Side) -> int:
    return sum(each.points for each in written if each.side is side)
