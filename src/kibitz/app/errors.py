"""What the server refuses, and what goes wrong unseen."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, TypeVar

from kibitz.engine.text import SpokenError

_log = logging.getLogger("kibitz.hub")
T = TypeVar("T")


class Refusal(SpokenError):
    """A request that is not carried out; nothing has changed. The text is for the one who asked."""


class Outage(SpokenError):
    """Something that the server needs does not answer, such as the database: reckoned with, and no fault of ours."""


async def to_its_end(task: asyncio.Task[T]) -> T:
    """What comes of work that goes on although whoever asked for it has gone; what goes wrong then is for the log."""
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(note_failure)
        raise


def note_failure(task: asyncio.Task[Any]) -> None:
    """What went wrong with work that nobody waits for, for the log."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        fault = None if isinstance(error, Refusal | Outage) else error
        _log.warning("Something was left undone: %s", error, exc_info=fault)
