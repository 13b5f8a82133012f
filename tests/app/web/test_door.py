"""One connection against all others: floods are cut off, the slow and silent not waited for, and all are counted."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Self

import pytest

from kibitz.app.live.limits import Address
from kibitz.app.protocol import VERSION
from kibitz.app.web.door import Gathering, LiveLine, Patience
from kibitz.app.web.static import Page
from tests.app.client import PageClient, fetch, first_move
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]

GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
LIVE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MASK = b"\x80\x00\x00\x00\x00"  # no content, and the mask that clients must send
PING, PONG, TEXT, BEGIN, CONTINUE = (bytes([kind]) + MASK for kind in (0x89, 0x8A, 0x81, 0x01, 0x00))


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[ServerThread]:
    """With the limits that people meet."""
    thread = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", rate=20.0)
    yield thread
    thread.stop()


@pytest.fixture
def hasty_server(tmp_path: Path) -> Iterator[ServerThread]:
    """Waits for nobody."""
    patience = Patience(request=0.3, answer=0.3, closing=0.3, ping=0.3)
    thread = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", patience=patience)
    thread.hub.patience = 0.3
    yield thread
    thread.stop()


def connected(server: ServerThread) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=5)


def live(server: ServerThread) -> socket.socket:
    line = connected(server)
    line.sendall(LIVE)
    assert line.recv(4096).startswith(b"HTTP/1.1 101 ")
    return line


def is_cut(line: socket.socket) -> bool:
    """Whether the server ends it, within five seconds."""
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


def settled(server: ServerThread, sockets: int = 0) -> bool:
    """Whether so many connections are left, within five seconds."""
    deadline = time.monotonic() + 5
    while server.hub.metrics.sockets != sockets and time.monotonic() < deadline:
        time.sleep(0.01)
    return server.hub.metrics.sockets == sockets


class Flood:
    """Sends as much as it can for a while, coming again as often as it is cut off."""

    def __init__(self, server: ServerThread, first: bytes, then: bytes) -> None:
        self.cuts = 0
        self._server = server
        self._first, self._block = first, then * (65536 // len(then))
        self._until = time.monotonic() + 3
        self._thread = threading.Thread(target=self._send)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._until = 0.0
        self._thread.join()

    def _send(self) -> None:
        while time.monotonic() < self._until:
            with suppress(OSError, AssertionError), live(self._server) as line:
                line.settimeout(0.5)
                try:
                    line.sendall(self._first)
                    while time.monotonic() < self._until:
                        line.sendall(self._block)
                except ConnectionError:
                    self.cuts += 1


@pytest.mark.parametrize(
    ("first", "then"),
    [(b"", PING), (b"", PONG), (BEGIN, CONTINUE), (b"", TEXT)],
    ids=["pings", "pongs", "continuations", "empty messages"],
)
def test_a_flood_of_empty_frames_is_cut_off_and_nobody_else_waits(
    strict_server: ServerThread, pages: Pages, first: bytes, then: bytes
) -> None:
    ann = pages(strict_server.address)
    ann.open("bridgewar")
    waits: list[float] = []
    with Flood(strict_server, first, then) as flood:
        while len(waits) < 10:
            picture = ann.wait_until(lambda each: bool(each["you"] in each["waiting"]), 30)
            move = first_move(picture)
            assert move is not None
            began = time.perf_counter()
            assert ann.act(picture, move)["type"] == "Done"
            waits.append(time.perf_counter() - began)
            ann.wait_past(picture)
            time.sleep(0.1)
    assert flood.cuts > 0 and strict_server.hub.metrics.cut_off >= flood.cuts
    assert sorted(waits)[-2] < 0.5


def test_a_line_may_send_what_a_page_sends_and_some_pongs(strict_server: ServerThread) -> None:
    with live(strict_server) as line:
        line.sendall((PONG + PING) * 60)
        line.settimeout(0.3)
        assert not is_cut(line)


@pytest.mark.parametrize(
    "request_",
    [
        GET + b"X: " + b"x" * 40_000,
        GET + b"X: y\r\n" * 10_000,
        b"GET /" + b"x" * 40_000,
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n" + b"x" * 100_000,
        (GET + b"\r\n") * 1000,
    ],
    ids=["a long header", "many headers", "a long path", "a body", "many requests at once"],
)
def test_a_request_that_is_too_long_is_cut_off(sqlite_server: ServerThread, request_: bytes) -> None:
    with connected(sqlite_server) as line:
        with suppress(ConnectionError):
            line.sendall(request_)
        assert is_cut(line)
    assert settled(sqlite_server) and sqlite_server.hub.metrics.cut_off == 1


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        GET,
        GET + b"\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf",
        LIVE[:-2],
    ],
    ids=["nothing", "half a line", "half the headers", "a request and then nothing", "half a body", "half a live line"],
)
def test_who_does_not_go_on_is_not_waited_for(hasty_server: ServerThread, sent: bytes) -> None:
    with connected(hasty_server) as line:
        line.sendall(sent)
        assert is_cut(line)
    assert settled(hasty_server) and hasty_server.hub.metrics.timed_out == 1


@pytest.mark.parametrize(
    "sent", [GET, b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n", LIVE[:-2]]
)
def test_who_sends_a_byte_now_and_then_is_not_waited_for(hasty_server: ServerThread, sent: bytes) -> None:
    with connected(hasty_server) as line:
        deadline = time.monotonic() + 5
        line.sendall(sent)
        with suppress(ConnectionError):
            while time.monotonic() < deadline:
                line.sendall(b"x")
                time.sleep(0.05)
    assert time.monotonic() < deadline and settled(hasty_server)


def test_a_live_line_that_answers_no_ping_is_cut_even_if_it_reads_nothing(hasty_server: ServerThread) -> None:
    hello = b'{"type": "Hello", "version": %d}' % VERSION
    tables = b'{"type": "AskTables", "id": 1}'
    with live(hasty_server) as line:
        line.sendall(b"".join(b"\x81" + bytes([0x80 | len(each)]) + b"\0\0\0\0" + each for each in (hello, tables)))
        assert settled(hasty_server)


def test_a_page_whose_requests_wait_for_their_turn_is_not_taken_for_a_dead_one(
    hasty_server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    pings, asked = 0, {"competing": "pairs", "entrants": 8, "boards": 4, "rounds": None}
    ping, done = LiveLine.send_keepalive_ping, hasty_server.hub.work.done

    def counted(line: LiveLine) -> None:
        nonlocal pings
        pings += 1
        ping(line)

    async def slow(*arguments: Any) -> Any:
        before = pings
        while pings < before + 3:  # longer than a page that answers no ping is left on the line
            await asyncio.sleep(0.01)
        return await done(*arguments)

    monkeypatch.setattr(LiveLine, "send_keepalive_ping", counted)
    monkeypatch.setattr(hasty_server.hub.work, "done", slow)
    page = PageClient(hasty_server.address)
    for number in (1001, 1002, 1003):
        page.line.send(json.dumps({"type": "AskMovements", "id": number, **asked}))
    answered = [page.wait_for(lambda frame: (frame.get("id") or 0) > 1000)["id"] for _ in range(3)]
    assert answered == [1001, 1002, 1003]
    page.close()


def test_who_does_not_take_the_answer_is_not_waited_for(tmp_path: Path) -> None:
    """A file larger than what the system buffers."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "large.bin").write_bytes(bytes(20_000_000))
    patience = Patience(answer=0.5, request=0.5)
    server = ServerThread(f"sqlite:///{tmp_path / 'k.sqlite3'}", page=Page(tmp_path / "page"), patience=patience)
    try:
        with connected(server) as line:
            line.sendall(GET.replace(b"/health", b"/large.bin") + b"\r\n")
            assert settled(server, 1) and settled(server)
    finally:
        server.stop()


