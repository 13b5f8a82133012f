"""One class in this process: the pages of its members, the desks of its teacher, and what each is to be shown."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from kibitz.app.ledgers.logbooks import Logbook
from kibitz.app.live.connection import Connection
from kibitz.app.subjects.classes.desk_view import DeskView
from kibitz.app.subjects.classes.messages import TeacherSaid
from kibitz.app.subjects.classes.picture import class_shown
from kibitz.app.tables.live import LiveTable
from kibitz.club.school.class_log import SchoolClass, SchoolHappening
from kibitz.engine import codec

if TYPE_CHECKING:
    from kibitz.app.hub.hub import Hub


class ClassRoom:
    """Who follows a class; `key` stands for it where it is known who looks at what."""

    def __init__(
        self, hub: Hub, book: Logbook[SchoolHappening, SchoolClass], quiet_for: Callable[[LiveTable], float]
    ) -> None:
        self.hub = hub
        self.quiet_for = quiet_for  # seconds since the last move at a table
        self.book = book
        self.key = f"class {book.code}"
        self.followers: set[Connection] = set()
        self.desks: dict[Connection, DeskView] = {}

    def is_here(self, identity: str) -> bool:
        return self.hub.presence.is_here(self.key, identity)

    def show(self, connection: Connection) -> None:
        """Where a member is, drawn when it is sent."""
        connection.show_drawn(self.key, partial(self._drawn, connection))

    def say(self, members: Collection[int], phrase: str) -> None:
        for connection in self.followers:
            who = connection.identity and self.book.state.member_of(connection.identity)
            if who in members:
                connection.send(TeacherSaid(self.book.code, phrase))

    def log_grew(self) -> None:
        for connection in self.followers:
            self.show(connection)
        for desk in self.desks.values():
            desk.all_changed()

    def people_changed(self) -> None:
        for desk in self.desks.values():
            desk.people_changed()

    def table_changed(self, code: str) -> None:
        for desk in self.desks.values():
            desk.table_changed(code)

    def _drawn(self, connection: Connection) -> bytes | None:
        if connection not in self.followers:
            return None
        return codec.encode(class_shown(self.book.code, self.book.state, connection.identity))
