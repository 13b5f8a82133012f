"""What the administrator asks, and is shown. Tables are named by their veiled codes, which let nobody in."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kibitz.app.messages import FromPage, FromServer
from kibitz.engine.text import Text

Short = Annotated[str, Meta(max_length=100)]


class EnterOffice(FromPage, frozen=True):
    """I run this server: the token from its file. Counts for this connection until it ends."""

    id: int
    token: Annotated[str, Meta(max_length=400)]


class AskOffice(FromPage, frozen=True):
    """How is the server now?"""

    id: int


class CloseTable(FromPage, frozen=True):
    """Everybody gets up from that table, and no deal comes after this one."""

    id: int
    table: Short  # its veiled code


class BanAddress(FromPage, frozen=True):
    """Nobody comes in from there for so many hours; who is here from there is cut off."""

    id: int
    address: Short
    hours: Annotated[int, Meta(ge=1, le=720)]


class LiftBan(FromPage, frozen=True):
    """They may come in again."""

    id: int
    address: Short


class MakeBackup(FromPage, frozen=True):
    """Copy all that is kept into one file on the server, as `kibitz backup` does."""

    id: int


class OpenTableSeen(Struct, frozen=True, gc=False):
    """One table in this process."""

    table: str  # its veiled code
    game: str  # its title
    deal: int
    names: tuple[str, ...]  # of the people with seats
    here: int  # how many of them are connected
    watchers: int  # pages that look at it
    is_over: bool


class AddressSeen(Struct, frozen=True, gc=False):
    """One address that people come from."""

    address: str
    lines: int  # pages that are connected
    connections: int
    banned_until: float | None = None  # in seconds since 1970


class StallSeen(Struct, frozen=True, gc=False):
    """The longest stretch in which a kind of request kept everybody else waiting."""

    request: str
    seconds: float


class OfficeShown(FromServer, frozen=True):
    """How the server is. The tables and addresses with most people come first, and there is an end to the lists."""

    id: int
    version: str
    since: float  # when this process began, in seconds since 1970
    now: float
    people: int
    connections: int
    tables: int
    processor: float  # of one core, since it was last asked
    memory: int  # bytes, the most this process has had
    moves: int
    refusals: int
    turned_away: int
    stalls: tuple[StallSeen, ...]
    long_stalls: int
    trouble: Text | None  # what keeps moves from being stored
    open_tables: tuple[OpenTableSeen, ...]
    addresses: tuple[AddressSeen, ...]


class BackupMade(FromServer, frozen=True):
    """The file on the server, and what is in it, read back."""

    id: int
    file: str
    people: int
    tables: int
    deals: int
    events: int


OfficeRequest = EnterOffice | AskOffice | CloseTable | BanAddress | LiftBan | MakeBackup
OfficeAnswer = OfficeShown | BackupMade
