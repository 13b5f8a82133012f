"""What every message is made of, and what the server says whatever was asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Literal

from msgspec import Struct

from kibitz.engine.text import Text

VERSION: Final = 5
"""Raised with every change that a page of before would not understand; it is then told that it is `Outdated`."""


class FromPage(Struct, frozen=True, tag_field="type", tag=True, gc=False, forbid_unknown_fields=True):
    """The marker of what a page may send. `id` is the page's own number for a request, answered once.

    A line answers one after the other. What only looks at finished deals and takes long is answered beside that, one at
    a time, so that nobody's next move waits for it.
    """

    answered_beside: ClassVar[bool] = False


class FromServer(Struct, frozen=True, tag_field="type", tag=True, gc=False):
    """The marker of what the server sends."""


class Done(FromServer, frozen=True):
    """The request is stored; for a move, where in the log it stands."""

    id: int
    table: str | None = None
    at: int | None = None


class Refused(FromServer, frozen=True):
    """The request was not carried out; nothing has changed. `id` is None for a message that was no request."""

    id: int | None
    text: Text


class Superseded(FromServer, frozen=True):
    """The same person has opened kibitz elsewhere; this connection sees no more."""

    moved: bool = False  # with a code: this device no longer knows who I am


class Outdated(FromServer, frozen=True):
    """The page is of another version than the server, or its greeting makes no sense: it must be loaded anew.

    `{"type": "Outdated"}` is the one message that every version of the page understands, whatever else changes: its
    name stays for ever, and a page looks at nothing else in it. It is the last message on its line.
    """


# --- what is asked of every ledger alike, and told of it

LedgerName = Literal["class", "homework", "event", "league", "evening", "results"]
"""What can be made here and is found by a code."""

Showable = Literal[LedgerName, "desk", "homework_results", "slips"]
"""What can be followed: of some ledgers there is more than one thing to see."""

Pictured = Literal[Showable, "table"]
"""Of what a page has a picture."""

FileKind = Literal["whole", "ranking", "results", "usebio", "pbn"]
"""What can be downloaded of a ledger; `whole` is all of it, for another kibitz."""


class LedgerPicture(Struct, frozen=True, gc=False, tag_field="kind"):
    """What is shown of a ledger. The tag of each says what it is; each mapping in it is told line by line."""

    code: str


class FromFile(FromPage, frozen=True):
    """To be made from the file of another kibitz, which was sent in pieces."""

    ledger: LedgerName


class SendPiece(FromPage, frozen=True):
    """A piece of a file that is longer than one message may be; the first has the place 0 and begins anew."""

    id: int
    place: int
    text: str


class Follow(FromPage, frozen=True):
    """Show me that from now on; with its secret, as whoever runs it."""

    id: int
    kind: Showable
    code: str
    secret: str | None = None


class Unfollow(FromPage, frozen=True):
    """I look elsewhere."""

    kind: Showable
    code: str


class AskFile(FromPage, frozen=True):
    """A ledger as a file."""

    id: int
    ledger: LedgerName
    code: str
    what: FileKind


class Delete(FromPage, frozen=True):
    """All of a ledger is to go, with its tables and what was played there; only with its secret."""

    id: int
    ledger: LedgerName
    code: str
    secret: str


class Made(FromServer, frozen=True):
    """It is made: the code is for everybody, the secret for whoever runs it."""

    id: int
    ledger: LedgerName
    code: str
    secret: str


class Changed(FromServer, frozen=True):
    """What is other than before in the picture that I have of a table, or of what I follow.

    Fields that take the place of what was; and of mappings single lines, None for those that are gone.
    """

    kind: Pictured
    code: str
    now: float  # the clock here, in seconds since 1970
    fields: Mapping[str, Any]
    lines: Mapping[str, Any]


class Deleted(FromServer, frozen=True):
    """What I follow, or the table that I look at, is no longer there: whoever ran it has deleted it."""

    kind: Pictured
    code: str


class FileText(FromServer, frozen=True):
    """A file to keep."""

    id: int
    name: str
    text: str
