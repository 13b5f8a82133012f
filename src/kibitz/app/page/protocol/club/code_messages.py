"""Codes that are typed at the door: what they are of."""

from __future__ import annotations

from typing import Literal

from kibitz.app.page.protocol.answers import FromServer
from kibitz.app.page.protocol.table_requests import FromPage

CodeKind = Literal["class", "homework", "event", "league", "evening", "table"]


class FindCode(FromPage, frozen=True):
    """I have a code, and do not know what it is of."""

    id: int
    code: str


class CodeFound(FromServer, frozen=True):
    """What it is of, and the code as it stands in addresses."""

    id: int
    kind: CodeKind
    code: str
