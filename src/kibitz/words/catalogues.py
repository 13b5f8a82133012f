"""A language: its messages by their ids, each said with what goes into it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, partial, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Given = Mapping[str, str | int | float]
"""What goes into a sentence, by name."""

NOTHING: Final[Given] = {}
_NO_LETTER: Final = re.compile(r"[^A-Za-z0-9]+")
_LONGEST_ID: Final = 60
_LONGEST_VALUE: Final = 500  # Fluent takes no long ones: they are put in afterwards
_MARKED: Final = re.compile("\ue000(\\w+):([^\ue001]*)\ue001")
_MARKS: Final = re.compile("[\ue000-\ue002]")
_MESSAGE: Final = re.compile(r"^(?P<id>[a-z][\w-]*) =.*(?:\n .*)*", re.MULTILINE)
_HOLE: Final = re.compile(r"(?:(?P<kind>[A-Z]+)\()?\$(?P<name>\w+)")


class Drawable(NamedTuple):
    """A part of a sentence that can be drawn: a card, a strain, a call or somebody's name."""

    kind: str
    value: str


class Sentence(Protocol):
    """The id of a message, and what goes into it."""

    @property
    def say(self) -> str: ...

    @property
    def values(self) -> Given: ...


def languages() -> tuple[str, ...]:
    """The codes of all languages there are, English first: a language is a folder."""
    found = {each.name for each in _folder().iterdir() if each.is_dir() and (each / "cards.ftl").is_file()}
    return ("en", *sorted(found - {"en"}))


def text_of(language: str, name: str) -> Path:
    """A file or folder that stands beside the messages of a language; that of English where it has none of its own.

    The language may be whatever a stranger wrote into an address: only one that there is becomes part of a path.

    >>> text_of("fr", "rules/minibridge.md").parent.parent.name, text_of("../fr", "glossary.toml").parent.name
    ('fr', 'en')
    """
    own = _folder() / (language if language in languages() else "en") / name
    return own if own.exists() else _folder() / "en" / name


def _folder() -> Path:
    return Path(__file__).parent


def word_id(written: str) -> str:
    """The id of a word that is stored and sent as it is written in the code: a reason, a level, a title.

    >>> word_id("all the tricks")
    'words-all-the-tricks'
    """
    slug = _NO_LETTER.sub("-", written).strip("-")
    return "words-" + (slug if len(slug) <= _LONGEST_ID else slug[: _LONGEST_ID + 1].rpartition("-")[0])


