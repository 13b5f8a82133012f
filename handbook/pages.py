"""Every page of the site by its place: what people wrote, with what the code tells filled in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from handbook.api_pages import api_pages
from handbook.commands import all_commands
from handbook.files import all_logs
from handbook.messages import all_messages
from handbook.options import all_options
from handbook.rules import game_pages, game_table
from handbook.words import all_words
from handbook.written import DOCS, ROOT, written_pages

_PICTURES: Final = {".svg", ".webp", ".css"}
_TOLD: Final[dict[str, Callable[[], str]]] = {
    "games": game_table,
    "options": all_options,
    "commands": all_commands,
    "messages": all_messages,
    "words": all_words,
    "logs": all_logs,
}
"""What takes the place of `<!-- name -->` in a written page."""


def all_pages() -> dict[str, str]:
    """The text of each page."""
    written = written_pages()
    for mark, tell in _TOLD.items():
        for place, text in written.items():
            if f"<!-- {mark} -->" in text:
                written[place] = text.replace(f"<!-- {mark} -->", tell())
    return {**written, **game_pages(), **api_pages(written["api.md"])}


def pictures() -> dict[str, Path]:
    """What lies beside the pages, by its place on the site."""
    beside = {path.relative_to(DOCS).as_posix(): path for path in DOCS.rglob("*") if path.suffix in _PICTURES}
    return {**beside, "favicon.svg": ROOT / "web/public/favicon.svg"}
