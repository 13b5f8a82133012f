"""Logs that live: loaded when asked for, written one decision at a time, stored and then told to who follows them."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.live import bus as news
from kibitz.app.storage.logbook_rows import more_lines, new_logbook, stored_logbook
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import Change, Conflict, StoreError
from kibitz.app.tables.people import fresh_logbook_code, hashed, is_logbook_code, read_code
from kibitz.engine import codec
from kibitz.engine.errors import Objection

_log = logging.getLogger("kibitz.clubhouse")
_TRIES: Final = 8
_IDLE_SECONDS: Final = 300.0

WrittenLine = TypeVar("WrittenLine")
Folded = TypeVar("Folded")
T = TypeVar("T")


class Spawn(Protocol):
    """Carries work on even if whoever asked for it has gone."""

    def __call__(self, work: Coroutine[Any, Any, T], /) -> asyncio.Task[T]: ...


class LogbookKind(Generic[WrittenLine, Folded]):
    """What one kind of log is made of: its name in the store, the type of its lines, and how they fold to a state."""

    def __init__(
        self,
        name: str,
        line: Any,
        fold: Callable[[Iterable[WrittenLine]], Folded],
        after: Callable[[Folded, WrittenLine], Folded],
    ) -> None:
        self.name = name
        self.fold = fold
        self.after = after
        self._decoder: msgspec.json.Decoder[WrittenLine] = msgspec.json.Decoder(line, dec_hook=codec.from_text)

    def read(self, body: str) -> WrittenLine:
        return self._decoder.decode(body)


class Entries(Struct, Generic[WrittenLine], frozen=True):
    """What a decision comes to: lines for the log, and rows that are stored together with them or not at all."""

    lines: tuple[WrittenLine, ...] = ()
    rows: tuple[Change, ...] = ()


class Logbook(Generic[WrittenLine, Folded]):
    """One log in memory: always what the store has, or less."""

    def __init__(self, kind: LogbookKind[WrittenLine, Folded], code: str, secret_hash: str, created: float) -> None:
        self.kind = kind
        self.code = code
        self.created = created  # in seconds since 1970
        self.lines: list[WrittenLine] = []
        self.lock = asyncio.Lock()
        self.watchers: set[Callable[[Logbook[WrittenLine, Folded], int], None]] = set()
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
                state = self.kind.after(state, line)
            self._state = state
        for tell in tuple(self.watchers):
            try:
                tell(self, first)
            except Exception:
                _log.exception("Somebody could not be told what is new in %s %s.", self.kind.name, self.code)


class Logbooks:
    """All logs that this process has in memory."""

    def __init__(self, store: Store, bus: news.Bus, spawn: Spawn) -> None:
        self.store = store
        self.bus = bus
        self._spawn = spawn
        self._live: dict[str, Logbook[Any, Any]] = {}
        self._loading: dict[tuple[str, str], asyncio.Task[Logbook[Any, Any] | None]] = {}

    async def open(
        self,
        kind: LogbookKind[WrittenLine, Folded],
        lines: Sequence[WrittenLine],
        secret: str,
        rows: tuple[Change, ...] = (),
    ) -> Logbook[WrittenLine, Folded]:
        """A new log that begins with these lines. Whoever knows the secret runs it: only its hash is kept."""
        code, now = fresh_logbook_code(), time.time()
        book = Logbook(kind, code, hashed(secret), now)
        book.extend(lines)
        try:
            new = new_logbook(code, kind.name, hashed(secret), [_body(each) for each in lines], now)
            await self.store.commit((*new, *rows))
        except (Conflict, StoreError) as error:
            raise Refusal(w.NOT_STORED()) from error
        self._live[code] = book
        return book

    async def get(self, kind: LogbookKind[WrittenLine, Folded], code: str) -> Logbook[WrittenLine, Folded]:
        """The log of that kind under a code, as people type it; a refusal if there is none."""
        plain = read_code(code)
        book = self._live.get(plain)
        if book is None and is_logbook_code(plain):
            wanted = kind.name, plain  # who takes it for another kind finds nothing, and nobody else's way is barred
            if wanted not in self._loading:
                self._loading[wanted] = asyncio.create_task(self._load(kind, plain))
            book = await asyncio.shield(self._loading[wanted])
        if book is None or book.kind is not kind:
            raise Refusal(w.NO_SUCH_CODE())
        book.asked_at = time.monotonic()
        return book

    async def write(
        self, book: Logbook[WrittenLine, Folded], decide: Callable[[Folded], Entries[WrittenLine]]
    ) -> tuple[WrittenLine, ...]:
        """One decision: made on the state as it is stored, stored itself, then told. Returns the new lines.

        `decide` is asked again if another process was quicker, so it changes nothing by itself. What it objects to is
        refused. Once begun it is not cut short.
        """
        return await asyncio.shield(self._spawn(self._write(book, decide)))

    async def _write(
        self, book: Logbook[WrittenLine, Folded], decide: Callable[[Folded], Entries[WrittenLine]]
    ) -> tuple[WrittenLine, ...]:
        async with book.lock:
            for _ in range(_TRIES):
                try:
                    entries = decide(book.state)
                except Objection as objection:
                    raise Refusal(objection.text) from objection
                if not entries.lines and not entries.rows:
                    return ()
                if await self._stored(book, entries):
                    break
                await self._catch_up(book)
            else:
                raise Refusal(w.NOT_STORED())
            book.extend(entries.lines)
        return entries.lines

    async def _stored(self, book: Logbook[WrittenLine, Folded], entries: Entries[WrittenLine]) -> bool:
        """Whether it is safe; False if the store has lines that were not known when it was decided."""
        notice = msgspec.json.encode(news.Logged(process=self.bus.process, logbook=book.code))
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

    async def _catch_up(self, book: Logbook[Any, Any]) -> None:
        try:
            found = await stored_logbook(self.store, book.code, len(book.lines))
        except StoreError as error:
            raise Refusal(w.NOT_STORED()) from error
        if found is not None and found.lines:
            book.extend(self._read(book.kind, book.code, found.lines))

    async def _load(self, kind: LogbookKind[WrittenLine, Folded], code: str) -> Logbook[WrittenLine, Folded] | None:
        try:
            found = await stored_logbook(self.store, code)
            if found is None or found.kind != kind.name:
                return None
            book = Logbook(kind, code, found.secret_hash, found.created)
            book.extend(self._read(kind, code, found.lines))
            _ = book.state  # whether it can be read is known here and not in the middle of something
        except StoreError as error:
            raise Refusal(w.NOT_STORED()) from error
        except Refusal:
            raise
        except Exception as error:
            raise _unreadable(kind.name, code, error) from error
        finally:
            self._loading.pop((kind.name, code), None)
        return self._live.setdefault(code, book)

    def _read(self, kind: LogbookKind[WrittenLine, Folded], code: str, lines: Sequence[str]) -> list[WrittenLine]:
        try:
            return [kind.read(each) for each in lines]
        except (msgspec.MsgspecError, ValueError) as error:
            raise _unreadable(kind.name, code, error) from error


def _unreadable(kind: str, code: str, error: Exception) -> Refusal:
    _log.warning("%s %s cannot be read: %s", kind, code, error)
    return Refusal(w.DAMAGED_LOGBOOK())


def _body(line: object) -> str:
    return codec.encode(line).decode()
