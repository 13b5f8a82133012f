"""Small pieces of Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class Unsaid(Exception):
    """Something that people use has no words yet: an option, a command, a message."""


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; a bar or a line break in a cell stays in its cell.

    >>> print(table(["name", "what"], [["a", "b|c"]]))
    | name | what |
    |---|---|
    | a | b\\|c |
    """
    lines = [head, ["---"] * len(head), *rows]
    first, rule, *rest = ["| " + " | ".join(map(_cell, line)) + " |" for line in lines]
    return "\n".join((first, rule.replace(" ", ""), *rest))


def code(text: object) -> str:
    """Text as it is typed."""
    return f"`{text}`"


def said(words: str | None, of: str) -> str:
    """The words that belong to something; a complaint if there are none."""
    if words is None or not words.strip():
        raise Unsaid(f"{of} has no words: say in its source what it is for.")
    return words.strip()


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
