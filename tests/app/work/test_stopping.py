"""A server that is told to end ends soon, however much it has been asked to work out."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from tests.app.client import PageClient
from tests.app.serving import ServerProcess, with_data

Pages = Callable[..., PageClient]


def test_heavy_work_does_not_keep_a_server_from_ending(tmp_path: Path, pages: Pages) -> None:
    server = ServerProcess(*with_data(tmp_path))
    asking = [pages(server.address) for _ in range(6)]
    for number, page in enumerate(asking):
        page.send("OrderDeals", id=1, want="N exactly 37 points", count=36)
        page.send("AskMovements", id=2, competing="individual", entrants=40, boards=32)
        page.send("OrderDeals", id=3, want=f"S exactly {number} points and 10 spades", count=36)
    time.sleep(0.5)
    began = time.monotonic()
    server.stop()
    assert time.monotonic() - began < 8
