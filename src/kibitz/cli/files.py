"""Records on disk."""

from __future__ import annotations

from pathlib import Path

from kibitz.cards import NotationError
from kibitz.cli.mistakes import Mistake
from kibitz.engine.events import AnyEvent
from kibitz.formats import record


def read_record(file: Path) -> record.Record:
    """The record in a file, or one sentence on why there is none."""
    try:
        return record.read(file.read_bytes())
    except NotationError as error:
        raise Mistake(f"{file}: {error}") from error
    except OSError as error:
        raise Mistake(f"{file} cannot be read: {(error.strerror or str(error)).lower()}.") from error


def logs(written: record.Record) -> tuple[tuple[AnyEvent, ...], ...]:
    """The log of each deal in a record."""
    if isinstance(written, record.DealRecord):
        return (written.events,)
    return tuple(deal.events for deal in written.deals)
