"""Who looks at which table, in this process and in the others."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from kibitz.app.hub.connection import Connection

SILENCE: Final = 15.0
"""After so many seconds without news a process counts as dead."""

Looking = tuple[str, str]
"""A table and an identity."""


class Presence:
    """Connections of this process by table, and what other processes told of theirs."""

    def __init__(self) -> None:
        self.watchers: dict[str, set[Connection]] = {}
        self._elsewhere: dict[str, set[Looking]] = {}
        self._heard: dict[str, float] = {}

    def at(self, table: str) -> Iterable[Connection]:
        return tuple(self.watchers.get(table, ()))

    def is_here(self, table: str, identity: str) -> bool:
        """Whether somebody looks at a table, through any process."""
        local = any(each.identity == identity for each in self.watchers.get(table, ()))
        return local or any((table, identity) in looking for looking in self._elsewhere.values())

    def look(self, connection: Connection, table: str) -> None:
        self.watchers.setdefault(table, set()).add(connection)
        connection.watching[table] = None

    def look_away(self, connection: Connection, table: str) -> None:
        connection.watching.pop(table, None)
        watchers = self.watchers.get(table, set())
        watchers.discard(connection)
        if not watchers:
            self.watchers.pop(table, None)

    def everyone_here(self) -> list[Looking]:
        """All that this process can tell the others."""
        return [
            (table, each.identity)
            for table, watchers in self.watchers.items()
            for each in watchers
            if each.identity is not None
        ]

    # --- other processes

    def heard_from(self, process: str) -> None:
        self._heard[process] = time.monotonic()

    def here_elsewhere(self, process: str, looking: Looking) -> None:
        self._elsewhere.setdefault(process, set()).add(looking)

    def gone_elsewhere(self, process: str, looking: Looking) -> None:
        self._elsewhere.get(process, set()).discard(looking)

    def drop_silent(self) -> set[str]:
        """Forget processes that have died; returns the tables that somebody thereby left."""
        deadline = time.monotonic() - SILENCE
        dead = [process for process, at in self._heard.items() if at < deadline]
        left: set[str] = set()
        for process in dead:
            del self._heard[process]
            left |= {table for table, _ in self._elsewhere.pop(process, set())}
        return left
