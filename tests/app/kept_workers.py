"""Working processes that outlive the server of a test: to start one anew costs as much as a test's own work.

They do what those of any server do, and keep nothing that a job could see. One that is ended in the middle of its work,
or had too much of it, is ended here too. Servers that are processes of their own have their own.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import subprocess
from asyncio.subprocess import Process
from typing import Final, cast

from kibitz.app.work.processes import Worker, command
from kibitz.app.work.worker import Found, Job

_kept: Final[dict[int | None, list[subprocess.Popen[bytes]]]] = {}
"""Those that wait for the next server, by how many bytes they may have."""


class KeptWorker(Worker):
    """Its process goes back to the others when the server ends while nothing is asked of it."""

    def __init__(self, memory: int | None = None) -> None:
        super().__init__(memory)
        self._lent: _Lent | None = None
        self._is_idle = False

    async def end(self) -> None:
        lent, self._lent = self._lent, None
        if lent is None or not self._is_idle:
            await super().end()
            return
        self.process = None
        lent.let_go()
        _kept.setdefault(self._memory, []).append(lent.process)

    async def _ask(self, job: Job) -> Found:
        self._is_idle = False
        if self.process is None:
            kept = _kept.get(self._memory)
            self._lent = _Lent(kept.pop() if kept else _started(self._memory))
            self.process = cast("Process", self._lent)  # before one waits: whoever gives it up meanwhile ends it
            await self._lent.connect()
        found = await super()._ask(job)
        self._is_idle = not found.is_too_large
        return found


class _Lent:
    """A process with its pipes on the event loop that runs now: as much of asyncio's as a worker uses."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self.pid = process.pid
        self.kill = process.kill
        self.stdout = asyncio.StreamReader()
        self.stdin: asyncio.StreamWriter | None = None
        self._answers: asyncio.ReadTransport | None = None

    async def connect(self) -> None:
        loop, protocol = asyncio.get_running_loop(), asyncio.StreamReaderProtocol(self.stdout)
        assert self.process.stdin is not None and self.process.stdout is not None
        answers = os.fdopen(os.dup(self.process.stdout.fileno()), "rb")
        self._answers, _ = await loop.connect_read_pipe(lambda: protocol, answers)
        jobs = os.fdopen(os.dup(self.process.stdin.fileno()), "wb")
        transport, flow = await loop.connect_write_pipe(asyncio.streams.FlowControlMixin, jobs)
        self.stdin = asyncio.StreamWriter(transport, flow, self.stdout, loop)

    def let_go(self) -> None:
        for pipe in (self._answers, self.stdin):
            if pipe is not None:
                pipe.close()

    async def wait(self) -> int:
        self.let_go()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()
        return await asyncio.to_thread(self.process.wait)


def _started(memory: int | None) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command(memory), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)


@atexit.register
def _end() -> None:
    for process in (each for kept in _kept.values() for each in kept):
        process.kill()
        process.communicate()
