"""What a page asks about the company at a table: who comes in, who goes, and the waiting room."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import SystemRandom
from typing import Final, assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.connection import Connection
from kibitz.app.hub.hub import Hub
from kibitz.app.page import protocol
from kibitz.app.page.protocol import Done
from kibitz.app.tables import company, gathering
from kibitz.app.tables.live import Decision, LiveTable

Asked = (
    protocol.LetIn
    | protocol.SendAway
    | protocol.GiveUp
    | protocol.SetWatchable
    | protocol.Swap
    | protocol.Draw
    | protocol.Begin
)
_chance: Final = SystemRandom()


class Company:
    """One such request of one page. All of them are for who has a seat."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: Asked) -> None:
        table = await self.hub.table(request.table)
        me = table.player_of(self.connection.identity) if self.connection.identity else None
        if me is None:
            raise Refusal(w.NOT_SEATED())
        await self.hub.decide(table, self._decider(table, me, request))
        self.connection.send(Done(request.id, table.id))

    def _decider(self, table: LiveTable, me: int, request: Asked) -> Callable[[], Decision]:
        people = self.hub.people_here
        match request:
            case protocol.LetIn(guest=guest, how=how):
                return lambda: company.let_in(table, me, guest, how, people(table))
            case protocol.SendAway(player=player, when=when):
                return lambda: company.send_away(table, me, player, when)
            case protocol.GiveUp():
                return lambda: company.give_up(table, me)
            case protocol.SetWatchable(watchable=watchable):
                return lambda: company.let_watch(table, me, watchable)
            case protocol.Swap(one=one, other=other):
                return lambda: gathering.swap(table, me, one, other)
            case protocol.Draw():
                pack = _chance.sample(table.game.deck.cards, 52)
                return lambda: gathering.draw(table, me, people(table), pack)
            case protocol.Begin():
                return lambda: gathering.begin(table, me, people(table), time.time())
            case _:
                assert_never(request)
