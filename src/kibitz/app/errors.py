"""What the server refuses, and what goes wrong unseen."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from kibitz.engine.text import SpokenError

_log = logging.getLogger("kibitz.hub")


class Refusal(SpokenError):
    """A request that is not carried out; nothing has changed. The text is for the one who asked."""


class Outage(SpokenError):
    """Something that the server needs does not answer, such as the database: reckoned with, and no fault of ours."""


def note_failure(task: asyncio.Task[Any]) -> None:
    """What went wrong with work that nobody waits for, for the log."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        fault = None if isinstance(error, Refusal | Outage) else error
        _log.warning("Something was left undone: %s", error, exc_info=fault)
