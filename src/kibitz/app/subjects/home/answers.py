"""What a page asks before it is at a table: who I am, which tables there are, what a code is of, the network."""

from __future__ import annotations

import time
from typing import assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.live.connection import TAKE_OVERS, Connection
from kibitz.app.messages import VERSION, Outdated
from kibitz.app.storage import store as st
from kibitz.app.storage.writer import Change
from kibitz.app.subjects.home.codes import CodeDoor
from kibitz.app.subjects.home.messages import (
    AskHandover,
    AskHome,
    AskTables,
    FindCode,
    Handover,
    Hello,
    HomeRequest,
    LetNetworkIn,
    Network,
    StartAt,
    Tables,
    TakeOver,
    Welcome,
)
from kibitz.app.subjects.home.own_journey import OwnJourney
from kibitz.app.subjects.home.table_lists import TableLists
from kibitz.app.tables import people
from kibitz.engine.refusals import NOT_NOW


class HomeAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.store = hub.store
        self.connection = connection

    async def serve(self, request: HomeRequest) -> None:
        match request:
            case Hello():
                await self._hello(request)
            case AskTables(id=number):
                lists = TableLists(self.hub, self.connection.identity)
                self.connection.send(Tables(number, await lists.open_tables()))
            case AskHome():
                await OwnJourney(self.hub, self.connection).show(request)
            case StartAt():
                await OwnJourney(self.hub, self.connection).start_at(request)
            case FindCode():
                await CodeDoor(self.hub, self.connection).serve(request)
            case LetNetworkIn(id=number):
                self.connection.send(Network(number, await self._let_network_in()))
            case AskHandover(id=number):
                await self._hand_over(number)
            case TakeOver(code=code):
                await self._take_over(code)
            case _:
                assert_never(request)

    async def _hello(self, request: Hello) -> None:
        if request.version != VERSION:
            self.connection.send(Outdated())
            self.connection.close()
            return
        if self.connection.greeted:
            raise Refusal(NOT_NOW())
        known = await self.store.identity(people.hashed(request.token)) if request.token else None
        if known is not None and request.token:
            self.connection.token = request.token
            await self._recognised(*known)
        else:
            # Nobody is stored who only looks in; the token counts from the first table on.
            self.connection.greeted = True
            self.connection.send(Welcome(VERSION, self.connection.token, None, ()))

    async def _recognised(self, identity: str, nickname: str | None, *, moved: bool = False) -> None:
        self.connection.greeted = True
        self.connection.nickname = nickname
        self.hub.arrive(self.connection, identity, moved=moved)
        lines = await TableLists(self.hub, identity).my_tables()
        self.connection.send(Welcome(VERSION, self.connection.token, nickname, lines))

    async def _let_network_in(self) -> str:
        if self.hub.address is None:
            if self.hub.let_network_in is None or not self.connection.is_from_here:
                raise Refusal(w.NOT_FROM_HERE())
            self.hub.address = await self.hub.let_network_in()
        return self.hub.address

    async def _hand_over(self, number: int) -> None:
        identity = self.connection.identity
        if identity is None:
            raise Refusal(w.NOT_SEATED())
        code, now = people.fresh_handover_code(), time.time()
        row = {"hash": people.hashed(code), "identity": identity, "expires": now + people.HANDOVER_SECONDS}
        expired = Change(st.HANDOVER_USED, ({"code": "", "now": now},))
        await self.store.commit((expired, Change(st.NEW_HANDOVER, (row,))))
        self.connection.send(Handover(number, f"{code[:4]}-{code[4:]}"))

    async def _take_over(self, typed: str) -> None:
        self.connection.take_overs += 1
        if self.connection.take_overs > TAKE_OVERS or not self.connection.address.may_try_code():
            raise Refusal(w.TOO_FAST())
        now = time.time()
        identity = await self.store.handover(people.hashed(people.read_code(typed)), now)
        if identity is None:
            raise Refusal(w.BAD_CODE())
        # A new token, for only hashes are stored; the older ones end, so that what was handed over is.
        self.connection.token = people.fresh_token()
        token_hash = people.hashed(self.connection.token)
        row = {"hash": token_hash, "identity": identity, "created": now}
        ended = Change(st.END_TOKENS, ({"who": identity, "but": token_hash},))
        codes = Change(st.END_HANDOVERS, ({"who": identity},))
        await self.store.commit((ended, codes, Change(st.NEW_TOKEN, (row,))))
        for code in tuple(self.connection.watching):
            self.hub.look_away(self.connection, code)
        found = await self.store.identity(token_hash)
        await self._recognised(identity, found[1] if found else None, moved=True)
