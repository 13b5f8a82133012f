"""A process that thinks for the bots: jobs come in at one end and decisions go out at the other."""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import threading
from contextlib import suppress
from queue import SimpleQueue
from typing import BinaryIO, Final, NoReturn

from msgspec import Struct

from kibitz.analysis.solver import Cancellation
from kibitz.bots.bot import Cancellable
from kibitz.bots.decision import Decision
from kibitz.bots.levels import LEVELS
from kibitz.engine import View

LENGTH: Final = struct.Struct("!I")
"""Before each message, how many bytes it has."""
_NICENESS: Final = 2


class Job(Struct, frozen=True):
    """A move to be found."""

    number: int
    level: str
    seed: int
    view: View


class Drop(Struct, frozen=True):
    """The move is no longer wanted."""

    number: int


class Found(Struct, frozen=True):
    """What came of a job: a decision, or what went wrong."""

    decision: Decision | None
    failure: str = ""


def packed(message: Job | Drop | Found) -> bytes:
    # Pickled, for both ends are the same program, and nobody else can write to the pipe.
    body = pickle.dumps(message)
    return LENGTH.pack(len(body)) + body


class Thinker:
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
                job = self._waiting.get()
                self._found.write(packed(self._think(job)))
                self._found.flush()
        _end()

    def _think(self, job: Job) -> Found:
        cancellation = Cancellation()
        with self._lock:
            if self._dropped == job.number:
                return Found(None, "dropped")
            self._current = job.number, cancellation
        try:
            bot = LEVELS[job.level](job.seed)
            if isinstance(bot, Cancellable):
                bot.cancellation = cancellation
            return Found(bot.decide(job.view))
        except Exception as error:  # whatever it is, the server is told and goes on
            return Found(None, f"{type(error).__name__}: {error}")
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


def _end() -> NoReturn:
    """The server has gone. At once, for Python's own way out complains of a thread that still reads."""
    os._exit(0)


def main() -> None:
    for meant_for_the_server in (signal.SIGINT, signal.SIGTERM):
        signal.signal(meant_for_the_server, signal.SIG_IGN)  # it closes the pipe when it ends, however it ends
    if hasattr(os, "nice"):
        os.nice(_NICENESS)  # people's moves come first
    found = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing else may be written between the messages
    Thinker(sys.stdin.buffer, found).run()
