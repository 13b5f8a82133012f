"""The words of the trade: every one that stands on a screen is explained, in every language, in plain words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kibitz.narration.glossary import glossary, look_up
from kibitz.words import languages

ROOT = Path(__file__).parents[2]
PLAIN = set((ROOT / "tests/data/plain_words.txt").read_text(encoding="utf-8").split())
"""Words that a child of ten knows. A new one is either one of these, or gets an entry."""
HOLE = re.compile(r"\{ (?:[A-Z]+\()?\$\w+\)?(?: \}| ->)")
WORD = re.compile(r"[^\W\d_][^\W\d_]*(?:[’'-][^\W\d_]+)*")
LONGEST_SENTENCE = 30
COMMANDS = {"admin", "check", "cli", "help", "record", "server", "study", "typed"}
"""Files that only those read who type commands, open files, write lessons or run a server."""


def _sentences() -> Iterator[str]:
    for path in (ROOT / "src/kibitz/words/en").glob("*.ftl"):
        if path.stem in COMMANDS:
            continue
        text = re.sub(
            r"^#.*$|^[a-z][\w-]* =|\[one\]|\*\[other\]", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE
        )
        yield from HOLE.sub(" ", text).splitlines()


def _words(sentence: str) -> set[str]:
    return {word.lower().replace("'", "’") for word in WORD.findall(sentence)}


def _explained() -> set[str]:
    forms = {form for entry in glossary().values() for form in entry.words}
    return {word for form in forms for word in _words(form)}


def test_every_word_of_the_trade_is_explained() -> None:
    known = PLAIN | _explained()
    missing = {word: sentence for sentence in _sentences() for word in _words(sentence) if word not in known}
    assert missing == {}, "Explain these in src/kibitz/words/*/glossary.toml, or add them to plain_words.txt."


def test_what_explains_a_word_is_plain_itself() -> None:
    known = PLAIN | _explained()
    unknown = {word for entry in glossary().values() for word in _words(entry.means) if word not in known}
    assert unknown == set()


@pytest.mark.parametrize("language", languages())
def test_each_language_explains_the_same_words_in_one_sentence(language: str) -> None:
    entries = glossary(language)
    assert list(entries) == list(glossary())
    forms = [form.casefold() for entry in entries.values() for form in entry.words]
    assert len(forms) == len(set(forms)), "A word stands in one entry only."
    for name, entry in entries.items():
        assert entry.means.endswith(".") and entry.means.count(".") == 1, name
        assert len(entry.means.split()) <= LONGEST_SENTENCE, name


def test_a_word_is_found_in_every_form() -> None:
    assert look_up("TRICKS") is glossary()["trick"]
    assert look_up("partner's") is glossary()["partner"]
    assert look_up("levées", "fr") is glossary("fr")["trick"]
    assert look_up("steamroller") is None


def test_the_words_that_mislead_children_are_explained() -> None:
    hand, deal, points, ruff = (glossary()[word].means for word in ("hand", "deal", "points", "ruff"))
    assert "one player" in hand and "players" in deal
    assert "hold" in points and "score" in points
    assert "trump" in ruff


def test_a_language_without_a_glossary_has_that_of_english() -> None:
    assert glossary("xx") == glossary() != glossary("fr")
