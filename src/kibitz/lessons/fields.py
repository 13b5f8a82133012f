"""From the YAML of a fenced block to the types of a lesson, every mistake with its line."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

import msgspec
import yaml
from msgspec import NODEFAULT, Struct

from kibitz.cards import Call, Card, Hand, NotationError, Seat, Strain
from kibitz.engine.codec import from_text
from kibitz.lessons.lesson import Deed, Prose, Stop
from kibitz.lessons.prose import prose
from kibitz.lessons.slips import Misread, Slips

_Loader: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The one in C where there is one: it reads a shelf of lessons several times as fast."""

_DEEDS: Final = {str(deed.__struct_config__.tag): deed for deed in get_args(Deed)}
_STOP: Final = re.compile(r"(\d+) (trick|call)s?")
_CONTRACT: Final = tuple[str, Strain]
_KIND_OF_NUMBER: Final = {int: "a whole number", bool: "yes or no"}


class _NotedError(Exception):
    """What is wrong here has been noted: there is no value."""


class Fields:
    """The fields of one block. `first` is the line of the file on which its YAML begins."""

    def __init__(self, text: str, first: int, slips: Slips) -> None:
        self.first = first
        self.slips = slips
        self._loader = _Loader(text)
        self.node: yaml.MappingNode | None = None
        with slips.noted():
            self.node = self._mapping(text)

    def _mapping(self, text: str) -> yaml.MappingNode:
        try:
            if any(isinstance(token, yaml.AliasToken | yaml.AnchorToken) for token in yaml.scan(text, _Loader)):
                raise Misread(self.first, "Write out what is repeated: anchors (&) and aliases (*) are not read.")
            node = self._loader.get_single_node()
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            raise Misread(self.first + (mark.line if mark else 0), f"This is not YAML: {error.problem}.") from None
        if not isinstance(node, yaml.MappingNode):
            raise Misread(self.first, "This needs lines such as “name: value”.")
        return node

    def read(self, kind: type[Struct], **given: Any) -> Any:
        """The block as that struct, `given` being the fields that do not stand in it; None if it cannot be."""
        if self.node is None:
            return None
        for key, _ in self.node.value:
            self.slips.place(given.get("line", self.first), str(key.value), self._line(key))
        try:
            return self._struct(kind, self.node, given)
        except _NotedError:
            return None

    def _line(self, node: yaml.Node) -> int:
        return self.first + int(node.start_mark.line)

    def _struct(self, kind: type[Struct], node: yaml.Node, given: Mapping[str, Any]) -> Any:
        """Field by field, so that all that is wrong is noted."""
        if not isinstance(node, yaml.MappingNode):
            raise Misread(self._line(node), "This needs lines such as “name: value”.")
        known = {field.name: field for field in msgspec.structs.fields(kind) if field.name not in given}
        values, complete = dict(given), True
        for key, value in node.value:
            name = str(key.value)
            if name not in known:
                self.slips.add(self._line(key), f"There is nothing called “{name}” here: {', '.join(known)}.")
                complete = False
                continue
            if name in values:
                self.slips.add(self._line(key), f"“{name}” stands here twice.")
            try:
                values[name] = self._noted(known[name].type, value)
            except _NotedError:
                complete = False
        for name, field in known.items():
            needed = field.default is NODEFAULT and field.default_factory is NODEFAULT
            if needed and name not in {str(key.value) for key, _ in node.value}:
                self.slips.add(self._line(node), f"“{name}” is missing.")
                complete = False
        if not complete:
            raise _NotedError
        return kind(**values)

    def _noted(self, kind: Any, node: yaml.Node) -> Any:
        try:
            return self._value(kind, node)
        except Misread as error:
            self.slips.found.append(error.slip)
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
            return self._plain(node)
        if getattr(get_origin(kind), "__name__", "") == "Mapping":
            return self._by_seat(get_args(kind)[1], node)
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self._struct(kind, node, {})
        return self._scalar(kind, node)

    # --- values of one kind

    def _text(self, node: yaml.Node) -> str:
        if not isinstance(node, yaml.ScalarNode):
            raise Misread(self._line(node), "This needs text.")
        return str(node.value)

    def _plain(self, node: yaml.Node) -> Any:
        try:
            return self._loader.construct_object(node, deep=True)
        except yaml.MarkedYAMLError as error:
            raise Misread(self._line(node), f"This cannot be read: {error.problem}.") from None

    def _scalar(self, kind: Any, node: yaml.Node) -> Any:
        text, line = self._text(node), self._line(node)
        if kind is str:
            return text
        if kind in (Call, Card, Hand, Strain):
            return _parsed(lambda: from_text(kind, text), line)
        if kind is Seat:
            if text.upper() not in (*Seat,):
                raise Misread(line, f"“{text}” is no seat: N, E, S or W.")
            return Seat(text.upper())
        value = self._plain(node)
        if type(value) is not kind:
            raise Misread(line, f"“{text}” is not {_KIND_OF_NUMBER[kind]}.")
        return value

    def _literal(self, words: tuple[str, ...], node: yaml.Node) -> str:
        text = self._text(node)
        if text not in words:
            raise Misread(self._line(node), f"“{text}” is none of {', '.join(words)}.")
        return text

    def _one_of(self, kinds: tuple[Any, ...], node: yaml.Node) -> Any:
        kinds = tuple(kind for kind in kinds if kind is not NoneType)
        if set(kinds) == set(get_args(Deed)):
            return self._deed(node)
        said = []
        for kind in kinds:
            try:
                return self._value(kind, node)
            except Misread as error:
                said.append(str(error))
        raise Misread(self._line(node), said[0] if len(said) == 1 else " Nor: ".join(said))

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
            raise Misread(self._line(node), "This needs lines such as “N: value”.")
        return {self._scalar(Seat, key): self._value(kind, value) for key, value in node.value}

    def _stop(self, node: yaml.Node) -> Stop:
        text = self._text(node)
        if found := _STOP.fullmatch(text):
            number = int(found[1])
            return Stop("tricks", tricks=number) if found[2] == "trick" else Stop("calls", calls=number)
        match text:
            case "declarer" | "contract" | "end":
                return Stop(text)
        raise Misread(
            self._line(node), f"A table stops at declarer, contract, end, “1 call” or “2 tricks”, not at “{text}”."
        )

    def _contract(self, node: yaml.Node) -> tuple[str, Strain]:
        terms, _, strain = self._text(node).rpartition(" ")
        if not terms:
            raise Misread(self._line(node), "A contract is written with its terms and its strain: “part-score S”.")
        return terms, _parsed(lambda: from_text(Strain, strain), self._line(node))

    def _deed(self, node: yaml.Node) -> Any:
        if not isinstance(node, yaml.MappingNode) or len(node.value) != 1:
            raise Misread(self._line(node), f"Say what has to happen: {', '.join(_DEEDS)}.")
        ((key, value),) = node.value
        if key.value not in _DEEDS:
            raise Misread(self._line(key), f"“{key.value}” is none of {', '.join(_DEEDS)}.")
        return self._struct(_DEEDS[key.value], value, {})


def _parsed(read: Callable[[], Any], line: int) -> Any:
    try:
        return read()
    except NotationError as error:
        raise Misread(line, str(error)) from None


def _scalar_node(word: str, like: yaml.ScalarNode) -> yaml.ScalarNode:
    return yaml.ScalarNode(like.tag, word, like.start_mark, like.end_mark)
