"""Reading a lesson: one Markdown file with front matter, headings, talk, and fenced blocks of YAML."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from markdown_it.token import Token
from msgspec import Struct
from msgspec.structs import replace

from kibitz.bots.maxims.points_table import with_points
from kibitz.lessons.fields import Fields
from kibitz.lessons.lesson import Block, Lesson, Part, Practice, Question, SheetBlock, Talk, Task
from kibitz.lessons.lesson_faults import LessonFaults
from kibitz.lessons.prose import paragraphs, tokens
from kibitz.lessons.vetting import HEAD_LINE, vet

MOST_CHARACTERS: Final = 200_000
"""A longer file is no lesson."""

_FENCE: Final = "---"
_BLOCK: Final = "```"
_BLOCKS: Final[Mapping[str, type[Struct]]] = {"question": Question, "sheet": SheetBlock}


class FrontMatter(Struct, frozen=True):
    """What stands at the head of the file."""

    title: str
    summary: str
    number: int = 0
    language: str = "en"
    rung: str = ""
    course: str = ""
    puzzles: tuple[str, ...] = ()


def read_lesson(text: str, name: str) -> tuple[Lesson | None, LessonFaults]:
    """The lesson and what is wrong with it; there is a lesson only if nothing is."""
    faults = LessonFaults()
    if len(text) > MOST_CHARACTERS:
        faults.add(1, "check-too-long", length=len(text), most=MOST_CHARACTERS)
        return None, faults
    head, body, first = _parted(_with_numbers(text, faults), faults)
    front: FrontMatter | None = Fields(head, HEAD_LINE, faults).read(FrontMatter) if head else None
    parts = tuple(_parts(tokens(body), first, faults))
    if not parts and not faults.found:
        faults.add(first, "check-nothing")
    if front is None:
        return None, faults
    lesson = Lesson(
        name,
        front.title,
        front.summary,
        parts,
        front.number,
        front.language,
        front.rung,
        front.course,
        front.puzzles,
    )
    vet(lesson, faults)
    return (None if faults.found else lesson), faults


def _with_numbers(text: str, faults: LessonFaults) -> str:
    """The lines with the numbers of the points table that they name."""
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        try:
            lines[number - 1] = with_points(line)
        except KeyError as unknown:
            faults.add(number, "check-no-points", name=str(unknown.args[0]))
    return "\n".join(lines)


def lesson_in(path: Path) -> tuple[Lesson | None, LessonFaults]:
    """The lesson in a file, named as the file is."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        faults = LessonFaults()
        faults.add(1, "check-no-text", file=path.name)
        return None, faults
    return read_lesson(text, path.stem)


def _parted(text: str, faults: LessonFaults) -> tuple[str, str, int]:
    """Front matter, the rest, and the line on which the rest begins."""
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0].strip() != _FENCE or _FENCE not in (line.strip() for line in lines[1:]):
        faults.add(1, "check-no-head")
        return "", "\n".join(lines), 1
    end = next(number for number, line in enumerate(lines[1:], 1) if line.strip() == _FENCE)
    return "\n".join(lines[1:end]), "\n".join(lines[end + 1 :]), end + 2


def _parts(given: Sequence[Token], first: int, faults: LessonFaults) -> Iterator[Part]:
    """What stands under each heading of the second level."""
    sections: list[tuple[Token | None, str, list[Token]]] = [(None, "", [])]
    heading: Token | None = None
    for token in given:
        if token.type == "heading_open" and token.level == 0:
            heading = token
            if token.tag != "h2":
                faults.add(_line(token, first), "check-one-heading")
        elif heading is not None and token.type == "inline":
            sections.append((heading, token.content, []))
        elif token.type == "heading_close":
            heading = None
        else:
            sections[-1][2].append(token)
    for opening, title, under in sections:
        if opening is None:
            if under:
                faults.add(_line(under[0], first), "check-under-heading")
            continue
        line = _line(opening, first)
        blocks = tuple(_blocks(under, first, faults))
        if not under:
            faults.add(line, "check-nothing-under", title=title)
        yield Part(title, line, blocks)


def _blocks(given: Sequence[Token], first: int, faults: LessonFaults) -> Iterator[Block]:
    """Talk, and what the fences hold; tasks belong to the table before them."""
    waiting: Practice | None = None
    unreadable = False  # the last table: then nothing is wrong with the tasks that follow it
    for is_fence, group in groupby(given, key=lambda token: token.type == "fence"):
        if not is_fence:
            spoken = list(group)
            with faults.noted():
                if waiting is not None:
                    yield waiting
                    waiting = None
                yield Talk(_line(spoken[0], first), tuple(paragraphs(spoken, first)))
            continue
        for token in group:
            block = _fenced(token, first, faults)
            if isinstance(block, Task):
                if waiting is None and not unreadable:
                    faults.add(_line(token, first), "check-task-follows")
                elif waiting is not None:
                    waiting = replace(waiting, tasks=(*waiting.tasks, block))
                continue
            if waiting is not None:
                yield waiting
            unreadable = block is None and token.info.strip() == "table"
            waiting = block if isinstance(block, Practice) else None
            if block is not None and waiting is None:
                yield block
    if waiting is not None:
        yield waiting


def _fenced(token: Token, first: int, faults: LessonFaults) -> Block | Task | None:
    kind, line = token.info.strip(), _line(token, first)
    if any(each.startswith(_BLOCK) for each in token.content.splitlines()):
        faults.add(line, "check-block-open")
        return None
    fields = Fields(token.content, line + 1, faults)
    read: Block | Task | None
    if kind == "task":
        read = fields.read(Task, line=line)
    elif kind == "table":
        read = fields.read(Practice, line=line, tasks=())
    elif kind in _BLOCKS:
        read = fields.read(_BLOCKS[kind], line=line)
    else:
        faults.add(line, "check-no-block", kind=kind)
        return None
    return read


def _line(token: Token, first: int) -> int:
    return first + (token.map[0] if token.map else 0)
