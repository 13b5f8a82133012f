"""aBRIDGEd: a game of four hands, a Night of three games, and Pivot Play with every partner once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from kibitz.cards import Seat, Side
from kibitz.engine.text import Template
from kibitz.sessions import labels as w
from kibitz.sessions.base import Board, Party, Result, Row, RowKind, Sheet, Standing, TieBreak
from kibitz.sessions.boards import FOUR, dealt_again
from kibitz.sessions.winning import TieBroken, sides, standing

HANDS: Final = 4
NIGHT: Final = 3
_GAMES_WON: Final = {2: TieBreak.TWO_GAMES, 3: TieBreak.THREE_GAMES}
_BLANK: Final = (None, None)
_MOVING: Final = (Seat.EAST, Seat.SOUTH, Seat.WEST)


class Games(Struct, frozen=True):
    """One game, or a Night of three by the same sides."""

    games: int = 1

    def next_board(self, results: Sequence[Result], *, stop: bool = False) -> Board | None:
        hands = len(_hands(results))
        return None if stop or hands == HANDS * self.games else _board(hands, FOUR)

    def sheets(self, results: Sequence[Result], names: Sequence[str], *, stop: bool = False) -> tuple[Sheet, ...]:
        we, they = f"{names[0]} & {names[2]}", f"{names[1]} & {names[3]}"
        games = _games(results, self.games)
        rows = [row for game in games for row in _rows(game, Side.NS, we, they)]
        if self.games > 1:
            rows.append(_total(w.GRAND_TOTAL, tuple(_sum(results, side) for side in Side) if results else _BLANK))
        return (Sheet(w.ABRIDGED(), (w.WE(), w.THEY()), tuple(rows)),)

    def standing(self, results: Sequence[Result], *, stop: bool = False) -> Standing:
        totals = {side: _sum(results, side) for side in Side}
        finished = stop or len(_hands(results)) == HANDS * self.games
        return standing(sides(totals), finished=finished, tie_break=self._tie_break(results))

    def _tie_break(self, results: Sequence[Result]) -> TieBroken | None:
        """On equal totals: who won the only game, or at least two of the three."""
        games = _games(results, self.games)
        if self.games == 1:
            return _level_game(games[0]) if len(games[0]) == HANDS else None
        winners = [_game_winner(game) for game in games]
        for side in Side:
            if by := _GAMES_WON.get(winners.count(side)):
                return TieBroken(side, by)
        return None


class Pivot(Struct, frozen=True):
    """Three games, each player with each of the others once; everyone keeps a sheet of their own side's points."""

    def next_board(self, results: Sequence[Result], *, stop: bool = False) -> Board | None:
        hands = len(_hands(results))
        return None if stop or hands == HANDS * NIGHT else _board(hands, pivot_seats(hands // HANDS))

    def sheets(self, results: Sequence[Result], names: Sequence[str], *, stop: bool = False) -> tuple[Sheet, ...]:
        return tuple(_own_sheet(player, results, names) for player in range(4))

    def standing(self, results: Sequence[Result], *, stop: bool = False) -> Standing:
        parties = [Party((player,), _own_total(player, results)) for player in range(4)]
        return standing(parties, finished=stop or len(_hands(results)) == HANDS * NIGHT)


def pivot_seats(game: int) -> dict[Seat, int]:
    """The player at North keeps the seat; from game to game the other three move one place on, clockwise."""
    moved = {_MOVING[(place + game) % 3]: place + 1 for place in range(3)}
    return {Seat.NORTH: 0, **{seat: moved[seat] for seat in _MOVING}}


def game_winner(results: Sequence[Result], number: int) -> Side | None:
    """Who won that game of a Night, counted from 1. None: not finished."""
    return _game_winner(_games(results, number)[number - 1])


def _hands(results: Sequence[Result]) -> list[Result]:
    return [result for result in results if not dealt_again(result)]


def _board(hands: int, seats: Mapping[Seat, int]) -> Board:
    """Each player deals one hand of each game, North the first."""
    return Board(hands + 1, tuple(Seat)[hands % HANDS], seats)


def _games(results: Sequence[Result], games: int) -> list[list[Result]]:
    hands = _hands(results)
    return [hands[HANDS * game : HANDS * (game + 1)] for game in range(games)]


def _sum(results: Sequence[Result], side: Side) -> int:
    return sum(result.points(side) for result in results)


def _game_winner(game: Sequence[Result]) -> Side | None:
    """More points win it. None: not finished."""
    if len(game) < HANDS:
        return None
    lead = _sum(game, Side.NS) - _sum(game, Side.EW)
    if lead:
        return Side.NS if lead > 0 else Side.EW
    return _level_game(game).side


def _level_game(game: Sequence[Result]) -> TieBroken:
    """On equal points three of the four hands win it; at two hands each the fourth."""
    # Only one side scores a hand, and whoever does has won it.
    won = [max(Side, key=result.points) for result in game]
    for side in Side:
        if won.count(side) > HANDS / 2:
            return TieBroken(side, TieBreak.THREE_HANDS)
    return TieBroken(won[-1], TieBreak.FOURTH_HAND)


def _rows(game: Sequence[Result], we: Side, our_names: str, their_names: str) -> list[Row]:
    """One game as the sheet has it: names, four hands, total; blank where nothing has been played yet."""
    columns = (we, we.other)
    rows = [Row(None, (our_names, their_names), ruled=True, kind=RowKind.NAMES)]
    for hand in range(HANDS):
        played = game[hand : hand + 1]
        cells = tuple(played[0].points(side) or "—" for side in columns) if played else _BLANK
        rows.append(Row(w.HAND(number=hand + 1), cells, ruled=hand == HANDS - 1))
    total = tuple(_sum(game, side) for side in columns) if game else _BLANK
    rows.append(_total(w.GAME_TOTAL, total, ruled=True))
    return rows


def _total(label: Template, cells: tuple[int | None, ...], *, ruled: bool = False) -> Row:
    return Row(label(), cells, ruled=ruled, kind=RowKind.TOTAL)


def _own_seat(player: int, game: int) -> Seat:
    return next(seat for seat, who in pivot_seats(game).items() if who == player)


def _own_total(player: int, results: Sequence[Result]) -> int:
    games = enumerate(_games(results, NIGHT))
    return sum(_sum(hands, _own_seat(player, game).side) for game, hands in games)


def _own_sheet(player: int, results: Sequence[Result], names: Sequence[str]) -> Sheet:
    rows: list[Row] = []
    for game, hands in enumerate(_games(results, NIGHT)):
        seats, seat = pivot_seats(game), _own_seat(player, game)
        me, left, partner, right = (names[seats[each]] for each in seat.clockwise())
        rows += _rows(hands, seat.side, f"{me} & {partner}", f"{left} & {right}")
    total = _own_total(player, results) if results else None
    rows.append(_total(w.GRAND_TOTAL, (total, None)))
    return Sheet(w.ABRIDGED_OF(who=names[player]), (w.WE(), w.THEY()), tuple(rows))
