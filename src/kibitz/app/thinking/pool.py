"""Where bots think: processes of their own, so that nobody waits for them but their own table."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import pickle
import sys
from asyncio import IncompleteReadError
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

from msgspec import Struct

from kibitz.app.thinking.turns import NOBODYS, Share, Turns
from kibitz.app.thinking.worker import LENGTH, Drop, Found, Job, packed
from kibitz.bots.decision import Decision
from kibitz.engine import View

_log = logging.getLogger("kibitz.bots")

_IDLE_SECONDS: Final = 600.0
"""A process that nobody needs for so long ends, and with it the memory it holds."""
_TRIES: Final = 2


class ThoughtFailed(Exception):
    """No decision came of it."""


class Wanted(Struct, frozen=True, eq=False):
    """A job, and where what comes of it is waited for."""

    job: Job
    found: asyncio.Future[Decision]


class Thinkers:
    """Some processes, which those who want a move share by turns.

    Whoever no longer wants a move cancels the wait for it: a job in the queue is then passed over, and a
    process that is at work on it stops. A process that dies is replaced, and its job done again.
    Processes are started when there is work for them.
    """

    def __init__(self, most: int | None = None) -> None:
        self.most = most or max(1, (os.cpu_count() or 2) - 1)
        self.workers: list[Worker] = []
        self._waiting: Turns[Wanted] = Turns()
        self._numbers = itertools.count()
        self._idle = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def decide(self, level: str, seed: int, view: View, share: Share = NOBODYS) -> Decision:
        """What a bot of that level does, and why."""
        found: asyncio.Future[Decision] = asyncio.get_running_loop().create_future()
        wanted = Wanted(Job(next(self._numbers), level, seed, view), found)
        self._waiting.put(share, wanted)
        if len(self._waiting) > self._idle and len(self.workers) < self.most:
            self.workers.append(Worker())
            task = asyncio.create_task(self._employ(self.workers[-1]), name="kibitz thinker")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        try:
            return await found
        finally:
            self._waiting.discard(share, wanted)

    async def stop(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _employ(self, worker: Worker) -> None:
        try:
            while (wanted := await self._next()) is not None:
                if not wanted.found.done():
                    await worker.serve(wanted)
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
            return self._waiting.next() if self._waiting else None
        finally:
            self._idle -= 1


class Worker:
    """One process, started for its first job."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def serve(self, wanted: Wanted) -> None:
        """See that something comes of a job, unless it is dropped."""
        failure = ""
        for _ in range(_TRIES):
            try:
                found = await self._ask(wanted)
            except (OSError, IncompleteReadError, pickle.UnpicklingError) as error:
                failure = f"the process died ({type(error).__name__})"
                _log.warning("A thinking process died; another takes its place.")
                await self.end()
                continue
            if wanted.found.done():
                return
            if found.decision is not None:
                wanted.found.set_result(found.decision)
                return
            failure = found.failure
            break  # what went wrong once would go wrong again
        if not wanted.found.done():
            wanted.found.set_exception(ThoughtFailed(failure))

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError):  # it has died already
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()

    async def _ask(self, wanted: Wanted) -> Found:
        if self.process is None:
            # -P: a folder called kibitz where somebody happens to be is not us.
            command = (sys.executable, "-P", "-c", "from kibitz.app.thinking.worker import main; main()")
            # In a session of its own: Ctrl+C in the terminal is meant for the server.
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        jobs, answers = self.process.stdin, self.process.stdout
        assert jobs is not None and answers is not None
        jobs.write(packed(wanted.job))

        def drop(found: asyncio.Future[Decision]) -> None:
            if found.cancelled() and not jobs.is_closing():
                jobs.write(packed(Drop(wanted.job.number)))

        wanted.found.add_done_callback(drop)
        try:
            await jobs.drain()
            size = LENGTH.unpack(await answers.readexactly(LENGTH.size))[0]
            answer = pickle.loads(await answers.readexactly(size))
        finally:
            wanted.found.remove_done_callback(drop)
        assert isinstance(answer, Found)
        return answer
