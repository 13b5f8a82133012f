"""What a page does at a table: open it, come, play, speak, go."""

from __future__ import annotations

import time

from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Acknowledge, Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.live import bus as news
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.subjects.table.company_answers import CompanyAnswers
from kibitz.app.subjects.table.messages import (
    Act,
    AskReplace,
    BeDummy,
    EndSession,
    GoOn,
    Join,
    Leave,
    OpenTable,
    PointAt,
    ReadOpening,
    Say,
    SetLevel,
    SetOrder,
    SetPace,
    SitDown,
    StandUp,
    TableRequest,
    TakeBack,
    Watch,
)
from kibitz.app.subjects.table.table_opening import TableOpening
from kibitz.app.tables import moving, people
from kibitz.app.tables.company import ask_for_seat, come_back, not_placed, replace_gone
from kibitz.app.tables.live import LiveTable, Resolution
from kibitz.app.tables.messages import AskHint
from kibitz.app.tables.phrases import PHRASES
from kibitz.app.tables.seating import check_level, in_hands_of
from kibitz.app.tables.table_ledger import SettingsChanged
from kibitz.engine.refusals import MOVED_ON


class TableAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: TableRequest) -> None:
        match request:
            case Act():
                await self._act(request)
            case OpenTable():
                self.connection.count_opening()
                await TableOpening(self.hub, self.connection).open(request)
            case Join():
                await self._join(request)
            case Watch(id=number, table=code):
                await self._watch(number, code)
            case Leave(table=code):
                self.hub.look_away(self.connection, code)
            case TakeBack(id=number, table=code, deal=deal):
                table, _ = await self._seated(code)
                acknowledge = self._acknowledge(number, table)
                await self.hub.decide(
                    table, lambda: moving.take_back(table, self._player(table), deal, time.time()), acknowledge
                )
            case GoOn(id=number, table=code, deal=deal):
                table, player = await self._seated(code)
                await self.hub.decide(table, lambda: table.get_ready(player, deal), self._acknowledge(number, table))
                await self.hub.go_on_if_ready(table)
            case EndSession(id=number, table=code):
                table, _ = await self._seated(code)
                not_placed(table)
                await self.hub.decide(table, lambda: table.stop(time.time()), self._acknowledge(number, table))
            case Say():
                await self._say(request)
            case StandUp(id=number, table=code):
                await self._change_seat(number, code, "bot")
            case SitDown(id=number, table=code):
                await self._change_seat(number, code, "person")
            case AskReplace():
                await self._replace(request)
            case SetLevel():
                await self._set_level(request)
            case SetPace(id=number, table=code, pace=pace):
                table, _ = await self._seated(code)
                await self.hub.decide(
                    table, lambda: Resolution((SettingsChanged(speed=pace),)), self._acknowledge(number, table)
                )
            case SetOrder(id=number, table=code, want=want):
                table, _ = await self._seated(code)
                acknowledge = self._acknowledge(number, table)
                await self.hub.next_deals.set_order(table, self.connection.identity, want, acknowledge)
            case BeDummy(id=number, table=code, deal=deal, does=does):
                table, _ = await self._seated(code)
                acknowledge = self._acknowledge(number, table)
                await self.hub.decide(
                    table, lambda: moving.be_dummy(table, self._player(table), deal, does), acknowledge
                )
            case ReadOpening(id=number, table=code, deal=deal):
                table, _ = await self._seated(code)
                await self.hub.decide(table, lambda: moving.read_opening(table, deal), self._acknowledge(number, table))
            case PointAt():
                await self._point(request)
            case AskHint():
                table, player = await self._seated(request.table)
                address = self.connection.address
                self.connection.send(await self.hub.hints.answer(request, table, player, address))
            case _:
                await CompanyAnswers(self.hub, self.connection).serve(request)

    # --- seats

    async def _join(self, request: Join) -> None:
        table = await self.hub.table(request.table)
        identity = await somebody(self.hub, self.connection, request.nickname)
        nickname = self.connection.nickname or ""

        wish = request.player
        acknowledge = self._acknowledge(request.id, table)
        self.hub.look(self.connection, table)  # first, or the others would see somebody who is not there
        await self.hub.decide(table, lambda: ask_for_seat(table, identity, nickname, wish), acknowledge)

    async def _watch(self, number: int, code: str) -> None:
        table = await self.hub.table(code)
        self.hub.look(self.connection, table)
        await self.hub.decide(table, lambda: come_back(table, self.connection.identity))
        self.connection.send(Done(number, table.id))

    async def _seated(self, code: str) -> tuple[LiveTable, int]:
        """A table at which I have a seat, and which."""
        table = await self.hub.table(code)
        return table, self._player(table)

    def _player(self, table: LiveTable) -> int:
        """Where I sit. While a decision waits for its turn that may change: it asks again."""
        player = table.player_of(self.connection.identity) if self.connection.identity else None
        if player is None:
            raise Refusal(w.NOT_SEATED())
        return player

    async def _change_seat(self, number: int, code: str, kind: str) -> None:
        table, _ = await self._seated(code)

        def decider() -> Resolution:
            if table.is_gathering:
                raise Refusal(w.NOT_BEGUN())
            if kind == "bot":
                not_placed(table)
            player = self._player(table)
            return table.seat(player, in_hands_of(table, player, kind))

        await self.hub.decide(table, decider, self._acknowledge(number, table))
        await self.hub.go_on_if_ready(table)

    async def _replace(self, request: AskReplace) -> None:
        table, _ = await self._seated(request.table)
        gone, agree = request.player, request.agree

        def decider() -> Resolution:
            return replace_gone(table, self._player(table), gone, agree, self.hub.people_here(table), time.time())

        await self.hub.decide(table, decider, self._acknowledge(request.id, table))
        await self.hub.go_on_if_ready(table)

    async def _set_level(self, request: SetLevel) -> None:
        check_level(request.level)
        table, _ = await self._seated(request.table)
        not_placed(table)
        if not 0 <= request.player < len(table.players):
            raise Refusal(w.NO_SUCH_PLAYER())

        def decider() -> Resolution:
            who = table.players[request.player]
            if who.kind != "bot":
                raise Refusal(w.NOT_A_BOT())
            return table.seat(request.player, replace(who, level=request.level))

        await self.hub.decide(table, decider, self._acknowledge(request.id, table))

    # --- playing

    async def _act(self, request: Act) -> None:
        people.check_nonce(request.nonce)
        table, _ = await self._seated(request.table)

        def decider() -> Resolution:
            player = self._player(table)
            if table.players[player].kind != "person":
                raise Refusal(w.BOT_HAS_SEAT())
            if moving.laid_down(table) is not None:
                raise Refusal(MOVED_ON())  # the lesson moves for everybody
            speaker = moving.speaks_for(table, player)
            return table.act(speaker, request.deal, request.at, request.nonce, request.move, time.time())

        await self.hub.decide(table, decider, self._acknowledge(request.id, table))
        self.hub.metrics.moves += 1

    async def _point(self, request: PointAt) -> None:
        table, player = await self._seated(request.table)
        pointed = moving.point_at(table, player, request.deal, request.at, request.move)
        self.connection.send(Done(request.id, table.id))
        self.hub.changed(table)
        self.hub.bus.tell(news.Pointed(process=self.hub.bus.process, table=table.id, pointed=pointed))

    async def _say(self, request: Say) -> None:
        phrase = next((each for each in PHRASES if each.text == request.phrase), None)
        if phrase is None:
            raise Refusal(w.NO_SUCH_PHRASE())
        table, player = await self._seated(request.table)
        if phrase.after_deal and not table.state.over:
            raise Refusal(w.SAID_LATER())
        self.hub.speak(table.id, player, request.phrase)
        process = self.hub.bus.process
        self.hub.bus.tell(news.Spoken(process=process, table=table.id, player=player, phrase=request.phrase))

    def _acknowledge(self, number: int, table: LiveTable) -> Acknowledge:
        """Says that the request is stored; the hub does it before anybody is shown what changed."""
        return lambda decision: self.connection.send(Done(number, table.id, decision.at if decision else None))
