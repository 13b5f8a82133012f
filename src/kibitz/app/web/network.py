"""Letting others in: a server that this computer alone could reach listens on the network too, at one press."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from typing import Final

import uvicorn
from starlette.requests import HTTPConnection

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.web.headers import host_of

WAITING: Final = 2048
"""Connections that may wait to be let in: a class of tablets woken at once."""


def lan_address() -> str | None:
    """The address that others on the network reach this machine by; None if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only makes the system choose an address
        except OSError:
            return None
        return str(probe.getsockname()[0])


def is_from_here(connection: HTTPConnection) -> bool:
    """Whether somebody at this computer asks, by its own name: another site's page cannot pretend that."""
    peer = connection.client.host if connection.client else ""
    name = host_of(connection).rpartition(":")[0] or host_of(connection)
    return _is_loopback(peer) and (name == "localhost" or _is_loopback(name.strip("[]")))


class NetworkDoor:
    """The one more address of a running server. What is served there, and the limits, are the same."""

    def __init__(self, server: uvicorn.Server, port: int) -> None:
        self._server = server
        self._port = port
        self._address: str | None = None

    async def let_in(self) -> str:
        """Listen there from now on; returns the address for friends."""
        if self._address is None:
            host = lan_address()
            if host is None:
                raise Refusal(w.NO_NETWORK())
            try:
                listener = socket.create_server((host, self._port), backlog=WAITING)
            except OSError as error:
                raise Refusal(w.NO_NETWORK()) from error
            loop = asyncio.get_running_loop()
            self._server.servers.append(await loop.create_server(self._protocol, sock=listener))
            self._address = f"http://{host}:{self._port}"
        return self._address

    def _protocol(self) -> asyncio.Protocol:
        state, config = self._server.lifespan.state, self._server.config
        kind = config.http_protocol_class
        # uvicorn types its protocols as any asyncio.Protocol, which takes no arguments.
        return kind(config=config, server_state=self._server.server_state, app_state=state)  # type: ignore[call-arg]


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
