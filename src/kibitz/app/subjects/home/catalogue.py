"""What can be played, for the page: made from the registries, so a new game shows up by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from kibitz.app.subjects.home.messages import Catalogue, ChoiceInfo, GameInfo, OptionInfo, SessionInfo
from kibitz.app.tables.phrases import PHRASES
from kibitz.games.registry import GAMES, Entrance
from kibitz.games.settings import Setting, settings
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
        competes=entrance.paper is not None,
    )


def _fits(needs: Mapping[str, Any], settings: Mapping[str, Any]) -> bool:
    return all(settings.get(option) == value for option, value in needs.items())


def options(kind: type[Struct]) -> tuple[OptionInfo, ...]:
    """The options of a game or session; of each choice the default comes first."""
    return tuple(_option(setting) for setting in settings(kind))


def _option(setting: Setting) -> OptionInfo:
    choices = sorted(setting.words, key=lambda value: value != setting.default)
    return OptionInfo(
        setting.name,
        setting.title,
        setting.description,
        setting.group,
        setting.kind,
        tuple(ChoiceInfo(value, setting.words[value]) for value in choices),
        setting.default,
        setting.least,
        setting.most,
    )
