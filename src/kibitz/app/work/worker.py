"""A process that works for the server: jobs come in at one end, and what comes of them goes out at the other."""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, BinaryIO, Final, NoReturn

from msgspec import Struct

from kibitz.analysis.solver import Cancellation
from kibitz.system_calls import limit_memory, stand_back

LENGTH: Final = struct.Struct("!I")
"""Before each message, how many bytes it has."""
_NICENESS: Final = 2


class Job(Struct, frozen=True):
    """A function and what it is given, pickled. One that can be cancelled is also given what tells it so."""

    number: int
    call: bytes
    is_cancellable: bool = False

    @classmethod
    def of(cls, number: int, work: Callable[..., Any], arguments: tuple[Any, ...], *, is_cancellable: bool) -> Job:
        return cls(number, pickle.dumps((work, arguments)), is_cancellable)


class Drop(Struct, frozen=True):
    """What comes of a job is no longer wanted."""

    number: int


class Found(Struct, frozen=True):
    """What came of a job: a value, an error that says in a sentence what is wrong with what was asked, or a fault."""

    value: Any = None
    error: Exception | None = None
    fault: str = ""
    is_too_large: bool = False  # it wanted more memory than the process may have


def packed(message: Job | Drop | Found) -> bytes:
    # Pickled, for both ends are the same program, and nobody else can write to the pipe.
    body = pickle.dumps(message)
    return LENGTH.pack(len(body)) + body


class Workman:
    """One job at a time; a second thread hears meanwhile that it is no longer wanted."""

    def __init__(self, jobs: BinaryIO, found: BinaryIO) -> None:
        self._jobs = jobs
        self._found = found
        self._waiting: SimpleQueue[Job] = SimpleQueue()
        self._lock = threading.Lock()
        self._dropped = -1
        self._current: tuple[int, Cancellation] | None = None

    def run(self) -> NoReturn:
        threading.Thread(target=self._listen, daemon=True).start()
        with suppress(OSError):  # nobody is there to read it
            while True:
                self._found.write(self._answered(self._waiting.get()))
                self._found.flush()
        _end()

    def _answered(self, job: Job) -> bytes:
        try:
            return packed(self._done(job))
        except Exception as error:  # what came of it cannot be sent
            return packed(_fault(error))

    def _done(self, job: Job) -> Found:
        cancellation = Cancellation()
        with self._lock:
            if self._dropped == job.number:
                return Found(fault="dropped")
            self._current = job.number, cancellation
        try:
            work, arguments = pickle.loads(job.call)
            return Found(work(*arguments, **({"cancellation": cancellation} if job.is_cancellable else {})))
        except Exception as error:  # whatever it is, the server is told and goes on
            if hasattr(error, "text"):
                return Found(error=error)
            return _fault(error)
        finally:
            with self._lock:
                self._current = None

    def _listen(self) -> None:
        with suppress(OSError, EOFError, struct.error, pickle.UnpicklingError):  # cut off in the middle of one
            while head := self._jobs.read(LENGTH.size):
                message = pickle.loads(self._jobs.read(*LENGTH.unpack(head)))
                if isinstance(message, Job):
                    self._waiting.put(message)
                elif isinstance(message, Drop):
                    self._drop(message.number)
        _end()

    def _drop(self, number: int) -> None:
        with self._lock:
            self._dropped = number
            if self._current is not None and self._current[0] == number:
                self._current[1].cancel()


def _fault(error: Exception) -> Found:
    return Found(fault=f"{type(error).__name__}: {error}", is_too_large=isinstance(error, MemoryError))


def _end() -> NoReturn:
    """The server has gone. At once, for Python's own way out complains of a thread that still reads."""
    os._exit(0)


def main() -> None:
    for meant_for_the_server in (signal.SIGINT, signal.SIGTERM):
        signal.signal(meant_for_the_server, signal.SIG_IGN)  # it closes the pipe when it ends, however it ends
    stand_back(_NICENESS)  # people's moves come first
    if len(sys.argv) > 1:
        limit_memory(int(sys.argv[1]))
    found = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing else may be written between the messages
    Workman(sys.stdin.buffer, found).run()
