"""The file of an event: read, and written anew with one more line."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from kibitz.cards import NotationError
from kibitz.cli.mistakes import Mistake
from kibitz.club.competition.event_file import read_event, write_event
from kibitz.club.competition.happenings import AnyHappening, Created
from kibitz.club.competition.state import Competition, after, folded


class EventDesk:
    """An event that is open, with its file. Each line is on disk before anybody hears of it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            self.log = read_event(file.read_bytes())
        except NotationError as error:
            raise Mistake(f"{file}: {error}") from error
        except OSError as error:
            raise Mistake(f"{file} cannot be read: {(error.strerror or str(error)).lower()}.") from error
        self.state = folded(self.log)

    @staticmethod
    def begun(file: Path, created: Created) -> EventDesk:
        """A new file with the first line of an event."""
        write_text(file, write_event((_timed(created),)).decode())
        return EventDesk(file)

    def note(self, happening: AnyHappening) -> Competition:
        """One more line, written and then folded into the state."""
        timed = _timed(happening)
        write_text(self.file, write_event((*self.log, timed)).decode())
        self.log = (*self.log, timed)
        self.state = after(self.state, timed)
        return self.state


def write_text(file: Path, text: str) -> None:
    """A file as a whole or not at all: what was there stays until the new one is complete."""
    beside = file.with_name(f".{file.name}.part")
    try:
        beside.write_text(text, encoding="utf-8", newline="")
        beside.replace(file)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise Mistake(f"{file} cannot be written: {(error.strerror or str(error)).lower()}.") from error


def _timed(happening: AnyHappening) -> AnyHappening:
    return replace(happening, at=datetime.now().astimezone().isoformat(timespec="seconds"))
