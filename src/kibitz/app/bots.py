"""Bots at the tables: they think off the event loop, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import Final

from kibitz.app.tables import LiveTable
from kibitz.bots import Bot
from kibitz.bots.levels import LEVELS
from kibitz.cards import Seat
from kibitz.engine import State
from kibitz.engine import events as ev

_log = logging.getLogger("kibitz.bots")

DEFAULT: Final = "learner"
GRACE: Final = 2.0
"""How long another process waits before it moves a bot for the one that wrote last."""

Play = Callable[[LiveTable, Seat, int, int, ev.Move], Awaitable[None]]


class Bots:
    """Moves the bots of all live tables: one task a table, only while a bot's move is awaited."""

    def __init__(self, play: Play, delay: float, workers: int = 2) -> None:
        self._play = play
        self._delay = delay
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="kibitz-bot")
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._chance = SystemRandom()

    def wake(self, table: LiveTable) -> None:
        """Something has changed: perhaps it is a bot's turn."""
        if table.id not in self._tasks and table.bot_turn() is not None:
            task = asyncio.create_task(self._run(table), name=f"bots of {table.id}")
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(table.id, None))

    def are_busy(self, table: str) -> bool:
        return table in self._tasks

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _bot(self, level: str) -> Bot:
        """A player of that level. It is new for each move, so that none thinks in two threads at once."""
        return LEVELS.get(level, LEVELS[DEFAULT])(self._chance.getrandbits(32))

    async def _run(self, table: LiveTable) -> None:
        while (seat := table.bot_turn()) is not None:
            deal, at = table.deal, len(table.state.log)
            await asyncio.sleep(pause(table.state, self._delay) + (0.0 if table.is_ours else GRACE))
            if (deal, at, seat) != (table.deal, len(table.state.log), table.bot_turn()):
                continue  # somebody was quicker
            player = table.board.seats[seat]
            view = table.seen_by(player).view(table.state)
            bot = self._bot(table.players[player].level)
            try:
                move = await asyncio.get_running_loop().run_in_executor(self._pool, bot.choose, view)
            except Exception:
                _log.exception("A bot failed at table %s; its first legal move is made.", table.id)
                move = view.moves[0]
            if move not in view.moves and move not in view.asides:
                _log.error("A bot chose an illegal move at table %s; its first legal move is made.", table.id)
                move = view.moves[0]
            await self._play(table, seat, deal, at, move)


def pause(state: State, delay: float) -> float:
    """How long a bot seems to think: a card at an even pace, longer after a trick and over a contract."""
    t = state.table
    if any(isinstance(moves[0], ev.Cut) for moves in state.turns.values()):
        return delay / 2
    if t.tricks and not t.trick:
        return delay * 2
    return delay if t.contract is not None else delay * 1.5
