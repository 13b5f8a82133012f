"""What browsers say of themselves in headers, and what they are told with every answer."""

from __future__ import annotations

import re
from ipaddress import IPv6Address
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kibitz.app.protocol.addresses import ADDRESSES

_HOST: Final = re.compile(r"(?:[A-Za-z0-9._-]+|\[(?P<ipv6>[0-9A-Fa-f:.]+)\])(?::[0-9]{1,5})?")
_TABLE: Final = re.compile(ADDRESSES["table"][0].replace("{table}", "[^/]+"))
"""Where people may speak with each other: the page asks for a microphone nowhere else."""
_BAD_HOST: Final = "The Host header of this request is not the name of a site.\n"


def host_of(connection: HTTPConnection) -> str:
    """The name by which we were called, "" if it was not said or is not a name."""
    host = connection.headers.get("host", "").lower()
    found = _HOST.fullmatch(host)
    if found is None:
        return ""
    try:
        IPv6Address(found["ipv6"] or "::")
    except ValueError:
        return ""
    return host


def is_same_origin(connection: HTTPConnection) -> bool:
    """A browser says which page opens the line: only our own may. What is no browser says nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    _, _, theirs = origin.lower().partition("://")
    return theirs != "" and theirs == host_of(connection)


class SafeHeaders:
    """Says with every answer what the page may do: nothing but what we serve."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        host = host_of(connection)
        policy = _policy(host)
        microphone = "(self)" if _TABLE.fullmatch(connection.url.path) else "()"

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Security-Policy"] = policy
                headers["X-Content-Type-Options"] = "nosniff"
                headers["Referrer-Policy"] = "no-referrer"
                headers["Cross-Origin-Opener-Policy"] = "same-origin"
                headers["Permissions-Policy"] = f"camera=(), microphone={microphone}, geolocation=()"
            await send(message)

        # RFC 9110, 7.2: a Host that is no name is refused. Who speaks HTTP/1.0 need not say one.
        is_wrong = not host and connection.headers.get("host")
        app = PlainTextResponse(_BAD_HOST, 400) if is_wrong else self.app
        await app(scope, receive, send_safely)


def _policy(host: str) -> str:
    # Some browsers do not count the live line as 'self', so it is named.
    line = f" ws://{host} wss://{host}" if host else ""
    return (
        f"default-src 'self'; connect-src 'self'{line}; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
