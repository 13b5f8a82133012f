"""Working processes that go from one server of the tests to the next: neither notices the other."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable

from kibitz.app.thinking.thinkers import Thinkers
from tests.app.kept_workers import KeptWorker
from tests.app.thinking.test_thinking import a_view, process_ids


def with_kept(work: Callable[[Thinkers], Awaitable[None]]) -> None:
    async def run() -> None:
        thinkers = Thinkers(1)
        thinkers.processes.employ = KeptWorker
        try:
            await work(thinkers)
        finally:
            await thinkers.stop()

    asyncio.run(run())


def test_what_one_server_no_longer_wanted_is_nothing_to_the_next() -> None:
    quick, slow, there = a_view(40), a_view(0), list[int]()

    async def dropped(thinkers: Thinkers) -> None:
        await thinkers.decide("club", 1, quick)
        thought = asyncio.create_task(thinkers.decide("expert", 1, slow))
        await asyncio.sleep(0.05)
        thought.cancel()
        await thinkers.decide("club", 1, quick)
        there.extend(process_ids(thinkers))

    async def several(thinkers: Thinkers) -> None:
        for _ in range(3):
            await thinkers.decide("club", 1, quick)
        assert process_ids(thinkers) == there

    with_kept(dropped)
    with_kept(several)


def test_one_that_is_given_up_while_it_is_taken_over_leaves_nothing_open() -> None:
    async def work(thinkers: Thinkers) -> None:
        for moments in range(8):
            thought = asyncio.create_task(thinkers.decide("club", 1, a_view(40)))
            for _ in range(moments):
                await asyncio.sleep(0)
            thought.cancel()
            await asyncio.wait((thought,))
        await thinkers.decide("club", 1, a_view(40))

    with_kept(work)
    gc.collect()  # what was left open complains
