"""Where bots think: processes of their own, so that nobody waits for them but their own table."""

from __future__ import annotations

import os
from typing import Final

from kibitz.analysis.solver import Cancellation
from kibitz.app.work.processes import Processes
from kibitz.app.work.turns import NOBODYS, Share
from kibitz.bots.bot import MOST_CORES, Cancellable, Spreading
from kibitz.bots.decision import Decision
from kibitz.bots.levels import LEVELS
from kibitz.engine import View

_MEMORY: Final = 512 << 20
"""So many bytes a process may have; an expert or a master takes a quarter."""


class Thinkers:
    """Whoever no longer wants a move cancels the wait for it, and the bot stops."""

    def __init__(self, most: int | None = None) -> None:
        self.processes = Processes(most or max(1, (os.cpu_count() or 2) - 1), memory=_MEMORY)
        self._wanted = 0

    async def decide(self, level: str, seed: int, view: View, share: Share = NOBODYS) -> Decision:
        """What a bot of that level does, and why.

        One that can use several cores gets its part of those that are there: the move does not depend on how many.
        """
        self._wanted += 1
        try:
            cores = max(1, min(MOST_CORES, self.processes.most // self._wanted))
            return await self.processes.done_unless_dropped(share, bot_decision, level, seed, view, cores)
        finally:
            self._wanted -= 1

    async def stop(self) -> None:
        await self.processes.stop()


def bot_decision(level: str, seed: int, view: View, cores: int, cancellation: Cancellation) -> Decision:
    """In the process of a thinker."""
    bot = LEVELS[level](seed)
    if isinstance(bot, Spreading):
        bot.cores = cores
    if isinstance(bot, Cancellable):
        bot.cancellation = cancellation
    return bot.decide(view)
