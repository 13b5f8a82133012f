"""kibitz words: what the words of the trade mean."""

from __future__ import annotations

import json
from difflib import get_close_matches
from typing import Annotated

import typer
from msgspec import to_builtins
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kibitz.cli.mistakes import Mistake
from kibitz.cli.speech import either, spoken
from kibitz.narration.glossary import Explained, glossary, look_up

EXAMPLE = "kibitz words ruff"


def words(
    word: Annotated[str | None, typer.Argument(metavar="WORD", help="help-words-word")] = None,
    as_data: Annotated[bool, typer.Option("--json", help="help-event-in-json")] = False,
) -> None:
    """Explain a word of the card table in one sentence, or all of them."""
    language = spoken().code
    found = list(glossary(language).values()) if word is None else [_entry(word, language)]
    if as_data:
        typer.echo(json.dumps(to_builtins(found), ensure_ascii=False, indent=2))
        return
    shown = Table.grid(padding=(0, 2))
    for entry in sorted(found, key=lambda each: each.words[0].casefold()):
        shown.add_row(Text(entry.words[0], style="bold"), entry.means)
    Console(highlight=False).print(shown)


def _entry(word: str, language: str) -> Explained:
    entry = look_up(word, language)
    if entry is None:
        near = get_close_matches(word.casefold(), [each for all_ in glossary(language).values() for each in all_.words])
        if near:
            raise Mistake("cli-no-word-near", word=word, near=either(near))
        raise Mistake("cli-no-word", word=word)
    return entry
