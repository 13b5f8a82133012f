"""Options of games and sessions: what each can be set to, read off its struct; and values given by name, checked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from kibitz.engine.errors import OptionError
from kibitz.engine.text import Text
from kibitz.games import complaints

OptionGroup = Literal["game", "evening", "table", "teaching"]
"""What an option is about: how the game goes, how long one plays, how the table is kept, how one learns."""


class Setting(Struct, frozen=True):
    """One option: its name, what it can be set to, its default, and in plain words what it does."""

    name: str
    kind: Literal["switch", "choice", "number"]
    default: Any
    choices: tuple[str, ...]
    title: str
    description: str
    group: OptionGroup = "game"
    words: Mapping[str, str] = {}  # of each choice, as one would say it
    least: int | None = None  # of a number; it can also be left open
    most: int | None = None
    type: Any = None


Options = TypeVar("Options", bound=Struct)


def worded(
    title: str, description: str, *, group: OptionGroup = "game", choices: Mapping[str, str] | None = None
) -> Meta:
    """What stands beside the type of an option, for those who choose: its title, what it does, and its choices."""
    return Meta(title=title, description=description, extra={"group": group, "choices": choices or {}})


@lru_cache(maxsize=256)
def settings(options: type[Struct]) -> tuple[Setting, ...]:
    """The options of a game or a session, in the order in which they are declared.

    >>> from kibitz.games.minibridge import MiniBridgeOptions
    >>> [setting.name for setting in settings(MiniBridgeOptions) if setting.kind == "choice"]
    ['tricks', 'announcing', 'scoring']
    """
    return tuple(_setting(field) for field in msgspec.structs.fields(options))


def read_options(title: str, kind: type[Options], given: Mapping[str, Any] | None) -> Options:
    """Options by name as the struct of their kind, or one sentence on what is wrong with them."""
    known = {setting.name: setting for setting in settings(kind)}
    values = {}
    for name, value in (given or {}).items():
        if name not in known:
            raise OptionError(_unknown(title, name, known))
        try:
            values[name] = msgspec.convert(value, known[name].type)
        except msgspec.ValidationError as error:
            raise OptionError(_wrong(title, known[name])) from error
    return kind(**values)


def _unknown(title: str, name: str, known: Mapping[str, Setting]) -> Text:
    if not known:
        return complaints.NO_OPTIONS(title=title, option=name)
    return complaints.NO_OPTION(title=title, option=name, known=", ".join(known))


def _wrong(title: str, setting: Setting) -> Text:
    match setting.kind:
        case "switch":
            return complaints.NOT_A_SWITCH(title=title, option=setting.name)
        case "choice":
            return complaints.NOT_A_CHOICE(title=title, option=setting.name, known=", ".join(setting.choices))
        case "number":
            least, most = setting.least or 0, setting.most
            if most is None:
                return complaints.NOT_A_NUMBER(title=title, option=setting.name, least=least)
            return complaints.NOT_IN_RANGE(title=title, option=setting.name, least=least, most=most)


def _setting(field: msgspec.structs.FieldInfo) -> Setting:
    kind, notes = _unwrapped(field.type)
    said = next((note for note in notes if note.title), Meta(title=field.name.replace("_", " ").capitalize()))
    about = said.extra or {}
    words: Mapping[str, str] = about.get("choices", {})
    values: tuple[str, ...]
    what: Literal["switch", "choice", "number"]
    if kind is bool:
        what, values = "switch", ("true", "false")
    elif get_origin(kind) is Literal:
        what, values = "choice", get_args(kind)
        words = {value: words.get(value, value) for value in values}
    else:
        assert kind is int, f"The option {field.name} is none of switch, choice and number."
        what, values = "number", ()
    return Setting(
        field.name,
        what,
        field.default,
        values,
        said.title or "",
        said.description or "",
        about.get("group", "game"),
        words,
        next((int(note.ge) for note in notes if note.ge is not None), None),
        next((int(note.le) for note in notes if note.le is not None), None),
        field.type,
    )


def _unwrapped(kind: Any) -> tuple[Any, list[Meta]]:
    """The plain type within Annotated and Optional, and all that stands beside it, the outermost first."""
    notes: list[Meta] = []
    while get_origin(kind) in (Annotated, Union, UnionType):
        if get_origin(kind) is Annotated:
            kind, *beside = get_args(kind)
            notes += beside
        else:
            kind = next(each for each in get_args(kind) if each is not type(None))
    return kind, notes
