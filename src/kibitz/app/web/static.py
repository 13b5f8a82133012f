"""The built page: files from the package, compressed once and cached for good when their names carry a hash."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER: Final = Path(__file__).parent.parent / "page"
_MISSING: Final = "The page has not been built: run `npm ci && npm run build` in the folder web, then reload.\n"
_NAME: Final = re.compile(r"[A-Za-z0-9._/-]{1,200}")
"""What a file of ours may be called: the operating system need not be asked about anything else."""
_HASHED: Final = re.compile(r"assets/.*-[A-Za-z0-9_-]{8,}\.\w+")
_COMPRESSIBLE: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map")
_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class _File(Struct, frozen=True):
    mtime: float
    plain: bytes
    gzipped: bytes | None
    brotli: bytes | None
    etag: str
    kind: str


class Page:
    """Serves the files of one folder, and index.html for the addresses that the page itself makes sense of."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()
        self._files: dict[str, _File] = {}

    async def index(self, request: Request) -> Response:
        return self._answer(request, "index.html") or PlainTextResponse(_MISSING, 503)

    async def file(self, request: Request) -> Response:
        found = self._answer(request, request.path_params["path"])
        return found or PlainTextResponse("There is no such page.\n", 404)

    def _answer(self, request: Request, name: str) -> Response | None:
        file = self._read(name)
        if file is None:
            return None
        is_forever = _HASHED.fullmatch(name) is not None
        headers = {
            "ETag": file.etag,
            "Vary": "Accept-Encoding",
            "Cache-Control": "public, max-age=31536000, immutable" if is_forever else "no-cache",
        }
        if request.headers.get("if-none-match") == file.etag:
            return Response(status_code=304, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        body = file.plain
        for encoding, packed in (("br", file.brotli), ("gzip", file.gzipped)):
            if packed is not None and encoding in accepted:
                body = packed
                headers["Content-Encoding"] = encoding
                break
        return Response(body, headers=headers, media_type=file.kind)

    def _read(self, name: str) -> _File | None:
        if _NAME.fullmatch(name) is None:
            return None
        path = (self._folder / name).resolve()
        if not path.is_relative_to(self._folder) or not path.is_file():
            return None
        mtime = path.stat().st_mtime
        known = self._files.get(name)
        if known is None or known.mtime != mtime:
            known = self._files[name] = _load(path, mtime)
        return known


def _load(path: Path, mtime: float) -> _File:
    plain = path.read_bytes()
    packs = path.suffix in _COMPRESSIBLE and len(plain) > 500
    brotli = path.with_name(path.name + ".br")
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _File(
        mtime=mtime,
        plain=plain,
        gzipped=gzip.compress(plain, 9) if packs else None,
        # A brotli file is made by the build, if at all; an older one than its original is a leftover.
        brotli=brotli.read_bytes() if packs and brotli.is_file() and brotli.stat().st_mtime >= mtime else None,
        etag=f'"{hashlib.sha256(plain).hexdigest()[:20]}"',
        kind=kind,
    )
