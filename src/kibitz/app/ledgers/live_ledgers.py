"""Logs that live: loaded when asked for, written one decision at a time, stored and then told to who follows them."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.live import bus as news
from kibitz.app.storage.ledger_rows import kind_under, more_lines, new_ledger, stored_ledger
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import Change, Conflict, StoreError
from kibitz.app.tables.people import fresh_ledger_code, hashed, is_ledger_code, read_code
from kibitz.engine import codec
from kibitz.engine.errors import Objection
from kibitz.ledger.kind import Folded, LedgerKind, WrittenLine
from kibitz.ledger.lines import stamped

_log = logging.getLogger("kibitz.ledgers")
_TRIES: Final = 8
_IDLE_SECONDS: Final = 300.0

T = TypeVar("T")


class Spawn(Protocol):
    """Carries work on even if whoever asked for it has gone."""

    def __call__(self, work: Coroutine[Any, Any, T], /) -> asyncio.Task[T]: ...


class Entries(Struct, Generic[WrittenLine], frozen=True):
    """What a decision comes to: lines for the log, and rows that are stored together with them or not at all."""

    lines: tuple[WrittenLine, ...] = ()
    rows: tuple[Change, ...] = ()


class LiveLedger(Generic[WrittenLine, Folded]):
    """One log in memory: always what the store has, or less."""

    def __init__(self, kind: LedgerKind[WrittenLine, Folded], code: str, secret_hash: str, created: float) -> None:
        self.kind = kind
        self.code = code
        self.created = created  # in seconds since 1970
        self.lines: list[WrittenLine] = []
        self.lock = asyncio.Lock()
        self.watchers: set[Callable[[LiveLedger[WrittenLine, Folded], int], None]] = set()
        self.asked_at = time.monotonic()
        self._secret_hash = secret_hash
        self._state: Folded | None = None

    @property
    def state(self) -> Folded:
        """What all lines come to."""
        if self._state is None:
            self._state = self.kind.fold(self.lines)
        return self._state

    def may_run(self, secret: str) -> bool:
        """Whether that is the secret of whoever opened it."""
        return hmac.compare_digest(hashed(secret), self._secret_hash)

    def extend(self, lines: Sequence[WrittenLine]) -> None:
        """Take in what is stored, and tell those who follow from which line on there is news."""
        first = len(self.lines)
        state = self.state if first else None
        self.lines.extend(lines)
        if state is not None:
            for line in lines:
                state = self.kind.step(state, line)
            self._state = state
        for tell in tuple(self.watchers):
            try:
                tell(self, first)
            except Exception:
                _log.exception("Somebody could not be told what is new in %s %s.", self.kind.name, self.code)


class Ledgers:
    """All logs that this process has in memory."""

    def __init__(self, store: Store, bus: news.Bus, spawn: Spawn) -> None:
        self.store = store
        self.bus = bus
        self._spawn = spawn
        self._live: dict[str, LiveLedger[Any, Any]] = {}
        self._loading: dict[tuple[str, str], asyncio.Task[LiveLedger[Any, Any] | None]] = {}
        self._follow_up: dict[str, Callable[[LiveLedger[Any, Any], Any], Awaitable[None]]] = {}
        self._kinds: dict[str, tuple[LedgerKind[Any, Any], Callable[[LiveLedger[Any, Any]], Awaitable[None]]]] = {}

    async def open(
        self,
        kind: LedgerKind[WrittenLine, Folded],
        lines: Sequence[WrittenLine],
        secret: str,
        rows: tuple[Change, ...] = (),
    ) -> LiveLedger[WrittenLine, Folded]:
        """A new log that begins with these lines. Whoever knows the secret runs it: only its hash is kept."""
        code, now = fresh_ledger_code(), time.time()
        lines = [stamped(line, now) for line in lines]
        book = LiveLedger(kind, code, hashed(secret), now)
        book.extend(lines)
        try:
            new = new_ledger(code, kind.name, hashed(secret), [_body(each) for each in lines], now)
            await self.store.commit((*new, *rows))
        except (Conflict, StoreError) as error:
            raise Refusal(w.NOT_STORED()) from error
        self._live[code] = book
        return book

    def when_loaded(
        self, kind: LedgerKind[WrittenLine, Folded], tell: Callable[[LiveLedger[WrittenLine, Folded]], Awaitable[None]]
    ) -> None:
        """Have somebody told of every ledger of that kind that comes from the store, before anybody else has it."""
        self._kinds[kind.name] = kind, tell

    def when_written(
        self,
        kind: LedgerKind[WrittenLine, Folded],
        follow_up: Callable[[LiveLedger[WrittenLine, Folded], Folded], Awaitable[None]],
    ) -> None:
        """Have something done after every decision that this process writes, before who asked for it is told.

        It gets the ledger, and its state as it was before.
        """
        self._follow_up[kind.name] = follow_up

    async def of_any_kind(self, code: str) -> LiveLedger[Any, Any] | None:
        """The ledger under a code of ours, if it is of a kind that somebody wants to know of."""
        live = self._live.get(code)
        name = live.kind.name if live else await kind_under(self.store, code)
        return await self.under(self._kinds[name][0], code) if name in self._kinds else None

    async def under(self, kind: LedgerKind[WrittenLine, Folded], code: str) -> LiveLedger[WrittenLine, Folded]:
        """The ledger of that kind under a code that the server itself has; what a page types comes by the door."""
        plain = read_code(code)
        wanted = kind.name, plain  # who takes it for another kind finds nothing, and nobody else's way is barred
        book = self._live.get(plain)
        if book is None and is_ledger_code(plain) and wanted not in self._loading:
            self._loading[wanted] = asyncio.create_task(self._load(kind, plain))
        if wanted in self._loading:
            book = await asyncio.shield(self._loading[wanted])
        if book is None or book.kind is not kind:
            raise Refusal(w.NO_SUCH_CODE())
        book.asked_at = time.monotonic()
        return book

    async def own(self, kind: LedgerKind[WrittenLine, Folded], key: str) -> LiveLedger[WrittenLine, Folded] | None:
        """A ledger that has no code which anybody could type, under a key of the server's; None if there is none."""
        book = self._live.get(key)
        wanted = kind.name, key
        if book is None and wanted not in self._loading:
            self._loading[wanted] = asyncio.create_task(self._load(kind, key))
        if wanted in self._loading:
            book = await asyncio.shield(self._loading[wanted])
        if book is not None:
            book.asked_at = time.monotonic()
        return book

    async def begin_own(
        self,
        kind: LedgerKind[WrittenLine, Folded],
        key: str,
        lines: Sequence[WrittenLine],
        rows: tuple[Change, ...],
    ) -> bool:
        """Such a ledger, with rows that are stored together with it; False if there is one by now."""
        now = time.time()
        new = new_ledger(key, kind.name, "", [_body(stamped(line, now)) for line in lines], now)
        try:
            await self.store.commit((*new, *rows))
        except Conflict:
            return False
        except StoreError as error:
            raise Refusal(w.NOT_STORED()) from error
        return True

    def forget(self, keys: str) -> None:
        """What begins with that is not there any more."""
        for key in [each for each in self._live if each.startswith(keys)]:
            del self._live[key]

    async def write(
        self, book: LiveLedger[WrittenLine, Folded], decide: Callable[[Folded], Entries[WrittenLine]]
    ) -> tuple[WrittenLine, ...]:
        """One decision: made on the state as it is stored, stored itself, then told. Returns the new lines.

        `decide` is asked again if another process was quicker, so it changes nothing by itself. What it objects to is
        refused. Once begun it is not cut short.
        """
        return await asyncio.shield(self._spawn(self._write_and_follow_up(book, decide)))

    async def _write_and_follow_up(
        self, book: LiveLedger[WrittenLine, Folded], decide: Callable[[Folded], Entries[WrittenLine]]
    ) -> tuple[WrittenLine, ...]:
        before = book.state
        lines = await self._write(book, decide)
        if lines and book.kind.name in self._follow_up:
            await self._follow_up[book.kind.name](book, before)
        return lines

    async def _write(
        self, book: LiveLedger[WrittenLine, Folded], decide: Callable[[Folded], Entries[WrittenLine]]
    ) -> tuple[WrittenLine, ...]:
        async with book.lock:
            for _ in range(_TRIES):
                try:
                    entries = decide(book.state)
                except Objection as objection:
                    raise Refusal(objection.text) from objection
                if not entries.lines and not entries.rows:
                    return ()
                entries = replace(entries, lines=tuple(stamped(line, time.time()) for line in entries.lines))
                if await self._stored(book, entries):
                    break
                await self._catch_up(book)
            else:
                raise Refusal(w.NOT_STORED())
            book.extend(entries.lines)
        return entries.lines

    async def _stored(self, book: LiveLedger[WrittenLine, Folded], entries: Entries[WrittenLine]) -> bool:
        """Whether it is safe; False if the store has lines that were not known when it was decided."""
        notice = msgspec.json.encode(news.Logged(process=self.bus.process, ledger=book.code))
        lines = [_body(each) for each in entries.lines]
        more = more_lines(book.code, len(book.lines), lines, time.time()) if lines else ()
        try:
            await self.store.commit((*more, *entries.rows), notice)
        except Conflict:
            return False
        except StoreError as error:
            await self._catch_up(book)  # it may be stored or not
            raise Refusal(w.NOT_STORED()) from error
        return True

    async def refresh(self, code: str) -> None:
        """Another process has written: take it in."""
        book = self._live.get(code)
        if book is not None:
            async with book.lock:
                await self._catch_up(book)

    async def refresh_all(self) -> None:
        """News may have been missed."""
        for code in tuple(self._live):
            await self.refresh(code)

    def put_away(self) -> None:
        """Forget logs that nobody follows or has asked for lately."""
        deadline = time.monotonic() - _IDLE_SECONDS
        for code, book in tuple(self._live.items()):
            if book.asked_at < deadline and not book.watchers and not book.lock.locked():
                del self._live[code]

    async def _catch_up(self, book: LiveLedger[Any, Any]) -> None:
        try:
            found = await stored_ledger(self.store, book.code, len(book.lines))
        except StoreError as error:
            raise Refusal(w.NOT_STORED()) from error
        if found is not None and found.lines:
            book.extend(self._read(book.kind, book.code, found.lines))

    async def _load(self, kind: LedgerKind[WrittenLine, Folded], code: str) -> LiveLedger[WrittenLine, Folded] | None:
        try:
            book = await self._loaded(kind, code)
            if book is not None and kind.name in self._kinds:
                await self._kinds[kind.name][1](book)
            return book
        finally:
            self._loading.pop((kind.name, code), None)

    async def _loaded(self, kind: LedgerKind[WrittenLine, Folded], code: str) -> LiveLedger[WrittenLine, Folded] | None:
        try:
            found = await stored_ledger(self.store, code)
            if found is None or found.kind != kind.name:
                return None
            book = LiveLedger(kind, code, found.secret_hash, found.created)
            book.extend(self._read(kind, code, found.lines))
            _ = book.state  # whether it can be read is known here and not in the middle of something
        except StoreError as error:
            raise Refusal(w.NOT_STORED()) from error
        except Refusal:
            raise
        except Exception as error:
            raise _unreadable(kind.name, code, error) from error
        return self._live.setdefault(code, book)

    def _read(self, kind: LedgerKind[WrittenLine, Folded], code: str, lines: Sequence[str]) -> list[WrittenLine]:
        try:
            return [kind.read(each) for each in lines]
        except (msgspec.MsgspecError, ValueError) as error:
            raise _unreadable(kind.name, code, error) from error


def _unreadable(kind: str, code: str, error: Exception) -> Refusal:
    _log.warning("%s %s cannot be read: %s", kind, code, error)
    return Refusal(w.DAMAGED_LEDGER())


def _body(line: object) -> str:
    return codec.encode(line).decode()
