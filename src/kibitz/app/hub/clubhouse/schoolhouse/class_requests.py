"""Coming to a class: opening one, its door, another tablet, its desk for who has the secret."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import assert_never

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.clubhouse.followers import found_by_code, shows_secret
from kibitz.app.hub.clubhouse.schoolhouse.classes import ClassBook
from kibitz.app.hub.connection import Connection
from kibitz.app.hub.hub import Hub
from kibitz.app.page import protocol
from kibitz.app.page.protocol import ClassReady, Done
from kibitz.app.tables.names import clean_nickname, looks_like
from kibitz.club.school import class_moves as moves
from kibitz.engine.errors import Objection


class ClassDoor:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection, somebody: Callable[[str | None], Awaitable[str]]) -> None:
        self.hub = hub
        self.connection = connection
        self._somebody = somebody

    async def serve(self, request: protocol.ClassDoorRequest) -> None:
        match request:
            case protocol.OpenClass():
                await self._open(request)
            case protocol.ComeToClass():
                await self._come(request)
            case protocol.KnockAtClass():
                await self._knock(request)
            case protocol.QuitClass():
                await self._quit(request)
            case protocol.OpenDesk():
                await self._desk(request)
            case _:
                assert_never(request)

    async def _open(self, request: protocol.OpenClass) -> None:
        if not (self.connection.tables.may_take() and self.connection.address.may_open_table()):
            raise Refusal(w.TOO_MANY_TABLES())
        try:
            first = moves.class_opened(request.title, request.game, request.options)
        except Objection as objection:
            raise Refusal(objection.text) from objection
        book, secret = await self.hub.classes.open(first)
        self.connection.send(ClassReady(request.id, book.code, secret))

    async def _come(self, request: protocol.ComeToClass) -> None:
        book = await self._found(request.code)
        if request.nickname is not None:
            name = clean_nickname(request.nickname)
            identity = await self._somebody(name)
            await self.hub.classes.write(book, lambda state: moves.came(state, name, identity, looks_like))
        self.hub.classes.follow(self.connection, book)
        self.connection.send(Done(request.id))

    async def _knock(self, request: protocol.KnockAtClass) -> None:
        book = await self._found(request.code)
        name = clean_nickname(request.nickname)
        identity = await self._somebody(name)
        await self.hub.classes.write(book, lambda state: (moves.knocked(state, name, identity, looks_like),))
        self.hub.classes.follow(self.connection, book)
        self.connection.send(Done(request.id))

    async def _quit(self, request: protocol.QuitClass) -> None:
        book = await self._found(request.code)
        member = book.state.member_of(self.connection.identity) if self.connection.identity else None
        if member is not None and not request.stay:
            await self.hub.classes.write(book, lambda state: (moves.went(state, member),))
        self.hub.classes.unfollow(self.connection, book)
        self.connection.send(Done(request.id))

    async def _desk(self, request: protocol.OpenDesk) -> None:
        book = await self._found(request.code)
        shows_secret(self.connection, book, request.secret, w.WRONG_SECRET())
        await self.hub.classes.open_desk(self.connection, book)
        self.connection.send(Done(request.id))

    async def _found(self, code: str) -> ClassBook:
        return await found_by_code(self.connection, code, self.hub.classes.book)
