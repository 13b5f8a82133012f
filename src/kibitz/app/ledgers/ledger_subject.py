"""What a subject says of its kind of ledger, for what is asked of all alike: make it, follow it, have it as a file."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from kibitz.app.ledgers.audience import Showing
from kibitz.app.live.connection import Connection
from kibitz.app.messages import FileKind, FromPage, LedgerName
from kibitz.club.league.league_state import League
from kibitz.club.printing.event_sheets import EventOnPaper
from kibitz.club.printing.score_sheets import SessionOnPaper
from kibitz.club.printing.stationery import PrintedSheet
from kibitz.engine.text import Text
from kibitz.ledger.kind import Folded, LedgerKind, WrittenLine

FirstLines = Callable[[Connection, Any], Awaitable[Sequence[WrittenLine]]]
"""With which lines a ledger begins that a page wants to be made; or a refusal."""
Printable = EventOnPaper | League | SessionOnPaper
"""What of a ledger, or of a table, a sheet is set from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LedgerFiles(Generic[WrittenLine, Folded]):
    """A ledger in files: read from what another kibitz wrote, and written, with the ending of its name.

    Both are done in a process beside the server. Where it is for who runs the ledger, `otherwise` says so to others.
    """

    read: Callable[[str], tuple[WrittenLine, ...]]
    write: Callable[[FileKind, Folded, tuple[WrittenLine, ...]], tuple[str, str]]
    otherwise: Callable[[], Text] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LedgerPaper(Generic[Folded]):
    """The sheets of paper that there are of a ledger. Where they are for who runs it, `otherwise` says so to others."""

    sheets: frozenset[PrintedSheet]
    of: Callable[[Folded], Printable]
    otherwise: Callable[[], Text] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LedgerSubject(Generic[WrittenLine, Folded]):
    """One kind of ledger: what is sent to have one made, its first lines, what is followed, its files and sheets."""

    name: LedgerName
    kind: LedgerKind[WrittenLine, Folded]
    title: Callable[[Folded], str]
    new: type[FromPage]
    first: FirstLines[WrittenLine]
    showings: tuple[Showing[Folded, Any], ...]
    tables: Callable[[Sequence[WrittenLine]], Collection[str]] = lambda _lines: ()  # those that no row says are its own
    files: LedgerFiles[WrittenLine, Folded] | None = None
    paper: LedgerPaper[Folded] | None = None
