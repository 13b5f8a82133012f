"""The tables of lessons: to which place of a lesson one belongs, who sits where, and on what board."""

from __future__ import annotations

import hashlib
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.app.tables.names import BOT_NAMES
from kibitz.app.tables.table_ledger import Player
from kibitz.cards import Seat
from kibitz.engine import Game, codec
from kibitz.lessons.lesson import Practice, Task
from kibitz.sessions import Board
from kibitz.sessions.boards import FOUR

LESSON_LEVEL: Final = "beginner"
"""How bots play at the table of a lesson that says nothing about it."""


class LessonSpot(Struct, frozen=True):
    """A place in a lesson, in the language of who came to it, and what the table there was like."""

    lesson: str
    language: str
    block: int
    shape: str


def shape_of(practice: Practice) -> str:
    """All of a table but its words: when it changes, or the lesson does, what was played there is of another table."""
    tasks = tuple(Task(0, task.do, chance=task.chance, quiet=task.quiet) for task in practice.tasks)
    return hashlib.sha256(codec.encode(replace(practice, line=0, tasks=tasks))).hexdigest()[:16]


def seated(board: Board, rules: Game) -> Board:
    """The board with a player at each seat that the game has: the first sits South, as at every table."""
    dealer = board.dealer
    if not rules.spare_opposite_dealer:
        return replace(board, seats={seat.partner: player for seat, player in FOUR.items()})
    places = (seat for seat in dealer.clockwise() if seat is not dealer.partner)
    return replace(board, seats={seat: number for number, seat in enumerate(places)})


def players_of(practice: Practice, board: Board, identity: str, name: str) -> list[Player]:
    """The learner in the seat that the lesson names, and bots in all others."""
    seats = {number: seat for seat, number in board.seats.items()}
    return [_player(practice, seats[number], number, identity, name) for number in sorted(seats)]


def _player(practice: Practice, seat: Seat, number: int, identity: str, name: str) -> Player:
    level = practice.levels.get(seat, LESSON_LEVEL)
    if seat is practice.you:
        return Player("person", identity, name, level)
    return Player("bot", None, BOT_NAMES[number], level)
