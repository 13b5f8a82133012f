"""From the YAML of a fenced block to the types of a lesson, every mistake with its line."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

import msgspec
import yaml
from msgspec import NODEFAULT, Struct

from kibitz.cards import Call, Card, Hand, NotationError, Seat, Strain
from kibitz.cards.sentences import Text
from kibitz.engine.codec import from_text
from kibitz.lessons.lesson import Deed, Prose, Stop
from kibitz.lessons.lesson_faults import LessonFaults, Misread
from kibitz.lessons.prose import prose

_Loader: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The one in C where there is one: it reads a shelf of lessons several times as fast."""

_DEEDS: Final = {str(deed.__struct_config__.tag): deed for deed in get_args(Deed)}
_STOP: Final = re.compile(r"(\d+) (trick|call)s?")
_CONTRACT: Final = tuple[str, Strain]
_NOT_OF_KIND: Final = {int: "check-no-whole-number", bool: "check-no-yes-or-no"}
_CAUSES: Final = {
    "mapping values are not allowed": "check-yaml-colon",
    "could not find expected ':'": "check-yaml-name",
    "cannot start any token": "check-yaml-sign",
    "tab character": "check-yaml-sign",
    "end of stream": "check-yaml-open",
    "did not find expected": "check-yaml-columns",
}
"""What the reader of YAML stumbles over, with what most often causes it."""


