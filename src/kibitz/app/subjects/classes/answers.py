"""Coming to a class: its door, and another tablet."""

from __future__ import annotations

from typing import assert_never

from kibitz.app.hub.hub import Hub
from kibitz.app.hub.newcomers import somebody
from kibitz.app.ledgers.ledger_door import come_in
from kibitz.app.ledgers.ledger_subject import LedgerSubject
from kibitz.app.live.connection import Connection
from kibitz.app.messages import Done
from kibitz.app.subjects.classes.live_classes import ClassBook, Classes
from kibitz.app.subjects.classes.messages import (
    ClassDoorRequest,
    ComeToClass,
    KnockAtClass,
    NewClass,
    QuitClass,
)
from kibitz.app.tables.names import clean_nickname, looks_like
from kibitz.club.school import class_decisions as decisions
from kibitz.club.school.class_state import CLASS, ClassLine, SchoolClass, tables_of_class


class ClassAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: ClassDoorRequest) -> None:
        match request:
            case ComeToClass():
                await self._come(request)
            case KnockAtClass():
                await self._knock(request)
            case QuitClass():
                await self._quit(request)
            case _:
                assert_never(request)

    async def _come(self, request: ComeToClass) -> None:
        book = await self._found(request.code)
        name = clean_nickname(request.nickname)
        identity = await somebody(self.hub, self.connection, name)
        await self.hub.part(Classes).write(book, lambda state: decisions.came(state, name, identity, looks_like))
        await self.hub.part(Classes).arrive(self.connection, book)
        self.connection.send(Done(request.id))

    async def _knock(self, request: KnockAtClass) -> None:
        book = await self._found(request.code)
        name = clean_nickname(request.nickname)
        identity = await somebody(self.hub, self.connection, name)
        await self.hub.part(Classes).write(book, lambda state: (decisions.knocked(state, name, identity, looks_like),))
        await self.hub.part(Classes).arrive(self.connection, book)
        self.connection.send(Done(request.id))

    async def _quit(self, request: QuitClass) -> None:
        book = await self._found(request.code)
        member = book.state.member_of(self.connection.identity) if self.connection.identity else None
        if member is not None:
            await self.hub.part(Classes).write(book, lambda state: (decisions.went(state, member),))
        self.hub.audience.leave(self.connection, book.code, self.hub.part(Classes).member)
        self.connection.send(Done(request.id))

    async def _found(self, code: str) -> ClassBook:
        return await come_in(self.hub.ledgers, self.connection, CLASS, code)


def class_ledger(hub: Hub) -> LedgerSubject[ClassLine, SchoolClass]:
    """A class as a ledger like any other."""

    async def first(_connection: Connection, new: NewClass) -> tuple[ClassLine, ...]:
        return (decisions.class_opened(new.title, new.game, new.options),)

    classes = hub.part(Classes)
    return LedgerSubject(
        name="class",
        kind=CLASS,
        title=lambda state: state.opened.title,
        new=NewClass,
        first=first,
        showings=(classes.member, classes.desk),
        tables=tables_of_class,
    )
