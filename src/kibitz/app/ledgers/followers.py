"""Pages that come to a log: by its code, perhaps with its secret, shown all of it and then told what changes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Generic, TypeVar

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.ledgers.logbooks import Folded, Logbook, WrittenLine
from kibitz.app.live.connection import TAKE_OVERS, Connection
from kibitz.app.messages import FromServer
from kibitz.app.tables.people import read_code
from kibitz.engine.text import Text

Drawn = TypeVar("Drawn")
UnderCode = TypeVar("UnderCode")
LineKey = TypeVar("LineKey")
LineShown = TypeVar("LineShown")


class Audience(Generic[WrittenLine, Folded, Drawn]):
    """Those who follow one log, each with whether they have its secret, and the picture that all of them have."""

    def __init__(self, book: Logbook[WrittenLine, Folded], picture: Drawn, pages: dict[Connection, bool]) -> None:
        self.book = book
        self.picture = picture
        self.pages = pages


class Followers(Generic[WrittenLine, Folded, Drawn]):
    """Those of one kind of log in this process.

    `draw` makes the picture of a log, `shown` answers who comes with it, and `changed` tells everybody what of it is
    other than before: None, if nothing is.
    """

    def __init__(
        self,
        draw: Callable[[Logbook[WrittenLine, Folded]], Drawn],
        shown: Callable[[int, Drawn, bool], FromServer],
        changed: Callable[[Drawn, Drawn], FromServer | None],
    ) -> None:
        self._draw = draw
        self._shown = shown
        self._changed = changed
        self._audiences: dict[str, Audience[WrittenLine, Folded, Drawn]] = {}

    def follow(self, number: int, connection: Connection, book: Logbook[WrittenLine, Folded], *, runs: bool) -> None:
        """Show it now, and tell changes from here on; `runs` if the page has shown the secret."""
        self.leave(connection, book.code)
        audience = self._audiences.get(book.code)
        if audience is None or audience.book is not book:
            pages = audience.pages if audience else {}
            audience = self._audiences[book.code] = Audience(book, self._draw(book), pages)
            book.watchers.add(self._tell)
        audience.pages[connection] = runs
        connection.when_closed[book.code] = partial(self.leave, connection, book.code)
        connection.send(self._shown(number, audience.picture, runs))

    def leave(self, connection: Connection, code: str) -> None:
        connection.when_closed.pop(code, None)
        audience = self._audiences.get(code)
        if audience is None:
            return
        audience.pages.pop(connection, None)
        if not audience.pages:
            audience.book.watchers.discard(self._tell)
            del self._audiences[code]

    def runs(self, connection: Connection, code: str) -> bool:
        """Whether that page has shown the secret of the log."""
        audience = self._audiences.get(code)
        return audience is not None and audience.pages.get(connection, False)

    def _tell(self, book: Logbook[WrittenLine, Folded], _first: int) -> None:
        audience = self._audiences.get(book.code)
        if audience is None or audience.book is not book:
            book.watchers.discard(self._tell)
            return
        before, audience.picture = audience.picture, self._draw(book)
        news = self._changed(before, audience.picture)
        for connection in audience.pages:
            if news is not None:
                connection.send(news)
            self.tell_one(connection, book)

    def tell_one(self, connection: Connection, book: Logbook[WrittenLine, Folded]) -> None:
        """What concerns one of those who follow, beside what everybody is told."""


def differences(
    before: Mapping[LineKey, LineShown], now: Mapping[LineKey, LineShown]
) -> dict[LineKey, LineShown | None]:
    """The lines that are other than before, and None for those that are gone."""
    changed: dict[LineKey, LineShown | None] = {key: line for key, line in now.items() if before.get(key) != line}
    return changed | dict.fromkeys(key for key in before if key not in now)


async def found_by_code(connection: Connection, typed: str, under: Callable[[str], Awaitable[UnderCode]]) -> UnderCode:
    """What is under a code; trying codes is limited for each address, finding the same one again is not."""
    plain = read_code(typed)
    if plain not in connection.doors and not connection.address.may_try_code():
        raise Refusal(w.TOO_FAST())
    found = await under(plain)
    connection.doors.add(plain)
    return found


def shows_secret(
    connection: Connection, book: Logbook[WrittenLine, Folded], secret: str | None, otherwise: Text
) -> bool:
    """Whether a page comes with the secret of a log; a wrong one is refused, and after a few nothing is heard."""
    if secret is None:
        return False
    if connection.take_overs >= TAKE_OVERS:
        raise Refusal(w.TOO_FAST())
    if not book.may_run(secret):
        connection.take_overs += 1
        raise Refusal(otherwise if connection.address.may_try_code() else w.TOO_FAST())
    connection.take_overs = 0
    return True
