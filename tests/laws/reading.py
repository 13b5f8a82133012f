"""Reading the laws: Markdown headings, the examples under them, and the deals they are played with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
_FENCE: Final = re.compile(r"```(?P<kind>[a-z]*) *(?P<name>.*)")
_COMMENT: Final = re.compile(r"(^|\s)#.*")


class LawError(Exception):
    """A law does not hold, or its example cannot be read; the message begins with file and line."""


@dataclass(frozen=True)
class Line:
    """One line of an example, and where it stands."""

    path: Path
    number: int
    text: str

    def error(self, message: str) -> LawError:
        return LawError(f"{self.path.name}:{self.number}: {message}\n    {self.text}")


@dataclass
class Law:
    """A heading with its examples."""

    title: str
    heading: Line
    examples: list[tuple[Line, ...]] = field(default_factory=list)


@dataclass
class Document:
    """The laws of one file, and the deals it gives names to."""

    laws: list[Law] = field(default_factory=list)
    deals: dict[str, str] = field(default_factory=dict)


def documents() -> list[Path]:
    """All files of laws; the README explains how they are written."""
    return sorted(path for path in HERE.glob("*.md") if path.name != "README.md")


def read(path: Path) -> Document:
    document = Document()
    for line, fenced in _pieces(path):
        if line.text.startswith("## "):
            document.laws.append(Law(line.text[3:].strip(), line))
        fence = _FENCE.fullmatch(line.text)
        kind = fence["kind"] if fence else ""
        if fence and kind == "deal":
            document.deals[fence["name"]] = _deal(line, fenced)
        elif kind == "kibitz":
            if not document.laws:
                raise line.error("An example stands before the first heading.")
            document.laws[-1].examples.append(tuple(_statements(fenced)))
    return document


def _pieces(path: Path) -> Iterator[tuple[Line, list[Line]]]:
    """Each line outside of fences; an opening fence together with the lines it encloses."""
    lines = [Line(path, number, text) for number, text in enumerate(path.read_text("utf-8").splitlines(), 1)]
    place = 0
    while place < len(lines):
        line = lines[place]
        fenced: list[Line] = []
        if line.text.startswith("```"):
            end = next((at for at in range(place + 1, len(lines)) if lines[at].text == "```"), None)
            if end is None:
                raise line.error("This fence is never closed.")
            fenced = lines[place + 1 : end]
            place = end
        place += 1
        yield line, fenced


def _statements(fenced: list[Line]) -> Iterator[Line]:
    for line in fenced:
        text = _COMMENT.sub("", line.text).strip()
        if text:
            yield Line(line.path, line.number, text)


def _deal(fence: Line, fenced: list[Line]) -> str:
    """Four lines `N: hand`, clockwise, as one deal."""
    hands = [line.text.partition(":") for line in fenced]
    if [seat for seat, _, _ in hands] != [*"NESW"]:
        raise fence.error("A deal is four lines, N:, E:, S: and W: in this order.")
    return "N:" + " | ".join(hand.strip() for _, _, hand in hands)
