"""Docstrings as the reference shows them: examples that begin with `>>>` are code, and brackets are no links."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import griffe


class ExamplesAsCode(griffe.Extension):
    """Fences the examples of every docstring before it is read as Markdown."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """An object has been read from its source."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    r"""The text with its examples as blocks of code.

    >>> fenced("So:\n\n>>> min([3, 2])\n2\n\nThat [n] is it.").splitlines()
    ['So:', '', '```pycon', '>>> min([3, 2])', '2', '```', '', 'That \\[n] is it.']
    """
    return "\n".join(_lines(text.splitlines()))


def _lines(lines: list[str]) -> Iterator[str]:
    inside = False
    for line in lines:
        if not inside and line.startswith(">>>"):
            inside = True
            yield "```pycon"
        elif inside and not line.strip():
            inside = False
            yield "```"
        yield line if inside else line.replace("[", "\\[")
    if inside:
        yield "```"
