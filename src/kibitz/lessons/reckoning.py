"""What the deals of a lesson leave on the sheet: told ones too, and those that count together in a session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from kibitz.cards import Bid, Seat, Side
from kibitz.engine import Game
from kibitz.engine import events as ev
from kibitz.engine.table import Table
from kibitz.games import game
from kibitz.lessons.lesson import Column, Lesson, Practice, SheetBlock, ToldDeal
from kibitz.sessions import Board, Result, Session, Standing, session
from kibitz.sessions.boards import FOUR

Results = Mapping[int, Result]
"""What came of the tables that were played, by the place of their blocks in the lesson."""


def game_of_session(lesson: Lesson, name: str) -> Game | None:
    """The game of the first deal in a lesson that belongs to the session."""
    for block in lesson.blocks:
        if isinstance(block, Practice) and block.session == name:
            return game(block.game, block.options)
        if isinstance(block, SheetBlock) and block.session == name and block.told is not None:
            return game(block.told.game)
    return None


def session_of(lesson: Lesson, name: str) -> Session:
    """The session in which deals of a lesson count together."""
    rules = game_of_session(lesson, name)
    assert rules is not None, "A lesson with a session of no deals is not read."
    return session(name, None, rules)


def session_results(lesson: Lesson, name: str, played: Results, until: int) -> tuple[Result, ...]:
    """The deals of a session in their order, as played or as told, up to the block at that place."""
    kept = session_of(lesson, name)
    results: tuple[Result, ...] = ()
    for at, block in enumerate(lesson.blocks[:until]):
        if isinstance(block, Practice) and block.session == name and at in played:
            results = (*results, played[at])
        if isinstance(block, SheetBlock) and block.session == name and block.told is not None:
            results = (*results, told_result(block.told, board_of(kept, results, block.told.dealer)))
    return results


def board_of(kept: Session | None, results: Sequence[Result], dealer: Seat) -> Board:
    """The next deal, of a session or by itself. Who deals it, the lesson says."""
    following = kept.next_board(results) if kept is not None else None
    if following is None:
        return Board(len(results) + 1, dealer, FOUR)
    return Board(following.number, dealer, FOUR, following.vulnerable, following.below)


def told_result(told: ToldDeal, board: Board) -> Result:
    """What a deal that is told would have left, had it been played."""
    bid = told.bid
    assert isinstance(bid, Bid)
    rules = game(told.game)
    contract = ev.Contract(bid.strain, 6 + bid.level, told.terms)
    opened = ev.Opened(rules.name, rules.version, rules.options, board.dealer, board.vulnerable, None, board.below)
    entries = rules.score(Table(opened=opened, declarer=told.by, contract=contract), told.tricks)
    side = told.by.side
    tricks = {side: told.tricks, side.other: rules.cards - told.tricks}
    return Result(board, entries, told.by, contract, tricks, people={seat: seat for seat in Seat})


def on_sheet(column: Column, result: Result, ours: Side) -> int:
    """What belongs into a column that is about what each side gets for a deal."""
    match column:
        case "we":
            return result.points(ours)
        case "they":
            return result.points(ours.other)
        case "we_below":
            return _line(result, ours, below=True)
        case "we_above":
            return _line(result, ours, below=False)
        case "they_below":
            return _line(result, ours.other, below=True)
        case "they_above":
            return _line(result, ours.other, below=False)
        case "points" | "tricks" | "score" | "we_total" | "they_total":
            raise ValueError(f"{column} is not what a side gets for a deal.")
        case _:
            assert_never(column)


def _line(result: Result, side: Side, *, below: bool) -> int:
    return sum(entry.points for entry in result.entries if entry.side is side and entry.below is below)


def total_of(side: Side, standing: Standing) -> int:
    """What a side has in a session so far."""
    return standing.totals[FOUR[side.seats[0]]]
