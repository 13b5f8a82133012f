"""What the server refuses, and what goes wrong unseen."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from kibitz.engine.text import Text

_log = logging.getLogger("kibitz.hub")


class Refusal(Exception):
    """A request that is not carried out; nothing has changed. The text is for the one who asked."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


def note_failure(task: asyncio.Task[Any]) -> None:
    """What went wrong with work that nobody waits for, for the log."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        _log.warning("Something was left undone: %s", error, exc_info=None if isinstance(error, Refusal) else error)
