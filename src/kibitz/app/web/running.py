"""Running the server: where it listens, where the games are kept, and what it says to who started it."""

from __future__ import annotations

import asyncio
import gc
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
from kibitz.app.hub.office_key import BadOfficeKey, OfficeKey, read_office_key
from kibitz.app.live.limits import CROWD
from kibitz.app.live.relays import Relays
from kibitz.app.storage.database import sqlite_file, sqlite_url
from kibitz.app.storage.lock import sole_server
from kibitz.app.storage.migrations import TooNew
from kibitz.app.storage.writer import StoreError
from kibitz.app.web.asgi import make_app, make_hub
from kibitz.app.web.door import Config, Door, room
from kibitz.app.web.log_lines import LogStyle, write_log
from kibitz.app.web.network import WAITING, NetworkDoor, lan_address
from kibitz.engine.text import SpokenError, Template, Text
from kibitz.practice.puzzles import shipped
from kibitz.words import Language, in_language
from kibitz.words.system import why

CANNOT_LISTEN: Final = Template("server-cannot-listen")
NO_PORT: Final = Template("server-no-port")
NO_FOLDER: Final = Template("server-no-folder")
PORT_TAKEN: Final = Template("server-port-taken")
ADMINISTRATION_AT: Final = Template("server-administration-at")
LESSONS_LEFT_OUT: Final = Template("server-lessons-left-out")
SERVED_AT: Final = Template("server-here")
FRIENDS: Final = Template("server-friends")

_TRIES: Final = 50
_EVERYWHERE: Final = ("0.0.0.0", "::")

Tell = Callable[[str], object]
Announce = Callable[[Text], object]


class CannotServe(SpokenError):
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
    relays: Relays = Relays()  # STUN and TURN servers for voice
    shown: Path | None = None  # a file that the page opens with
    language: str = "en"  # of what is said where it was started
    log: LogStyle = "text"
    admin: Path | None = None  # the file with the token of the administrator's page
    backups: Path | None = None  # where that page puts backups


def run(settings: Settings, tell: Tell) -> None:
    """Serve until somebody stops it."""
    words = in_language(settings.language)

    def say(text: Text) -> None:
        tell(words.say(text))

    write_log(settings.log)
    key = _office_key(settings)
    host, port = settings.host, settings.port
    listener = _listen(host, port)
    taken = listener.getsockname()[1]
    lan = f"http://{lan_address() or socket.gethostname()}:{taken}" if host in _EVERYWHERE else None
    here = f"http://{'localhost' if host in ('127.0.0.1', *_EVERYWHERE) else host}:{taken}"
    try:
        with listener, sole_server(sqlite_file(database := settings.database or data_address(settings.data)), here):
            if port and taken != port:
                say(PORT_TAKEN(port=port, taken=taken))
            library = read_lessons(settings.lessons, tell, words)
            hub = make_hub(
                database,
                settings.bot_delay,
                lan,
                crowd=settings.crowd,
                proxies=settings.proxies,
                lesson_library=library,
                relays=settings.relays,
            )
            hub.office_key = key
            if key is not None:
                say(ADMINISTRATION_AT(address=f"{here}/admin", file=str(settings.admin)))
            config = Config(make_app(hub, shown=settings.shown), Door(hub, room()))
            server = _Server(config, here + ("/view" if settings.shown else ""), lan, settings.browser, say)
            if host == "127.0.0.1" and not settings.proxies:
                hub.let_network_in = NetworkDoor(server, taken).let_in
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                runner.run(_run(hub, server, listener))
    except (StoreError, TooNew) as error:
        raise CannotServe(error.text, error.because) from error
    except KeyboardInterrupt:
        pass  # the usual way to stop it


def _office_key(settings: Settings) -> OfficeKey | None:
    if settings.admin is None:
        return None
    try:
        return read_office_key(settings.admin, settings.backups or _folder(settings.data) / "backups")
    except BadOfficeKey as error:
        raise CannotServe(error.text, error.because) from error


def read_lessons(folder: Path | None, tell: Tell, words: Language) -> LessonLibrary:
    """The lessons to serve. What is wrong with a file of the folder is said, and the others are served."""
    library = LessonLibrary(folder)
    for path, fault in library.faults:
        tell(f"{path}:{fault.line}: {fault.said(words.say)}")
    if library.faults:
        tell(words.say(LESSONS_LEFT_OUT()))
    return library


async def _run(hub: Hub, server: _Server, listener: socket.socket) -> None:
    await hub.start()
    # Whoever asks first does not wait for it, nor does anybody else.
    await asyncio.to_thread(_read_what_is_shipped, hub)
    # Thousands of pages hold many objects that live long: looking through all of them stops the game for all.
    gc.freeze()
    gc.set_threshold(2_000, 2, 400)  # often and little: six thousand new ones take up to thirty milliseconds
    sys.setswitchinterval(0.001)  # the writer's and the bots' threads are let in soon, and for moments only
    await server.serve(sockets=[listener])


def _read_what_is_shipped(hub: Hub) -> None:
    hub.lesson_library.read()
    shipped()


class _Server(uvicorn.Server):
    """Says where it is, and opens the browser, once the page can be had."""

    def __init__(self, config: uvicorn.Config, here: str, lan: str | None, browser: bool, say: Announce) -> None:
        super().__init__(config)
        self._here, self._lan, self._browser, self._say = here, lan, browser, say

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._say(SERVED_AT(address=self._here))
        if self._lan is not None:
            self._say(FRIENDS(address=self._lan))
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
                raise CannotServe(CANNOT_LISTEN(host=host, why=why(error))) from error
        else:
            return listener
    raise CannotServe(NO_PORT(first=port, last=port + _TRIES - 1))


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
        raise CannotServe(NO_FOLDER(folder=str(folder), why=why(error))) from error
    return folder
