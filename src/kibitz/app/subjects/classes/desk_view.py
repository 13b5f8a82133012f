"""What one desk has been shown of its class, so that it is told changes only; and the table that it looks at."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from kibitz.app.live.connection import Connection
from kibitz.app.subjects.classes.messages import DeskChanged, DeskMember, DeskShown, DeskTable
from kibitz.app.subjects.classes.picture import desk_member, desk_table, last_lesson, table_seen
from kibitz.app.tables.live import LiveTable
from kibitz.cards import Seat
from kibitz.engine import codec

if TYPE_CHECKING:
    from kibitz.app.subjects.classes.class_room import ClassRoom


class DeskView:
    """The desk on one line. Lines are drawn when they are sent, and only if they differ from those sent before."""

    def __init__(self, room: ClassRoom, connection: Connection) -> None:
        self.room = room
        self.connection = connection
        self.looking: tuple[int, Seat | None] | None = None
        self._members: dict[int, DeskMember] = {}
        self._tables: dict[int, DeskTable] = {}
        self._about: tuple[str | None, bool] | None = None  # None: nothing has been sent yet
        self._stale: set[str] = set()
        self.all_changed()

    def look(self, table: int | None, seat: Seat | None) -> None:
        """At a table, over a shoulder or at all hands; or no longer."""
        self.looking = None if table is None else (table, seat)
        self._show_table()

    def all_changed(self) -> None:
        self._stale = {each.code for each in self.room.book.state.tables.values()}
        self.people_changed()
        self._show_table()

    def people_changed(self) -> None:
        self.connection.show_drawn(f"desk {self.room.book.code}", self._drawn)

    def table_changed(self, code: str) -> None:
        self._stale.add(code)
        self.people_changed()
        looked_at = self.looking and self.room.book.state.tables.get(self.looking[0])
        if looked_at and looked_at.code == code:
            self._show_table()

    def _show_table(self) -> None:
        if self.looking is not None:
            self.connection.show_drawn(f"seen {self.room.book.code}", self._seen)

    def _live(self, number: int) -> LiveTable | None:
        table = self.room.book.state.tables.get(number)
        return self.room.hub.tables.get(table.code) if table else None

    def _is_open(self) -> bool:
        return self.room.desks.get(self.connection) is self

    def _drawn(self) -> bytes | None:
        if not self._is_open():
            return None
        state, code = self.room.book.state, self.room.book.code
        members = {each: desk_member(state, each, self.room.is_here) for each in state.present}
        stale, self._stale = self._stale, set()
        tables = {
            number: self._line(number, live)
            for number, table in state.tables.items()
            if table.code in stale and (live := self._live(number)) is not None
        }
        about = last_lesson(state), state.is_closed
        if self._about is None:
            self._about, self._members, self._tables = about, members, tables
            opened = state.opened
            shown = tuple(members.values()), tuple(self._with_time(each) for each in tables.values())
            return codec.encode(DeskShown(code, opened.title, opened.game, opened.options, *shown, *about))
        return self._changes(members, tables, about)

    def _changes(
        self, members: dict[int, DeskMember], tables: dict[int, DeskTable], about: tuple[str | None, bool]
    ) -> bytes | None:
        """What differs from what was sent; None if nothing does."""
        state = self.room.book.state
        people = tuple(each for number, each in members.items() if self._members.get(number) != each)
        lines = tuple(each for number, each in tables.items() if self._tables.get(number) != each)
        gone = tuple(number for number in self._members if number not in members)
        away = tuple(number for number in self._tables if number not in state.tables)
        is_news = people or lines or gone or away or about != self._about
        self._about, self._members = about, members
        self._tables = {number: each for number, each in {**self._tables, **tables}.items() if number not in away}
        if not is_news:
            return None
        now = tuple(self._with_time(each) for each in lines)
        return codec.encode(DeskChanged(self.room.book.code, people, now, gone, away, *about))

    def _line(self, number: int, live: LiveTable) -> DeskTable:
        return desk_table(self.room.book.state, number, live, partial(self.room.hub.is_present, live))

    def _with_time(self, line: DeskTable) -> DeskTable:
        """How long nobody has moved is told with a line, and is no reason to send one."""
        live = self._live(line.number)
        quiet = self.room.quiet_for(live) if live is not None else 0.0
        return replace(line, quiet_for=int(quiet))

    def _seen(self) -> bytes | None:
        if not self._is_open() or self.looking is None:
            return None
        number, seat = self.looking
        live = self._live(number)
        if live is None:
            return None
        is_present = partial(self.room.hub.is_present, live)
        return codec.encode(table_seen(self.room.book.code, number, live, seat, is_present, time.time()))
