"""What is too much for a process is refused in a sentence, and the next job is done."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Awaitable, Callable

import pytest

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.app.work.gateway import Gateway
from kibitz.app.work.turns import NOBODYS
from tests.app.client import PageClient
from tests.app.serving import ServerThread

BYTES = 400 << 20


def with_gateway(work: Callable[[Gateway], Awaitable[None]]) -> None:
    async def run() -> None:
        gateway = Gateway(2, BYTES)
        try:
            await work(gateway)
        finally:
            await gateway.stop()

    asyncio.run(run())


async def refused(gateway: Gateway, job: Callable[[int], object], size: int) -> str:
    with pytest.raises(Refusal) as refusal:
        await gateway.done(NOBODYS, job, size)
    return refusal.value.text.say


def test_a_job_over_its_memory_is_refused_in_its_own_sentence(caplog: pytest.LogCaptureFixture) -> None:
    async def work(gateway: Gateway) -> None:
        assert await gateway.done(NOBODYS, len, bytes(100)) == 100
        (before,) = gateway.processes.workers
        assert before.process is not None
        process = before.process.pid
        assert await refused(gateway, bytearray, 2 * BYTES) == "refusals-took-too-much"
        assert await gateway.done(NOBODYS, len, bytes(200)) == 200
        (after,) = gateway.processes.workers
        assert after.process is not None
        assert after.process.pid != process  # what it had taken is given back

    with_gateway(work)
    assert not caplog.records


def test_what_comes_of_a_job_may_be_too_large_too() -> None:
    """It fits into the process, and not a second time on its way out."""

    async def work(gateway: Gateway) -> None:
        assert await refused(gateway, bytearray, BYTES * 5 // 8) == "refusals-took-too-much"
        assert await gateway.done(NOBODYS, abs, -1) == 1

    with_gateway(work)


def test_a_fault_of_ours_is_a_sentence_for_who_asked_and_an_error_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work(gateway: Gateway) -> None:
        assert await refused(gateway, chr, -1) == "refusals-work-failed"

    with caplog.at_level(logging.ERROR, "kibitz.work"):
        with_gateway(work)
    (record,) = caplog.records
    assert record.exc_info is not None
    assert "ValueError" in str(record.exc_info[1])


def test_what_cannot_be_sent_back_is_a_fault_and_the_process_lives() -> None:
    async def work(gateway: Gateway) -> None:
        assert await gateway.done(NOBODYS, abs, -1) == 1
        processes = [worker.process for worker in gateway.processes.workers]
        assert await refused(gateway, iter_of, 3) == "refusals-work-failed"
        assert [worker.process for worker in gateway.processes.workers] == processes

    with_gateway(work)


def iter_of(size: int) -> object:
    """A generator, which cannot be pickled."""
    return (number for number in range(size))


def test_no_work_is_begun_for_a_page_that_has_gone(
    sqlite_server: ServerThread, pages: Callable[..., PageClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eighty requests can be sent at once, and then the line is cut: each could keep a process for twenty seconds."""
    hub = sqlite_server.hub
    begun: list[object] = []

    async def slow(*asked: object) -> None:
        begun.append(asked)
        await asyncio.sleep(0.2)
        raise Refusal(w.WORK_FAILED())

    monkeypatch.setattr(hub.work.processes, "done", slow)
    page = pages(sqlite_server.address)
    for number in range(20):
        page.send("AskMovements", id=number, competing="pairs", entrants=12 + number, boards=24)
    until(lambda: bool(begun))
    page.line.socket.shutdown(socket.SHUT_RDWR)
    until(lambda: not hub.connections)
    assert len(begun) < 5


def until(is_so: Callable[[], bool]) -> None:
    ends = time.monotonic() + 10
    while not is_so():
        assert time.monotonic() < ends
        time.sleep(0.01)
