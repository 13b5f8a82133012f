"""What a page asks of what was played: its history, deals that are over, what is learnt from them."""

from __future__ import annotations

from typing import assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.live.connection import Connection
from kibitz.app.subjects.lookback.again import Again
from kibitz.app.subjects.lookback.finished import Finished
from kibitz.app.subjects.lookback.history import OwnHistory
from kibitz.app.subjects.lookback.messages import (
    AskAnalysis,
    AskDeal,
    AskHistory,
    AskMeanings,
    AskMyData,
    AskOpinion,
    AskProgress,
    AskRecord,
    AskVerdicts,
    ForgetMyDeals,
    LookbackRequest,
    PlayAgain,
)
from kibitz.app.subjects.lookback.own_progress import OwnProgress
from kibitz.app.tables.call_meanings import meanings_at
from kibitz.app.tables.company import sight
from kibitz.app.tables.messages import Meanings


class LookbackAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection
        self.finished = Finished(hub, connection)

    async def serve(self, request: LookbackRequest) -> None:
        send = self.connection.send
        match request:
            case AskHistory():
                send(await OwnHistory(self.hub.store, self.connection.identity).page(request))
            case AskDeal():
                send(await self.finished.shown(request))
            case AskRecord():
                send(await self.finished.record(request))
            case AskAnalysis():
                send(await self.finished.analysis(request))
            case AskVerdicts():
                send(await self.finished.verdicts(request))
            case AskOpinion():
                send(await self.finished.opinion(request, self.connection.address))
            case AskMeanings():
                send(await self._meanings(request))
            case PlayAgain():
                self.connection.count_opening()
                await Again(self.hub, self.connection).open(request)
            case AskProgress() | AskMyData() | ForgetMyDeals():
                await OwnProgress(self.hub, self.connection).serve(request)
            case _:
                assert_never(request)

    async def _meanings(self, request: AskMeanings) -> Meanings:
        table = await self.hub.table(request.table)
        if request.deal != table.deal or table.state.over:
            return await self.finished.meanings(request)
        if sight(table, self.connection.identity) == "door":
            raise Refusal(w.NO_SUCH_CALL())
        return Meanings(request.id, meanings_at(table, request.place))
