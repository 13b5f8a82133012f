"""Some processes, which those who want work done share by turns, so that nobody waits for it but who asked."""

from __future__ import annotations

import asyncio
import itertools
import logging
import pickle
import sys
from asyncio import FIRST_COMPLETED, IncompleteReadError
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Any, Final, TypeVar

from msgspec import Struct

from kibitz.app.work.turns import NOBODYS, Share, Turns
from kibitz.app.work.worker import LENGTH, Drop, Found, Job, packed

_log = logging.getLogger("kibitz.work")
T = TypeVar("T")

_IDLE_SECONDS: Final = 600.0
"""A process that nobody needs for so long ends, and with it the memory it holds."""
_TRIES: Final = 2
_TO_STOP: Final = 5.0
"""Seconds in which work that can be cancelled has to notice that it was."""
_numbers: Final = itertools.count()
"""Of jobs: a process that was told that one is no longer wanted takes no other for it."""


class WorkFailed(Exception):
    """Nothing came of it."""


class TookTooLong(WorkFailed):
    """It was ended at its time limit."""


class TookTooMuch(WorkFailed):
    """It wanted more memory than it may have."""


class Wanted(Struct, frozen=True, eq=False):
    """A job, for whom it is done and in how many seconds, and where what comes of it is waited for."""

    job: Job
    found: asyncio.Future[Any]
    share: Share = NOBODYS
    seconds: float | None = None


class Processes:
    """Started when there is work for them, up to `most`; one that dies is replaced, and its job done again.

    An address has no more than `each` of them at a time, and none may have more than `memory` bytes.
    Whoever no longer wants a job cancels the wait for it: in the queue it is then passed over, and a process that is at
    work on it stops, or is ended.
    """

    def __init__(self, most: int, each: int | None = None, memory: int | None = None) -> None:
        self.most = most
        self.workers: list[Worker] = []
        self.employ: Callable[[int | None], Worker] = Worker
        self._memory = memory
        self._waiting: Turns[Wanted] = Turns(each)
        self._idle = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def done(self, share: Share, seconds: float | None, work: Callable[..., T], *arguments: Any) -> T:
        """What comes of a function that can be imported by its name; its own errors, if they have a `text`."""
        return await self._found(work, arguments, share, seconds)

    async def done_unless_dropped(self, share: Share, work: Callable[..., T], *arguments: Any) -> T:
        """The same for work that is given a `cancellation` too, and stops when it is told so."""
        return await self._found(work, arguments, share, None, is_cancellable=True)

    def waiting_of(self, address: Hashable) -> int:
        return self._waiting.waiting_of(address)

    async def stop(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _found(
        self,
        work: Callable[..., T],
        arguments: tuple[Any, ...],
        share: Share,
        seconds: float | None,
        *,
        is_cancellable: bool = False,
    ) -> T:
        job = Job.of(next(_numbers), work, arguments, is_cancellable=is_cancellable)
        found: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        wanted = Wanted(job, found, share, seconds)
        self._waiting.put(share, wanted)
        if len(self._waiting) > self._idle and len(self.workers) < self.most:
            self.workers.append(self.employ(self._memory))
            task = asyncio.create_task(self._employ(self.workers[-1]), name="kibitz work")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        try:
            return await found
        finally:
            self._waiting.discard(share, wanted)

    async def _employ(self, worker: Worker) -> None:
        try:
            while (wanted := await self._next()) is not None:
                try:
                    if not wanted.found.done():
                        await worker.serve(wanted)
                finally:
                    self._waiting.ended(wanted.share)
        finally:
            self.workers.remove(worker)
            await worker.end()

    async def _next(self) -> Wanted | None:
        """The next job; None if there was none for a long time."""
        self._idle += 1
        try:
            async with asyncio.timeout(_IDLE_SECONDS):
                return await self._waiting.get()
        except TimeoutError:
            return self._waiting.next()
        finally:
            self._idle -= 1


class Worker:
    """One process, started for its first job."""

    def __init__(self, memory: int | None = None) -> None:
        self.process: Process | None = None
        self._memory = memory

    async def serve(self, wanted: Wanted) -> None:
        """See that something comes of a job, unless it is dropped."""
        failure: Exception = WorkFailed()
        for _ in range(_TRIES):
            try:
                found = await self._answer(wanted)
            except TookTooLong as error:
                failure = error
                break
            except (OSError, IncompleteReadError, pickle.UnpicklingError) as error:
                failure = WorkFailed(f"the process died ({type(error).__name__})")
                _log.warning("A working process died; another takes its place.")
                await self.end()
                continue
            if wanted.found.done():
                return
            if not found.error and not found.fault:
                wanted.found.set_result(found.value)
                return
            failure = found.error or (TookTooMuch if found.is_too_large else WorkFailed)(found.fault)
            if found.is_too_large:
                await self.end()  # what it has it would keep
            break  # what went wrong once would go wrong again
        if not wanted.found.done():
            wanted.found.set_exception(failure)

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError):  # it has died already
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()

    async def _answer(self, wanted: Wanted) -> Found:
        """What the process says. It is ended if it does not in time, or goes on although nobody waits any more."""
        asking = asyncio.ensure_future(self._ask(wanted.job))
        try:
            await asyncio.wait((asking, wanted.found), timeout=wanted.seconds, return_when=FIRST_COMPLETED)
            if not asking.done() and wanted.found.done() and wanted.job.is_cancellable:
                self._drop(wanted.job)
                await asyncio.wait((asking,), timeout=_TO_STOP)
            if asking.done():
                return asking.result()
            raise TookTooLong
        finally:
            if not asking.done():
                asking.cancel()
                await asyncio.wait((asking,))  # it may be starting the process, which nobody has before it is there
                await self.end()

    def _drop(self, job: Job) -> None:
        jobs = self.process.stdin if self.process else None
        if jobs is not None and not jobs.is_closing():
            jobs.write(packed(Drop(job.number)))

    async def _ask(self, job: Job) -> Found:
        if self.process is None:
            # In a session of its own: Ctrl+C in the terminal is meant for the server.
            self.process = await asyncio.create_subprocess_exec(
                *command(self._memory), stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        jobs, answers = self.process.stdin, self.process.stdout
        assert jobs is not None and answers is not None
        jobs.write(packed(job))
        await jobs.drain()
        size = LENGTH.unpack(await answers.readexactly(LENGTH.size))[0]
        answer = pickle.loads(await answers.readexactly(size))
        assert isinstance(answer, Found)
        return answer


def command(memory: int | None) -> tuple[str, ...]:
    """What starts a process. -P: a folder called kibitz where somebody happens to be is not us."""
    limit = () if memory is None else (str(memory),)
    return sys.executable, "-P", "-c", "from kibitz.app.work.worker import main; main()", *limit