@cache
def _fields(kind: type[Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Their types are worked out from what is written, which takes longer than to read a block."""
    return msgspec.structs.fields(kind)


class _NotedError(Exception):
    """What is wrong here has been noted: there is no value."""


class Fields:
    """The fields of one block. `first` is the line of the file on which its YAML begins."""

    def __init__(self, text: str, first: int, faults: LessonFaults) -> None:
        self.first = first
        self.faults = faults
        self.node: yaml.MappingNode | None = None
        with faults.noted():
            self.node = self._mapping(text)

    def _mapping(self, text: str) -> yaml.MappingNode:
        lines = text.splitlines() or [""]
        try:
            signs = yaml.scan(text, _Loader) if "&" in text or "*" in text else ()
            if any(isinstance(token, yaml.AliasToken | yaml.AnchorToken) for token in signs):
                raise Misread(self.first, "check-no-anchors")
            self._loader = _Loader(text)
            node = self._loader.get_single_node()
        except yaml.reader.ReaderError as error:  # a character that no text has, of which YAML tells only how far in
            line = text[: error.position].count("\n")
            seen = "".join(filter(str.isprintable, text.split("\n")[line].strip()))
            raise Misread(self.first + line, "check-no-yaml", line=seen, problem=str(error.reason)) from None
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line = min(mark.line, len(lines) - 1) if mark else 0
            cause = next((id_ for part, id_ in _CAUSES.items() if part in str(error.problem)), "check-no-yaml")
            about = {"line": lines[line].strip(), "problem": str(error.problem)}
            raise Misread(self.first + line, cause, **about) from None
        if not isinstance(node, yaml.MappingNode):
            raise Misread(self.first, "check-needs-names")
        return node

    def read(self, kind: type[Struct], **given: Any) -> Any:
        """The block as that struct, `given` being the fields that do not stand in it; None if it cannot be."""
        if self.node is None:
            return None
        for key, _ in self.node.value:
            self.faults.place(given.get("line", self.first), str(key.value), self._line(key))
        try:
            return self._struct(kind, self.node, given)
        except _NotedError:
            return None

    def _line(self, node: yaml.Node) -> int:
        return self.first + int(node.start_mark.line)

    def _struct(self, kind: type[Struct], node: yaml.Node, given: Mapping[str, Any]) -> Any:
        """Field by field, so that all that is wrong is noted."""
        if not isinstance(node, yaml.MappingNode):
            raise Misread(self._line(node), "check-needs-names")
        known = {field.name: field for field in _fields(kind) if field.name not in given}
        values, complete = dict(given), True
        for key, value in node.value:
            name = str(key.value)
            if name not in known:
                self.faults.add(self._line(key), "check-nothing-called", name=name, known=", ".join(known))
                complete = False
                continue
            if name in values:
                self.faults.add(self._line(key), "check-twice", name=name)
            try:
                values[name] = self._noted(known[name].type, value)
            except _NotedError:
                complete = False
        for name, field in known.items():
            needed = field.default is NODEFAULT and field.default_factory is NODEFAULT
            if needed and name not in {str(key.value) for key, _ in node.value}:
                self.faults.add(self._line(node), "check-missing", name=name)
                complete = False
        if not complete:
            raise _NotedError
        return kind(**values)

    def _noted(self, kind: Any, node: yaml.Node) -> Any:
        try:
            return self._value(kind, node)
        except Misread as error:
            self.faults.found.append(error.fault)
            raise _NotedError from None

    def _value(self, kind: Any, node: yaml.Node) -> Any:
        if kind == Prose:
            return prose(self._text(node), self._line(node))
        if kind == Stop:
            return self._stop(node)
        if kind == _CONTRACT:
            return self._contract(node)
        if get_origin(kind) is Union or isinstance(kind, UnionType):
            return self._one_of(get_args(kind), node)
        if get_origin(kind) is tuple:
            return self._several(get_args(kind)[0], node)
        if get_origin(kind) is Literal:
            return self._literal(get_args(kind), node)
        if kind == Mapping[str, Any]:
            if not isinstance(node, yaml.MappingNode):
                raise Misread(self._line(node), "check-needs-names")
            return self._plain(node)
        if getattr(get_origin(kind), "__name__", "") == "Mapping":
            return self._by_seat(get_args(kind)[1], node)
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self._struct(kind, node, {})
        return self._scalar(kind, node)

    # --- values of one kind

    def _text(self, node: yaml.Node) -> str:
        if not isinstance(node, yaml.ScalarNode):
            raise Misread(self._line(node), "check-needs-text")
        return str(node.value)

    def _plain(self, node: yaml.Node) -> Any:
        try:
            return self._loader.construct_object(node, deep=True)
        except yaml.MarkedYAMLError as error:
            raise Misread(self._line(node), "check-unreadable", problem=str(error.problem)) from None

    def _scalar(self, kind: Any, node: yaml.Node) -> Any:
        text, line = self._text(node), self._line(node)
        if kind is str:
            return text
        if kind in (Call, Card, Hand, Strain):
            return _parsed(lambda: from_text(kind, text), line)
        if kind is Seat:
            if text.upper() not in (*Seat,):
                raise Misread(line, "check-no-seat", text=text)
            return Seat(text.upper())
        value = self._plain(node)
        if type(value) is not kind:
            raise Misread(line, _NOT_OF_KIND[kind], text=text)
        return value

    def _literal(self, words: tuple[str, ...], node: yaml.Node) -> str:
        text = self._text(node)
        if text not in words:
            raise Misread(self._line(node), "check-none-of", text=text, known=", ".join(words))
        return text

    def _one_of(self, kinds: tuple[Any, ...], node: yaml.Node) -> Any:
        kinds = tuple(kind for kind in kinds if kind is not NoneType)
        if set(kinds) == set(get_args(Deed)):
            return self._deed(node)
        said = list[Text]()
        for kind in kinds:
            try:
                return self._value(kind, node)
            except Misread as error:
                said += error.fault.texts
        raise Misread(self._line(node), *said)

    def _several(self, kind: Any, node: yaml.Node) -> tuple[Any, ...]:
        """A list; cards and words may also stand in one line."""
        if isinstance(node, yaml.SequenceNode):
            found = []
            for each in node.value:
                with contextlib.suppress(_NotedError):
                    found.append(self._noted(kind, each))
            if len(found) < len(node.value):
                raise _NotedError
            return tuple(found)
        if isinstance(node, yaml.ScalarNode):
            words = re.split(r"[,\s]+", str(node.value).strip())
            return tuple(self._value(kind, _scalar_node(word, node)) for word in words if word)
        return (self._value(kind, node),)

    def _by_seat(self, kind: Any, node: yaml.Node) -> dict[Seat, Any]:
        """One value for each seat; a single one is for all."""
        if isinstance(node, yaml.ScalarNode):
            return dict.fromkeys(Seat, self._value(kind, node))
        if not isinstance(node, yaml.MappingNode):
            raise Misread(self._line(node), "check-needs-seats")
        return {self._scalar(Seat, key): self._value(kind, value) for key, value in node.value}

    def _stop(self, node: yaml.Node) -> Stop:
        text = self._text(node)
        if found := _STOP.fullmatch(text):
            number = int(found[1])
            return Stop("tricks", tricks=number) if found[2] == "trick" else Stop("calls", calls=number)
        match text:
            case "declarer" | "contract" | "end":
                return Stop(text)
        raise Misread(self._line(node), "check-no-stop", text=text)

    def _contract(self, node: yaml.Node) -> tuple[str, Strain]:
        terms, _, strain = self._text(node).rpartition(" ")
        if not terms:
            raise Misread(self._line(node), "check-no-contract")
        return terms, _parsed(lambda: from_text(Strain, strain), self._line(node))

    def _deed(self, node: yaml.Node) -> Any:
        if not isinstance(node, yaml.MappingNode) or len(node.value) != 1:
            raise Misread(self._line(node), "check-what-happens", known=", ".join(_DEEDS))
        ((key, value),) = node.value
        if key.value not in _DEEDS:
            raise Misread(self._line(key), "check-none-of", text=str(key.value), known=", ".join(_DEEDS))
        return self._struct(_DEEDS[key.value], value, {})


def _parsed(read: Callable[[], Any], line: int) -> Any:
    try:
        return read()
    except NotationError as error:
        raise Misread(line, error.text) from None


def _scalar_node(word: str, like: yaml.ScalarNode) -> yaml.ScalarNode:
    return yaml.ScalarNode(like.tag, word, like.start_mark, like.end_mark)
