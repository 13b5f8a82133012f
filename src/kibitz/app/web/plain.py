"""The plain addresses beside the page: what can be played, QR codes, and how the server is."""

from __future__ import annotations

import asyncio
import gzip
import math
import re
import time
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from kibitz.app.hub.hub import Hub
from kibitz.app.links import qr_code
from kibitz.app.protocol import LessonList, RefereeBook
from kibitz.app.subjects.home.catalogue import catalogue
from kibitz.app.subjects.home.rulebook import rule_book
from kibitz.app.subjects.lesson.picture import lesson_line, lesson_text
from kibitz.app.web.headers import host_of
from kibitz.bots.agreement import BIDDINGS, Bidding
from kibitz.bots.convention_card import convention_card
from kibitz.bots.levels import LEVELS
from kibitz.club.law_tree import FIRST, TREE
from kibitz.engine import codec
from kibitz.engine.errors import OptionError
from kibitz.engine.text import Text
from kibitz.lessons.drawings import drawing
from kibitz.lessons.prose import pictures
from kibitz.narration.glossary import glossary
from kibitz.words import languages

_PATH: Final = re.compile(r"/[A-Za-z0-9/_-]{0,40}(#[A-Za-z0-9-]{1,40})?")
_LONGEST_LINK: Final = 300
"""Longer ones cost more to draw the longer they are, and no phone reads them off a screen."""
_TOO_MANY_CODES: Final = "Many QR codes were asked for from your network in a short time: please wait a little.\n"
_TOO_MANY_REQUESTS: Final = "Much was asked for from your network in a short time: please wait a little.\n"
_BANNED: Final = "Whoever runs this server lets nobody in from your network at present.\n"
_HEALTH_SECONDS: Final = 1.0
_FRESH: Final = {"Cache-Control": "no-cache"}


