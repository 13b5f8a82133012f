"""A server process for the page to talk to, which can be killed and started again."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from kibitz.app.web.static import FOLDER

_START = (
    "import typer; from pathlib import Path; from kibitz.app.web.static import Page;"
    "Page.__init__.__defaults__ = (Path({page!r}),);"
    " from kibitz.app.tables import company; company.PATIENCE_SECONDS = {patience};"
    "{chance}"
    "from kibitz.cli.commands.serve import serve; typer.run(serve)"
)
_ALWAYS = "from kibitz.app.hub import bots; from types import SimpleNamespace as Names;"
_ALWAYS += "bots.SystemRandom = lambda: Names(getrandbits=lambda bits: {seed});"
_SECONDS = 60.0


class Server:
    """One process on a port of its own, with bots that do not dawdle."""

    def __init__(
        self,
        data: Path,
        bot_delay: float = 0.0,
        patience: float = 60.0,
        page: Path = FOLDER,
        seed: int | None = None,  # of every bot in every decision, so that the same deal goes the same way
    ) -> None:
        self.data = data
        self.bot_delay = bot_delay
        self.patience = patience
        self.page = page
        self.seed = seed
        self.port = _free_port()
        self.address = f"http://localhost:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = ["--port", str(self.port), "--data", str(self.data), "--bot-delay", str(self.bot_delay)]
        chance = "" if self.seed is None else _ALWAYS.format(seed=self.seed)
        start = _START.format(patience=self.patience, page=str(self.page), chance=chance)
        self._process = subprocess.Popen([sys.executable, "-c", start, *options, "--no-browser"])
        deadline = time.monotonic() + _SECONDS
        while not self._answers():
            assert time.monotonic() < deadline, "The server did not start."
            time.sleep(0.05)

    def kill(self) -> None:
        """As the power does: no goodbye."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/health") as response:
                return bool(response.status == 200)
        except URLError:
            return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
