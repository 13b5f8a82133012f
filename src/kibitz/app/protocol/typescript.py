"""The page's types and addresses: `python -m kibitz.app.protocol.typescript > web/src/live/protocol.ts`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import Enum
from typing import get_args

import msgspec
from msgspec import inspect

from kibitz.app import protocol
from kibitz.app.protocol import addresses
from kibitz.bots.convention_card import ConventionCard
from kibitz.cards import Call, Card, Hand, Strain
from kibitz.engine.events import Move
from kibitz.games.registry import USUAL_GAME

_TEXTS = (Call, Card, Hand, Strain)  # written as people write them
_FETCHED = (
    protocol.Catalogue,
    protocol.RuleBook,
    protocol.RefereeBook,
    ConventionCard,
    protocol.LessonList,
    protocol.LessonText,
    protocol.FileShown,
    protocol.PrintOrder,
)

_HEAD = "// Made from src/kibitz/app/protocol by `python -m kibitz.app.protocol.typescript`. Do not edit."


def generate() -> str:
    """All types of requests and answers, and whatever they use, in order of first use."""
    writer = _Writer()
    unions = {
        "Move": Move,
        "New": protocol.New,
        "AnyLedgerPicture": protocol.AnyLedgerPicture,
        "Request": protocol.Request,
        "Answer": protocol.Answer,
    }
    for name, union in unions.items():
        writer.union(name, union)
    for fetched in _FETCHED:
        writer.type_of(inspect.type_info(fetched))
    phrases = "".join(
        f"\n  {{ text: {_quoted(phrase.text)}, after_deal: {str(phrase.after_deal).lower()} }},"
        for phrase in protocol.PHRASES
    )
    answers = "".join(f"\n  {_quoted(answer.__name__)}," for answer in get_args(protocol.Answer))
    constants = (
        f"export const VERSION = {protocol.VERSION};",
        f"/** What a form begins with at first. */\nexport const USUAL_GAME = {_quoted(USUAL_GAME)};",
        f"export const ANSWERS: readonly string[] = [{answers}\n];",
        f"export const PHRASES: readonly Phrase[] = [{phrases}\n];",
        *_routes(),
    )
    return "\n\n".join((_HEAD, *constants, *writer.definitions.values())) + "\n"


def _routes() -> Iterator[str]:
    """Where in the page one can be, and the addresses that lead there."""
    routes = []
    for screen in addresses.ADDRESSES:
        fields = "".join(
            f"; readonly {name}: {'number' if kind == 'int' else 'string'}{'' if always else ' | null'}"
            for name, kind, always in addresses.told(screen)
        )
        routes.append(f"\n  | {{ readonly screen: {_quoted(screen)}{fields} }}")
    yield f"export type Route ={''.join(routes)};"
    lines = "".join(f"\n  {screen}: {_quoted(paths)}," for screen, paths in addresses.ADDRESSES.items())
    yield f'export const ADDRESSES: Readonly<Record<Route["screen"], readonly string[]>> = {{{lines}\n}};'


class _Writer:
    """Writes each struct and enum once, under its Python name."""

    def __init__(self) -> None:
        self.definitions: dict[str, str] = {}
        self.unions: dict[frozenset[str], str] = {}

    def union(self, name: str, union: object) -> None:
        info = inspect.type_info(union)
        assert isinstance(info, inspect.UnionType)
        members = [self.type_of(member) for member in info.types]
        self.unions[frozenset(members)] = name
        self.definitions[name] = f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";"

    def type_of(self, info: inspect.Type) -> str:
        match info:
            case inspect.StructType():
                return self._struct(info)
            case inspect.EnumType(cls=cls):
                self.definitions[cls.__name__] = f"export type {cls.__name__} = {_members(cls)};"
                return cls.__name__
            case inspect.UnionType(types=types):
                return self._union_of(list(dict.fromkeys(self.type_of(each) for each in types)))
            case inspect.VarTupleType(item_type=item):
                return f"readonly {_grouped(self.type_of(item))}[]"
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(self.type_of(item) for item in items)}]"
            case inspect.DictType(key_type=key, value_type=value):
                record = f"Record<{self.type_of(key)}, {self.type_of(value)}>"
                return (
                    f"Readonly<Partial<{record}>>"
                    if isinstance(key, inspect.EnumType | inspect.LiteralType)
                    else f"Readonly<{record}>"
                )
            case inspect.LiteralType(values=values):
                return " | ".join(_quoted(value) for value in values)
            case inspect.CustomType(cls=cls) if cls in _TEXTS:
                return "string"
            case _:
                return _plain(info)

    def _union_of(self, members: list[str]) -> str:
        # A union that has a name of its own is called by it.
        named = self.unions.get(frozenset(members) - {"null"})
        if named is None:
            return " | ".join(members)
        return f"{named} | null" if "null" in members else named

    def _struct(self, info: inspect.StructType) -> str:
        name = info.cls.__name__
        if name not in self.definitions:
            self.definitions[name] = ""  # holds the place, for structs that hold themselves
            lines = "\n".join(f"  {line}" for line in self._fields(info))
            self.definitions[name] = f"export interface {name} {{\n{lines}\n}}"
        return name

    def _fields(self, info: inspect.StructType) -> Iterator[str]:
        if info.tag_field is not None:
            yield f"readonly {info.tag_field}: {_quoted(info.tag)};"
        sent_by_page = issubclass(info.cls, protocol.FromPage)
        for field in info.fields:
            # The server always writes every field; the page may leave out those with a default.
            mark = "?" if sent_by_page and not field.required else ""
            yield f"readonly {field.encode_name}{mark}: {self.type_of(field.type)};"


def _plain(info: inspect.Type) -> str:
    match info:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType() | inspect.RawType():
            return "unknown"
        case _:
            raise NotImplementedError(f"{info} has no TypeScript type yet.")


def _members(cls: type[Enum]) -> str:
    return " | ".join(_quoted(member.value) for member in cls)


def _quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _grouped(text: str) -> str:
    return f"({text})" if " " in text else text


if __name__ == "__main__":
    sys.stdout.write(generate())
