"""Classes that somebody follows: members shown where to go, desks what changes, tables kept as the ledger has them."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

from msgspec import Struct
from msgspec.structs import replace

from kibitz.app.hub.observers import TableEvent
from kibitz.app.ledgers.audience import Showing
from kibitz.app.ledgers.live_ledgers import Entries, LiveLedger
from kibitz.app.live import bus as news
from kibitz.app.live.connection import Connection
from kibitz.app.messages import FromServer
from kibitz.app.storage.writer import Change
from kibitz.app.subjects.classes.messages import (
    ClassShown,
    DeskChanged,
    DeskMember,
    DeskShown,
    DeskTable,
    TableSeen,
    TeacherSaid,
)
from kibitz.app.subjects.classes.picture import class_shown, desk_member, desk_table, last_lesson, table_seen
from kibitz.app.tables import directing
from kibitz.app.tables.live import LiveTable, Resolution
from kibitz.app.tables.placed_tables import a_bot, a_person
from kibitz.app.tables.table_ledger import Player
from kibitz.cards import Seat
from kibitz.club.school.class_log import CLASS, ClassTable, SchoolClass, SchoolHappening
from kibitz.club.school.class_moves import tables_given

if TYPE_CHECKING:
    from kibitz.app.hub.hub import Hub

_KEY: Final = "class "

ClassBook = LiveLedger[SchoolHappening, SchoolClass]
ClassDecision = Callable[[SchoolClass], Sequence[SchoolHappening]]
"""What a class decides: lines for its ledger, or an objection."""


class DeskDrawn(Struct, frozen=True):
    """What a desk shows of its class."""

    members: Mapping[int, DeskMember]
    tables: Mapping[int, DeskTable]
    lesson: str | None
    is_closed: bool


class Classes:
    """All classes of this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.member = Showing[SchoolClass, ClassShown](
            "class",
            lambda ledger, connection, _runs: class_shown(ledger.code, ledger.state, connection.identity),
            lambda _ledger, before, now: now if now != before else None,
            personal=True,
        )
        self.desk = Showing[SchoolClass, DeskDrawn]("desk", self._draw_desk, self._desk_changed)
        self.looked_at = Showing[SchoolClass, TableSeen | None](
            "seen", self._draw_seen, lambda _ledger, _before, now: now, personal=True
        )
        self._looking: WeakKeyDictionary[Connection, dict[str, tuple[int, Seat | None]]] = WeakKeyDictionary()
        self._lines: dict[str, DeskTable] = {}  # of tables on desks, by their codes, until something changes there
        self._on_desks: dict[str, tuple[str, int]] = {}  # the class, and the number there, by the code of the table
        self._moved_at: WeakKeyDictionary[LiveTable, float] = WeakKeyDictionary()
        hub.observers.add(self._hear)
        hub.ledgers.when_written(CLASS, self._written)
        hub.when_presence_changes.append(self._presence_changed)
        hub.when_told[news.TeacherSpoke] = lambda told: self._hear_phrase(told.ledger, told.members, told.phrase)

    async def write(self, book: ClassBook, decide: ClassDecision, rows: tuple[Change, ...] = ()) -> None:
        """One decision about a class, and rows that are stored together with its lines."""

        def entries(state: SchoolClass) -> Entries[SchoolHappening]:
            lines = tuple(decide(state))
            return Entries(lines, rows if lines else ())

        await self.hub.ledgers.write(book, entries)

    async def give_tables(
        self, book: ClassBook, tables: Sequence[ClassTable], rows: tuple[Change, ...] = (), *, anew: bool = False
    ) -> None:
        """Send members to live tables whose rows are stored with it; with `anew` all other tables are put away."""
        await self.write(book, lambda state: (tables_given(state, tables, anew=anew),), rows)

    async def _written(self, book: ClassBook, before: SchoolClass) -> None:
        await self.settle(book, {table.code for table in before.tables.values()})

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
        presence, who, key = self.hub.presence, connection.identity, _key(book.code)
        was_here = who is not None and presence.is_here(key, who)
        if presence.look(connection, key) and who is not None:
            self.hub.bus.tell(news.Here(process=self.hub.bus.process, table=key, identity=who))
        if not was_here:
            self._presence_changed(key)
        self.hub.audience.follow_from_now(self.member, connection, book)

    def unfollow(self, connection: Connection, book: ClassBook) -> None:
        self.hub.audience.leave(connection, book.code, self.member)
        self.hub.look_away(connection, _key(book.code))

    async def open_desk(self, connection: Connection, book: ClassBook) -> None:
        """From now on this line is a desk of the class: whoever calls has seen its secret."""
        book.watchers.add(self._grew)
        connection.when_closed[f"desk {book.code}"] = partial(self.close_desk, connection, book)
        self.hub.audience.follow_from_now(self.desk, connection, book)
        self.hub.audience.follow_from_now(self.looked_at, connection, book)
        await self._load_tables(book)
        await self.settle(book)  # a server that was killed may have left a table behind its class

    def has_desk(self, connection: Connection, book: ClassBook) -> bool:
        return self.hub.audience.follows(connection, self.desk, book.code)

    def close_desk(self, connection: Connection, book: ClassBook) -> None:
        self.hub.audience.leave(connection, book.code, self.desk, self.looked_at)
        self._note_tables(book)

    def look(self, connection: Connection, book: ClassBook, table: int | None, seat: Seat | None) -> None:
        """A desk looks at a table, over a shoulder or at all hands; or no longer."""
        looking = self._looking.setdefault(connection, {})
        if table is None:
            looking.pop(book.code, None)
        else:
            looking[book.code] = table, seat
        self.hub.audience.stir(self.looked_at, book.code, connection)

    def tell(self, book: ClassBook, members: Collection[int], phrase: str) -> None:
        """Something that the teacher says to some of the class, through whatever process they come."""
        self._say(book, members, phrase)
        told = news.TeacherSpoke(process=self.hub.bus.process, ledger=book.code, members=tuple(members), phrase=phrase)
        self.hub.bus.tell(told)

    def _hear_phrase(self, code: str, members: Collection[int], phrase: str) -> None:
        self.hub.later(self._hear_there(code, members, phrase))

    async def _hear_there(self, code: str, members: Collection[int], phrase: str) -> None:
        if self.hub.audience.following(self.member, code):
            self._say(await self.hub.ledgers.under(CLASS, code), members, phrase)

    def _say(self, book: ClassBook, members: Collection[int], phrase: str) -> None:
        for connection in self.hub.audience.following(self.member, book.code):
            who = connection.identity and book.state.member_of(connection.identity)
            if who in members:
                connection.send(TeacherSaid(book.code, phrase))

    def _presence_changed(self, key: str) -> None:
        """Somebody came or went; `key` may be a table's code or a class."""
        if key.startswith(_KEY):
            self.hub.audience.stir(self.desk, key.removeprefix(_KEY))

    # --- tables on desks

    async def _load_tables(self, book: ClassBook) -> None:
        """Have the tables of a desk here, and hear what happens at them."""
        self._note_tables(book)
        for each in tuple(book.state.tables.values()):
            await self.hub.table(each.code)

    def _note_tables(self, book: ClassBook) -> None:
        is_open = bool(self.hub.audience.following(self.desk, book.code))
        others = {table: at for table, at in self._on_desks.items() if at[0] != book.code}
        mine = {each.code: (book.code, each.number) for each in book.state.tables.values()} if is_open else {}
        self._on_desks = {**others, **mine}
        self._lines = {table: line for table, line in self._lines.items() if table in others}
        self.hub.loading.kept = self._on_desks.keys()

    def _grew(self, book: ClassBook, _first: int) -> None:
        self._note_tables(book)
        if self.hub.audience.following(self.desk, book.code):
            self.hub.later(self._load_tables(book))
        else:
            book.watchers.discard(self._grew)

    def _hear(self, table: LiveTable, events: frozenset[TableEvent]) -> None:
        if table.is_placed and not events.isdisjoint({"moved", "dealt", "loaded"}):
            self._moved_at[table] = time.monotonic()
        if table.id in self._on_desks:
            code, number = self._on_desks[table.id]
            self._lines.pop(table.id, None)
            self.hub.audience.stir(self.desk, code)
            for connection in self.hub.audience.following(self.looked_at, code):
                if self._looking.get(connection, {}).get(code, (None, None))[0] == number:
                    self.hub.audience.stir(self.looked_at, code, connection)

    def _draw_desk(self, book: LiveLedger[Any, SchoolClass], _connection: Connection, _runs: bool) -> DeskDrawn:
        state, key = book.state, _key(book.code)
        members = {each: desk_member(state, each, partial(self.hub.presence.is_here, key)) for each in state.present}
        tables = {
            number: self._line(state, number, live)
            for number, table in state.tables.items()
            if (live := self.hub.tables.get(table.code)) is not None
        }
        return DeskDrawn(members, tables, last_lesson(state), state.is_closed)

    def _line(self, state: SchoolClass, number: int, live: LiveTable) -> DeskTable:
        if live.id not in self._lines:
            self._lines[live.id] = desk_table(state, number, live, partial(self.hub.is_present, live))
        return self._lines[live.id]

    def _desk_changed(
        self, book: LiveLedger[Any, SchoolClass], before: DeskDrawn | None, now: DeskDrawn
    ) -> FromServer | None:
        """All of it for a desk that has seen nothing yet; else what differs."""
        state, opened = book.state, book.state.opened
        if before is None:
            lines = tuple(self._with_time(each) for each in now.tables.values())
            shown = tuple(now.members.values()), lines
            about = now.lesson, now.is_closed
            return DeskShown(book.code, opened.title, opened.game, opened.options, *shown, *about)
        people = tuple(each for number, each in now.members.items() if before.members.get(number) != each)
        tables = [each for number, each in now.tables.items() if before.tables.get(number) != each]
        gone = tuple(number for number in before.members if number not in now.members)
        away = tuple(number for number in before.tables if number not in state.tables)
        is_other = (now.lesson, now.is_closed) != (before.lesson, before.is_closed)
        if not (people or tables or gone or away or is_other):
            return None
        lines = tuple(self._with_time(each) for each in tables)
        return DeskChanged(book.code, people, lines, gone, away, now.lesson, now.is_closed)

    def _with_time(self, line: DeskTable) -> DeskTable:
        """How long nobody has moved is told with a line, and is no reason to send one."""
        live = self.hub.tables.get(line.code)
        moved_at = time.monotonic() if live is None else self._moved_at.setdefault(live, time.monotonic())
        return replace(line, quiet_for=int(time.monotonic() - moved_at))

    def _draw_seen(self, book: LiveLedger[Any, SchoolClass], connection: Connection, _runs: bool) -> TableSeen | None:
        looking = self._looking.get(connection, {}).get(book.code)
        table = book.state.tables.get(looking[0]) if looking else None
        live = self.hub.tables.get(table.code) if table else None
        if looking is None or live is None:
            return None
        return table_seen(book.code, looking[0], live, looking[1], partial(self.hub.is_present, live), time.time())


def _key(code: str) -> str:
    """What stands for a class where it is known who looks at what."""
    return _KEY + code


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
