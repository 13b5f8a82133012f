"""What one address may do: a whole class at once, and no flood."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from kibitz.app import wording
from kibitz.app.live import limits
from kibitz.app.live.limits import Address, Addresses, Allowance
from tests.app.client import PageClient, fetch
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


@pytest.fixture
def small_server(tmp_path: Path) -> Iterator[ServerThread]:
    """Two people to an address: six lines, and two tables a minute."""
    thread = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", crowd=2)
    yield thread
    thread.stop()


def test_an_allowance_comes_back_with_time(clock: Clock) -> None:
    allowance = Allowance(3, 0.5)
    assert [allowance.may_take() for _ in range(4)] == [True, True, True, False]
    clock.now += 2
    assert [allowance.may_take() for _ in range(2)] == [True, False]
    clock.now += 2
    assert [allowance.take() for _ in range(3)] == [0.0, 2.0, 4.0]
    assert not allowance.is_full
    clock.now += 100
    assert allowance.is_full


def test_a_class_behind_one_router_is_let_in_and_not_slowed_down(clock: Clock) -> None:
    """Forty tablets and a teacher: all come within a few seconds, open tables, reload, and play a card a second."""
    address = Address(limits.CROWD, 20.0)
    for _ in range(41):
        assert address.enter() and address.may_be_new() and address.may_open_table()
        assert not address.wait()
    for _ in range(41):
        assert address.enter()  # reloaded before the old line was missed
    for _ in range(60 * 41):
        clock.now += 1 / 41
        assert not address.wait()
    for _ in range(82):
        address.leave()
    clock.now += 60
    assert address.is_quiet


def test_a_flood_from_one_address_is_slowed_down_and_no_other(clock: Clock) -> None:
    addresses = Addresses(10, 20.0)
    flooder = addresses.of("203.0.113.1", [])
    waits = [flooder.wait() for _ in range(2000)]
    assert waits[0] == 0 and waits[-1] == 2.0
    assert not addresses.of("203.0.113.2", []).wait()
    clock.now += 3600
    addresses.tidy()
    assert addresses.of("203.0.113.1", []) is not flooder


def test_without_a_limit_all_may_come(clock: Clock) -> None:
    address = Address(0, 20.0)
    assert all(address.enter() and address.may_be_new() and not address.wait() for _ in range(5000))


def test_only_our_own_proxies_are_believed() -> None:
    plain, one, two = (Addresses(5, 20.0, proxies) for proxies in (0, 1, 2))
    told = ["198.51.100.9, 203.0.113.7", "203.0.113.8"]
    assert plain.of("10.0.0.1", told) is plain.of("10.0.0.1", [])
    assert one.of("10.0.0.1", told) is one.of("10.0.0.2", ["203.0.113.8"])
    assert one.of("10.0.0.1", told) is not one.of("10.0.0.1", ["203.0.113.9"])
    assert two.of("10.0.0.1", told) is two.of("10.0.0.1", ["1.2.3.4,203.0.113.7", "203.0.113.99"])
    assert two.of("10.0.0.1", ["203.0.113.8"]) is two.of("10.0.0.1", [])  # not through both of them


@pytest.mark.parametrize("proxies", [0, 1])
def test_a_proxy_speaks_for_the_browser_only_if_there_is_one(tmp_path: Path, pages: Pages, proxies: int) -> None:
    server = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", crowd=1, proxies=proxies)
    try:
        plain, secure = (_qr_code(server, scheme) for scheme in ("http", "https"))
        assert (plain != secure) == bool(proxies)
        for number in range(3):
            pages(server.address, forwarded=f"203.0.113.{number}")
        if proxies:
            pages(server.address, forwarded="203.0.113.3")  # somebody else
        else:
            with pytest.raises(InvalidStatus):
                pages(server.address, forwarded="203.0.113.3")  # says so, and is the same
    finally:
        server.stop()


def _qr_code(server: ServerThread, scheme: str) -> bytes:
    return fetch(server.address, "/qr.svg?path=/watch", **{"X-Forwarded-Proto": scheme})[2]


def test_too_many_qr_codes_for_one_address_are_refused_in_one_sentence(tmp_path: Path) -> None:
    server = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", crowd=1, proxies=1)

    def draw(sender: str) -> tuple[int, dict[str, str], bytes]:
        return fetch(server.address, "/qr.svg?path=/watch", **{"X-Forwarded-For": sender})

    try:
        *drawn, (status, headers, body) = [draw("203.0.113.1") for _ in range(4)]
        assert [status for status, _, _ in drawn] == [200, 200, 200]
        assert status == 429 and 1 <= int(headers["retry-after"]) <= 20
        assert body.startswith(b"Many QR codes") and body.count(b"\n") == 1
        assert b"kibitz_refusals_total 1\n" in fetch(server.address, "/metrics")[2]
        assert draw("203.0.113.2")[0] == 200
    finally:
        server.stop()


def test_a_qr_code_may_be_drawn_again_when_it_was_said(clock: Clock) -> None:
    address = Address(1, 20.0)
    assert [address.wait_for_drawing() for _ in range(4)] == [0.0, 0.0, 0.0, 20.0]
    clock.now += 19
    assert address.wait_for_drawing() == pytest.approx(1)
    assert not address.is_quiet
    clock.now += 1.01
    assert not address.wait_for_drawing()
    assert not any(Address(0, 20.0).wait_for_drawing() for _ in range(1000))


def test_the_database_is_asked_for_its_health_once_a_second(
    sqlite_server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A flood of questions costs it nothing, and nobody who watches over the server is refused."""
    asked = []

    async def ill() -> str:
        asked.append(time.monotonic())
        return "The database does not answer."

    monkeypatch.setattr(sqlite_server.hub.store, "trouble", ill)
    deadline = time.monotonic() + 10
    while len(asked) < 2:
        assert time.monotonic() < deadline, "It is asked once and never again."
        status, _, body = fetch(sqlite_server.address, "/health")
        assert status == 503 and body == b"The database does not answer.\n"
        time.sleep(0.005)  # a quick machine would open more connections than an address may
    assert asked[1] - asked[0] >= 1


def test_too_many_lines_from_one_address_are_refused_until_one_ends(small_server: ServerThread, pages: Pages) -> None:
    opened = [pages(small_server.address) for _ in range(6)]
    with pytest.raises(InvalidStatus):
        pages(small_server.address)
    opened[0].close()

    async def gone() -> None:
        while len(small_server.hub.connections) > 5:
            await asyncio.sleep(0.01)

    small_server.run(gone())
    assert pages(small_server.address).token


def test_too_many_newcomers_and_tables_are_refused_in_one_sentence(small_server: ServerThread, pages: Pages) -> None:
    ann, bob, cal = (pages(small_server.address) for _ in range(3))
    table = ann.open("bridgewar", "Ann")
    bob.open("bridgewar", "Bob")
    refused = cal.ask("Join", table=table, nickname="Cal")
    assert refused["type"] == "Refused" and refused["text"]["say"] == wording.TOO_MANY_PEOPLE.say
    refused = ann.ask("OpenTable", nickname="Ann", game="bridgewar")
    assert refused["type"] == "Refused" and refused["text"]["say"] == wording.TOO_MANY_TABLES.say
