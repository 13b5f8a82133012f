"""The one address at which sheets of paper are ordered: a PDF goes back, or one sentence why not."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from kibitz.app.errors import Refusal
from kibitz.app.hub.hub import Hub
from kibitz.app.protocol import PrintOrder
from kibitz.app.subjects.printing.paper_orders import NO_ORDER, printed
from kibitz.app.web.headers import is_same_origin
from kibitz.app.web.plain import site_of, too_many
from kibitz.cards import NotationError
from kibitz.engine.errors import Objection
from kibitz.engine.text import Template, Text

CANNOT_PRINT: Final = Template("paper-cannot-print")
TOO_MANY_SHEETS: Final = Template("paper-too-many-sheets")
_LONGEST_ORDER: Final = 64_000  # bytes


class Press:
    """Sheets are set behind the gateway, each address in its turn."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def routes(self) -> list[Route]:
        return [Route("/api/print", self._print, methods=["POST"])]

    async def _print(self, request: Request) -> Response:
        if not is_same_origin(request):
            return _refused(NO_ORDER(), 403)
        try:
            order = msgspec.json.decode(await _body(request), type=PrintOrder)
        except (msgspec.MsgspecError, RecursionError, ClientDisconnect):
            return _refused(NO_ORDER(), 400)
        address = self._hub.addresses.behind(request)
        if wait := address.wait_to_print():
            return too_many(self._hub, str(TOO_MANY_SHEETS()), wait)
        if find_spec("typst") is None:
            return _refused(CANNOT_PRINT(extra="kibitz"), 501)
        try:
            pdf = await printed(self._hub, address, order, site_of(self._hub, request))
        except (NotationError, Objection, Refusal) as error:
            return _refused(error.text, 400)
        return Response(pdf, media_type="application/pdf", headers={"Cache-Control": "no-store"})


async def _body(request: Request) -> bytes:
    """What was sent, or nothing if it is longer than any order."""
    found = b""
    async for piece in request.stream():
        found = found + piece if len(found) + len(piece) <= _LONGEST_ORDER else b""
    return found


def _refused(text: Text, status: int) -> Response:
    return Response(msgspec.json.encode(text), status, media_type="application/json")
