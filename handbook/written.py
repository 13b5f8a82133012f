"""The pages that people wrote: docs, the files at the root, and the laws; their links point to places on the site."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Final

from handbook.drawings import with_tables
from handbook.lists import with_wide_lists

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = ROOT / "docs"
_AT_THE_ROOT: Final = ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")
_CODE: Final = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
_LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def written_pages() -> dict[str, str]:
    """Each by its place on the site."""
    places = _places()
    return {
        place: _with_links(source, place, places)
        for source, place in places.items()
        if source.endswith(".md") and source != "README.md"
    }


def _places() -> dict[str, str]:
    """Where on the site a file of the project is, by its path from the root."""
    docs = {f"docs/{name}": name for path in DOCS.rglob("*.*") for name in [path.relative_to(DOCS).as_posix()]}
    root = {name: name.lower() for name in _AT_THE_ROOT}
    laws = {
        path.relative_to(ROOT).as_posix(): f"laws/{'index' if path.stem == 'README' else path.stem}.md"
        for path in (ROOT / "tests/laws").glob("*.md")
    }
    return {**docs, **root, **laws, "README.md": "index.md"}


def _with_links(source: str, place: str, places: dict[str, str]) -> str:
    def moved(link: re.Match[str]) -> str:
        mark, text, target = link.groups()
        path, hash_, part = target.partition("#")
        if "://" in target or not path:
            return link[0]
        found = places.get(posixpath.normpath(posixpath.join(posixpath.dirname(source), path)))
        if found is None:
            return str(text)  # a file of the project that is no page
        way = posixpath.relpath(found, posixpath.dirname(place) or ".")
        if mark and way.endswith("-light.webp"):
            return in_both_lights(text, way)
        return f"{mark}[{text}]({way}{hash_}{part})"

    parts = _CODE.split(with_wide_lists(with_tables((ROOT / source).read_text(encoding="utf-8"))))
    parts[::2] = [_LINK.sub(moved, prose) for prose in parts[::2]]
    return "".join(parts)


def in_both_lights(text: str, light: str) -> str:
    """A picture for whichever light the site is read in.

    >>> in_both_lights("A table", "pictures/table-wide-light.webp")
    '![A table](pictures/table-wide-light.webp#only-light)![A table](pictures/table-wide-dark.webp#only-dark)'
    """
    dark = light.replace("-light.webp", "-dark.webp")
    return f"![{text}]({light}#only-light)![{text}]({dark}#only-dark)"
