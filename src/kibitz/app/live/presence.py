"""Who looks at which table, in this process and in the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable
from typing import Final

from kibitz.app.live.connection import Connection

SILENCE: Final = 15.0
"""After so many seconds without news a process counts as dead."""
AWAY_AFTER_SECONDS: Final = 2.0
"""Who left less than so many seconds ago is still here: a page that is loaded again, or goes to and fro, is no news."""

_CLASS: Final = "class "

Looking = tuple[str, str]
"""A table and an identity."""


def class_key(code: str) -> str:
    """What stands for a class where it is known who looks at what."""
    return _CLASS + code


def class_of_key(key: str) -> str | None:
    """The class that a key stands for; None for a table."""
    return key.removeprefix(_CLASS) if key.startswith(_CLASS) else None


class Presence:
    """Connections of this process by table, and what other processes told of theirs; `gone` hears who stays away."""

    def __init__(self, gone: Callable[[str, str], None]) -> None:
        self.watchers: dict[str, set[Connection]] = {}
        self.grace = AWAY_AFTER_SECONDS
        self.changes = 0  # counted: as long as it is the same, whoever was here is
        self._gone = gone
        self._here: set[Looking] = set()
        self._leaving: dict[Looking, asyncio.TimerHandle] = {}
        self._elsewhere: dict[str, set[Looking]] = {}
        self._heard: dict[str, float] = {}
        self._been: dict[str, set[str]] = {}

    def at(self, table: str) -> Iterable[Connection]:
        return tuple(self.watchers.get(table, ()))

    def is_here(self, table: str, identity: str) -> bool:
        """Whether somebody looks at a table, through any process."""
        looking = (table, identity)
        return looking in self._here or any(looking in others for others in self._elsewhere.values())

    def onlookers(self, table: str, seated: Collection[str | None]) -> int:
        """How many look at a table without a seat. Of visitors whom nobody knows only those of this process count."""
        here = [each.identity for each in self.at(table)]
        known = {identity for identity in here if identity is not None}
        known |= {who for others in self._elsewhere.values() for code, who in others if code == table}
        return here.count(None) + len(known.difference(seated))

    def look(self, connection: Connection, table: str) -> bool:
        """Returns whether that person was not here, as far as this process goes."""
        self.watchers.setdefault(table, set()).add(connection)
        if connection.identity is not None:
            self._been.setdefault(table, set()).add(connection.identity)
        connection.watching[table] = None  # who comes, or asks once more, is shown all of it
        if connection.identity is None:
            return False
        looking = (table, connection.identity)
        leaving = self._leaving.pop(looking, None)
        if leaving is not None:
            leaving.cancel()
        is_news = looking not in self._here
        self._here.add(looking)
        self.changes += 1
        return is_news

    def look_away(self, connection: Connection, table: str) -> None:
        connection.watching.pop(table, None)
        watchers = self.watchers.get(table, set())
        watchers.discard(connection)
        if not watchers:
            self.watchers.pop(table, None)
        looking = (table, connection.identity or "")
        if looking in self._here and all(each.identity != connection.identity for each in watchers):
            self._leaving[looking] = asyncio.get_running_loop().call_later(self.grace, self._leave, looking)

    def _leave(self, looking: Looking) -> None:
        del self._leaving[looking]
        self._here.discard(looking)
        self.changes += 1
        self._gone(*looking)

    def stop(self) -> None:
        for leaving in self._leaving.values():
            leaving.cancel()

    def has_been(self, table: str, identity: str | None) -> bool:
        """Whether somebody has looked at a table since this process knows it, be it that they are gone again."""
        return identity in self._been.get(table, ())

    def remember_only(self, tables: Collection[str]) -> None:
        """Forget who has been at any others."""
        self._been = {table: been for table, been in self._been.items() if table in tables}

    def everyone_here(self) -> list[Looking]:
        """All that this process can tell the others."""
        return list(self._here)

    # --- other processes

    def heard_from(self, process: str) -> None:
        self._heard[process] = time.monotonic()

    def is_alive(self, process: str) -> bool:
        """Whether another process has not been silent for long."""
        return process in self._heard

    def here_elsewhere(self, process: str, looking: Looking) -> None:
        self._elsewhere.setdefault(process, set()).add(looking)
        self.changes += 1
        table, identity = looking
        self._been.setdefault(table, set()).add(identity)

    def gone_elsewhere(self, process: str, looking: Looking) -> None:
        self._elsewhere.get(process, set()).discard(looking)
        self.changes += 1

    def drop_silent(self) -> set[Looking]:
        """Forget processes that have died; returns who thereby left which table."""
        deadline = time.monotonic() - SILENCE
        dead = [process for process, at in self._heard.items() if at < deadline]
        left: set[Looking] = set()
        for process in dead:
            del self._heard[process]
            left |= self._elsewhere.pop(process, set())
            self.changes += 1
        return left