def test_connections_are_counted_by_address_and_in_all(tmp_path: Path) -> None:
    server = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", crowd=1)
    try:
        opened = [connected(server) for _ in range(9)]
        assert settled(server, 9)
        with connected(server) as tenth:
            assert is_cut(tenth)
        assert server.hub.metrics.turned_away == 1
        opened.pop().close()
        assert settled(server, 8)
        figures = fetch(server.address, "/metrics")[2]
        assert b"kibitz_sockets 9\n" in figures and b"kibitz_turned_away_total 1\n" in figures
        for each in opened:
            each.close()
        assert settled(server)
    finally:
        server.stop()


def test_there_is_room_for_so_many_and_no_more(tmp_path: Path) -> None:
    server = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", crowd=0, most=3)
    try:
        opened = [live(server), connected(server), connected(server)]
        assert settled(server, 3)
        with connected(server) as another:
            assert is_cut(another)
        for each in opened:
            each.close()
        assert settled(server) and fetch(server.address, "/health")[0] == 200
    finally:
        server.stop()


def test_plain_requests_are_answered_at_the_rate_of_a_crowd(tmp_path: Path) -> None:
    server = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", crowd=1)
    try:
        line = HTTPConnection(server.address.removeprefix("http://"), timeout=5)
        statuses = []
        for _ in range(61):
            line.request("GET", "/health")
            answer = line.getresponse()
            statuses.append(answer.status)
            answer.read()
        assert statuses == [200] * 60 + [429]
        assert answer.headers["Retry-After"] == "1" and answer.headers["Connection"] == "close"
    finally:
        server.stop()


def test_a_class_that_loads_the_page_is_within_the_limits() -> None:
    """Forty tablets: six connections each for ten files, then the live line."""
    address = Address(100, 20.0)
    for _ in range(40):
        for _ in range(7):
            assert address.may_connect()
            address.connections += 1
        assert not any(address.wait_to_fetch() for _ in range(10))


def test_what_is_still_to_be_sent_to_a_page_that_has_just_gone_is_no_fault() -> None:
    class Line(asyncio.Transport):
        is_gone = False
        written = b""

        def is_closing(self) -> bool:
            return self.is_gone

        def write(self, data: bytes | bytearray | memoryview) -> None:
            if self.is_gone:
                raise RuntimeError("the handler is closed")
            self.written += data

    async def written_before_it_went(is_gone: bool) -> bytes:
        line, faults = Line(), list[object]()
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, fault: faults.append(fault))
        gathering = Gathering(line, loop)
        gathering.write(b"a card, ")
        gathering.write(b"and a trick")
        line.is_gone = is_gone
        await asyncio.sleep(0)
        assert faults == []
        return line.written

    assert asyncio.run(written_before_it_went(False)) == b"a card, and a trick"
    assert asyncio.run(written_before_it_went(True)) == b""
