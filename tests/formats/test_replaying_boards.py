"""Boards under our rules: legal, with the score that follows, and our own games there and back."""

from __future__ import annotations

import io
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from kibitz.cards import Deal, Seat, Side
from kibitz.engine import State
from kibitz.formats import pbn
from kibitz.formats.board_record import BoardRecord
from kibitz.formats.board_replay import replay_board
from kibitz.formats.errors import FormatError
from kibitz.formats.own_games import LOG_TAG, board_of, is_ours, state_of
from kibitz.games import GAMES, game
from tests.battery.variants import Variant, seeded, variants, walk
from tests.formats.boards import DEALT, bid_and_played

OURS = ("KibitzGame", "KibitzLog")


def through_pbn(board: BoardRecord) -> BoardRecord:
    again = pbn.read_game(io.StringIO(pbn.text(board)))
    assert again is not None
    return again


def foreign(state: State) -> BoardRecord:
    """The board without our own tags, as any program would write it."""
    board = board_of(state)
    headers = {name: value for name, value in board.headers.items() if name not in OURS}
    return structs.replace(board, headers=headers, tables={})


@settings(max_examples=40)
@given(DEALT, st.integers(0, 1000))
def test_a_played_board_replays_to_the_same_log(deal: Deal, seed: int) -> None:
    state = bid_and_played(deal, random.Random(seed))
    again = replay_board(through_pbn(foreign(state)))
    assert again.log == state.log
    assert again.table.scored == state.table.scored


@settings(max_examples=25)
@given(DEALT, st.integers(0, 1000), st.integers(0, 51))
def test_where_play_stops_early_the_result_is_claimed(deal: Deal, seed: int, cards: int) -> None:
    state = bid_and_played(deal, random.Random(seed), cards)
    if state.over or state.table.contract is None:
        return
    won = state.table.won[state.table.bargain[0].side]
    board = foreign(state)
    board = structs.replace(board, headers={**board.headers, "Result": str(won + state.table.remaining)})
    table = replay_board(through_pbn(board)).table
    assert table.scored is not None and table.scored.tricks[table.reckoned] == won + table.remaining + sum(
        award.tricks for award in table.awarded if award.side is table.reckoned
    )
    points = sum(entry.points if entry.side is Side.NS else -entry.points for entry in table.scored.entries)
    assert points == board.score
    too_few = structs.replace(board, headers={**board.headers, "Result": "0"})
    if won:
        with pytest.raises(FormatError, match="after the play it can be"):
            replay_board(too_few)


def test_what_does_not_fit_is_said() -> None:
    state = bid_and_played(Deal.from_number(10**20), random.Random(1))
    board = foreign(state)
    assert state.table.declarer is not None
    for header, value, said in (
        ("Declarer", state.table.declarer.left.value, "declares"),
        ("Contract", "7NTXX", "leads to"),
        ("Result", "0" if board.tricks else "1", "the play gives"),
        ("Deal", "N:- - - -", "four hands"),
    ):
        with pytest.raises(FormatError, match=said):
            replay_board(structs.replace(board, headers={**board.headers, header: value}))
    with pytest.raises(FormatError, match="no auction"):
        replay_board(structs.replace(board, auction=None))
    assert board.auction is not None and board.play is not None
    twice = structs.replace(board.auction, calls=(board.auction.calls[0], *board.auction.calls))
    with pytest.raises(FormatError, match="Call 2"):
        replay_board(structs.replace(board, auction=twice))
    turned = structs.replace(board.play, cards=(board.play.cards[1], *board.play.cards))
    with pytest.raises(FormatError, match="Card 1"):
        replay_board(structs.replace(board, play=turned))


@pytest.mark.parametrize(("name", "options"), variants())
def test_every_game_goes_through_pbn_and_back_with_every_event(name: str, options: dict[str, object]) -> None:
    rng = random.Random(f"{name} {options}")
    variant: Variant = (name, options)
    *_, state = walk(seeded(game(*variant), rng), rng)
    names = {seat: f"Player {seat.label}" for seat in state.table.players}
    board = through_pbn(board_of(state, names, 7))
    assert is_ours(board) and board.number == 7 and board.players == names
    assert state_of(board).log == state.log


@pytest.mark.parametrize("name", GAMES)
def test_a_spoilt_move_is_named(name: str) -> None:
    rng = random.Random(3)
    *_, state = walk(seeded(game(name), rng), rng)
    board = board_of(state)
    moves = board.tables[LOG_TAG]
    for rows in (moves[1:], (*moves, '"event":"cut","seat":"N","place":1'), ("nonsense",)):
        with pytest.raises(FormatError):
            state_of(structs.replace(board, tables={LOG_TAG: rows}))


def test_a_deal_that_was_given_comes_back_without_a_seed() -> None:
    state = bid_and_played(Deal.from_number(12345), random.Random(2))
    board = through_pbn(board_of(state, {Seat.NORTH: "Ann"}))
    assert not any('"seeded"' in row for row in board.tables[LOG_TAG])
    assert state_of(board).log == state.log
