"""The web server: the live line to the page, and all that is served beside it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from kibitz.app import protocol
from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.hub.lesson_library import LessonLibrary
from kibitz.app.live.bus import Bus, PostgresBus
from kibitz.app.live.connection import RATE, Connection
from kibitz.app.live.limits import CROWD, Addresses
from kibitz.app.live.relays import Relays
from kibitz.app.protocol import Refused, addresses
from kibitz.app.registry import answer, furnish, outdated
from kibitz.app.storage.store import Store
from kibitz.app.tables.people import fresh_token
from kibitz.app.web.door import GONE, TEXT_AT_ONCE
from kibitz.app.web.headers import SafeHeaders, is_same_origin
from kibitz.app.web.network import is_from_here
from kibitz.app.web.opening import FileDesk
from kibitz.app.web.plain import NotTooMany, Plain
from kibitz.app.web.press import Press
from kibitz.app.web.static import Page
from kibitz.engine import codec

_log = logging.getLogger("kibitz.server")

_POLICY_VIOLATION: Final = 1008
_TRY_AGAIN_LATER: Final = 1013
_MOST_LONG: Final = 8
"""So many questions that take long wait for each other; whoever asks more waits with everything."""

_requests: msgspec.json.Decoder[protocol.Request] = msgspec.json.Decoder(protocol.Request, dec_hook=codec.from_text)


class _Numbered(msgspec.Struct):
    """As much of a bad message as is needed to answer it."""

    id: int | None = None


def make_app(hub: Hub, page: Page | None = None, shown: Path | None = None) -> Starlette:
    """The application for one hub, which starts and stops with it; `shown` is a file that its viewer begins with."""
    page = page or Page()

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        if not hub.is_running:
            await hub.start()
        yield
        await hub.stop()

    async def live(websocket: WebSocket) -> None:
        await _Line(hub, websocket).serve()

    plain = [*Plain(hub).routes(), *FileDesk(hub, shown).routes(), *Press(hub).routes()]
    app = Starlette(
        routes=[
            WebSocketRoute("/ws", live),
            *plain,
            *(Route(address, page.index) for address in addresses.served()),
            Route("/{path:path}", page.file),
        ],
        lifespan=lifespan,
    )
    app.add_middleware(NotTooMany, hub=hub)
    app.add_middleware(SafeHeaders)  # around all that answers, so that every answer has them
    app.add_middleware(_Watched, hub=hub, routes=plain)
    return app


def make_hub(
    database: str,
    bot_delay: float = 0.7,
    address: str | None = None,
    rate: float = RATE,
    crowd: int = CROWD,
    proxies: int = 0,
    lesson_library: LessonLibrary | None = None,
    relays: Relays | None = None,
) -> Hub:
    store = Store(database)
    bus = PostgresBus(store.url) if store.shared else Bus()
    return furnish(Hub(store, bus, bot_delay, address, rate, Addresses(crowd, rate, proxies), lesson_library, relays))


class _Watched:
    """How long each plain request kept the event loop, by the address that it was for."""

    def __init__(self, app: ASGIApp, hub: Hub, routes: Sequence[Route]) -> None:
        self._app = app
        self._stalls = hub.metrics.stalls
        self._routes = routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def answered() -> None:
            await self._app(scope, receive, send)

        # What is not done when the server stops is ended, and that is no fault to tell of.
        with contextlib.suppress(asyncio.CancelledError):
            await (self._stalls.watched(self._name(scope), answered()) if scope["type"] == "http" else answered())

    def _name(self, scope: Scope) -> str:
        """An address of ours, never what somebody wrote: it is shown."""
        there = (route.path for route in self._routes if route.path_regex.match(scope["path"]))
        return next(there, "the page")


class _Line:
    """One WebSocket from its opening to its end."""

    def __init__(self, hub: Hub, websocket: WebSocket) -> None:
        self.hub = hub
        self.websocket = websocket
        self.address = hub.addresses.behind(websocket)
        is_here = not hub.addresses.proxies and is_from_here(websocket)
        self.connection = Connection(fresh_token(), self.address, hub.rate, is_from_here=is_here)
        self._is_refused = False
        self._long: asyncio.Queue[tuple[int | None, protocol.Request]] = asyncio.Queue(_MOST_LONG)
        self._beside: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        if not is_same_origin(self.websocket):
            await self.websocket.close(_POLICY_VIOLATION)
            return
        if not self.address.enter():
            if not self.address.is_banned:
                self.hub.addresses.warn()
            await self.websocket.close(_TRY_AGAIN_LATER)
            return
        try:
            await self._serve()
        finally:
            self.address.leave()

    async def _serve(self) -> None:
        await self.websocket.accept()
        self.hub.connections.add(self.connection)
        gone = self.websocket.scope.get("extensions", {}).get(GONE)
        if gone is not None:
            gone.add_done_callback(lambda _: self.connection.leave())
        sender = asyncio.create_task(self._send_all())
        reader = asyncio.create_task(self._read_all())
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.hub.disconnect(self.connection)
            # What waits is still sent, then the line is cut.
            _, unsent = await asyncio.wait((sender,), timeout=2)
            ending = (reader, sender, *((self._beside,) if self._beside else ()))
            for task in {*ending} - {sender} | {*unsent}:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)

    async def _send_all(self) -> None:
        at_once = self.websocket.scope.get("extensions", {}).get(TEXT_AT_ONCE)

        async def send(message: bytes) -> None:
            if at_once is None or not at_once(message):
                await self.websocket.send({"type": "websocket.send", "text": message.decode()})

        try:
            await self.connection.pump(send, self.hub.draw, self.hub.metrics.stalls)
            await self.websocket.close(_POLICY_VIOLATION if self._is_refused else 1000)
        except (WebSocketDisconnect, RuntimeError):
            self.connection.close()  # the page is gone

    async def _read_all(self) -> None:
        while not self.connection.is_closed:
            # Whoever connects says hello soon, or is not one of our pages.
            async with asyncio.timeout(None if self.connection.greeted else self.hub.patience):
                message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self.hub.metrics.requests += 1
            if self.connection.is_flooding():
                self._refuse(None, Refusal(w.TOO_FAST()))
                self._is_refused = True
                return
            if wait := self.address.wait():
                await asyncio.sleep(wait)
            await self._handle(message.get("text") or message.get("bytes") or b"")

    async def _handle(self, raw: str | bytes) -> None:
        number: int | None = None
        try:
            try:
                request = _requests.decode(raw)
            except (ValueError, RecursionError) as error:
                if not self.connection.greeted:
                    outdated(self.connection)  # a greeting of another version, if it is one
                    return
                number = _number(raw)
                raise Refusal(w.NOT_A_MESSAGE()) from error
            number = getattr(request, "id", None)
        except Refusal as refusal:
            self._refuse(number, refusal)
            return
        if not request.answered_beside:
            await self._answer(number, request)
            return
        if self._beside is None:
            self._beside = asyncio.create_task(self._answer_long())
        await self._long.put((number, request))

    async def _answer_long(self) -> None:
        while True:
            await self._answer(*await self._long.get())

    async def _answer(self, number: int | None, request: protocol.Request) -> None:
        try:
            await self.hub.metrics.stalls.watched(type(request).__name__, answer(self.hub, self.connection, request))
        except Refusal as refusal:
            self._refuse(number, refusal)
        except Exception:
            # The log says what kind of request it was, never what was in it: tokens are in some.
            _log.exception("A request failed.")
            self._refuse(number, Refusal(w.NOT_STORED()))

    def _refuse(self, number: int | None, refusal: Refusal) -> None:
        self.hub.metrics.refusals += 1
        self.connection.send(Refused(number, refusal.text))


def _number(raw: str | bytes) -> int | None:
    try:
        return msgspec.json.decode(raw, type=_Numbered).id
    except (ValueError, RecursionError):
        return None
