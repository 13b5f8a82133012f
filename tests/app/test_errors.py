"""What goes wrong when nobody is there any more to be told."""

from __future__ import annotations

import asyncio
import gc
import logging

import pytest

from kibitz.app import wording as w
from kibitz.app.errors import Refusal, to_its_end


@pytest.mark.parametrize("error", [Refusal(w.NOT_STORED()), ValueError("unforeseen")], ids=["refused", "fault"])
def test_who_asked_has_gone_when_it_fails(error: Exception, caplog: pytest.LogCaptureFixture) -> None:
    async def fails(go: asyncio.Event) -> None:
        await go.wait()
        raise error

    async def leaves() -> None:
        go = asyncio.Event()
        waiting = asyncio.create_task(to_its_end(asyncio.create_task(fails(go))))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        go.set()
        for _ in range(3):
            await asyncio.sleep(0)
        gc.collect()  # then asyncio complains of what nobody has looked at

    with caplog.at_level(logging.WARNING):
        asyncio.run(leaves())
    (said,) = caplog.records
    assert "left undone" in said.getMessage()
    assert bool(said.exc_info) == (not isinstance(error, Refusal)), "a refusal is no fault of ours"


def test_who_waits_is_told() -> None:
    async def fails() -> None:
        raise Refusal(w.NOT_STORED())

    async def waits() -> None:
        with pytest.raises(Refusal):
            await to_its_end(asyncio.create_task(fails()))

    asyncio.run(waits())
