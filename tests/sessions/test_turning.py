"""A table that is turned half round plays the same session, everybody at the place opposite."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import Seat, Side
from kibitz.engine.events import Entry, ThrownIn, WhyThrownIn
from kibitz.games import GAMES, game
from kibitz.sessions import SESSIONS, Board, HalfTurned, Result, begun, session, sessions_for
from kibitz.sessions.base import Session, Sheet, Standing
from kibitz.sessions.boards import FOUR
from tests.sessions.playing import made_up

NAMES = ("Ann", "Bob", "Cal", "Dee")
AGAIN = ThrownIn(True, WhyThrownIn.LEVEL)


def _opposite(board: Board) -> Board:
    seats = {seat.partner: player for seat, player in board.seats.items()}
    return Board(board.number, board.dealer.partner, seats, board.vulnerable, board.below)


def _result(board: Board, number: int) -> Result:
    """Of four deals one is dealt again."""
    if number % 4 == 2:
        return made_up(board, thrown_in=AGAIN)
    side = Side.NS if number % 3 else Side.EW
    return made_up(board, Entry(side, 40 + number, "tricks", below=True))


@pytest.mark.parametrize("name", GAMES)
def test_boards_sheets_and_standing_are_the_same_seen_from_the_other_side(name: str) -> None:
    rules = game(name)
    players = NAMES[: GAMES[name].players]
    for offered in sessions_for(rules):
        straight, turned = session(offered, {}, rules), HalfTurned(session(offered, {}, rules))
        here: list[Result] = []
        there: list[Result] = []
        for number in range(40):
            board, other = straight.next_board(here), turned.next_board(there)
            assert (board is None) == (other is None)
            if board is None or other is None:
                break
            assert other == _opposite(board)
            here.append(_result(board, number))
            there.append(_result(other, number))
            assert turned.sheets(there, players) == straight.sheets(here, players)
            assert turned.standing(there) == straight.standing(here)
    assert offered in SESSIONS


def test_the_first_board_tells_how_the_table_stands() -> None:
    form = session("match", {}, game("bridgewar"))
    first = HalfTurned(form).next_board([])
    assert first is not None and first.dealer is Seat.SOUTH and first.seats[Seat.SOUTH] == 0
    assert begun(form, first) == HalfTurned(form)
    assert begun(form, form.next_board([])) is form
    assert begun(form, None) is form


class _Heard(Struct):
    """A session that remembers what it was asked."""

    results: list[Result] = []
    stop: bool | None = None

    def _hear(self, results: Sequence[Result], stop: bool) -> None:
        self.results, self.stop = list(results), stop

    def next_board(self, results: Sequence[Result], *, stop: bool = False) -> Board | None:
        self._hear(results, stop)
        return None

    def sheets(self, results: Sequence[Result], names: Sequence[str], *, stop: bool = False) -> tuple[Sheet, ...]:
        self._hear(results, stop)
        return ()

    def standing(self, results: Sequence[Result], *, stop: bool = False) -> Standing:
        self._hear(results, stop)
        return Standing((), False, ())


@pytest.mark.parametrize("stop", [True, False])
def test_whether_it_stops_and_who_declared_is_passed_on(stop: bool) -> None:
    declared = replace(made_up(Board(1, Seat.NORTH, FOUR)), declarer=Seat.EAST)
    asks: tuple[Callable[[Session], object], ...] = (
        lambda turned: turned.next_board([declared], stop=stop),
        lambda turned: turned.sheets([declared], NAMES, stop=stop),
        lambda turned: turned.standing([declared], stop=stop),
    )
    for ask in asks:
        heard = _Heard()
        ask(HalfTurned(heard))
        assert heard.stop is stop
        assert [each.declarer for each in heard.results] == [Seat.WEST]
