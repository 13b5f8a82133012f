"""What is asked of every ledger alike: to be made, followed and left, and to be had as a file."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, assert_never

from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.ledgers.audience import Showing
from kibitz.app.ledgers.ledger_door import come_in, shows_secret
from kibitz.app.ledgers.ledger_subject import LedgerSubject
from kibitz.app.ledgers.texts import NOT_READABLE
from kibitz.app.live.connection import Connection
from kibitz.app.messages import AskFile, Delete, Done, FileText, Follow, FromFile, LedgerName, Made, SendPiece, Unfollow
from kibitz.app.protocol import Followed, LedgerRequest, Make
from kibitz.app.tables.people import fresh_token, read_code
from kibitz.cards import NotationError
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template

NOT_YOURS_TO_DELETE: Final = Template("refusals-not-yours-to-delete")
_LONGEST_FILE: Final = 600_000


class LedgerAnswers:
    """One such request of one page."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self.hub = hub
        self.connection = connection

    async def serve(self, request: LedgerRequest) -> None:
        match request:
            case Make():
                await self._make(request)
            case SendPiece(id=number, place=place, text=text):
                self._keep_piece(place, text)
                self.connection.send(Done(number))
            case Follow():
                await self._follow(request)
            case Unfollow(kind=kind, code=code):
                self.hub.audience.leave(self.connection, read_code(code), self._showing(kind)[1])
            case AskFile():
                await self._file(request)
            case Delete():
                await self._delete(request)
            case _:
                assert_never(request)

    async def _make(self, request: Make) -> None:
        self.connection.count_opening()
        if isinstance(request.new, FromFile):
            subject = self._subject(request.new.ledger)
            if subject.files is None:
                raise Refusal(NOT_READABLE())
            sent = self.connection.take_pieces()
            lines: Sequence[Any] = await self.hub.work.done(self.connection.share, subject.files.read, sent)
        else:
            subject = next(each for each in self.hub.ledger_subjects if isinstance(request.new, each.new))
            try:
                lines = await subject.first(self.connection, request.new)
            except (Objection, NotationError) as error:
                raise Refusal(error.text) from error
        secret = fresh_token()
        book = await self.hub.ledgers.open(subject.kind, lines, secret)
        self.connection.send(Made(request.id, subject.name, book.code, secret))

    def _keep_piece(self, place: int, text: str) -> None:
        pieces = self.connection.pieces
        if place == 0:
            pieces.clear()
        if place != len(pieces) or sum(map(len, pieces)) + len(text) > _LONGEST_FILE:
            raise Refusal(NOT_READABLE())
        pieces.append(text)

    async def _follow(self, request: Follow) -> None:
        subject, showing = self._showing(request.kind)
        audience, connection = self.hub.audience, self.connection
        book = await come_in(self.hub.ledgers, connection, subject.kind, request.code)
        runs = None
        if showing.otherwise is not None:
            runs = shows_secret(connection, book, request.secret, showing.otherwise())
            if showing.needs_secret and not runs:
                raise Refusal(showing.otherwise())
        audience.join(showing, connection, book, runs=runs)
        if showing.joined is not None:
            await showing.joined(connection, book)
        if not audience.follows(connection, showing, book.code):
            return  # gone meanwhile
        picture = audience.see(showing, connection, book.code)
        title = subject.title(book.state)
        connection.send(Followed(request.id, subject.name, title, picture, runs=bool(runs), now=time.time()))

    async def _file(self, request: AskFile) -> None:
        subject = self._subject(request.ledger)
        book = await come_in(self.hub.ledgers, self.connection, subject.kind, request.code)
        files = subject.files
        if files is None:
            raise Refusal(NOT_READABLE())
        if files.otherwise is not None and not self.hub.audience.runs(self.connection, book.code):
            raise Refusal(files.otherwise())
        written = self.hub.work.done(self.connection.share, files.write, request.what, book.state, tuple(book.lines))
        ending, text = await written
        title = "".join(letter if letter.isalnum() else "-" for letter in subject.title(book.state)).strip("-")
        self.connection.send(FileText(request.id, f"{title or subject.name}{ending}", text))

    async def _delete(self, request: Delete) -> None:
        subject = self._subject(request.ledger)
        book = await come_in(self.hub.ledgers, self.connection, subject.kind, request.code)
        shows_secret(self.connection, book, request.secret, NOT_YOURS_TO_DELETE())
        await self.hub.ledgers.delete(book, subject.tables)
        self.connection.send(Done(request.id))

    def _subject(self, name: LedgerName) -> LedgerSubject[Any, Any]:
        return next(each for each in self.hub.ledger_subjects if each.name == name)

    def _showing(self, name: str) -> tuple[LedgerSubject[Any, Any], Showing[Any, Any]]:
        return next(
            (subject, each) for subject in self.hub.ledger_subjects for each in subject.showings if each.name == name
        )
