"""Logs that live: loaded when asked for, written one decision at a time, stored and then told to who follows them."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, Final, Generic

from msgspec import Struct

from kibitz.app import wording as w
from kibitz.app.errors import Refusal, to_its_end
from kibitz.app.ledgers.ledger_decisions import Decisions, LogPart, Spawn
from kibitz.app.ledgers.ledger_shelf import Shelf
from kibitz.app.live.bus import Bus, LogsGrew
from kibitz.app.live.metrics import Metrics
from kibitz.app.storage.learners import forgotten_tables
from kibitz.app.storage.ledger_rows import (
    deleted_ledger,
    kind_under,
    more_lines,
    new_ledger,
    stored_ledger,
    tables_of,
)
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import Change, GoneBack, StoreError
from kibitz.app.tables.directing import settle
from kibitz.app.tables.live import LiveTable
from kibitz.app.tables.people import fresh_ledger_code, hashed, is_ledger_code, read_code, veiled
from kibitz.app.tables.table_ledger import TABLE, Player
from kibitz.engine import codec
from kibitz.ledger.kind import Folded, LedgerKind, WrittenLine
from kibitz.ledger.lines import stamped

_log = logging.getLogger("kibitz.ledgers")
_TOLD_AT_ONCE: Final = 200
"""So many codes fit into one message between processes."""


class Entries(Struct, Generic[WrittenLine], frozen=True):
    """What a decision comes to: lines for the log, and rows that are stored together with them or not at all."""

    lines: tuple[WrittenLine, ...] = ()
    rows: tuple[Change, ...] = ()


class LiveLedger(Generic[WrittenLine, Folded]):
    """One log in memory: always what the store has, or less. One that nobody has written to yet begins with `first`."""

    def __init__(
        self,
        kind: LedgerKind[WrittenLine, Folded],
        code: str,
        secret_hash: str,
        created: float,
        first: Sequence[WrittenLine] = (),
    ) -> None:
        self.kind = kind
        self.code = code
        self.created = created  # in seconds since 1970
        self.lines: list[WrittenLine] = []
        self.lock = asyncio.Lock()
        self.watchers: set[Callable[[LiveLedger[WrittenLine, Folded], int], None]] = set()
        self.is_suspect = self.is_lost = False
        self._first = tuple(first)
        self._secret_hash = secret_hash
        self._state: Folded | None = None

    @property
    def state(self) -> Folded:
        """What all lines come to."""
        if self._state is None:
            self._state = self.kind.fold(self.lines or self._first)
        return self._state

    def may_run(self, secret: str) -> bool:
        """Whether that is the secret of whoever opened it."""
        return hmac.compare_digest(hashed(secret), self._secret_hash)

    def stored_with(self, entries: Entries[WrittenLine], now: float) -> tuple[Change, ...]:
        self._first = tuple(stamped(line, now) for line in self._first)
        lines = [codec.encode(line).decode() for line in self._written(entries)]
        if not lines:
            return entries.rows
        if self.lines:
            return (*more_lines(self.code, len(self.lines), lines, now), *entries.rows)
        return (*new_ledger(self.code, self.kind.name, self._secret_hash, lines, now), *entries.rows)

    def take(self, entries: Entries[WrittenLine]) -> None:
        self.extend(self._written(entries))

    def told(self, _: Sequence[Change]) -> None:
        """They are written seldom: the others read them."""

    def hear(self, _: bytes) -> bool:
        return False

    def _written(self, entries: Entries[WrittenLine]) -> tuple[WrittenLine, ...]:
        """The lines of a decision; the first of all come after what the ledger begins with."""
        return (*self._first, *entries.lines) if entries.lines and not self.lines else entries.lines

    async def read_on(self, store: Store) -> None:
        found = await stored_ledger(store, self.code, len(self.lines))
        if found is None and self.lines and self._secret_hash:
            raise GoneBack  # deleted; what is somebody's own begins anew
        if (found.length if found else 0) < len(self.lines):
            _log.warning(
                "%s %s has gone back in the database; it goes on from there.", self.kind.name, veiled(self.code)
            )
            self.lines, self._state = [], None
            found = await stored_ledger(store, self.code)
        if found is not None and found.lines:
            self.extend([self.kind.read(each) for each in found.lines])

    def extend(self, lines: Sequence[WrittenLine]) -> None:
        """Take in what is stored, and tell those who follow from which line on there is news."""
        first = len(self.lines)
        state = self.state if first else None
        self.lines.extend(lines)
        if state is not None:
            for line in lines:
                state = self.kind.step(state, line)
        self._state = state
        self.tell(first)

    def tell(self, first: int) -> None:
        """There is news from that line on; or, where it is lost, no more of it."""
        for tell in tuple(self.watchers):
            try:
                tell(self, first)
            except Exception:
                _log.exception("Somebody could not be told what is new in %s %s.", self.kind.name, veiled(self.code))


class _Ledgers(Shelf[LiveLedger[WrittenLine, Folded]]):
    """The ledgers of one kind."""

    def __init__(self, store: Store, kind: LedgerKind[WrittenLine, Folded]) -> None:
        super().__init__(store, w.NO_SUCH_CODE())
        self.kind = kind
        self.when_loaded: Callable[[LiveLedger[WrittenLine, Folded]], Awaitable[None]] | None = None

    async def read(self, code: str) -> LiveLedger[WrittenLine, Folded] | None:
        found = await stored_ledger(self.store, code)
        if found is None or found.kind != self.kind.name:
            return None
        book = LiveLedger(self.kind, code, found.secret_hash, found.created)
        book.extend([self.kind.read(each) for each in found.lines])
        _ = book.state  # whether it can be read is known here and not in the middle of something
        return book

    def gone(self, log: LiveLedger[WrittenLine, Folded]) -> None:
        log.tell(len(log.lines))

    async def loaded(self, log: LiveLedger[WrittenLine, Folded]) -> None:
        if self.when_loaded is not None:
            await self.when_loaded(log)

    def refusal(self, code: str, error: Exception) -> Refusal:
        _log.warning("%s %s cannot be read: %s", self.kind.name, veiled(code), error)
        return Refusal(w.DAMAGED_LEDGER())

    def is_wanted(self, log: LiveLedger[WrittenLine, Folded]) -> bool:
        return bool(log.watchers)


SeatsChanged = Callable[[Folded, Folded], Mapping[str, Sequence[Player]]]
"""Who sits where, by the codes of tables, where that is other in the second state than in the first."""


class _TableConcerned(Exception):
    """A decision gives seats at a table that is not at hand."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Ledgers(Decisions):
    """All ledgers that this process has in memory: what only those with a code, or a key of the server's, need."""

    def __init__(self, store: Store, bus: Bus, spawn: Spawn, metrics: Metrics) -> None:
        super().__init__(store, bus, spawn, metrics)
        self._seats: dict[str, SeatsChanged[Any]] = {}
        self._at_once: set[str] = set()  # the kinds of ledgers whose people sit down in the middle of a deal too

    async def open(
        self,
        kind: LedgerKind[WrittenLine, Folded],
        lines: Sequence[WrittenLine],
        secret: str,
    ) -> LiveLedger[WrittenLine, Folded]:
        """A new log that begins with these lines. Whoever knows the secret runs it: only its hash is kept."""
        shelf, book = self._shelf(kind), LiveLedger(kind, fresh_ledger_code(), hashed(secret), time.time())

        def begin() -> Entries[WrittenLine]:
            if book.lines:
                raise Refusal(w.NOT_STORED())  # somebody else has that code
            return Entries(tuple(lines))

        await self.decide(book, begin)
        shelf.put(book)
        return book

    def when_loaded(
        self, kind: LedgerKind[WrittenLine, Folded], tell: Callable[[LiveLedger[WrittenLine, Folded]], Awaitable[None]]
    ) -> None:
        """Have somebody told of every ledger of that kind that comes from the store, before anybody else has it."""
        self._shelf(kind).when_loaded = tell

    def gives_seats(
        self, kind: LedgerKind[Any, Folded], changed: SeatsChanged[Folded], *, at_once: bool = False
    ) -> None:
        """Ledgers of that kind say who sits at tables: whatever is written there is done at the tables with it.

        Where people take seats by themselves they hold cards from the next deal on; `at_once` is for a teacher's word.
        """
        self._seats[kind.name] = changed
        if at_once:
            self._at_once.add(kind.name)

    async def of_any_kind(self, code: str) -> LiveLedger[Any, Any] | None:
        """The ledger under a code of ours, if it is of a kind that somebody wants to know of."""
        shelf = self.shelves.get(await kind_under(self.store, code) or "")
        return await self.under(shelf.kind, code) if isinstance(shelf, _Ledgers) and shelf.when_loaded else None

    async def under(self, kind: LedgerKind[WrittenLine, Folded], code: str) -> LiveLedger[WrittenLine, Folded]:
        """The ledger of that kind under a code that the server itself has; what a page types comes by the door."""
        plain = read_code(code)
        book = await self._found(kind, plain) if is_ledger_code(plain) else None
        if book is None:
            raise Refusal(w.NO_SUCH_CODE())
        return book

    async def own(
        self, kind: LedgerKind[WrittenLine, Folded], key: str, first: WrittenLine
    ) -> LiveLedger[WrittenLine, Folded]:
        """A ledger under a key of the server's, that nobody could type; if there is none, one that begins so."""
        shelf, book = self._shelf(kind), await self._found(kind, key)
        if book is None:
            book = LiveLedger(kind, key, "", time.time(), (first,))
            if shelf.live.setdefault(key, book) is book:
                shelf.put(book)
        return shelf.live[key]

    def forget(self, keys: str) -> None:
        """What begins with that is not there any more."""
        for shelf in self.shelves.values():
            for key in [each for each in shelf.live if each.startswith(keys)]:
                del shelf.live[key]

    async def delete(
        self, book: LiveLedger[WrittenLine, Any], tables_in: Callable[[Sequence[WrittenLine]], Collection[str]]
    ) -> None:
        """Nothing is left of a ledger, nor of its tables; who follows or sits there is told.

        Other processes hear it as they hear of everything that is written: they look, and find nothing.
        """
        await to_its_end(self._spawn(self._delete(book, tables_in)))

    async def _delete(
        self, book: LiveLedger[WrittenLine, Any], tables_in: Callable[[Sequence[WrittenLine]], Collection[str]]
    ) -> None:
        async with book.lock:
            try:
                tables = tuple({*tables_in(book.lines), *await tables_of(self.store, book.code)})
                await self.store.commit((*forgotten_tables(tables), *deleted_ledger(book.code)))
            except StoreError as error:
                book.is_suspect = True
                raise Refusal(w.NOT_STORED()) from error
        codes = book.code, *tables
        for first in range(0, len(codes), _TOLD_AT_ONCE):
            told = codes[first : first + _TOLD_AT_ONCE]
            self._bus.tell(LogsGrew(process=self._bus.process, codes=told))
        for code in codes:
            self.heard(code)

    async def write(
        self,
        book: LiveLedger[WrittenLine, Folded],
        decide: Callable[[Folded], Entries[WrittenLine]],
        *beside: tuple[LiveLedger[Any, Any], Callable[[Any], Entries[Any]]],
    ) -> tuple[WrittenLine, ...]:
        """One decision: made on the state as it is stored. Returns the new lines.

        Seats that it gives at tables are stored with it, and what is decided `beside` it in other ledgers.
        """
        return await to_its_end(self._spawn(self._write(book, decide, beside)))

    async def _write(
        self,
        book: LiveLedger[WrittenLine, Folded],
        decide: Callable[[Folded], Entries[WrittenLine]],
        beside: Sequence[tuple[LiveLedger[Any, Any], Callable[[Any], Entries[Any]]]],
    ) -> tuple[WrittenLine, ...]:
        made: Entries[WrittenLine] = Entries()
        tables: dict[str, LiveTable | None] = {}

        def parts() -> list[LogPart]:
            nonlocal made
            made = decide(book.state)
            decided: list[LogPart] = [(book, made), *((each, also(each.state)) for each, also in beside)]
            for code, players in self._seats_given(book, made.lines).items():
                if code not in tables:
                    raise _TableConcerned(code)
                table = tables[code]
                placed = settle(table, players, at_once=book.kind.name in self._at_once) if table else None
                decided += [(table, placed)] if table and placed else []
            return decided

        while True:
            try:
                await self._decide([book, *(each for each, _ in beside), *filter(None, tables.values())], parts)
            except _TableConcerned as concerned:
                tables[concerned.code] = await self._table(concerned.code)
            else:
                return made.lines

    def _seats_given(
        self, book: LiveLedger[WrittenLine, Folded], lines: Sequence[WrittenLine]
    ) -> Mapping[str, Sequence[Player]]:
        changed, after = self._seats.get(book.kind.name), book.state
        for line in lines if changed else ():
            after = book.kind.step(after, line)
        return changed(book.state, after) if changed else {}

    async def _table(self, code: str) -> LiveTable | None:
        """A table at which somebody is given a seat; None if it is opened with that, or cannot be read."""
        try:
            table: LiveTable | None = await self.shelves[TABLE.name].found(code)
        except StoreError as error:
            raise Refusal(w.NOT_STORED()) from error
        except Refusal:
            return None  # whoever looks at it is told; the ledger goes on
        return table

    def _shelf(self, kind: LedgerKind[WrittenLine, Folded]) -> _Ledgers[WrittenLine, Folded]:
        shelf = self.shelves.get(kind.name)
        if not isinstance(shelf, _Ledgers):
            shelf = self.shelves[kind.name] = _Ledgers(self.store, kind)
        return shelf

    async def _found(self, kind: LedgerKind[WrittenLine, Folded], code: str) -> LiveLedger[WrittenLine, Folded] | None:
        try:
            return await self._shelf(kind).found(code)
        except StoreError as error:
            raise Refusal(w.NOT_STORED()) from error
