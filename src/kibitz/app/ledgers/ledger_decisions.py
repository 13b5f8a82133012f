"""How anything is decided here, at a table or in any other ledger: on what is stored, stored itself, then shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from typing import Any, Final, Protocol, TypeVar

from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal, note_failure, to_its_end
from kibitz.app.ledgers.ledger_shelf import LiveLog, Shelf
from kibitz.app.live import bus as news
from kibitz.app.live.metrics import Metrics
from kibitz.app.storage.store import Store
from kibitz.app.storage.writer import Change, Conflict, StoreError
from kibitz.engine.errors import Objection
from kibitz.ledger.lines import LedgerLine, stamped

_TRIES: Final = 8

T = TypeVar("T")


class Spawn(Protocol):
    """Carries work on even if whoever asked for it has gone."""

    def __call__(self, work: Coroutine[Any, Any, T], /) -> asyncio.Task[T]: ...


class LogDecision(Protocol):
    """What a decision about one log comes to: lines for it, and rows that are stored with them or not at all."""

    @property
    def lines(self) -> tuple[LedgerLine, ...]: ...
    @property
    def rows(self) -> tuple[Change, ...]: ...


MadeDecision = TypeVar("MadeDecision", bound=LogDecision)
LogPart = tuple[LiveLog, LogDecision]
"""What is decided about one of several logs."""


class Decisions:
    """Decides for one process. What is decided together is stored in one commit."""

    def __init__(self, store: Store, bus: news.Bus, spawn: Spawn, metrics: Metrics) -> None:
        self.store = store
        self.shelves: dict[str, Shelf[Any]] = {}  # by the name of the kind
        self._bus = bus
        self._spawn = spawn
        self._metrics = metrics

    async def decide(
        self,
        log: LiveLog,
        decider: Callable[[], MadeDecision | None],
        acknowledge: Callable[[MadeDecision | None], None] | None = None,
    ) -> MadeDecision | None:
        """Carry out a decision about one log: store it, acknowledge it to who asked, then show it.

        `decider` is asked again if another process was quicker, so it changes nothing by itself. What it objects to is
        refused. Once begun it is not cut short.
        """
        return await to_its_end(self._spawn(self._decide_one(log, decider, acknowledge)))

    async def _decide_one(
        self,
        log: LiveLog,
        decider: Callable[[], MadeDecision | None],
        acknowledge: Callable[[MadeDecision | None], None] | None,
    ) -> MadeDecision | None:
        made: MadeDecision | None = None

        def parts() -> Sequence[LogPart]:
            nonlocal made
            made = decider()
            return () if made is None else ((log, made),)

        await self._decide((log,), parts, lambda: acknowledge(made) if acknowledge else None)
        return made

    async def _decide(
        self,
        logs: Sequence[LiveLog],
        decider: Callable[[], Sequence[LogPart]],
        acknowledge: Callable[[], None] = lambda: None,
    ) -> Sequence[LogPart]:
        """Decide about several logs at once; `decider` says which of them are concerned."""
        async with AsyncExitStack() as locks:
            # In one order for all, or two would wait for each other.
            for log in sorted(logs, key=lambda each: each.code):
                await locks.enter_async_context(log.lock)
            for _ in range(_TRIES):
                for log in logs:
                    if log.is_suspect:
                        await self._look_again(log)
                try:
                    made = decider()
                except Objection as objection:
                    raise Refusal(objection.text) from objection
                now = time.time()
                parts = [(log, _stamped(each, now)) for log, each in made if each.lines or each.rows]
                if not parts or await self._stored(parts, now):
                    break
            else:
                raise Refusal(w.NOT_STORED())
            for log, each in parts:
                log.take(each)
        # Both only put something into the pages' queues, this one first: nobody sees a move before its player knows.
        acknowledge()
        for log, _ in parts:
            self.shelves[log.kind.name].changed(log)
        return parts

    async def _stored(self, parts: Sequence[LogPart], now: float) -> bool:
        """Whether it is safe; False if another process was quicker, and it must be decided anew."""
        began = time.perf_counter()
        try:
            rows = [(log, log.stored_with(each, now)) for log, each in parts]
            changes = [change for _, each in rows for change in each]
            await self.store.commit(changes, self._notice(rows) if self._bus.shared else None)
        except (Conflict, StoreError) as error:
            for log, _ in parts:
                log.is_suspect = True  # it may be stored or not: look before the next decision
            if isinstance(error, StoreError):
                raise Refusal(w.NOT_STORED()) from error
            self._metrics.conflicts += 1
            return False
        self._metrics.stored(time.perf_counter() - began)
        return True

    def _notice(self, rows: Sequence[tuple[LiveLog, Sequence[Change]]]) -> bytes:
        return news.grown(self._bus.process, {log.code: log.told(changes) for log, changes in rows})

    async def _look_again(self, log: LiveLog) -> None:
        try:
            await self.shelves[log.kind.name].look_again(log)
        except StoreError as error:
            raise Refusal(w.NOT_STORED()) from error

    # --- other processes

    async def refresh(self, log: LiveLog) -> None:
        """Another process has written, or may have: take it in."""
        await self.shelves[log.kind.name].refresh(log)

    def heard(self, code: str, told: bytes | None = None) -> None:
        """Another process has written about that, and may have told what."""
        for shelf in self.shelves.values():
            if code in shelf.live:
                self._spawn(shelf.refresh(shelf.live[code], told)).add_done_callback(note_failure)

    def tidy(self, *, after_gap: bool = False) -> None:
        """Look again at what may lag behind, all of it if news may have been missed; put away what nobody wants."""
        for shelf in self.shelves.values():
            for code, log in shelf.live.items():
                if log.is_suspect or after_gap:
                    self.heard(code)
            shelf.put_away()


def _stamped(decided: LogDecision, now: float) -> LogDecision:
    if not decided.lines:
        return decided
    return replace(decided, lines=tuple(stamped(line, now) for line in decided.lines))  # type: ignore[type-var]
