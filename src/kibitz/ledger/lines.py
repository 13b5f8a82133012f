"""A line of a ledger: something that happened, and when."""

from __future__ import annotations

from datetime import datetime
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace


class LedgerLine(Struct, frozen=True, kw_only=True, tag_field="happened", tag=str.lower, forbid_unknown_fields=True):
    """Something that happened, and when by the clock there; no time until it is written down."""

    at: str | float = ""
    """As `stamp` writes it. In ledgers of earlier versions homework has seconds since 1970."""

    @property
    def day(self) -> str:
        """The date alone, as people read it in files."""
        return stamp(self.at)[:10] if isinstance(self.at, float) else self.at[:10]


Stamped = TypeVar("Stamped", bound=LedgerLine)


def stamp(seconds: float) -> str:
    """A time as ledgers have it: people read it in files, with the zone of the clock."""
    return datetime.fromtimestamp(seconds).astimezone().isoformat(timespec="milliseconds")


def seconds(at: str | float) -> float:
    """The same as seconds since 1970; 0 for a line that has no time.

    >>> seconds("1970-01-01T01:00:05+01:00"), seconds(7.5), seconds("")
    (5.0, 7.5, 0.0)
    """
    if isinstance(at, str):
        return datetime.fromisoformat(at).timestamp() if at else 0.0
    return at


def stamped(line: Stamped, now: float) -> Stamped:
    """A line as it is written down: one that has its time keeps it."""
    return line if line.at else replace(line, at=stamp(now))
