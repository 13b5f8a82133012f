"""Bots at the tables: they think off the event loop, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import Final

from msgspec import Struct

from kibitz.app.tables.live import LiveTable
from kibitz.app.thinking.pool import Thinkers, ThoughtFailed
from kibitz.bots.decision import Decision, Why
from kibitz.bots.levels import LEVELS
from kibitz.cards import Seat
from kibitz.engine import State, View
from kibitz.engine import events as ev

_log = logging.getLogger("kibitz.bots")

DEFAULT: Final = "learner"
QUICK: Final = frozenset({"beginner", "learner"})
"""Levels that take less than it costs to ask another process."""
GRACE: Final = 2.0
"""How long another process waits before it moves a bot for the one that wrote last."""
PATIENCE: Final = 30.0
"""How long a table waits for a bot that thinks, the queue included; then it plays by simple rules."""
_AFTER_FAILURE: Final = 1.0

Position = tuple[int, int, Seat | None]
"""The deal, the length of its log, and the bot whose move is awaited: anything else, and a thought is in vain."""

Play = Callable[[LiveTable, Seat, int, int, Decision], Awaitable[None]]


class _Thought(Struct, frozen=True):
    position: Position
    task: asyncio.Task[Decision]


class Bots:
    """Moves the bots of all live tables: one task a table, only while a bot's move is awaited."""

    def __init__(self, play: Play, delay: float) -> None:
        self.thinkers = Thinkers()
        self._play = play
        self._delay = delay
        self._quick = ThreadPoolExecutor(1, thread_name_prefix="kibitz-bot")
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._thoughts: dict[str, _Thought] = {}
        self._chance = SystemRandom()
        self._is_stopped = False

    def wake(self, table: LiveTable) -> None:
        """Something has changed: perhaps it is a bot's turn, or no longer."""
        thought = self._thoughts.get(table.id)
        if thought is not None and thought.position != _position(table):
            thought.task.cancel()
        if not self._is_stopped and table.id not in self._tasks and table.bot_turn() is not None:
            self._tasks[table.id] = asyncio.create_task(self._run(table), name=f"bots of {table.id}")

    def are_busy(self, table: str) -> bool:
        return table in self._tasks

    async def stop(self) -> None:
        self._is_stopped = True  # a move that is being stored would wake them again
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.stop()
        self._quick.shutdown(wait=False, cancel_futures=True)

    async def _run(self, table: LiveTable) -> None:
        try:
            await self._move_all(table)
        finally:
            # At once, not in a callback: what changes right after the last look must start another task.
            self._tasks.pop(table.id, None)

    async def _move_all(self, table: LiveTable) -> None:
        while (seat := table.bot_turn()) is not None:
            try:
                await self._move(table, seat)
            except Exception:
                # Whatever it was: nobody else would ever wake these bots.
                _log.exception("A bot could not move at table %s; it tries again.", table.id)
                await asyncio.sleep(_AFTER_FAILURE)

    async def _move(self, table: LiveTable, seat: Seat) -> None:
        deal, at, _ = position = _position(table)
        await asyncio.sleep(pause(table.state, self._delay) + (0.0 if table.is_ours else GRACE))
        if position != _position(table):
            return  # somebody was quicker
        decision = await self._thought(table, seat, position)
        if decision is not None:
            await self._play(table, seat, deal, at, decision)

    async def _thought(self, table: LiveTable, seat: Seat, position: Position) -> Decision | None:
        """What the bot does; None if the table has moved on meanwhile."""
        player = table.board.seats[seat]
        view = table.seen_by(player).view(table.state)
        task = asyncio.create_task(self._decide(table.id, table.players[player].level, view))
        self._thoughts[table.id] = _Thought(position, task)
        try:
            return await task
        except asyncio.CancelledError:
            me = asyncio.current_task()
            if me is not None and me.cancelling():
                raise  # the server stops
            return None
        finally:
            self._thoughts.pop(table.id, None)

    async def _decide(self, table: str, level: str, view: View) -> Decision:
        level = level if level in LEVELS else DEFAULT
        if level not in QUICK:
            try:
                async with asyncio.timeout(PATIENCE):
                    return _legal(await self.thinkers.decide(level, self._chance.getrandbits(32), view), view)
            except (ThoughtFailed, TimeoutError) as error:
                _log.error("A bot of level %s failed at table %s (%s); simple rules play for it.", level, table, error)
                level = DEFAULT
        bot = LEVELS[level](self._chance.getrandbits(32))
        try:
            loop = asyncio.get_running_loop()
            return _legal(await loop.run_in_executor(self._quick, bot.decide, view), view)
        except Exception:
            _log.exception("A bot failed at table %s; its first legal move is made.", table)
            return Decision(view.moves[0], Why())


def _position(table: LiveTable) -> Position:
    return table.deal, len(table.state.log), table.bot_turn()


def _legal(decision: Decision, view: View) -> Decision:
    if decision.move in view.moves or decision.move in view.asides:
        return decision
    raise ThoughtFailed(f"{decision.move} is not legal")


def pause(state: State, delay: float) -> float:
    """How long a bot seems to think: a card at an even pace, longer after a trick and over a contract."""
    t = state.table
    if any(isinstance(moves[0], ev.Cut) for moves in state.turns.values()):
        return delay / 2
    if t.tricks and not t.trick:
        return delay * 2
    return delay if t.contract is not None else delay * 1.5
