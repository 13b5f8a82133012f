"""The door: each connection is counted, has so long for each step, and is cut off when it sends what no page does."""

from __future__ import annotations

import asyncio
import logging
import struct
from collections.abc import Callable, Iterator
from typing import Any, Final, cast

import uvicorn
from msgspec import Struct
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

from kibitz.app.hub.hub import Hub
from kibitz.app.live.limits import Allowance
from kibitz.system_calls import open_files

MESSAGE_BYTES: Final = 16 * 1024
_REQUEST_BYTES: Final = 32 * 1024
"""The longest plain request: its headers, for only one address takes a body."""
FILE_ADDRESS: Final = "/api/view"
FILE_BYTES: Final = 2 * 1024 * 1024
"""The longest file that is read for a page: a championship of four hundred boards has a tenth of that."""
_PIECE_BYTES: Final = 1024
"""So much is read at a time before it is counted: the smallest frame has 6 bytes, and a whole read 40,000 of them."""
_PIPELINE: Final = 8
"""Requests on one connection that may wait for their turn. Browsers send the next after the answer."""
_FRAMES_A_MESSAGE: Final = 2  # a message is one frame; the rest is for pongs
_BURST_SECONDS: Final = 4
_POLICY_VIOLATION: Final = 1008
_NEARLY: Final = 0.1  # of the time between two pings: who has been silent for nearly all of it is asked
MOST: Final = 50_000
"""Connections in all, however many the system would give us."""
_OTHER_FILES: Final = 200
"""What the database, the thinkers and the listener need."""


TEXT_AT_ONCE: Final = "kibitz.text"
"""Where a live line tells the application how it takes text at once."""
GONE: Final = "kibitz.gone"
"""Where a live line tells that there is nobody at its other end, however much of what came still waits to be read."""
_WHOLE_TEXT: Final = 0x81  # a text in a single frame
_SHORT_FRAME: Final = 125
_IN_TWO_BYTES: Final = 126
_IN_EIGHT_BYTES: Final = 127


class Patience(Struct):
    """How many seconds a connection has for what it is at."""

    request: float = 15.0  # until a request has come, from the opening or the last answer
    file: float = 60.0  # until a file has come
    answer: float = 60.0  # until its answer has been taken
    closing: float = 10.0  # until the other side has taken the last of what was sent
    ping: float = 20.0  # between two pings, and until the answer to one


class Door:
    """Where connections come in, before anything is known of who is behind them."""

    def __init__(self, hub: Hub, most: int = MOST, patience: Patience | None = None) -> None:
        self.metrics = hub.metrics
        self.patience = patience or Patience()
        self._addresses = hub.addresses
        self._rate = hub.rate
        self._most = most

    def enter(self, peer: str | None) -> bool:
        """Another connection of that peer, if there is room for it."""
        address = self._addresses.of(peer, ())
        # All people come through our own proxies, so each of those may bring as many as there is room for.
        is_welcome = self._addresses.proxies > 0 or address.may_connect()
        if not is_welcome and not address.is_banned:
            self._addresses.warn()
        if not is_welcome or self.metrics.sockets >= self._most:
            self.metrics.turned_away += 1
            return False
        self.metrics.sockets += 1
        address.connections += 1
        return True

    def leave(self, peer: str | None) -> None:
        self.metrics.sockets -= 1
        self._addresses.of(peer, ()).connections -= 1

    def frames(self) -> Allowance:
        """How many frames a line may send, of whatever kind and however empty."""
        frames = self._rate * _FRAMES_A_MESSAGE
        return Allowance(frames * _BURST_SECONDS, frames)


