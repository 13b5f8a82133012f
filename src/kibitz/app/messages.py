"""What every message is made of, and what the server says whatever was asked."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kibitz.engine.text import Text

VERSION: Final = 2
"""Raised with every change that a page of before would not understand; it is then told that it is `Outdated`."""


class FromPage(Struct, frozen=True, tag_field="type", tag=True, gc=False, forbid_unknown_fields=True):
    """The marker of what a page may send. `id` is the page's own number for a request, answered once."""


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
