"""Files with a log: read, and written anew with one more line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import NotationError
from kibitz.cli.mistakes import Mistake, unreadable, unwritable
from kibitz.club.competition.competition_lines import CompetitionLine
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.competition.state import EVENT, Competition
from kibitz.club.league.league_file import LEAGUE_LOGS
from kibitz.club.league.league_state import LEAGUE_RESULTS, League, LeagueLine
from kibitz.formats.errors import FormatError

L = TypeVar("L", bound=Struct)
S = TypeVar("S")


class OpenedLog(Generic[L, S]):
    """A log that is open, with its file and its state. Each line is on disk before anybody hears of it."""

    def __init__(
        self,
        file: Path,
        log: tuple[L, ...],
        write: Callable[[tuple[L, ...]], bytes],
        fold: Callable[[Iterable[L]], S],
    ) -> None:
        self.file, self.log = file, log
        self._write, self._fold = write, fold
        self.state = fold(log)

    def note(self, line: L) -> S:
        """One more line, written and then EVENT.fold into the state."""
        log = (*self.log, timed(line))
        state = self._fold(log)
        write_text(self.file, self._write(log).decode())
        self.log, self.state = log, state
        return state


def open_event(file: Path) -> OpenedLog[CompetitionLine, Competition]:
    """The event in a file, or one sentence on why there is none."""
    return OpenedLog(file, _read(file, EVENT_LOGS.read), EVENT_LOGS.write, EVENT.fold)


def open_league(file: Path) -> OpenedLog[LeagueLine, League]:
    """The league in a file, or one sentence on why there is none."""
    return OpenedLog(file, _read(file, LEAGUE_LOGS.read), LEAGUE_LOGS.write, LEAGUE_RESULTS.fold)


def begin_file(file: Path, first: L, write: Callable[[tuple[L, ...]], bytes]) -> None:
    """A new file with the first line of a log; one that is there is left alone."""
    if file.exists():
        raise Mistake("cli-is-there", file=str(file))
    write_text(file, write((timed(first),)).decode())


def write_text(file: Path, text: str) -> None:
    """A file as a whole or not at all: what was there stays until the new one is complete."""
    beside = file.with_name(f".{file.name}.part")
    try:
        beside.write_text(text, encoding="utf-8", newline="")
        beside.replace(file)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise unwritable(file, error) from error


def name_list(listed: Path | None, names: Iterable[str]) -> list[str]:
    """Names that were given one by one, and those of a file with one a line."""
    lines = list(names)
    if listed is not None:
        try:
            lines += listed.read_text(encoding="utf-8-sig").splitlines()
        except UnicodeDecodeError as error:
            raise Mistake("cli-no-text", file=str(listed)) from error
        except OSError as error:
            raise unreadable(listed, error) from error
    return lines


def timed(line: L) -> L:
    """A line with the time of the clock here."""
    return replace(line, at=datetime.now().astimezone().isoformat(timespec="seconds"))


def _read(file: Path, read: Callable[[bytes], tuple[L, ...]]) -> tuple[L, ...]:
    try:
        return read(file.read_bytes())
    except NotationError as error:
        raise FormatError.at(error, file=str(file)) from error
    except OSError as error:
        raise unreadable(file, error) from error
