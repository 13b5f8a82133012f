"""From Markdown to prose: paragraphs, lists, emphasis, cards and our own pictures; nothing else passes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from kibitz.cards import NotationError, card
from kibitz.lessons.lesson import Fragment, FragmentStyle, Paragraph, Prose
from kibitz.lessons.lesson_faults import Misread

PICTURES: Final = Path(__file__).parent / "pictures"
"""The pictures that a lesson may show, by the names of these files."""

_MARKDOWN: Final = MarkdownIt("commonmark")
_STYLES: Final[Mapping[str, FragmentStyle]] = {"strong_open": "strong", "em_open": "emphasis"}
_PARAGRAPHS: Final = {"paragraph_open", "paragraph_close", "list_item_open", "list_item_close"}
_LISTS: Final = {"bullet_list_open", "bullet_list_close", "ordered_list_open", "ordered_list_close"}


def tokens(text: str) -> list[Token]:
    """The blocks of a Markdown text, with their lines."""
    return _MARKDOWN.parse(text)


def prose(text: str, line: int) -> Prose:
    """Markdown as paragraphs, `line` being the line of the file where it begins."""
    return tuple(paragraphs(tokens(text), line))


def paragraphs(given: Sequence[Token], line: int) -> Iterator[Paragraph]:
    """The paragraphs of some blocks; `Misread` at what a lesson cannot show."""
    in_list = 0
    for token in given:
        where = line + (token.map[0] if token.map else 0)
        if token.type in _LISTS:
            in_list += token.nesting
        elif token.type == "inline":
            yield Paragraph(tuple(_fragments(token.children or [], where)), bullet=in_list > 0)
        elif token.type not in _PARAGRAPHS:
            raise Misread(where, "check-no-such-block", what=_name(token))


def _fragments(children: Sequence[Token], line: int) -> Iterator[Fragment]:
    style: FragmentStyle = "plain"
    for token in children:
        match token.type:
            case "text":
                if token.content:
                    yield Fragment(token.content, style)
            case "softbreak" | "hardbreak":
                yield Fragment(" ", style)
                line += 1
            case "strong_open" | "em_open":
                style = _STYLES[token.type]
            case "strong_close" | "em_close":
                style = "plain"
            case "code_inline":
                yield _card(token.content, line)
            case "image":
                yield _picture(token, line)
            case _:
                raise Misread(line, "check-no-such-style", what=_name(token))


def _card(name: str, line: int) -> Fragment:
    try:
        return Fragment(card(name).name, "card")
    except NotationError:
        raise Misread(line, "check-no-card", name=name) from None


def _picture(token: Token, line: int) -> Fragment:
    name = str(token.attrs.get("src", ""))
    if name not in pictures():
        known = ", ".join(pictures())
        raise Misread(line, "check-no-picture", name=name, known=known)
    if not token.content.strip():
        raise Misread(line, "check-picture-words", name=name)
    return Fragment(token.content, "picture", name)


def pictures() -> tuple[str, ...]:
    """The names of our own pictures."""
    return tuple(sorted(path.stem for path in PICTURES.glob("*.svg")))


def _name(token: Token) -> str:
    return {
        "html_block": "HTML",
        "html_inline": "HTML",
        "link_open": "check-kind-link",
        "blockquote_open": "check-kind-quotation",
        "code_block": "check-kind-code",
        "hr": "check-kind-rule",
        "heading_open": "check-kind-heading",
    }.get(token.type, token.type.replace("_", " "))
