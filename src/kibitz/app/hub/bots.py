"""Bots at the tables: they think off the event loop, move at a pace that people can follow, and rest unseen."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import Final

from msgspec import Struct

from kibitz.app.live.stalls import Stalls
from kibitz.app.tables import moving
from kibitz.app.tables.call_meanings import bidding_at
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.pace import Pace
from kibitz.app.tables.people import veiled
from kibitz.app.thinking.thinkers import Thinkers
from kibitz.app.work.processes import WorkFailed
from kibitz.app.work.turns import Share
from kibitz.bots.agreement import agreed
from kibitz.bots.decision import Decision, Why
from kibitz.bots.levels import LEVELS
from kibitz.cards import Seat
from kibitz.engine import View

_log = logging.getLogger("kibitz.bots")

DEFAULT: Final = "learner"
QUICK: Final = frozenset({"beginner", "learner"})
"""Levels that take less than it costs to ask another process."""
HEAD_START_SECONDS: Final = 2.0
"""How long another process waits before it moves a bot for the one that wrote last."""
PATIENCE: Final = 30.0
"""How long a table waits for a bot that thinks, the queue included; then it plays by simple rules."""
_AFTER_FAILURE: Final = 1.0

Moment = tuple[int, int, Seat | None, bool]
"""The deal, the length of its log, the bot whose move is awaited, and whether all wait for the end.

With anything else a thought is in vain, and so is the rest of its time."""

Play = Callable[[LiveTable, Seat, int, int, Decision], Awaitable[None]]
Onlooker = Callable[[LiveTable], Hashable | None]
"""On whose behalf the bots of a table think: the address of somebody who looks at it, None if nobody does."""


class _Thought(Struct, frozen=True):
    position: Moment
    task: asyncio.Task[Decision]


class Bots:
    """Moves the bots of all live tables: one task a table, only while a bot's move is awaited and somebody looks."""

    def __init__(self, play: Play, onlooker: Onlooker, pace: Pace, stalls: Stalls) -> None:
        self.thinkers = Thinkers()
        self._play = play
        self._onlooker = onlooker
        self._pace = pace
        self._stalls = stalls
        self._quick = ThreadPoolExecutor(1, thread_name_prefix="kibitz-bot")
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._thoughts: dict[str, _Thought] = {}
        self._chance = SystemRandom()
        self._is_stopped = False

    def wake(self, table: LiveTable) -> None:
        """Something has changed: perhaps it is a bot's turn, or no longer, or nobody looks any more."""
        thought = self._thoughts.get(table.id)
        if thought is not None and thought.position != self._position(table):
            thought.task.cancel()
        if not self._is_stopped and table.id not in self._tasks and self._turn(table) is not None:
            self._tasks[table.id] = asyncio.create_task(
                self._stalls.watched("bots", self._run(table)), name=f"bots of {table.id}"
            )

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
        while (seat := self._turn(table)) is not None:
            try:
                await self._move(table, seat)
            except Exception:
                # Whatever it was: nobody else would ever wake these bots.
                _log.exception("A bot could not move at table %s; it tries again.", veiled(table.id))
                await asyncio.sleep(_AFTER_FAILURE)

    async def _move(self, table: LiveTable, seat: Seat) -> None:
        position = self._position(table)
        if not table.is_ours:
            await asyncio.sleep(HEAD_START_SECONDS)
            if position != self._position(table):
                return  # the other process has moved it
        decision = await self._thought(table, seat, position)
        if decision is not None and position == self._position(table):
            deal, at, *_ = position
            await self._play(table, seat, deal, at, decision)

    def _turn(self, table: LiveTable) -> Seat | None:
        """The bot to move; none while nobody looks."""
        seat = moving.bot_turn(table)
        return seat if seat is not None and self._onlooker(table) is not None else None

    def _position(self, table: LiveTable) -> Moment:
        return table.deal, len(table.state.log), self._turn(table), moving.is_hurried(table)

    @staticmethod
    def _level(table: LiveTable, seat: Seat) -> str:
        level = table.players[table.board.seats[seat]].level
        return level if level in LEVELS else DEFAULT

    async def _thought(self, table: LiveTable, seat: Seat, position: Moment) -> Decision | None:
        """What the bot does, when it is time; None if the table has moved on meanwhile."""
        task = asyncio.create_task(self._stalls.watched("a bot’s thought", self._decide_in_time(table, seat)))
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

    async def _decide_in_time(self, table: LiveTable, seat: Seat) -> Decision:
        """A decision, and the rest of the time that a move takes."""
        began, level = time.monotonic(), self._level(table, seat)
        seconds = 0.0 if moving.is_hurried(table) else self._pace.seconds(table.state, level, table.speed)
        seen = table.seen_by(table.board.seats[seat]).view(table.state)
        view = agreed(seen, bidding_at(table, table.state.table))
        laid_down = moving.laid_down(table)
        if laid_down is not None:
            decision = Decision(laid_down[1], Why())
        elif moving.is_last_card(table):
            decision = Decision(view.moves[0], Why())
        else:
            decision = await self.decide(Share(self._onlooker(table), table.id), level, view)
        await asyncio.sleep(self._pace.rest(seconds, time.monotonic() - began))
        return decision

    async def decide(self, share: Share, level: str, view: View, seed: int | None = None) -> Decision:
        """What a bot of that level does with that view; simple rules play for one that fails."""
        table, seed = share.table, self._chance.getrandbits(32) if seed is None else seed
        if level not in QUICK:
            try:
                async with asyncio.timeout(PATIENCE):
                    return _legal(await self.thinkers.decide(level, seed, view, share), view)
            except (WorkFailed, TimeoutError) as error:
                _log.error(
                    "A bot of level %s failed at table %s (%s); simple rules play for it.", level, veiled(table), error
                )
                level = DEFAULT
        bot = LEVELS[level](seed)
        try:
            loop = asyncio.get_running_loop()
            return _legal(await loop.run_in_executor(self._quick, bot.decide, view), view)
        except Exception:
            _log.exception("A bot failed at table %s; its first legal move is made.", veiled(table))
            return Decision(view.moves[0], Why())


def _legal(decision: Decision, view: View) -> Decision:
    if decision.move in view.moves or decision.move in view.asides:
        return decision
    raise WorkFailed(f"{decision.move} is not legal")
