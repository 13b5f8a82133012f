"""Servers for the tests: in a thread of this process, or as processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Coroutine
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, ClassVar, Final

import uvicorn

from kibitz.app.hub.hub import Hub
from kibitz.app.hub.lesson_library import LessonLibrary
from kibitz.app.live.limits import CROWD
from kibitz.app.web.asgi import make_app, make_hub
from kibitz.app.web.door import MOST, Config, Door, Patience
from kibitz.app.web.network import NetworkDoor
from kibitz.app.web.static import Page
from tests.app.kept_workers import KeptWorker

FAST = 5000.0

_PORTS: Final = 1_500
_first_port: Final = 20_000 + _PORTS * (int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 8)
_next_ports: Final = count(os.getpid() * 61)


def free_port() -> int:
    """A port where nobody listens: none that the system gives to who asks for any, nor one of another worker's."""
    while True:
        port = _first_port + next(_next_ports) % _PORTS
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@cache
def _built() -> Page:
    """The page, read and packed once for all servers: that would be most of what a server costs to start."""
    return Page()


class ServerThread:
    """A server in this process, whose hub can be looked into."""

    def __init__(
        self,
        database: str,
        *,
        bot_delay: float = 0.0,
        rate: float = FAST,
        page: Page | None = None,
        crowd: int = CROWD,
        proxies: int = 0,
        patience: Patience | None = None,
        most: int = MOST,
        shown: Path | None = None,
        lesson_library: LessonLibrary | None = None,
    ) -> None:
        self.hub: Hub = make_hub(
            database, bot_delay, rate=rate, crowd=crowd, proxies=proxies, lesson_library=lesson_library
        )
        for processes in (self.hub.bots.thinkers.processes, self.hub.work.processes):
            processes.employ = KeptWorker
        self.hub.presence.grace = 0.05  # nobody in a test loads a page again
        port = free_port()
        config = Config(make_app(self.hub, page or _built(), shown), Door(self.hub, most, patience), port)
        self.address = f"http://127.0.0.1:{port}"
        self._server = uvicorn.Server(config)
        self._loop = asyncio.new_event_loop()
        # A test that fails before it stops the server keeps nobody waiting at the end.
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "The server did not start."
            time.sleep(0.01)

    def _serve(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._server.serve())

    def let_network_in(self) -> None:
        """As a server for this computer alone that may listen further."""
        self.hub.let_network_in = NetworkDoor(self._server, int(self.address.rpartition(":")[2])).let_in

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something on the server's own event loop."""
        asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(10)


class ServerProcess:
    """A server as people run it, that can be killed."""

    started: ClassVar[list[subprocess.Popen[bytes]]] = []

    def __init__(self, *arguments: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        command = [
            sys.executable,
            "-m",
            "kibitz",
            "serve",
            "--port",
            str(self.port),
            "--no-browser",
            *arguments,
        ]
        # In a group of its own, as a shell starts it: a test can press Ctrl+C.
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, process_group=0)
        self.started.append(self._process)
        deadline = time.monotonic() + 60  # for what is broken, not for what is slow
        while not self._is_up():
            assert self._process.poll() is None and time.monotonic() < deadline, "The server did not start."
            time.sleep(0.05)

    def _is_up(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    @classmethod
    def end_all(cls) -> None:
        """End those that a test which failed has left behind."""
        while cls.started:
            process = cls.started.pop()
            if process.poll() is None:
                process.kill()
                process.communicate(timeout=10)

    @property
    def process_id(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """As the machine's power would: no warning, no tidying up."""
        self._process.kill()
        self._end()

    def stop(self, by: signal.Signals = signal.SIGTERM) -> str:
        """As a person stops it, or by Ctrl+C, which goes to the whole group; returns what they complained about.

        That the loop was kept is no complaint: on a machine with much else to do it is so, and nobody's fault.
        """
        if self._process.poll() is None:
            os.killpg(self._process.pid, by)
        return self._end()

    def _end(self) -> str:
        _, complaints = self._process.communicate(timeout=10)
        return "".join(line for line in complaints.decode().splitlines(True) if "kept everybody waiting" not in line)


def with_data(folder: Path) -> tuple[str, ...]:
    return ("--data", str(folder), "--bot-delay", "0.02")
