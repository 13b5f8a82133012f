"""Classes that somebody follows: members shown where to go, desks what changes, tables kept as the ledger has them."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.bookmarks import SentBookmark
from kibitz.app.hub.bots import DEFAULT
from kibitz.app.hub.observers import TableEvent
from kibitz.app.ledgers.audience import Showing
from kibitz.app.ledgers.live_ledgers import Entries, LiveLedger
from kibitz.app.live import bus as news
from kibitz.app.live.connection import Connection
from kibitz.app.live.presence import class_key, class_of_key
from kibitz.app.storage.writer import Change
from kibitz.app.subjects.classes.messages import (
    ClassPicture,
    DeskPicture,
    DeskTable,
    LessonKept,
    TeacherSaid,
)
from kibitz.app.subjects.classes.picture import class_shown, desk_member, desk_table, last_lesson, table_seen
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.placed_tables import a_bot, a_person
from kibitz.app.tables.table_ledger import Player
from kibitz.cards import Seat
from kibitz.club.school.class_decisions import tables_given
from kibitz.club.school.class_state import CLASS, ClassLine, ClassTable, SchoolClass
from kibitz.engine import codec

if TYPE_CHECKING:
    from kibitz.app.hub.hub import Hub

ClassBook = LiveLedger[ClassLine, SchoolClass]
ClassDecision = Callable[[SchoolClass], Sequence[ClassLine]]
"""What a class decides: lines for its ledger, or an objection."""


class Classes:
    """All classes of this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.member = Showing[SchoolClass, ClassPicture](
            "class",
            lambda ledger, _runs: class_shown(ledger.code, ledger.state, None),
            lambda ledger, connection, _drawn: class_shown(ledger.code, ledger.state, connection.identity),
            joined=self.arrive,
            left=lambda connection, book: hub.look_away(connection, class_key(book.code)),
        )
        self.desk = Showing[SchoolClass, DeskPicture](
            "desk",
            self._draw_desk,
            otherwise=w.WRONG_SECRET,
            needs_secret=True,
            joined=self._open_desk,
            left=lambda _connection, book: self._note_tables(book),
        )
        self._looking: WeakKeyDictionary[Connection, dict[str, tuple[int, Seat | None]]] = WeakKeyDictionary()
        self._lines: dict[str, DeskTable] = {}  # of tables on desks, by their codes, until something changes there
        self._on_desks: dict[str, tuple[str, int]] = {}  # the class, and the number there, by the code of the table
        self._moved_at: WeakKeyDictionary[LiveTable, float] = WeakKeyDictionary()
        hub.observers.add(self._hear)
        hub.ledgers.gives_seats(CLASS, _seats_changed, at_once=True)
        hub.when_presence_changes.append(self._presence_changed)
        hub.when_told[news.TeacherSpoke] = lambda told: self._hear_phrase(told.ledger, told.members, told.phrase)

    async def write(
        self,
        book: ClassBook,
        decide: ClassDecision,
        rows: tuple[Change, ...] = (),
        beside: Sequence[SentBookmark] = (),
    ) -> None:
        """One decision about a class, with rows and bookmarks that are stored together with its lines."""

        def entries(state: SchoolClass) -> Entries[ClassLine]:
            lines = tuple(decide(state))
            return Entries(lines, rows if lines else ())

        await self.hub.ledgers.write(book, entries, *beside)

    async def give_tables(
        self, book: ClassBook, tables: Sequence[ClassTable], rows: tuple[Change, ...] = (), *, anew: bool = False
    ) -> None:
        """Send members to live tables whose rows are stored with it; with `anew` all other tables are put away."""
        await self.write(book, lambda state: (tables_given(state, tables, anew=anew),), rows)
        await self._load_tables(book)

    # --- who follows

    async def arrive(self, connection: Connection, book: ClassBook) -> None:
        """Somebody is here whose page follows the class."""
        presence, who, key = self.hub.presence, connection.identity, class_key(book.code)
        was_here = who is not None and presence.is_here(key, who)
        if presence.look(connection, key) and who is not None:
            self.hub.bus.tell(news.Here(process=self.hub.bus.process, table=key, identity=who))
        if not was_here:
            self._presence_changed(key)

    async def _open_desk(self, _connection: Connection, book: ClassBook) -> None:
        book.watchers.add(self._grew)
        await self._load_tables(book)

    def look(self, connection: Connection, book: ClassBook, table: int | None, seat: Seat | None) -> None:
        """A desk looks at a table, over a shoulder or at all hands; or no longer."""
        looking = self._looking.setdefault(connection, {})
        if table is None:
            looking.pop(book.code, None)
        else:
            looking[book.code] = table, seat
        self._show_seen(connection, book)

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
        code = class_of_key(key)
        if code is not None:
            self.hub.audience.stir(self.desk, code)

    def here(self, book: ClassBook) -> frozenset[int]:
        """The members who have a page of the class open."""
        is_here, key, members = self.hub.presence.is_here, class_key(book.code), book.state.members
        return frozenset(each for each in book.state.present if is_here(key, members[each].identity))

    # --- tables on desks

    async def _load_tables(self, book: ClassBook) -> None:
        """Have the tables of a desk here, and hear what happens at them."""
        self._note_tables(book)
        for each in tuple(book.state.tables.values()):
            with suppress(Refusal):  # one that cannot be read does not hide the others
                await self.hub.table(each.code)

    def _note_tables(self, book: ClassBook) -> None:
        is_open = bool(self.hub.audience.following(self.desk, book.code))
        others = {table: at for table, at in self._on_desks.items() if at[0] != book.code}
        mine = {each.code: (book.code, each.number) for each in book.state.tables.values()} if is_open else {}
        self._on_desks = {**others, **mine}
        self._lines = {table: line for table, line in self._lines.items() if table in others}
        self.hub.table_shelf.kept = self._on_desks.keys()

    def _grew(self, book: ClassBook, _first: int) -> None:
        self._note_tables(book)
        desks = self.hub.audience.following(self.desk, book.code)
        for connection in desks:
            self._show_seen(connection, book)
        if desks:
            self.hub.later(self._load_tables(book))
        else:
            book.watchers.discard(self._grew)

    def _hear(self, table: LiveTable, events: frozenset[TableEvent]) -> None:
        if table.is_placed and not events.isdisjoint({"moved", "dealt", "loaded"}):
            self._moved_at[table] = time.time()
        if table.id in self._on_desks:
            code, number = self._on_desks[table.id]
            self._lines.pop(table.id, None)
            self.hub.audience.stir(self.desk, code)
            for connection in self.hub.audience.following(self.desk, code):
                if self._looking.get(connection, {}).get(code, (None, None))[0] == number:
                    self._show_seen(connection, self.hub.audience.ledger(code))

    def _draw_desk(self, book: LiveLedger[Any, SchoolClass], _runs: bool) -> DeskPicture:
        state, key, opened = book.state, class_key(book.code), book.state.opened
        members = {
            each: desk_member(book.code, state, each, partial(self.hub.presence.is_here, key)) for each in state.present
        }
        tables = {
            number: self._line(state, number, live)
            for number, table in state.tables.items()
            if (live := self.hub.tables.get(table.code)) is not None
        }
        kept = tuple(LessonKept(each.began, len(each.codes)) for each in state.lessons)
        about = last_lesson(state), state.is_closed, kept, state.plan, state.step, state.set_work
        return DeskPicture(book.code, opened.title, opened.game, opened.options, members, tables, *about)

    def _line(self, state: SchoolClass, number: int, live: LiveTable) -> DeskTable:
        if live.id not in self._lines:
            moved_at = self._moved_at.setdefault(live, time.time())
            self._lines[live.id] = desk_table(state, number, live, partial(self.hub.is_present, live), moved_at)
        return self._lines[live.id]

    def _show_seen(self, connection: Connection, book: LiveLedger[Any, SchoolClass]) -> None:
        if self._looking.get(connection, {}).get(book.code) is not None:
            connection.show_drawn(f"seen {book.code}", partial(self._draw_seen, connection, book))

    def _draw_seen(self, connection: Connection, book: LiveLedger[Any, SchoolClass]) -> bytes | None:
        looking = self._looking.get(connection, {}).get(book.code)
        table = book.state.tables.get(looking[0]) if looking else None
        live = self.hub.tables.get(table.code) if table else None
        if looking is None or live is None or not self.hub.audience.follows(connection, self.desk, book.code):
            return None
        is_present = partial(self.hub.is_present, live)
        return codec.encode(table_seen(book.code, looking[0], live, looking[1], is_present, time.time()))


def seated_players(
    state: SchoolClass, seats: Sequence[int | None], level: str, beside: Mapping[int, tuple[int, ...]] | None = None
) -> list[Player]:
    """Members, with those who share their seats, and bots as a table takes them."""
    players = []
    for place, member in enumerate(seats):
        if member is None:
            players.append(a_bot(level))
            continue
        there = [state.members[each] for each in (member, *(beside or {}).get(place, ()))]
        name = " & ".join(who.name for who in there)
        players.append(a_person(there[0].identity, name, level, tuple(who.identity for who in there[1:])))
    return players


def _seats_changed(before: SchoolClass, after: SchoolClass) -> dict[str, list[Player]]:
    """Who sits where now; at tables that the class has left, bots."""
    if before.tables == after.tables and before.members == after.members:
        return {}
    then, now = _seats(before), _seats(after)
    left = {code: [a_bot(DEFAULT)] * len(players) for code, players in then.items() if code not in now}
    return left | {code: players for code, players in now.items() if players != then.get(code)}


def _seats(state: SchoolClass) -> dict[str, list[Player]]:
    return {each.code: seated_players(state, each.seats, DEFAULT, each.beside) for each in state.tables.values()}