class _Written(NamedTuple):
    """What the first page asks for, written and packed once."""

    plain: bytes
    gzipped: bytes

    def answer(self, request: Request) -> Response:
        packs = "gzip" in request.headers.get("accept-encoding", "")
        headers = {**_FRESH, "Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packs else {})}
        return Response(self.gzipped if packs else self.plain, media_type="application/json", headers=headers)


def _write(value: object) -> _Written:
    plain = msgspec.json.encode(value)
    return _Written(plain, gzip.compress(plain, 9))


@lru_cache(maxsize=4)
def _catalogue(address: str | None) -> _Written:
    """For each address that friends can reach; there are two at most."""
    return _write(catalogue(tuple(LEVELS), address))


@cache
def _explained(language: str) -> _Written:
    return _write(tuple(glossary(language).values()))


@cache
def _referee_book() -> _Written:
    return _write(RefereeBook(FIRST, TREE))


@cache
def _card(bidding: Bidding) -> _Written:
    return _write(convention_card(bidding))


class NotTooMany:
    """Answers as many requests from one address as a crowd has."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self._app = app
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self._app
        if scope["type"] == "http":
            address = self._hub.addresses.behind(HTTPConnection(scope))
            if address.is_banned:
                app = PlainTextResponse(_BANNED, 403, {"Connection": "close"})
            elif wait := address.wait_to_fetch():
                app = too_many(self._hub, _TOO_MANY_REQUESTS, wait)
        await app(scope, receive, send)


def too_many(hub: Hub, sentence: str, wait: float) -> Response:
    """The answer to an address that has had its share for now."""
    hub.metrics.refusals += 1
    hub.addresses.warn()
    # Whoever does not listen has to come in through the door again.
    return PlainTextResponse(sentence, 429, {"Retry-After": str(math.ceil(wait)), "Connection": "close"})


def site_of(hub: Hub, request: Request) -> str:
    """How others reach this site; "" if the request does not say it. A proxy may speak https to them and http to us."""
    if hub.address:
        return hub.address
    said, host = request.headers.get("x-forwarded-proto"), host_of(request)
    scheme = said if hub.addresses.proxies and said in ("http", "https") else request.scope["scheme"]
    return f"{scheme}://{host}" if host else ""


class Plain:
    """Answers that need no live line. What would cost something is done once for all, or limited for each address."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._last_trouble: Text | None = None
        self._asked_at = -math.inf
        self._asking = asyncio.Lock()

    def routes(self) -> list[Route]:
        return [
            Route("/api/games", self._games),
            Route("/api/words/{language}", self._words),
            Route("/api/rules/{game}", self._rules),
            Route("/api/referee", self._referee),
            Route("/api/bidding/{bidding}", self._bidding),
            Route("/api/lessons/{language}", self._lessons),
            Route("/api/lessons/{language}/{name}", self._lesson),
            Route("/pictures/{language}/{name}.svg", self._picture),
            Route("/qr.svg", self._qr),
            Route("/health", self._health),
            Route("/metrics", self._metrics),
        ]

    async def _games(self, request: Request) -> Response:
        return _catalogue(self._hub.address).answer(request)

    async def _words(self, request: Request) -> Response:
        language = request.path_params["language"]
        if language not in languages():
            return PlainTextResponse(f"The words are explained in {' and '.join(languages())} only.\n", 404)
        return _explained(language).answer(request)

    async def _rules(self, request: Request) -> Response:
        query = request.query_params
        try:
            options = msgspec.json.decode(query.get("options", "{}"), type=dict[str, Any])
            book = rule_book(request.path_params["game"], query.get("language", "en"), options)
        except (msgspec.DecodeError, RecursionError, OptionError):
            return PlainTextResponse("There is no such game, or not with these options.\n", 404)
        return Response(msgspec.json.encode(book), media_type="application/json", headers=_FRESH)

    async def _referee(self, request: Request) -> Response:
        return _referee_book().answer(request)

    async def _bidding(self, request: Request) -> Response:
        asked = request.path_params["bidding"]
        found = next((each for each in BIDDINGS if each == asked), None)
        if found is None:
            return PlainTextResponse(f"There are convention cards of {' and '.join(BIDDINGS)} only.\n", 404)
        return _card(found).answer(request)

    async def _lessons(self, request: Request) -> Response:
        library = self._hub.lesson_library
        found = library.lessons(request.path_params["language"]).values()
        shown = LessonList(tuple(lesson_line(each, own=library.is_own(each.name)) for each in found))
        return Response(msgspec.json.encode(shown), media_type="application/json", headers=_FRESH)

    async def _lesson(self, request: Request) -> Response:
        path = request.path_params
        lesson = self._hub.lesson_library.lessons(path["language"]).get(path["name"])
        if lesson is None:
            return PlainTextResponse("There is no such lesson.\n", 404)
        return Response(codec.encode(lesson_text(lesson)), media_type="application/json", headers=_FRESH)

    async def _picture(self, request: Request) -> Response:
        name, language = request.path_params["name"], request.path_params["language"]
        drawn = drawing(name, language) if name in pictures() and language in languages() else None
        if drawn is None:
            return PlainTextResponse("There is no such picture.\n", 404)
        return Response(drawn, media_type="image/svg+xml", headers=_FRESH)

    async def _qr(self, request: Request) -> Response:
        path = request.query_params.get("path", "/")
        if _PATH.fullmatch(path) is None:
            return PlainTextResponse("The path of a QR code is one of this site’s own.\n", 400)
        site = site_of(self._hub, request)
        if not site:
            return PlainTextResponse("The request does not say the name of this site.\n", 400)
        link = site + path
        if len(link) > _LONGEST_LINK:
            return PlainTextResponse("The name of this site is too long for a QR code.\n", 400)
        if wait := self._hub.addresses.behind(request).wait_for_drawing():
            return too_many(self._hub, _TOO_MANY_CODES, wait)
        return Response(qr_code(link), media_type="image/svg+xml", headers=_FRESH)

    async def _health(self, request: Request) -> Response:
        trouble = await self._trouble()
        return PlainTextResponse(f"{trouble or 'well'}\n", 503 if trouble else 200)

    async def _trouble(self) -> Text | None:
        """Try the database, at most once a second: whoever watches over the server is never refused an answer."""
        async with self._asking:
            if time.monotonic() >= self._asked_at + _HEALTH_SECONDS:
                self._last_trouble = await self._hub.store.trouble()
                self._asked_at = time.monotonic()
            return self._last_trouble

    async def _metrics(self, request: Request) -> Response:
        return PlainTextResponse(self._hub.figures())
