"""Running the server: where it listens, where the games are kept, and what it says to who started it."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final

import platformdirs
import segno
import uvicorn
from msgspec import Struct

from kibitz.app.hub.hub import Hub
from kibitz.app.hub.lesson_library import LessonLibrary
from kibitz.app.live.limits import CROWD
from kibitz.app.storage.database import sqlite_file, sqlite_url
from kibitz.app.storage.lock import sole_server
from kibitz.app.storage.migrations import TooNew
from kibitz.app.storage.writer import StoreError
from kibitz.app.web.asgi import make_app, make_hub
from kibitz.app.web.door import Config, Door, room
from kibitz.app.web.network import WAITING, NetworkDoor, lan_address

_TRIES: Final = 50
_EVERYWHERE: Final = ("0.0.0.0", "::")

Tell = Callable[[str], object]


class CannotServe(Exception):
    """The server cannot be started so; the message says why."""


class Settings(Struct, frozen=True):
    """What can be chosen about a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path | None = None
    database: str | None = None
    browser: bool = True
    bot_delay: float = 0.7
    crowd: int = CROWD
    proxies: int = 0
    lessons: Path | None = None
    shown: Path | None = None  # a file that the page opens with


def run(settings: Settings, say: Tell) -> None:
    """Serve until somebody stops it."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    host, port = settings.host, settings.port
    listener = _listen(host, port)
    taken = listener.getsockname()[1]
    lan = f"http://{lan_address() or socket.gethostname()}:{taken}" if host in _EVERYWHERE else None
    here = f"http://{'localhost' if host in ('127.0.0.1', *_EVERYWHERE) else host}:{taken}"
    try:
        database = settings.database or data_address(settings.data)
        with sole_server(sqlite_file(database), here):
            if port and taken != port:
                say(f"Port {port} is taken: using {taken}.")
            library = read_lessons(settings.lessons, say)
            hub = make_hub(
                database,
                settings.bot_delay,
                lan,
                crowd=settings.crowd,
                proxies=settings.proxies,
                lesson_library=library,
            )
            config = Config(make_app(hub, shown=settings.shown), Door(hub, room()))
            server = _Server(config, here + ("/view" if settings.shown else ""), lan, settings.browser, say)
            if host == "127.0.0.1" and not settings.proxies:
                hub.let_network_in = NetworkDoor(server, taken).let_in
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                runner.run(_run(hub, server, listener))
    except (StoreError, TooNew) as error:
        raise CannotServe(str(error)) from error
    except KeyboardInterrupt:
        pass  # the usual way to stop it


def read_lessons(folder: Path | None, say: Tell) -> LessonLibrary:
    """The lessons to serve. What is wrong with a file of the folder is said, and the others are served."""
    library = LessonLibrary(folder)
    for slip in library.slips:
        say(slip)
    if library.slips:
        say("These lessons are left out until that is mended; the others are served.")
    return library


async def _run(hub: Hub, server: _Server, listener: socket.socket) -> None:
    await hub.start()
    hub.later(asyncio.to_thread(hub.lesson_library.read))
    # Thousands of pages hold many objects that live long: looking through all of them stops the game for all.
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)
    sys.setswitchinterval(0.001)  # the writer's and the bots' threads are let in soon, and for moments only
    await server.serve(sockets=[listener])


class _Server(uvicorn.Server):
    """Says where it is, and opens the browser, once the page can be had."""

    def __init__(self, config: uvicorn.Config, here: str, lan: str | None, browser: bool, say: Tell) -> None:
        super().__init__(config)
        self._here, self._lan, self._browser, self._say = here, lan, browser, say

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._say(f"kibitz is at {self._here} (stop it with Ctrl+C).")
        if self._lan is not None:
            self._say(f"Friends on the same network: {self._lan}")
            segno.make(self._lan, micro=False).terminal(out=sys.stdout, compact=True)
        sys.stdout.flush()
        if self._browser:
            threading.Thread(target=webbrowser.open, args=(self._here,), daemon=True).start()


def _listen(host: str, port: int) -> socket.socket:
    """A socket on that port, or on the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + _TRIES, 65536)):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(WAITING)  # now, or another server could still bind to the same port
        except OSError as error:
            listener.close()
            if isinstance(error, socket.gaierror) or error.errno not in _TAKEN:
                raise CannotServe(f"kibitz cannot listen on {host}: {error.strerror}.") from error
        else:
            return listener
    raise CannotServe(f"No port from {port} to {port + _TRIES - 1} is free.")


_TAKEN = (13, 98, 48, 10013, 10048)
"""The numbers by which the systems say that a port is in use or reserved."""


def data_address(data: Path | None) -> str:
    """The address of the database in a folder, or in the one that kibitz calls its own."""
    return sqlite_url(_folder(data))


def _folder(data: Path | None) -> Path:
    """The folder for the games. One that kibitz makes, or calls its own, nobody else looks into."""
    folder = data or platformdirs.user_data_path("kibitz", appauthor=False)
    try:
        is_ours = data is None or not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        if is_ours:
            folder.chmod(0o700)
    except OSError as error:
        raise CannotServe(f"The folder {folder} cannot be made: {error.strerror}.") from error
    return folder
