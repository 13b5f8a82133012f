"""Servers for the page to talk to: in a thread of the tests, or as a process that can be killed and started again."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from kibitz.app.live.connection import RATE
from kibitz.app.live.presence import AWAY_AFTER_SECONDS
from kibitz.app.web.static import FOLDER, Page
from tests.app.serving import ServerThread, free_port

_START = (
    "import pytest, typer; from pathlib import Path; from kibitz.app.web.static import Page;"
    "Page.__init__.__defaults__ = (Path({page!r}),);"
    "from kibitz.app.tables import company; company.PATIENCE_SECONDS = {patience};"
    "from kibitz.app.web import running; from tests.app import chance;"
    "chance.begin({name!r}); chance.settle(pytest.MonkeyPatch());"
    "from kibitz.cli.commands.serve import serve; typer.run(serve)"
)
_ROOT = Path(__file__).parents[2]
_SECONDS = 60.0


class Server:
    """One process on a port of its own, with bots that do not dawdle and the deals of every run."""

    def __init__(self, data: Path, patience: float = 60.0, page: Path = FOLDER) -> None:
        self.data = data
        self.patience = patience
        self.page = page
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self._starts = 0

    def start(self) -> None:
        self._starts += 1
        options = ["--port", str(self.port), "--data", str(self.data), "--bot-delay", "0", "--no-browser"]
        start = _START.format(patience=self.patience, page=str(self.page), name=f"start {self._starts}")
        self._process = subprocess.Popen([sys.executable, "-c", start, *options], cwd=_ROOT)
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


class Site(ServerThread):
    """A server in this process, with the limits of a real one."""

    def __init__(self, data: Path, bot_delay: float = 0.0, page: Page | None = None) -> None:
        super().__init__(f"sqlite:///{data / 'kibitz.sqlite3'}", bot_delay=bot_delay, rate=RATE, crowd=0, page=page)
        self.hub.presence.grace = AWAY_AFTER_SECONDS
        self.address = self.address.replace("127.0.0.1", "localhost")
        self.let_network_in()
