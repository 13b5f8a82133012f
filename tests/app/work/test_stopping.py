"""A server that is told to end ends soon, however much it has been asked to work out."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from tests.app.client import PageClient
from tests.app.serving import ServerProcess, with_data

HARD = "N losers 0 and S losers 0 and N quick_tricks 5+ and not N balanced"
"""Met by hardly any deal: it is drawn until the time is over."""

Pages = Callable[..., PageClient]


def test_heavy_work_does_not_keep_a_server_from_ending(tmp_path: Path, pages: Pages) -> None:
    server = ServerProcess(*with_data(tmp_path))
    asking = [pages(server.address) for _ in range(6)]
    for number, page in enumerate(asking):
        page.send("OrderDeals", id=1, want=HARD, count=32)
        made = {"type": "NewHomework", "title": "Home", "game": "contract", "count": 32, "order": HARD}
        page.send("Make", id=4, new=made)
        page.send("AskMovements", id=2, competing="individual", entrants=40, boards=32)
        page.send("OrderDeals", id=3, want=f"{HARD} and E losers {number + 8}+", count=32)
    time.sleep(0.5)
    began = time.monotonic()
    complaints = server.stop()
    assert time.monotonic() - began < 8
    assert "Traceback" not in complaints
