"""Pages that follow a log: shown all of it when they come and whenever it grows, and whether they have its secret."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.clubhouse.logbooks import Folded, Logbook, WrittenLine
from kibitz.app.hub.connection import Connection
from kibitz.app.page.protocol import Answer
from kibitz.engine.text import Text


class Followers(Generic[WrittenLine, Folded]):
    """Those of one kind of log in this process. `shown` answers who comes, `changed` tells everybody what it is now."""

    def __init__(
        self,
        shown: Callable[[int, Logbook[WrittenLine, Folded], bool], Answer],
        changed: Callable[[Logbook[WrittenLine, Folded]], Answer],
    ) -> None:
        self._shown = shown
        self._changed = changed
        self._runs: dict[str, dict[Connection, bool]] = {}

    def follow(self, number: int, connection: Connection, book: Logbook[WrittenLine, Folded], *, runs: bool) -> None:
        """Show it now, and again whenever something happens in it; `runs` if the page has shown the secret."""
        self.leave(connection, book.code)
        self._runs.setdefault(book.code, {})[connection] = runs
        book.watchers.add(self._tell)
        connection.when_closed[book.code] = partial(self.leave, connection, book.code)
        connection.send(self._shown(number, book, runs))

    def leave(self, connection: Connection, code: str) -> None:
        connection.when_closed.pop(code, None)
        pages = self._runs.get(code, {})
        pages.pop(connection, None)
        if not pages:
            self._runs.pop(code, None)

    def runs(self, connection: Connection, code: str) -> bool:
        """Whether that page has shown the secret of the log."""
        return self._runs.get(code, {}).get(connection, False)

    def _tell(self, book: Logbook[WrittenLine, Folded], _first: int) -> None:
        pages = self._runs.get(book.code)
        if not pages:
            book.watchers.discard(self._tell)
            return
        news = self._changed(book)
        for connection in pages:
            connection.send(news)


def shows_secret(
    connection: Connection, book: Logbook[WrittenLine, Folded], secret: str | None, otherwise: Text
) -> bool:
    """Whether a page comes with the secret of a log; a wrong one is refused, and after a few is told to wait."""
    if secret is None:
        return False
    if not book.may_run(secret):
        raise Refusal(otherwise if connection.address.may_try_code() else w.TOO_FAST())
    return True
