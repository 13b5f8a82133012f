"""An event in one file: its log as JSON, with a version, that another kibitz opens."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from kibitz.cards import NotationError
from kibitz.club.competition.happenings import AnyHappening, Created
from kibitz.engine import codec

EVENT_VERSION: Final = 1
"""A reader keeps every version it ever had: old events open for ever."""


class EventFile(Struct, frozen=True, forbid_unknown_fields=True):
    """All that is kept of an event."""

    version: int
    log: tuple[AnyHappening, ...]
    format: Literal["kibitz-event"] = "kibitz-event"


_decoder: Final = msgspec.json.Decoder(EventFile, dec_hook=codec.from_text)


def write_event(log: tuple[AnyHappening, ...]) -> bytes:
    """The log as it stands in a file, one happening a line."""
    lines = b",\n".join(b"  " + codec.encode(each) for each in log)
    return b'{"format": "kibitz-event", "version": %d, "log": [\n%s\n]}\n' % (EVENT_VERSION, lines)


def read_event(text: bytes | str) -> tuple[AnyHappening, ...]:
    """The log from a file; `NotationError` says what is wrong with it."""
    try:
        file = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotationError(f"This is not an event of kibitz: {str(error).rstrip('.')}.") from error
    if file.version != EVENT_VERSION:
        raise NotationError(f"The event has version {file.version}; this kibitz reads version {EVENT_VERSION}.")
    if not file.log or not isinstance(file.log[0], Created):
        raise NotationError("This is not an event of kibitz: its log does not begin with how it was set up.")
    return file.log