def room() -> int:
    """How many connections the system lets us have, asked for as many as we could ever want."""
    files = open_files(MOST + _OTHER_FILES)
    return MOST if files is None else min(MOST, max(files - _OTHER_FILES, files // 2))


class Config(uvicorn.Config):
    """How the server speaks HTTP and WebSocket: through the door."""

    def __init__(self, app: Starlette, door: Door, port: int = 0) -> None:
        self.door = door
        super().__init__(
            app,
            port=port,
            http=PlainLine,
            ws=LiveLine,
            ws_max_size=MESSAGE_BYTES,
            ws_per_message_deflate=False,  # a window for each page costs more than it saves on a few kilobytes
            ws_ping_interval=door.patience.ping,
            ws_ping_timeout=door.patience.ping,
            log_level="error",  # what strangers send is no news, and would fill the disk
            access_log=False,  # addresses of tables are invitations: they stay out of the logs
            timeout_graceful_shutdown=3,
            server_header=False,
            proxy_headers=False,  # whether a proxy is to be believed, `Addresses` knows
        )
        logging.getLogger("uvicorn.error").addFilter(_is_news)


def _is_news(record: logging.LogRecord) -> bool:
    """What strangers send is none: a traceback for each frame of theirs that is no text would fill the disk."""
    return not str(record.msg).startswith("Invalid UTF-8")  # it may be an error too


class _Deadline:
    """The time for what a connection is at; after it the connection is cut, whatever still waits to be sent."""

    def __init__(self, loop: asyncio.AbstractEventLoop, cut: Callable[[], object]) -> None:
        self._loop = loop
        self._cut = cut
        self._timer: asyncio.TimerHandle | None = None

    def allow(self, seconds: float) -> None:
        self.lift()
        self._timer = self._loop.call_later(seconds, self._cut)

    def lift(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _pieces(data: bytes) -> Iterator[bytes]:
    return (data[at : at + _PIECE_BYTES] for at in range(0, len(data), _PIECE_BYTES))


def _peer(client: tuple[str, int] | None) -> str | None:
    return client[0] if client else None


# uvicorn takes protocols of one's own, and promises nothing about the inside of its own two, on which these rest: what
# a connection is at is known nowhere else. So pyproject.toml bounds it, and tests/packaging/test_uvicorn.py looks.
class PlainLine(HttpToolsProtocol):
    """A connection that asks for pages, or is about to become a live line."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = config.door
        self._deadline = _Deadline(self.loop, self._too_late)
        self._is_counted = False
        self._is_live = False
        self._unfinished = 0  # bytes of a request that is not complete
        self._most = _REQUEST_BYTES  # of them

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._is_counted = self._door.enter(_peer(self.client))
        if self._is_counted:
            self._deadline.allow(self._door.patience.request)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._deadline.lift()
        if self._is_counted:
            self._door.leave(_peer(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for piece in _pieces(data):
            if self._is_live or self.transport.is_closing():
                return
            self._unfinished += len(piece)
            super().data_received(piece)
            if self._unfinished > self._most or len(self.pipeline) > _PIPELINE:
                self._door.metrics.cut_off += 1
                self.send_400_response("The request is too long.")

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        if self.scope["method"] == "POST" and self.scope["path"] == FILE_ADDRESS:
            self._most = _REQUEST_BYTES + FILE_BYTES
            self._deadline.allow(self._door.patience.file)

    def on_message_complete(self) -> None:
        self._unfinished = 0
        self._most = _REQUEST_BYTES
        super().on_message_complete()
        if self.cycle is not None and not self.cycle.response_complete:  # none: it asks to become a live line
            self._deadline.allow(self._door.patience.answer)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._unfinished = 0
        self._deadline.allow(self._door.patience.request)

    def handle_websocket_upgrade(self) -> None:
        self._is_live = True  # and the live line counts from here on
        self._deadline.lift()
        super().handle_websocket_upgrade()

    def _too_late(self) -> None:
        self._door.metrics.timed_out += 1
        self.transport.abort()


class Gathering:
    """A transport that writes together what is sent to one page at one moment: each write is a call to the system."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._unwritten: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._unwritten:
            self._loop.call_soon(self.flush)
        self._unwritten.append(data)

    def flush(self) -> None:
        gathered, self._unwritten = self._unwritten, []
        if gathered and not self._transport.is_closing():  # or the page has gone meanwhile
            self._transport.write(b"".join(gathered))

    def close(self) -> None:
        """Once all is written."""
        self.flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class LiveLine(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket. What is in the messages is looked at further in."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = config.door
        self._deadline = _Deadline(self.loop, self._too_late)
        self._frames = self._door.frames()
        self._heard_at = self.loop.time()
        self._gone = self.loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._gathering = Gathering(cast("asyncio.Transport", transport), self.loop)
        super().connection_made(cast("asyncio.Transport", self._gathering))

    def eof_received(self) -> None:
        # Who has said all may still listen: the transport closes itself after this.
        self._gathering.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self._deadline.lift()
        self._door.leave(_peer(self.client))  # entered when it was a plain one
        if not self._gone.done():
            self._gone.set_result(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._heard_at = self.loop.time()
        for piece in _pieces(data):
            if self.transport.is_closing():
                return
            super().data_received(piece)

    def handle_events(self) -> None:
        # Pings, pongs and parts of messages are dealt with here, so nothing further in can count them.
        if all(self._frames.may_take() for _ in self.conn.events):
            super().handle_events()
        else:
            self._cut_off()

    def send_keepalive_ping(self) -> None:
        # Who has just been heard from is there: at a thousand tables there would be as many pings as moves.
        rest = self._door.patience.ping - (self.loop.time() - self._heard_at)
        if rest > self._door.patience.ping * _NEARLY:
            self.ping_timer = self.loop.call_later(rest, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        if self.read_paused:
            # Requests wait for their turn, and the answer to the ping behind them: it is we who do not read.
            self.send_keepalive_ping()
        else:
            super().keepalive_timeout()
            self._deadline.allow(self._door.patience.closing)

    async def run_asgi(self) -> None:
        extensions = cast("dict[str, Any]", self.scope["extensions"])
        extensions[TEXT_AT_ONCE] = self._write_text
        extensions[GONE] = self._gone
        await super().run_asgi()
        self._deadline.allow(self._door.patience.closing)

    def _write_text(self, text: bytes) -> bool:
        """A message as the frame that it is, where the line is open and takes more; else it goes the long way.

        A card is sent to all who look, and through all that is around an application it costs as much as its drawing.
        """
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        length = len(text)
        if length <= _SHORT_FRAME:
            head = struct.pack("!BB", _WHOLE_TEXT, length)
        elif length < 1 << 16:
            head = struct.pack("!BBH", _WHOLE_TEXT, _IN_TWO_BYTES, length)
        else:
            head = struct.pack("!BBQ", _WHOLE_TEXT, _IN_EIGHT_BYTES, length)
        self.transport.write(head + text)
        return True

    def _cut_off(self) -> None:
        self._door.metrics.cut_off += 1
        self.conn.fail(_POLICY_VIOLATION)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": _POLICY_VIOLATION})
        self.transport.close()

    def _too_late(self) -> None:
        self._door.metrics.timed_out += 1
        self.transport.abort()
