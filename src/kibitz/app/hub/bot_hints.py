"""Hints: what a bot would do in a person's place, thought over once and told in two steps."""

from __future__ import annotations

import asyncio
from typing import Final

from kibitz.app import wording as w
from kibitz.app.errors import Refusal, to_its_end
from kibitz.app.hub.bots import Bots
from kibitz.app.tables import moving
from kibitz.app.tables.call_meanings import bidding_at
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.messages import AskHint, Hint
from kibitz.app.work.gateway import Gateway
from kibitz.app.work.turns import Share
from kibitz.bots.agreement import agreed
from kibitz.bots.decision import Decision
from kibitz.coach.adviser import LEVEL, SEED, advised, thinks_longer
from kibitz.coach.coaching import explained
from kibitz.coach.hints import advice, nudge
from kibitz.engine import View
from kibitz.engine.refusals import MOVED_ON

_KEPT: Final = 256

Occasion = tuple[str, int, int, int]
"""A table, a deal, the length of its log and the player who asks."""


class Hints:
    """What was thought for those who asked; the last few are remembered, so that both steps tell of one thought."""

    def __init__(self, bots: Bots, work: Gateway) -> None:
        self._bots = bots
        self._work = work
        self._thoughts: dict[Occasion, asyncio.Task[Decision]] = {}

    async def answer(self, request: AskHint, table: LiveTable, player: int, address: object) -> Hint:
        if not moving.may_ask_for_hints(table):
            raise Refusal(w.NO_HINTS())
        if table.players[player].kind != "person":
            raise Refusal(w.BOT_HAS_SEAT())
        speaker = moving.speaks_for(table, player)
        view = agreed(table.seen_by(speaker).view(table.state), bidding_at(table, table.state.table))
        if (request.deal, request.at) != (table.deal, view.at) or table.is_gathering:
            raise Refusal(MOVED_ON())
        if not view.moves:
            raise Refusal(w.NO_HINT())
        decision = await self.thought((table.id, table.deal, view.at, speaker), Share(address, table.id), view)
        thought_of = nudge(view, decision)
        if not thought_of:
            raise Refusal(w.NO_HINT())
        if request.step == "nudge":
            return Hint(request.id, thought_of)
        return Hint(request.id, advice(decision), decision.move, decision.why)

    async def thought(self, occasion: Occasion, share: Share, view: View) -> Decision:
        """What the adviser would do on that occasion, in the coach's words."""
        if occasion not in self._thoughts:
            while len(self._thoughts) >= _KEPT:
                self._thoughts.pop(next(iter(self._thoughts))).cancel()
            self._thoughts[occasion] = asyncio.create_task(self._decided(share, view))
        try:
            return await to_its_end(self._thoughts[occasion])
        except BaseException:
            self._thoughts.pop(occasion, None)
            raise

    async def _decided(self, share: Share, view: View) -> Decision:
        if thinks_longer(view):
            decision = await self._work.done(share, advised, view)
        else:
            decision = await self._bots.decide(share, LEVEL, view, SEED)
        return await self._work.done(share, explained, view, decision)

    async def stop(self) -> None:
        for task in self._thoughts.values():
            task.cancel()
        await asyncio.gather(*self._thoughts.values(), return_exceptions=True)
