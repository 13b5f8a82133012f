"""Somebody who follows an event and does not read what comes keeps nobody waiting, and misses nothing in the end."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.app.client import PageClient
from tests.app.competition.test_competitions import Organiser, follow
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]
PAIRS = [f"Pair {number}" for number in range(1, 41)]


def boards_done(picture: dict[str, dict[str, dict[str, list[int]]]]) -> int:
    return sum(len(line["done"]) for line in picture["tables"].values())


def test_one_that_does_not_read_stalls_nobody(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address))
    desk.seats(PAIRS, boards=3, rounds=10)
    assert desk.does("BeginRound", round=1)["type"] == "Done"
    wall, deaf = pages(sqlite_server.address), pages(sqlite_server.address)
    follow(wall, desk.code)
    follow(deaf, desk.code)
    ours = next(each for each in sqlite_server.hub.connections if each.token == deaf.token)
    number, ends = 1000, time.monotonic() + 60
    while not ours._answers:  # until the line holds no more
        assert time.monotonic() < ends
        number += 1
        deaf.send("Follow", id=number, kind="event", code=desk.code)
        time.sleep(0.002)
    longest, lines = 0.0, [line for line in wall.followed["event"]["tables"].values() if line["round"] == 1]
    for line in lines:
        for board in line["boards"]:
            began = time.monotonic()
            assert desk.enters(line["table"], board, "N game hearts 10")["type"] == "Done"
            longest = max(longest, time.monotonic() - began)
    assert longest < 5, "a busy machine may take its time, a line that is not read may not"
    assert boards_done(wall.see("event", lambda picture: boards_done(picture) == 60)) == 60
    assert boards_done(deaf.see("event", lambda picture: boards_done(picture) == 60)) == 60
