"""Files that somebody opens in the page: read within limits of size, number and time, answered with, and not kept."""

from __future__ import annotations

import asyncio
import gzip
import time
from pathlib import Path, PurePath
from typing import Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.protocol import FileShown
from kibitz.app.subjects.viewer.picture import file_shown
from kibitz.app.web.door import FILE_ADDRESS, FILE_BYTES
from kibitz.app.web.headers import is_same_origin
from kibitz.app.work.turns import Share
from kibitz.engine import codec
from kibitz.formats.exchange import read_whole

MOST_RECORDS: Final = 2000
_SECONDS: Final = 8.0
_LONGEST_NAME: Final = 120
_FRESH: Final = {"Cache-Control": "no-store"}


def read_file(name: str, content: bytes, seconds: float = _SECONDS, most: int = MOST_RECORDS) -> FileShown:
    """What is in a file: every board that can be read, and what is wrong with the others."""
    ends = time.monotonic() + seconds
    found = read_whole(content, name, lambda boards: boards >= most or time.monotonic() > ends)
    return file_shown(name, found.boards, found.faults, is_cut=found.is_cut)


class FileDesk:
    """The one address that takes a file; and, where the server was started on one, that file for whoever asks."""

    def __init__(self, hub: Hub, shown: Path | None = None) -> None:
        self._hub = hub
        self._shown = shown

    def routes(self) -> list[Route]:
        return [
            Route(FILE_ADDRESS, self._given, methods=["POST"]),
            Route(FILE_ADDRESS, self._started_on, methods=["GET"]),
        ]

    async def _given(self, request: Request) -> Response:
        if not is_same_origin(request):
            return PlainTextResponse("Files are read for our own page only.\n", 403)
        content = bytearray()
        try:
            async for piece in request.stream():
                content += piece
                if len(content) > FILE_BYTES:
                    return PlainTextResponse(f"A file may have {FILE_BYTES // 1024**2} megabytes.\n", 413)
        except ClientDisconnect:
            return PlainTextResponse("The file did not come to its end.\n", 400)
        name = PurePath(request.query_params.get("name", "")).name[:_LONGEST_NAME]
        return await self._read(name, bytes(content), request)

    async def _started_on(self, request: Request) -> Response:
        if self._shown is None:
            return Response(status_code=204)
        try:
            content = await asyncio.to_thread(self._shown.read_bytes)
        except OSError as error:
            return PlainTextResponse(f"{self._shown.name} cannot be read: {error.strerror}.\n", 404)
        return await self._read(self._shown.name, content, request)

    async def _read(self, name: str, content: bytes, request: Request) -> Response:
        share = Share(self._hub.addresses.behind(request))
        try:
            written = await self._hub.work.done(share, _written, name, content)
        except Refusal as refusal:
            self._hub.metrics.refusals += 1
            return PlainTextResponse(f"{refusal.text}\n", 503)
        packs = "gzip" in request.headers.get("accept-encoding", "")
        more = {"Content-Encoding": "gzip"} if packs else {}
        body = written if packs else gzip.decompress(written)
        return Response(body, media_type="application/json", headers={**_FRESH, "Vary": "Accept-Encoding", **more})


def _written(name: str, content: bytes) -> bytes:
    return gzip.compress(codec.encode(read_file(name, content)), 5)
