"""Who does the work: the processes of this machine, or a Dask cluster. If one of them dies, others do its parts."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from itertools import chain, islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from threading import Thread
from types import ModuleType
from typing import Any, Final, TypeVar

from msgspec import Struct

from kibitz.engine.text import SpokenError, Template
from kibitz.installation import how_to_install

NOT_INSTALLED: Final = Template("study-not-installed")
PROCESSES_DIED: Final = Template("study-processes-died")
NO_SCHEDULER: Final = Template("study-no-scheduler")
WORKERS_DIED: Final = Template("study-workers-died")
SCHEDULER_GONE: Final = Template("study-scheduler-gone")

Chunk = TypeVar("Chunk")
Worked = TypeVar("Worked")

_IN_FLIGHT: Final = 4
"""Parts handed out for each processor: nobody waits for the next one, and few are lost with a process."""
_MOST_DEATHS: Final = 3
"""So many times in a row the processes may die without one part done between: then the work itself kills them."""


class BulkError(SpokenError, RuntimeError):
    """Work for many deals cannot be done as asked."""


class Workers(Struct, frozen=True):
    """So many processes, 0 for one a processor; or the workers of the Dask cluster whose scheduler has that address."""

    jobs: int = 0
    cluster: str | None = None

    def done(self, work: Callable[[Chunk], Worked], parts: Iterable[tuple[int, Chunk]]) -> Iterator[tuple[int, Worked]]:
        """What `work` makes of each part, with the part's number, as it comes in and not in their order.

        Parts are taken from the iterator as hands become free. `work` and parts must be picklable, and on a
        cluster kibitz must be installed.

        >>> sorted(Workers(jobs=1).done(len, enumerate(["ace", "king"])))
        [(0, 3), (1, 4)]
        """
        if self.cluster is not None:
            yield from _by_cluster(work, parts, self.cluster)
            return
        parts = iter(parts)
        begun = tuple(islice(parts, 2))
        parts = chain(begun, parts)
        hands = self.jobs or processors()
        if hands == 1 or len(begun) < 2:  # to start a process for a single part would take longer than to do it
            yield from ((number, work(chunk)) for number, chunk in parts)
        else:
            yield from _by_processes(work, parts, hands)

    def mapped(self, work: Callable[[Chunk], Worked], parts: Iterable[Chunk]) -> Iterator[Worked]:
        """What `work` makes of each part, in their order.

        >>> list(Workers(jobs=1).mapped(len, ["ace", "king"]))
        [3, 4]
        """
        early: dict[int, Worked] = {}
        following = 0
        for number, made in self.done(work, enumerate(parts)):
            early[number] = made
            while following in early:
                yield early.pop(following)
                following += 1


def processors() -> int:
    """How many this machine lets us use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def library(name: str) -> ModuleType:
    """A module of the extra that bulk work needs."""
    try:
        return import_module(name)
    except ModuleNotFoundError:
        wanted = name.partition(".")[0]
        raise BulkError(NOT_INSTALLED(module=wanted, how=how_to_install("bulk"))) from None


def _by_processes(
    work: Callable[[Chunk], Worked], parts: Iterable[tuple[int, Chunk]], hands: int
) -> Iterator[tuple[int, Worked]]:
    waiting = iter(parts)
    taken: dict[int, Chunk] = {}
    deaths = 0
    while deaths <= _MOST_DEATHS:
        try:
            with _pool(hands) as pool:
                for each in _worked(pool, work, waiting, taken, lambda: hands):
                    deaths = 0
                    yield each
        except BrokenProcessPool:
            # Whatever was taken and has not come back is handed to new processes.
            deaths += 1
        else:
            return
    raise BulkError(PROCESSES_DIED(times=deaths))


def _by_cluster(
    work: Callable[[Chunk], Worked], parts: Iterable[tuple[int, Chunk]], address: str
) -> Iterator[tuple[int, Worked]]:
    distributed = library("distributed")
    try:
        client = distributed.Client(address, timeout="10s", set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise BulkError(NO_SCHEDULER(address=address, why=str(error))) from None
    with client:
        # Impure: the same board asked for twice is played twice. Parts of a worker that dies Dask gives to another.
        pool = client.get_executor(pure=False)
        try:
            yield from _worked(pool, work, iter(parts), {}, lambda: sum(client.nthreads().values()))
        except distributed.KilledWorker as error:
            raise BulkError(WORKERS_DIED(why=str(error))) from None
        except (CancelledError, distributed.comm.CommClosedError):
            raise BulkError(SCHEDULER_GONE(address=address)) from None
        finally:
            pool.shutdown(wait=False)


def _worked(
    pool: Executor,
    work: Callable[[Chunk], Worked],
    waiting: Iterator[tuple[int, Chunk]],
    taken: dict[int, Chunk],
    hands: Callable[[], int],
) -> Iterator[tuple[int, Worked]]:
    """All that was taken before, then all that waits; `taken` always has what has not come back."""
    flying: dict[Future[Worked], int] = {pool.submit(work, chunk): number for number, chunk in taken.items()}
    while True:
        for number, chunk in islice(waiting, max(0, max(1, _IN_FLIGHT * hands()) - len(taken))):
            taken[number] = chunk
            flying[pool.submit(work, chunk)] = number
        if not flying:
            return
        ready, _ = wait(flying, return_when=FIRST_COMPLETED)
        for future in ready:
            made = future.result()
            number = flying.pop(future)
            del taken[number]
            yield number, made


@contextmanager
def _pool(hands: int) -> Iterator[Executor]:
    # Spawned, not forked: the solver's threads would not survive a fork.
    pool = ProcessPoolExecutor(hands, mp_context=get_context("spawn"), initializer=_begin)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """A process of the pool ends quietly with Ctrl-C, and with the program that it works for."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = parent_process()
    assert parent is not None
    Thread(target=_leave_with, args=(parent.sentinel,), daemon=True).start()


def _leave_with(sentinel: Any) -> None:
    wait_for([sentinel])
    os._exit(1)
