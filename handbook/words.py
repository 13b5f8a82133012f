"""The words of the card table, each with its plain sentence."""

from __future__ import annotations

from handbook.markdown import table
from kibitz.narration.glossary import glossary


def all_words() -> str:
    """In the order of the alphabet."""
    entries = sorted(glossary().values(), key=lambda entry: entry.words[0].casefold())
    return table(["word", "what it means"], [[f"**{entry.words[0]}**", entry.means] for entry in entries])
