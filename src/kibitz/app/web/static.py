"""The built page: a fixed table of the package's files, read and compressed once when the server starts."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import kibitz

FOLDER: Final = Path(kibitz.__file__).parent / "page"
_MISSING: Final = "The page has not been built: run `npm ci && npm run build` in the folder web, then start again.\n"
_HASHED: Final = re.compile(r"assets/.*-[A-Za-z0-9_-]{8,}\.\w+")
_COMPRESSIBLE: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map")
_WORTH_PACKING: Final = 500  # bytes
_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class _File(Struct, frozen=True):
    plain: bytes
    gzipped: bytes | None
    kind: str
    headers: Mapping[str, str]


class Page:
    """Serves the files of one folder, and index.html for the addresses that the page itself makes sense of.

    A file has one name. Other ways to write it are other names, and there is no such file: so nothing that is
    asked for can make the server read, compress or keep anything.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        paths = (path for path in sorted(folder.rglob("*")) if path.is_file())
        self._files = {(name := path.relative_to(folder).as_posix()): _read(path, name) for path in paths}

    async def index(self, request: Request) -> Response:
        return self._answer(request, "index.html") or PlainTextResponse(_MISSING, 503)

    async def file(self, request: Request) -> Response:
        found = self._answer(request, request.path_params["path"])
        if found is None and "text/html" in request.headers.get("accept", ""):
            # Somebody looks at it: the page says so in their language, and leads home.
            found = self._answer(request, "index.html")
            if found is not None:
                found.status_code = 404
        return found or PlainTextResponse("There is no such page.\n", 404)

    def _answer(self, request: Request, name: str) -> Response | None:
        file = self._files.get(name)
        if file is None:
            return None
        if request.headers.get("if-none-match") == file.headers["ETag"]:
            return Response(status_code=304, headers=file.headers)
        if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers = {**file.headers, "Content-Encoding": "gzip"}
            return Response(file.gzipped, headers=headers, media_type=file.kind)
        return Response(file.plain, headers=file.headers, media_type=file.kind)


def _read(path: Path, name: str) -> _File:
    plain = path.read_bytes()
    packs = path.suffix in _COMPRESSIBLE and len(plain) > _WORTH_PACKING
    return _File(
        plain=plain,
        gzipped=gzip.compress(plain, 9) if packs else None,
        kind=_TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream",
        headers={
            "ETag": f'"{hashlib.sha256(plain).hexdigest()[:20]}"',
            "Vary": "Accept-Encoding",
            # A name with a hash in it never means anything else.
            "Cache-Control": "public, max-age=31536000, immutable" if _HASHED.fullmatch(name) else "no-cache",
        },
    )
