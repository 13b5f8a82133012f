"""Logs of one kind in memory, tables among them: loaded when asked for, looked at again when in doubt, put away."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from kibitz.app import wording as w
from kibitz.app.errors import Refusal, to_its_end
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import Change, GoneBack, StoreError
from kibitz.app.tables.people import veiled
from kibitz.engine.text import Text
from kibitz.ledger.kind import LedgerKind

_log = logging.getLogger("kibitz.ledgers")
_IDLE_SECONDS: Final = 300.0


class LiveLog(Protocol):
    """One log in memory: always what the store has, or less. `lock` keeps decisions one after the other."""

    @property
    def kind(self) -> LedgerKind[Any, Any]: ...
    @property
    def code(self) -> str: ...
    @property
    def lock(self) -> asyncio.Lock: ...

    is_suspect: bool
    """It may lag behind the store: to be looked at before anything is decided."""
    is_lost: bool
    """This process does not go on with it."""

    def stored_with(self, decided: Any, now: float, /) -> Sequence[Change]:
        """All rows of a decision; a conflict if the store has anything that is not known here."""

    def take(self, decided: Any, /) -> None:
        """Take in a decision that is stored."""

    def told(self, changes: Sequence[Change], /) -> bytes | None:
        """What other processes are told of a decision's rows, so that they need not read them; None: they read."""

    def hear(self, told: bytes, /) -> bool:
        """Take in what another process tells of its decision; False if it does not go on from what is known here."""

    async def read_on(self, store: Store, /) -> None:
        """Take in what is new in the store."""


Log = TypeVar("Log", bound=LiveLog)


class Shelf(Generic[Log]):
    """Keeps `live` what the store has, or less. What is wrong with one log is a `Refusal` for that one alone."""

    def __init__(self, store: Store, none_there: Text) -> None:
        self.store = store
        self.none_there = none_there  # what is said where there is no such log
        self.live: dict[str, Log] = {}
        self._under_way: dict[str, asyncio.Task[Log | None]] = {}
        self._asked_at: dict[str, float] = {}
        self._loaded_at: dict[str, float] = {}

    # --- what each kind does in its own way

    async def read(self, code: str) -> Log | None:
        """One log from the store."""
        raise NotImplementedError

    def refusal(self, code: str, error: Exception) -> Refusal:
        """It cannot be read: that is said of it, and all others go on."""
        raise NotImplementedError

    async def loaded(self, log: Log) -> None:
        """It has come from the store, and who asked for it waits."""

    def changed(self, log: Log) -> None:
        """Something is stored about it, and who follows may be told."""

    def gone(self, log: Log) -> None:
        """The store has nothing of it any more: who follows is told."""

    def is_wanted(self, log: Log) -> bool:
        """Whether it stays, though nobody has asked for it lately."""
        raise NotImplementedError

    # --- what is the same for all

    async def found(self, code: str) -> Log | None:
        log = self.live.get(code)
        if log is None and code not in self._under_way:
            self._under_way[code] = asyncio.create_task(self._load(code))
        if code in self._under_way:
            log = await to_its_end(self._under_way[code])
        if log is not None:
            self._asked_at[code] = time.monotonic()
        return log

    def put(self, log: Log) -> None:
        """A log that is stored, and not here yet."""
        self.live[log.code] = log
        self._asked_at[log.code] = self._loaded_at[log.code] = time.monotonic()

    def age(self, code: str) -> float:
        """For how many seconds this process has known it."""
        return time.monotonic() - self._loaded_at.get(code, time.monotonic())

    async def look_again(self, log: Log) -> None:
        """Take in what is new in the store."""
        log.is_suspect = True
        try:
            await log.read_on(self.store)
        except (StoreError, Refusal):
            raise
        except GoneBack:  # what the store has counts
            _log.warning("%s %s has gone back in the database; it goes on from there.", log.kind.name, veiled(log.code))
            log.is_lost, log.is_suspect = True, False
            self.live.pop(log.code, None)
            if await self.found(log.code):
                raise Refusal(w.NOT_STORED()) from None
            self.gone(log)
            raise Refusal(self.none_there) from None
        except Exception as error:  # damaged, or a newer kibitz has gone on with it
            log.is_lost = True
            self.live.pop(log.code, None)
            raise self.refusal(log.code, error) from error
        log.is_suspect = False

    async def refresh(self, log: Log, told: bytes | None = None) -> None:
        """Another process has written, or may have: take it in, and show it."""
        async with log.lock:
            try:
                if told is None or log.is_suspect or not self._hears(log, told):
                    await self.look_again(log)
            except (StoreError, Refusal):
                return  # looked at again when the house is kept, or told to whoever comes back to it
        self.changed(log)

    @staticmethod
    def _hears(log: Log, told: bytes) -> bool:
        try:
            return log.hear(told)
        except Exception:  # of another version, it may be: what is stored counts
            _log.warning("What was told of %s %s was not understood.", log.kind.name, veiled(log.code), exc_info=True)
            return False

    def put_away(self) -> None:
        """Forget what nobody follows or has asked for lately."""
        deadline = time.monotonic() - _IDLE_SECONDS
        for code, at in tuple(self._asked_at.items()):
            log = self.live.get(code)
            if log is None or (at < deadline and not self.is_wanted(log) and not log.lock.locked()):
                self.live.pop(code, None)
                del self._asked_at[code], self._loaded_at[code]

    async def _load(self, code: str) -> Log | None:
        try:
            log = await self.read(code)
            if log is not None:
                self.put(log)
                await self.loaded(log)
        except (StoreError, Refusal):
            raise
        except Exception as error:
            raise self.refusal(code, error) from error
        finally:
            self._under_way.pop(code, None)
        return log
