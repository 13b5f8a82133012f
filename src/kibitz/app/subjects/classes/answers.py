"""Coming to a class: opening one, its door, another tablet, its desk for who has the secret."""

from __future__ import annotations

from typing import assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.ledgers.ledger_door import come_in, shows_secret
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.subjects.classes.live_classes import ClassBook, Classes
from kibitz.app.subjects.classes.messages import (
    ClassDoorRequest,
    ClassReady,
    ComeToClass,
    KnockAtClass,
    OpenClass,
    OpenDesk,
    QuitClass,
)
from kibitz.app.tables.names import clean_nickname, looks_like
from kibitz.app.tables.people import fresh_token
from kibitz.club.school import class_moves as moves
from kibitz.club.school.class_log import CLASS
from kibitz.engine.errors import Objection


class ClassAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: ClassDoorRequest) -> None:
        match request:
            case OpenClass():
                await self._open(request)
            case ComeToClass():
                await self._come(request)
            case KnockAtClass():
                await self._knock(request)
            case QuitClass():
                await self._quit(request)
            case OpenDesk():
                await self._desk(request)
            case _:
                assert_never(request)

    async def _open(self, request: OpenClass) -> None:
        self.connection.count_opening()
        try:
            first = moves.class_opened(request.title, request.game, request.options)
        except Objection as objection:
            raise Refusal(objection.text) from objection
        secret = fresh_token()
        book = await self.hub.ledgers.open(CLASS, [first], secret)
        self.connection.send(ClassReady(request.id, book.code, secret))

    async def _come(self, request: ComeToClass) -> None:
        book = await self._found(request.code)
        if request.nickname is not None:
            name = clean_nickname(request.nickname)
            identity = await somebody(self.hub, self.connection, name)
            await self.hub.part(Classes).write(book, lambda state: moves.came(state, name, identity, looks_like))
        self.hub.part(Classes).follow(self.connection, book)
        self.connection.send(Done(request.id))

    async def _knock(self, request: KnockAtClass) -> None:
        book = await self._found(request.code)
        name = clean_nickname(request.nickname)
        identity = await somebody(self.hub, self.connection, name)
        await self.hub.part(Classes).write(book, lambda state: (moves.knocked(state, name, identity, looks_like),))
        self.hub.part(Classes).follow(self.connection, book)
        self.connection.send(Done(request.id))

    async def _quit(self, request: QuitClass) -> None:
        book = await self._found(request.code)
        member = book.state.member_of(self.connection.identity) if self.connection.identity else None
        if member is not None and not request.stay:
            await self.hub.part(Classes).write(book, lambda state: (moves.went(state, member),))
        self.hub.part(Classes).unfollow(self.connection, book)
        self.connection.send(Done(request.id))

    async def _desk(self, request: OpenDesk) -> None:
        book = await self._found(request.code)
        shows_secret(self.connection, book, request.secret, w.WRONG_SECRET())
        await self.hub.part(Classes).open_desk(self.connection, book)
        self.connection.send(Done(request.id))

    async def _found(self, code: str) -> ClassBook:
        return await come_in(self.hub.ledgers, self.connection, CLASS, code)
