"""What a page asks about the company at a table: who comes in, who goes, and the waiting room."""

from __future__ import annotations

import time
from random import SystemRandom
from typing import Final, assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.subjects.table.messages import Begin, Draw, GiveUp, LetIn, SendAway, SetWatchable, Swap
from kibitz.app.tables import company, gathering
from kibitz.app.tables.live import LiveTable, Resolution

CompanyRequest = LetIn | SendAway | GiveUp | SetWatchable | Swap | Draw | Begin

_chance: Final = SystemRandom()


class CompanyAnswers:
    """One such request of one page. All of them are for who has a seat."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: CompanyRequest) -> None:
        table = await self.hub.table(request.table)
        done = Done(request.id, table.id)
        await self.hub.decide(table, lambda: self._decide(table, request), lambda _: self.connection.send(done))

    def _decide(self, table: LiveTable, request: CompanyRequest) -> Resolution | None:
        me = table.player_of(self.connection.identity) if self.connection.identity else None
        if me is None:
            raise Refusal(w.NOT_SEATED())
        company.not_placed(table)
        here = self.hub.people_here(table)
        match request:
            case LetIn(guest=guest, how=how):
                return company.let_in(table, me, guest, how, here)
            case SendAway(player=player, when=when):
                return company.send_away(table, me, player, when)
            case GiveUp():
                return company.give_up(table, me)
            case SetWatchable(watchable=watchable):
                return company.let_watch(table, me, watchable)
            case Swap(one=one, other=other):
                return gathering.swap(table, me, one, other)
            case Draw():
                return gathering.draw(table, me, here, _chance.sample(table.game.deck.cards, 52))
            case Begin():
                return gathering.begin(table, me, here, time.time())
            case _:
                assert_never(request)
