"""What is watched is measured step by step, and is ended like any other coroutine."""

from __future__ import annotations

import asyncio
import gc
import time
import warnings

import pytest

from kibitz.app.live.stalls import Stalls


async def _worked(seconds: float) -> str:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass
    await asyncio.sleep(0.05)
    return "done"


def test_only_what_keeps_the_loop_is_counted() -> None:
    async def tried() -> tuple[str, str, Stalls]:
        stalls = Stalls()
        awaited = await stalls.watched("awaited", _worked(0.01))
        return awaited, await asyncio.create_task(stalls.watched("a task", _worked(0.02))), stalls

    awaited, task, stalls = asyncio.run(tried())
    assert (awaited, task) == ("done", "done")
    assert 0.01 <= stalls.busiest["awaited"] < 0.02 <= stalls.busiest["a task"] < 0.05


def test_a_task_that_is_cancelled_before_its_first_step_leaves_nothing_that_nobody_awaited() -> None:
    async def cancelled() -> None:
        task = asyncio.create_task(Stalls().watched("never begun", _worked(0.0)))
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        asyncio.run(cancelled())
        gc.collect()


def test_what_waits_is_told_that_it_is_cancelled() -> None:
    told = []

    async def waits() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            told.append("cancelled")
            raise

    async def cancelled() -> None:
        task = asyncio.create_task(Stalls().watched("waits", waits()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancelled())
    assert told == ["cancelled"]
