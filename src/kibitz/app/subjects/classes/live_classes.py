"""Classes that somebody follows: members shown where to go, desks what changes, tables kept as the log has them.

A competition that takes its people from a class finds them in `(await hub.part(Classes).book(code)).state`
(`present`, `members`, `member_of(identity)`), opens its tables with `new = placed_table(rules, boards, players, now)`
where the players are `seated_players(state, seats, level)`, and sends everybody there with one call:

    await classes.give_tables(book, [ClassTable(number, new.code, seats), ...], rows=new.rows + ..., anew=True)

where `seats` are numbers of members in the order of the table's players, None for a bot. The rows are stored together
with the line of the log, and the page of every member goes to `/t/<code>` by itself. A member who is moved at the desk,
or whose tablet changes, is put into the seat of the live table too.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from kibitz.app.hub.observers import TableEvent
from kibitz.app.ledgers.logbooks import Entries, Logbook, LogbookKind
from kibitz.app.live import bus as news
from kibitz.app.live.connection import Connection
from kibitz.app.storage.rows import Player
from kibitz.app.storage.writer import Change
from kibitz.app.subjects.classes.class_room import ClassRoom
from kibitz.app.subjects.classes.desk_view import DeskView
from kibitz.app.tables import directing
from kibitz.app.tables.live import LiveTable, Resolution
from kibitz.app.tables.people import fresh_token
from kibitz.app.tables.placed_tables import a_bot, a_person
from kibitz.club.school.class_log import ClassOpened, ClassTable, SchoolClass, SchoolHappening, class_after, class_of
from kibitz.club.school.class_moves import tables_given

if TYPE_CHECKING:
    from kibitz.app.hub.hub import Hub


CLASS: Final[LogbookKind[SchoolHappening, SchoolClass]] = LogbookKind("class", SchoolHappening, class_of, class_after)
ClassBook = Logbook[SchoolHappening, SchoolClass]
ClassDecision = Callable[[SchoolClass], Sequence[SchoolHappening]]
"""What a class decides: lines for its log, or an objection."""


class Classes:
    """All classes of this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._rooms: dict[str, ClassRoom] = {}
        self._on_desks: dict[str, ClassRoom] = {}  # by the codes of their tables
        self._moved_at: WeakKeyDictionary[LiveTable, float] = WeakKeyDictionary()
        hub.observers.add(self._hear)
        hub.when_presence_changes.append(self.presence_changed)
        hub.when_told[news.TeacherSpoke] = lambda told: self.hear_phrase(told.logbook, told.members, told.phrase)

    async def book(self, code: str) -> ClassBook:
        """The class under a code as people type it; a refusal if there is none."""
        return await self.hub.logbooks.get(CLASS, code)

    async def open(self, first: ClassOpened) -> tuple[ClassBook, str]:
        """A new class, and the secret of its desk."""
        secret = fresh_token()
        return await self.hub.logbooks.open(CLASS, [replace(first, at=_now())], secret), secret

    async def write(self, book: ClassBook, decide: ClassDecision, rows: tuple[Change, ...] = ()) -> None:
        """One decision about a class. Its live tables then have the people that the log says."""
        before = {table.code for table in book.state.tables.values()}

        def entries(state: SchoolClass) -> Entries[SchoolHappening]:
            lines = tuple(replace(line, at=_now()) for line in decide(state))
            return Entries(lines, rows if lines else ())

        if await self.hub.logbooks.write(book, entries):
            await self.settle(book, before)

    async def give_tables(
        self, book: ClassBook, tables: Sequence[ClassTable], rows: tuple[Change, ...] = (), *, anew: bool = False
    ) -> None:
        """Send members to live tables whose rows are stored with it; with `anew` all other tables are put away."""
        await self.write(book, lambda state: (tables_given(state, tables, anew=anew),), rows)

    async def settle(self, book: ClassBook, before: Collection[str] = ()) -> None:
        """Have every live table seat who the class says; at those that it has left and that go on, bots."""
        tables = tuple(book.state.tables.values())
        for each in tables:
            live = await self.hub.table(each.code)
            await self.hub.decide(live, partial(_placed, live, book, each.number))
            await self.hub.go_on_if_ready(live)
        for code in set(before) - {each.code for each in tables}:
            live = await self.hub.table(code)
            await self.hub.decide(live, partial(_left, live))

    # --- who follows

    def follow(self, connection: Connection, book: ClassBook) -> None:
        """A page is shown where its person is in the class, whenever that changes."""
        room = self._room(book)
        presence, who = self.hub.presence, connection.identity
        was_here = who is not None and presence.is_here(room.key, who)
        room.followers.add(connection)
        connection.when_closed[room.key] = lambda: self._drop(connection)
        if presence.look(connection, room.key) and who is not None:
            self.hub.bus.tell(news.Here(process=self.hub.bus.process, table=room.key, identity=who))
        if not was_here:
            room.people_changed()
        room.show(connection)

    def unfollow(self, connection: Connection, book: ClassBook) -> None:
        room = self._room(book)
        room.followers.discard(connection)
        self.hub.look_away(connection, room.key)
        self._tidy(room)

    async def open_desk(self, connection: Connection, book: ClassBook) -> None:
        """From now on this line is a desk of the class: whoever calls has seen its secret."""
        room = self._room(book)
        room.desks[connection] = DeskView(room, connection)
        connection.when_closed[room.key] = lambda: self._drop(connection)
        await self.load_tables(room)
        await self.settle(book)  # a server that was killed may have left a table behind its class

    def desk_of(self, connection: Connection, book: ClassBook) -> DeskView | None:
        room = self._rooms.get(book.code)
        return room.desks.get(connection) if room else None

    def close_desk(self, connection: Connection, book: ClassBook) -> None:
        room = self._room(book)
        room.desks.pop(connection, None)
        self._tidy(room)

    def _drop(self, connection: Connection) -> None:
        """A page has gone."""
        for room in tuple(self._rooms.values()):
            if connection in room.followers or connection in room.desks:
                room.followers.discard(connection)
                room.desks.pop(connection, None)
                self._tidy(room)

    def tell(self, book: ClassBook, members: Collection[int], phrase: str) -> None:
        """Something that the teacher says to some of the class, through whatever process they come."""
        self.hear_phrase(book.code, members, phrase)
        told = news.TeacherSpoke(process=self.hub.bus.process, logbook=book.code, members=tuple(members), phrase=phrase)
        self.hub.bus.tell(told)

    def hear_phrase(self, code: str, members: Collection[int], phrase: str) -> None:
        if code in self._rooms:
            self._rooms[code].say(members, phrase)

    def presence_changed(self, key: str) -> None:
        """Somebody came or went; `key` may be a table's code or a class."""
        room = next((room for room in self._rooms.values() if room.key == key), None)
        if room is not None:
            room.people_changed()

    # --- tables on desks

    def quiet_for(self, table: LiveTable) -> float:
        """Seconds since the last move, as far as this process knows."""
        return time.monotonic() - self._moved_at.setdefault(table, time.monotonic())

    async def load_tables(self, room: ClassRoom) -> None:
        """Have the tables of a desk here, and hear what happens at them."""
        self.note_tables(room)
        for each in tuple(room.book.state.tables.values()):
            await self.hub.table(each.code)

    def note_tables(self, room: ClassRoom) -> None:
        others = {code: other for code, other in self._on_desks.items() if other is not room}
        mine = {each.code: room for each in room.book.state.tables.values()} if room.desks else {}
        self._on_desks = {**others, **mine}
        self.hub.loading.kept = self._on_desks.keys()

    def _hear(self, table: LiveTable, events: frozenset[TableEvent]) -> None:
        if table.is_placed and not events.isdisjoint({"moved", "dealt", "loaded"}):
            self._moved_at[table] = time.monotonic()
        room = self._on_desks.get(table.id)
        if room is not None:
            room.table_changed(table.id)

    def _room(self, book: ClassBook) -> ClassRoom:
        if book.code not in self._rooms:
            self._rooms[book.code] = ClassRoom(self.hub, book, self.quiet_for)
            book.watchers.add(self._log_grew)
        return self._rooms[book.code]

    def _log_grew(self, book: ClassBook, first: int) -> None:
        room = self._rooms[book.code]
        room.log_grew()
        self.note_tables(room)
        if room.desks:
            self.hub.later(self.load_tables(room))

    def _tidy(self, room: ClassRoom) -> None:
        """Who nobody follows is forgotten."""
        self.note_tables(room)
        if not room.followers and not room.desks and self._rooms.get(room.book.code) is room:
            room.book.watchers.discard(self._log_grew)
            del self._rooms[room.book.code]


def seated_players(state: SchoolClass, seats: Sequence[int | None], level: str) -> list[Player]:
    """Members and bots as a table takes them."""
    people = [None if each is None else state.members[each] for each in seats]
    return [a_bot(level) if who is None else a_person(who.identity, who.name, level) for who in people]


def _placed(live: LiveTable, book: ClassBook, number: int) -> Resolution | None:
    """The people of the live table as the class has them; whom a bot plays for has the same seat still."""
    table = book.state.tables.get(number)
    if table is None or table.code != live.id or live.over:
        return None
    wanted = []
    for here, member in zip(live.players, table.seats, strict=True):
        who = None if member is None else book.state.members[member]
        if who is None:
            wanted.append(here if here.identity is None else a_bot(here.level))
        elif here.identity == who.identity:
            wanted.append(replace(here, name=who.name))
        else:
            wanted.append(a_person(who.identity, who.name, here.level))
    return directing.place(live, wanted)


def _left(live: LiveTable) -> Resolution | None:
    """Nobody of the class is there any more: what is not over is nobody's."""
    return None if live.over else directing.place(live, [a_bot(each.level) for each in live.players])


def _now() -> str:
    return datetime.now().astimezone().isoformat(timespec="seconds")
