"""The options of games and sessions as a person reads and writes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from kibitz.cli.mistakes import Mistake


class Setting(Struct, frozen=True):
    """One option: its name, what it can be set to, its default and what it does."""

    name: str
    kind: str
    default: Any
    choices: tuple[str, ...]
    description: str

    @property
    def usage(self) -> str:
        return " or ".join(self.choices) if self.choices else f"a {self.kind} above 0"


def settings(options: type[Struct]) -> tuple[Setting, ...]:
    """The options of a game or a session, read off its struct."""
    return tuple(_setting(field) for field in msgspec.structs.fields(options))


def given(title: str, options: type[Struct], texts: Iterable[str]) -> dict[str, Any]:
    """Options written as name=value, as the values they stand for.

    >>> from kibitz.games import GAMES
    >>> given("MiniBridge", GAMES["minibridge"].options, ["laws=yes", "scoring=lesson"])
    {'laws': True, 'scoring': 'lesson'}
    """
    known = {setting.name: setting for setting in settings(options)}
    values = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise Mistake(f"An option is written name=value, not “{text}”.")
        if name not in known:
            has = f"choose from {', '.join(known)}" if known else "it has none"
            raise Mistake(f"{title} has no option “{name}”: {has}.")
        values[name] = _value(known[name], value.strip())
    return values


def as_json(setting: Setting) -> Mapping[str, Any]:
    return {
        "name": setting.name,
        "type": setting.kind,
        "default": setting.default,
        "choices": list(setting.choices),
        "description": setting.description,
    }


def _value(setting: Setting, text: str) -> Any:
    word = text.lower()
    if setting.kind == "switch" and word in ("true", "yes", "on", "1", "false", "no", "off", "0"):
        return word in ("true", "yes", "on", "1")
    if setting.kind == "number" and word.isdecimal() and int(word) > 0:
        return int(word)
    if word in setting.choices and setting.kind == "choice":
        return word
    raise Mistake(f"The option {setting.name} is {setting.usage}, not “{text}”.")


def _setting(field: msgspec.structs.FieldInfo) -> Setting:
    kind, description = _unwrapped(field.type)
    if kind is bool:
        return Setting(field.name, "switch", field.default, ("true", "false"), description)
    if get_origin(kind) is Literal:
        return Setting(field.name, "choice", field.default, get_args(kind), description)
    return Setting(field.name, "number", field.default, (), description)


def _unwrapped(kind: Any) -> tuple[Any, str]:
    """The plain type within Annotated and Optional, and the outermost description."""
    description = ""
    while get_origin(kind) in (Annotated, Union, UnionType):
        if get_origin(kind) is Annotated:
            kind, *notes = get_args(kind)
            description = description or next((n.description for n in notes if n.description), "")
        else:
            kind = next(each for each in get_args(kind) if each is not type(None))
    return kind, description
