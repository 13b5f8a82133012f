"""News between server processes that share a database: store, then notify."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from msgspec import Raw, Struct

from kibitz.app.storage.database import postgres_line
from kibitz.app.tables.messages import VoiceHeard
from kibitz.app.tables.seeing import Pointing

_log = logging.getLogger("kibitz.bus")
CHANNEL: Final = "kibitz"
_PAUSE: Final = 1.0
MOST_BYTES: Final = 7_500
"""The longest news: PostgreSQL takes less than 8,000 bytes."""


class Notice(Struct, frozen=True, tag_field="notice", tag=True, kw_only=True):
    """The marker of all news; `process` is whose."""

    process: str


class LogsGrew(Notice, frozen=True, kw_only=True):
    """Something is stored for tables or in other ledgers.

    `added` is, by code, all of it as a log that goes on from there can take it in: nobody has to read that again.
    """

    codes: tuple[str, ...]
    added: Mapping[str, Raw] = {}


class Here(Notice, frozen=True, kw_only=True):
    """Somebody looks at a table."""

    table: str
    identity: str


class Gone(Notice, frozen=True, kw_only=True):
    """Somebody no longer looks at a table."""

    table: str
    identity: str


class Arrived(Notice, frozen=True, kw_only=True):
    """Somebody has connected: older connections end."""

    identity: str
    moved: bool = False  # with a code, which ends the older devices' tokens


class Spoken(Notice, frozen=True, kw_only=True):
    table: str
    player: int
    phrase: str


class Pointed(Notice, frozen=True, kw_only=True):
    """Dummy, helping, points at a card."""

    table: str
    pointed: Pointing


class TeacherSpoke(Notice, frozen=True, kw_only=True):
    """A teacher says something to members of a class."""

    ledger: str
    members: tuple[int, ...]
    phrase: str


class VoiceCame(Notice, frozen=True, kw_only=True):
    """Somebody has joined those who speak with each other at a table."""

    table: str
    identity: str
    visit: str


class VoiceWent(Notice, frozen=True, kw_only=True):
    """Somebody has hung up."""

    table: str
    identity: str
    visit: str


class VoiceCarried(Notice, frozen=True, kw_only=True):
    """By what two browsers find each other, for that person's."""

    identity: str
    heard: VoiceHeard


class RollCall(Notice, frozen=True, kw_only=True):
    """A process has begun and asks who is where."""


class Alive(Notice, frozen=True, kw_only=True):
    """Said every few seconds; a process that falls silent is dead, and its people are gone."""


def grown(process: str, added: Mapping[str, bytes | None]) -> bytes:
    """The news that something is stored, as they go out with it: by code what it is, if that can be told."""
    codes = tuple(added)
    told = {code: Raw(each) for code, each in added.items() if each is not None}
    whole = msgspec.json.encode(LogsGrew(process=process, codes=codes, added=told))
    return whole if len(whole) <= MOST_BYTES else msgspec.json.encode(LogsGrew(process=process, codes=codes))


VoiceNotice = VoiceCame | VoiceWent | VoiceCarried
AnyNotice = LogsGrew | Here | Gone | Arrived | Spoken | Pointed | TeacherSpoke | VoiceNotice | RollCall | Alive

Listener = Callable[[AnyNotice], None]
_decoder = msgspec.json.Decoder(AnyNotice)


class Bus:
    """For one process alone: there is nobody to tell."""

    shared = False

    def __init__(self) -> None:
        self.process = secrets.token_hex(4)

    async def start(self, listener: Listener, on_gap: Callable[[], None]) -> None:
        """Begin to listen; `on_gap` is called when news may have been missed."""

    async def stop(self) -> None:
        """Listen no more."""

    def tell(self, notice: AnyNotice) -> None:
        """Send news that need not be stored."""


class PostgresBus(Bus):
    """LISTEN and NOTIFY of PostgreSQL."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self._address = postgres_line(url)
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, listener: Listener, on_gap: Callable[[], None]) -> None:
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(listener, on_gap, listening), name="kibitz listener"),
            asyncio.create_task(self._speak(), name="kibitz speaker"),
        ]
        await listening.wait()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, notice: AnyNotice) -> None:
        self._outbox.put_nowait(msgspec.json.encode(notice))

    async def _listen(self, listener: Listener, on_gap: Callable[[], None], listening: asyncio.Event) -> None:
        import psycopg  # only here: a server with SQLite does without it

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    listening.set()
                    on_gap()
                    async for heard in connection.notifies():
                        self._pass_on(heard.payload, listener)
            except psycopg.Error as error:
                _log.warning("The line to the database broke (%s); trying again.", type(error).__name__)
            except Exception:
                _log.exception("News could not be made use of; listening again.")
            await asyncio.sleep(_PAUSE)

    def _pass_on(self, payload: str, listener: Listener) -> None:
        try:
            notice = _decoder.decode(payload)
        except msgspec.MsgspecError:
            return  # news of another version of kibitz
        if notice.process != self.process:
            listener(notice)

    async def _speak(self) -> None:
        import psycopg

        unsaid: bytes | None = None
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    while True:
                        unsaid = unsaid or await self._outbox.get()
                        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, unsaid.decode()))
                        unsaid = None
            except psycopg.Error as error:
                if not isinstance(error, psycopg.OperationalError):
                    unsaid = None  # it is the message that is wrong, not the line
                _log.warning("The line to the database broke (%s); trying again.", type(error).__name__)
            await asyncio.sleep(_PAUSE)
