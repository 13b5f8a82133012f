"""The drawings of paths through the code as tables: the site needs no script from elsewhere to show them."""

from __future__ import annotations

import re
from typing import Final

from handbook.markdown import code, table

_DRAWING: Final = re.compile(r"^```mermaid\n(.*?)^```", re.MULTILINE | re.DOTALL)
_NODE: Final = re.compile(r'^\s*(\w+)\["([^"<]+)(?:<br/>([^"]*))?"\]', re.MULTILINE)
_ARROW: Final = re.compile(r"\s*(?:-->|-\. (.+?) \.->)\s*")


def with_tables(text: str) -> str:
    """The text with every drawing as a table."""
    return _DRAWING.sub(lambda drawing: _table(drawing[1]), text)


def _table(drawing: str) -> str:
    """One row a file: what happens there, and where it goes on.

    >>> print(_table('a["one.py<br/>begins"]\\nb["two.py"]\\na -. by wire .-> b'))
    | file | what happens | goes on to |
    |---|---|---|
    | `one.py` | begins | `two.py` (by wire) |
    | `two.py` |  |  |
    """
    files = {name: file for name, file, _ in _NODE.findall(drawing)}
    after: dict[str, list[str]] = {name: [] for name in files}
    for line in drawing.splitlines():
        if '["' in line or not _ARROW.search(line):
            continue
        one, *rest = _ARROW.split(line.strip())
        for by, two in zip(rest[::2], rest[1::2], strict=True):
            after[one].append(code(files[two]) + (f" ({by})" if by else ""))
            one = two
    rows = [[code(file), what, ", ".join(after[name])] for name, file, what in _NODE.findall(drawing)]
    return table(["file", "what happens", "goes on to"], rows)
