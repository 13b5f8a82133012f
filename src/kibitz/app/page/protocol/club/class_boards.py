"""The boards that a class has on its tables, to be given once more as homework."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kibitz.app.page.protocol.answers import FromServer
from kibitz.app.page.protocol.table_requests import FromPage


class AskClassBoards(FromPage, frozen=True):
    """Which boards the tables of the class have."""

    id: int
    code: str


class ClassBoards(FromServer, frozen=True):
    """The game, its options that are not as usual, and the codes of the boards that most tables have."""

    id: int
    game: str
    options: Mapping[str, Any]
    deals: tuple[str, ...]
