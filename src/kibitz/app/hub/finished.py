"""What can be asked of a deal that is over: its replay, its record, its calls in words, what could have been made."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.page.analysing import what_could_be_made
from kibitz.app.page.call_meanings import meanings_then
from kibitz.app.page.protocol import (
    Analysis,
    AskAnalysis,
    AskDeal,
    AskMeanings,
    AskRecord,
    DealShown,
    Meanings,
    Recorded,
)
from kibitz.app.page.replaying import show_deal
from kibitz.app.page.retelling import retold
from kibitz.app.storage.writer import StoreError
from kibitz.app.tables.company import may_look_back
from kibitz.app.tables.live import LiveTable, resumed
from kibitz.bots.decision import Why
from kibitz.engine import State
from kibitz.engine.table import Table
from kibitz.formats import record
from kibitz.sessions import Board

_log = logging.getLogger("kibitz.hub")
Asking = AskDeal | AskRecord | AskAnalysis | AskMeanings
T = TypeVar("T")


class _Deal(Struct, frozen=True):
    table: LiveTable
    number: int
    board: Board
    state: State


class Finished:
    """For one person, or a visitor (None), who sat at the table or may look at it."""

    def __init__(self, hub: Hub, identity: str | None) -> None:
        self.hub = hub
        self.identity = identity

    async def shown(self, request: AskDeal) -> DealShown:
        return await self._of(request, partial(self._shown, request.id))

    async def record(self, request: AskRecord) -> Recorded:
        return await self._of(request, partial(self._record, request.id))

    async def analysis(self, request: AskAnalysis) -> Analysis:
        return await self._of(request, partial(self._analysis, request.id))

    async def meanings(self, request: AskMeanings) -> Meanings:
        return await self._of(request, partial(self._meanings, request))

    async def _of(self, request: Asking, answer: Callable[[_Deal], Awaitable[T]]) -> T:
        """The answer about a deal; whatever is wrong with what is stored of it is said in a sentence."""
        table = await self.hub.table(request.table)
        if not 0 < request.deal <= table.deal:
            raise Refusal(w.NO_SUCH_DEAL())
        if not may_look_back(table, self.identity):
            raise Refusal(w.PRIVATE_DEAL())
        try:
            return await answer(await self._read(table, request.deal))
        except (Refusal, StoreError):
            raise
        except Exception as error:
            _log.warning("Deal %s of table %s cannot be read.", request.deal, table.id, exc_info=True)
            raise Refusal(w.DAMAGED_DEAL()) from error

    async def _read(self, table: LiveTable, number: int) -> _Deal:
        found = await self.hub.store.deal(table.id, number)
        if found is None:
            raise Refusal(w.NO_SUCH_DEAL())
        state = resumed(table.game, (), Table(), found[1])
        if not state.over:
            raise Refusal(w.NO_SUCH_DEAL())
        return _Deal(table, number, msgspec.json.decode(found[0], type=Board), state)

    async def _shown(self, request: int, deal: _Deal) -> DealShown:
        table = deal.table
        reasons = await self._told(deal, await self.hub.store.reasons(table.id, deal.number))
        player = table.player_of(self.identity) if self.identity else None
        return show_deal(request, table.id, deal.number, deal.board, deal.state, table.names, reasons, player)

    async def _told(self, deal: _Deal, reasons: dict[int, Why]) -> Mapping[int, Why]:
        """The reasons in the coach's words; if that fails, as the bots gave them: the deal can be shown in any case."""
        try:
            return await self.hub.lessons.of((deal.table.id, deal.number), partial(retold, deal.state, reasons))
        except Exception:
            _log.warning("The coach has no words for deal %s of table %s.", deal.number, deal.table.id, exc_info=True)
            return reasons

    async def _record(self, request: int, deal: _Deal) -> Recorded:
        names = {seat: deal.table.names[player] for seat, player in deal.board.seats.items()}
        kept = record.DealRecord(record.VERSION, deal.state.log, names)
        name = f"kibitz-{deal.table.game.name}-{deal.table.id}-{deal.number}.json"
        return Recorded(request, name, record.write(kept).decode())

    async def _meanings(self, request: AskMeanings, deal: _Deal) -> Meanings:
        return Meanings(request.id, meanings_then(deal.table, deal.board, deal.state, request.place))

    async def _analysis(self, request: int, deal: _Deal) -> Analysis:
        found = await self.hub.analyses.of((deal.table.id, deal.number), partial(what_could_be_made, deal.state))
        return replace(found, id=request)
