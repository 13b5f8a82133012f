"""Who may sit where, and how well bots play there."""

from __future__ import annotations

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.table_ledger import Player
from kibitz.bots.levels import LEVELS


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refusal(w.NO_SUCH_BOTS(level=level[:20]))


def in_hands_of(table: LiveTable, player: int, kind: str) -> Player:
    """The same player, the cards now in a bot's hands or back in their own."""
    who = table.players[player]
    return Player("bot" if kind == "bot" else "person", who.identity, who.name, who.level)


def free_seat(table: LiveTable, wish: int | None) -> int:
    """A seat that a bot keeps for nobody in particular."""
    free = [number for number, each in enumerate(table.players) if each.identity is None]
    if wish is None:
        if not free:
            raise Refusal(w.NO_FREE_SEAT())
        return free[0]
    if not 0 <= wish < len(table.players):
        raise Refusal(w.NO_SUCH_PLAYER())
    if wish not in free:
        raise Refusal(w.SEAT_TAKEN())
    return wish