class Language:
    """How sentences are said in one language.

    A file of messages is read when the first of its ids is asked for, and a message parsed when it is first said.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self._files: set[str] = set()
        self._sources: dict[str, str] = {}
        self._holes: dict[str, Mapping[str, str]] = {}

    def __str__(self) -> str:
        return self.code

    def knows(self, id_: str) -> bool:
        """Whether there is a message of that id."""
        file, hyphen, _ = id_.partition("-")
        if hyphen and file not in self._files:
            self._files.add(file)
            self._sources |= _messages(self.code, file)
        return id_ in self._sources

    def say(self, text: Sentence) -> str:
        """The whole sentence."""
        return self.said(text.say, text.values)

    def said(self, id_: str, values: Given = NOTHING) -> str:
        """A message with what goes into it; what is no id is shown as it is.

        >>> IN_ENGLISH.said("cards-of", {"rank": "ace", "suit": "spades"})
        'ace of spades'
        """
        return "".join(each if isinstance(each, str) else self._written(each) for each in self.pieces(id_, values))

    def pieces(self, id_: str, values: Given = NOTHING) -> Iterator[str | Drawable]:
        """The sentence in pieces, so that cards and suits can be drawn."""
        said, done = self._formatted(id_, values), 0
        for marked in _MARKED.finditer(said):
            if marked.start() > done:
                yield said[done : marked.start()]
            yield Drawable(marked[1], marked[2])
            done = marked.end()
        if done < len(said):
            yield said[done:]

    def word(self, written: str) -> str:
        """A word that is sent as it is written in the code; one that no catalogue has is shown as it is."""
        id_ = written if self.knows(written) else word_id(written)
        return self.said(id_) if self.knows(id_) else written

    def seat(self, letter: str) -> str:
        """North, by its letter."""
        return self.said(f"cards-seat-{letter}")

    def figure(self, written: str) -> str:
        """A number with the decimal sign of the language."""
        return written.replace(".", self.said("cards-decimal-sign"))

    def holes(self, id_: str) -> Mapping[str, str]:
        """The names of the values that a message needs, each with what it is: "card", "seat", or nothing special.

        >>> IN_ENGLISH.holes("story-plays")
        {'who': 'seat', 'card': 'card'}
        """
        if id_ not in self._holes:
            found = _HOLE.finditer(self._sources[id_]) if self.knows(id_) else ()
            # What a form is chosen by tells less of a value than what is written of it.
            ordered = sorted(found, key=lambda hole: hole["kind"] != "ME")
            self._holes[id_] = {hole["name"]: (hole["kind"] or "").lower() for hole in ordered}
        return self._holes[id_]

    def _written(self, piece: Drawable) -> str:
        match piece.kind:
            case "strain":
                return self.said(f"cards-strain-{piece.value}")
            case "call" if piece.value[0].isdigit():
                level, strain = piece.value[0], piece.value[1:]
                named = self.said(f"cards-strain-{strain}")
                return self.said("cards-bid", {"level": level, "letters": strain, "strain": named})
            case "call":
                return self.said(f"cards-call-{piece.value}")
            case _:
                return piece.value

    def _formatted(self, id_: str, values: Given) -> str:
        if not self.knows(id_):
            return id_
        from fluent.runtime import FluentResource
        from fluent.runtime.types import fluent_number

        if not self._bundle.has_message(id_):
            self._bundle.add_resource(FluentResource(self._sources[id_]))
        pattern = self._bundle.get_message(id_).value
        assert pattern is not None
        texts = {name: _MARKS.sub("", value) for name, value in values.items() if isinstance(value, str)}
        numbers = {
            name: fluent_number(each, useGrouping=False) for name, each in values.items() if not isinstance(each, str)
        }
        long = {f"\ue002{name}\ue002": text for name, text in texts.items() if len(text) > _LONGEST_VALUE}
        short = {name: f"\ue002{name}\ue002" if len(text) > _LONGEST_VALUE else text for name, text in texts.items()}
        said, problems = self._bundle.format_pattern(pattern, {**short, **numbers})
        if problems:
            raise problems[0]
        return reduce(lambda so_far, mark: so_far.replace(mark, long[mark]), long, str(said))

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # when something is said: it takes its time

        functions: dict[str, Any] = {
            "SEAT": lambda who: self.seat(str(who)),
            "ME": lambda who: "other",  # only the page knows who reads
            "SIDE": lambda whose: self.said(f"cards-side-{whose}"),
            "WORD": lambda written: self.word(str(written)),
            "DECIMAL": lambda number: self.figure(f"{float(number):.1f}"),
            **{kind.upper(): partial(_marked, kind) for kind in ("card", "strain", "call", "name")},
        }
        return FluentBundle([self.code], functions=functions, use_isolating=False)


def _marked(kind: str, value: object) -> str:
    return f"\ue000{kind}:{value}\ue001"


def _messages(code: str, file: str) -> dict[str, str]:
    """The source of each message of a file: a message goes on as long as its lines are indented."""
    source = _folder() / code / f"{file}.ftl"
    if not source.is_file():
        return {}
    return {found["id"]: found[0] for found in _MESSAGE.finditer(source.read_text(encoding="utf-8"))}


@cache
def in_language(code: str) -> Language:
    """A language by its code; a `ValueError` if there is no folder of that name."""
    if code not in languages():
        raise ValueError(f"There is no folder of words in “{code}”.")
    return Language(code)


IN_ENGLISH: Final = in_language("en")
