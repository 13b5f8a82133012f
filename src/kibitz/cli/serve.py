"""`kibitz serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, NoReturn

import platformdirs
import segno
import typer
import uvicorn

from kibitz.app.hub import Hub
from kibitz.app.migrations import TooNew
from kibitz.app.server import MESSAGE_BYTES, make_app, make_hub
from kibitz.app.store import sqlite_url
from kibitz.app.writer import StoreError

_TRIES = 50
_WAITING = 2048
_EVERYWHERE = ("0.0.0.0", "::")


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for everyone on the same network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; the next free one if it is taken.", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="The folder for the games played.")] = None,
    database: Annotated[str | None, typer.Option(help="A PostgreSQL address, instead of a file.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    bot_delay: Annotated[float, typer.Option(help="Seconds that a bot takes over a card.", min=0.0)] = 0.7,
) -> None:
    """Play in the browser, alone or with friends."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    listener = _listen(host, port)
    taken = listener.getsockname()[1]
    if port and taken != port:
        typer.echo(f"Port {port} is taken: using {taken}.")
    lan = f"http://{_lan_address()}:{taken}" if host in _EVERYWHERE else None
    here = f"http://{'localhost' if host in ('127.0.0.1', *_EVERYWHERE) else host}:{taken}"
    try:
        hub = make_hub(database or sqlite_url(_folder(data)), bot_delay, lan)
        config = _config(hub)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_run(hub, _Server(config, here, lan, browser), listener))
    except (StoreError, TooNew) as error:
        _fail(str(error))
    except KeyboardInterrupt:
        pass  # the usual way to stop it


async def _run(hub: Hub, server: _Server, listener: socket.socket) -> None:
    await hub.start()
    # Thousands of pages hold many objects that live long: looking through all of them stops the game for all.
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)
    sys.setswitchinterval(0.001)  # the writer's and the bots' threads are let in soon, and for moments only
    await server.serve(sockets=[listener])


def _config(hub: Hub) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(hub),
        log_level="warning",
        access_log=False,  # addresses of tables are invitations: they stay out of the logs
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # a window for each page costs more than it saves on a few kilobytes
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        server_header=False,
    )


class _Server(uvicorn.Server):
    """Says where it is, and opens the browser, once the page can be had."""

    def __init__(self, config: uvicorn.Config, here: str, lan: str | None, browser: bool) -> None:
        super().__init__(config)
        self._here, self._lan, self._browser = here, lan, browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        typer.echo(f"kibitz is at {self._here} (stop it with Ctrl+C).")
        if self._lan is not None:
            typer.echo(f"Friends on the same network: {self._lan}")
            segno.make(self._lan, micro=False).terminal(out=sys.stdout, compact=True)
        sys.stdout.flush()
        if self._browser:
            threading.Thread(target=webbrowser.open, args=(self._here,), daemon=True).start()


def _listen(host: str, port: int) -> socket.socket:
    """A socket on that port, or on the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + _TRIES, 65536)):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(_WAITING)  # now, or another server could still bind to the same port
        except OSError as error:
            listener.close()
            if isinstance(error, socket.gaierror) or error.errno not in _TAKEN:
                _fail(f"kibitz cannot listen on {host}: {error.strerror}.")
        else:
            return listener
    return _fail(f"No port from {port} to {port + _TRIES - 1} is free.")


_TAKEN = (13, 98, 48, 10013, 10048)
"""The numbers by which the systems say that a port is in use or reserved."""


def _folder(data: Path | None) -> Path:
    folder = data or platformdirs.user_data_path("kibitz", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        _fail(f"The folder {folder} cannot be made: {error.strerror}.")
    return folder


def _lan_address() -> str:
    """The address that others on the network reach this machine by."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only makes the system choose an address
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def _fail(line: str) -> NoReturn:
    typer.echo(line, err=True)
    raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(serve)
