"""Lists as the site's Markdown wants them: with space before, and what belongs to an item indented by four."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

_ITEM: Final = re.compile(r"(?:-|\d\.) ")


def with_wide_lists(text: str) -> str:
    r"""The text with the inside of its list items moved to the right.

    >>> with_wide_lists("So:\n1. One:\n\n   | a |\n   |---|\n2. Two\n   and more").splitlines()
    ['So:', '', '1. One:', '', '    | a |', '    |---|', '', '2. Two', '    and more']
    """
    return "\n".join(_moved(text.split("\n")))


def _moved(lines: Iterable[str]) -> Iterator[str]:
    inside, before = "", ""
    fenced = parted = False
    for line in lines:
        if line.startswith("```"):
            fenced = not fenced
        if not fenced and (item := _ITEM.match(line)):
            if before and (parted or not inside):
                yield ""  # else it would be read as part of the paragraph before
            inside, parted = " " * len(item[0]), False
        elif line and not line.startswith(" "):
            inside = ""
        parted = parted or not line
        yield "    " + line.removeprefix(inside) if inside and not fenced and line.startswith(inside) else line
        before = line
