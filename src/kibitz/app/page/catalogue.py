"""What can be played, for the page: made from the registries, so a new game shows up by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct, inspect

from kibitz.app.page.protocol import PHRASES, Catalogue, GameInfo, OptionInfo, SessionInfo
from kibitz.games.registry import GAMES, Entrance
from kibitz.sessions import SESSIONS


def catalogue(bots: tuple[str, ...], address: str | None) -> Catalogue:
    games = (_game(entrance) for entrance in GAMES.values())
    return Catalogue(tuple(game for game in games if game.sessions), bots, PHRASES, address)


def _game(entrance: Entrance) -> GameInfo:
    rules = entrance.make(entrance.options())
    sessions = tuple(
        SessionInfo(offer.name, offer.title, offer.blurb, options(offer.options), offer.games[entrance.name])
        for offer in SESSIONS.values()
        if entrance.name in offer.games
    )
    # First those that fit the game as it is when nobody changes an option.
    default = msgspec.to_builtins(entrance.options())
    return GameInfo(
        name=entrance.name,
        title=entrance.title,
        blurb=entrance.blurb,
        players=entrance.players,
        deck="french" if rules.deck.name == "french" else "colours",
        options=options(entrance.options),
        sessions=tuple(sorted(sessions, key=lambda each: not _fits(each.needs, default))),
    )


def _fits(needs: Mapping[str, Any], settings: Mapping[str, Any]) -> bool:
    return all(settings.get(option) == value for option, value in needs.items())


def options(kind: type[Struct]) -> tuple[OptionInfo, ...]:
    """The options of a game or session, in the order in which they are declared."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple(_option(field) for field in info.fields)


def _option(field: inspect.Field) -> OptionInfo:
    assert field.default is not NODEFAULT, f"The option {field.name} has no default."
    description, kinds = "", list(_unwrapped(field.type))
    if isinstance(field.type, inspect.Metadata):
        description = (field.type.extra_json_schema or {}).get("description", "")
    for each in kinds:
        if isinstance(each, inspect.LiteralType):
            declared = _declared(field, each)
            return OptionInfo(field.name, description, "choice", declared, field.default)
        if isinstance(each, inspect.IntType):
            return OptionInfo(field.name, description, "number", (), field.default, each.ge, each.le)
    return OptionInfo(field.name, description, "switch", (), field.default)


def _declared(field: inspect.Field, info: inspect.LiteralType) -> tuple[str, ...]:
    """The choices, the default first."""
    values = [str(value) for value in info.values]
    return tuple(sorted(values, key=lambda value: value != field.default))


def _unwrapped(info: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(info, inspect.Metadata):
        yield from _unwrapped(info.type)
    elif isinstance(info, inspect.UnionType):
        for each in info.types:
            yield from _unwrapped(each)
    else:
        yield info
