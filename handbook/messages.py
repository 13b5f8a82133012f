"""Every message between page and server, with the words and fields of its struct."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from types import UnionType
from typing import Final, get_args

from msgspec import Struct

from handbook.markdown import code, said, table
from kibitz.app import protocol
from kibitz.app.protocol.typescript import generate

_INTERFACE: Final = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
_FIELD: Final = re.compile(r"^  readonly (\w+\??): (.+);$", re.MULTILINE)
_BESIDE: Final = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)


def all_messages() -> str:
    """What the page asks, what the server tells, and what both are made of."""
    asked, told = _members(protocol.Request), _members(protocol.Answer)
    written = dict(_INTERFACE.findall(generate()))
    parts = [kind for kind in _parts() if kind not in (*asked, *told) and kind.__name__ in written]
    text: list[str] = []
    for title, kinds in (("What the page asks", asked), ("What the server tells", told), ("Parts of messages", parts)):
        text.append(f"## {title}")
        for kind in kinds:
            text += _message(kind, written[kind.__name__])
    return "\n\n".join(text)


def messages() -> Iterator[type[Struct]]:
    """All structs that are sent or are part of what is sent."""
    yield from (*_members(protocol.Request), *_members(protocol.Answer))
    yield from _parts()


def _members(union: UnionType) -> list[type[Struct]]:
    return sorted(get_args(union), key=lambda kind: kind.__name__)


def _parts() -> list[type[Struct]]:
    here = [each for each in vars(protocol).values() if inspect.isclass(each) and issubclass(each, Struct)]
    return sorted(
        (
            each
            for each in here
            if each.__module__.startswith("kibitz.app.") and each not in (protocol.FromPage, protocol.FromServer)
        ),
        key=lambda kind: kind.__name__,
    )


def _message(kind: type[Struct], interface: str) -> Iterator[str]:
    yield f"### `{kind.__name__}`"
    yield said(inspect.cleandoc(vars(kind).get("__doc__") or ""), f"The message {kind.__name__}")
    beside = dict(_BESIDE.findall(inspect.getsource(kind)))
    rows = [
        [code(name), code(typed), beside.get(name.rstrip("?"), "")]
        for name, typed in _FIELD.findall(interface)
        if name != "type"
    ]
    if rows:
        yield table(["field", "type", ""], rows)
