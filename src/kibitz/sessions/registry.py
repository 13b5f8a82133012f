"""The list of sessions: the only one there is. Those of the house, then what other packages bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from kibitz.engine.errors import OptionError
from kibitz.engine.game import Game
from kibitz.engine.text import Text
from kibitz.games.complaints import NO_SESSION, NO_SESSION_FOR, NOT_ITS_SESSION, SESSION_NEEDS
from kibitz.games.registry import GAMES
from kibitz.games.settings import read_options, worded
from kibitz.plugins import PluginError, Registry
from kibitz.sessions.abridged import NIGHT, Games, Pivot
from kibitz.sessions.base import Session
from kibitz.sessions.chicago import Chicago
from kibitz.sessions.match import Match
from kibitz.sessions.rubber import Rubber

_MOST_DEALS: Final = 10_000
_MOST_POINTS: Final = 1_000_000
_MOST_MINUTES: Final = 366 * 24 * 60
"""More than anybody plays, and few enough to reckon with."""


class SessionOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a session; most have none."""


class MatchOptions(SessionOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    deals: Annotated[
        Annotated[int, Meta(ge=1, le=_MOST_DEALS)] | None,
        worded("How many deals", "If you set no end to the match, each player deals once.", group="evening"),
    ] = None
    target: Annotated[
        Annotated[int, Meta(ge=1, le=_MOST_POINTS)] | None,
        worded("Play to how many points", "The match ends when somebody has reached them.", group="evening"),
    ] = None
    minutes: Annotated[
        Annotated[int, Meta(ge=1, le=_MOST_MINUTES)] | None,
        worded("Play for how many minutes", "A deal that has begun by then is played to its end.", group="evening"),
    ] = None


class Offer(Struct, frozen=True):
    """A session as it stands in the list: what it is called, how it is made, and the games it suits.

    `games` has the name of each, with the values that options of the game must have.
    """

    name: str
    title: str
    blurb: str
    make: Callable[[Any, Game], Session]
    games: Mapping[str, Mapping[str, Any]]
    options: type[SessionOptions] = SessionOptions


def _match(options: MatchOptions, game: Game) -> Session:
    players = GAMES[game.name].players
    limited = options.deals or options.target or options.minutes
    return Match(
        deals=options.deals if limited else players,
        target=options.target,
        three=players == 3,
        duplicate_boards=_setting(game, "scoring") == "duplicate",
    )


def _of_the_house() -> dict[str, Offer]:
    return {
        offer.name: offer
        for offer in (
            Offer(
                "match",
                "Match",
                "A number of deals, a race to a total, or play until time is up; the most points win.",
                _match,
                {entrance.name: entrance.alone for entrance in GAMES.values() if entrance.alone is not None},
                MatchOptions,
            ),
            Offer(
                "abridged-game",
                "aBRIDGEd game",
                "Four hands, each player dealing once; a tie goes to the side with more hands, then to the last hand.",
                lambda options, game: Games(),
                {"abridged": {}},
            ),
            Offer(
                "abridged-night",
                "aBRIDGED Night",
                "Three games by the same sides for the highest grand total; a tie goes to the side with more games.",
                lambda options, game: Games(NIGHT),
                {"abridged": {}},
            ),
            Offer(
                "abridged-pivot",
                "Pivot Play",
                "Three games with every partner once, a score sheet for each player, and the highest own total wins.",
                lambda options, game: Pivot(),
                {"abridged": {}},
            ),
            Offer(
                "rubber",
                "Rubber",
                "Above and below the line until a side has won two games; the most points win.",
                lambda options, game: Rubber(rules=_setting(game, "rules")),
                {"contract": {"scoring": "rubber"}},
            ),
            Offer(
                "chicago",
                "Chicago",
                "Four deals with vulnerability set for each, and a bonus for every game.",
                lambda options, game: Chicago(),
                {"contract": {"scoring": "rubber"}},
            ),
        )
    }


def _checked(name: str, offer: object) -> Offer:
    """What another package brings, if it is a session by that name."""
    if not isinstance(offer, Offer):
        raise PluginError("it is no kibitz.sessions.Offer")
    if name != offer.name:
        raise PluginError(f"its Offer is called “{offer.name}”")
    return offer


SESSIONS: Final = Registry("kibitz.sessions", _of_the_house, _checked)


def session(name: str, options: Mapping[str, Any] | None, game: Game) -> Session:
    """A session of a game, with options by name.

    >>> from kibitz.games import game
    >>> session("match", {"target": 5}, game("heroes")).next_board([]).number
    1
    """
    offer = SESSIONS.get(name)
    if offer is None:
        raise OptionError(NO_SESSION(name=name, known=", ".join(SESSIONS)))
    if not _suits(offer, game):
        raise OptionError(_objection(offer, game))
    return offer.make(read_options(offer.title, offer.options, options), game)


def sessions_for(game: Game) -> tuple[str, ...]:
    """The sessions that suit a game, its default first.

    >>> from kibitz.games import game
    >>> sessions_for(game("contract")), sessions_for(game("contract", {"scoring": "duplicate"}))
    (('rubber', 'chicago'), ('match',))
    """
    return tuple(name for name, offer in SESSIONS.items() if _suits(offer, game))


def default_session(game: Game) -> str:
    """The session in which a game is played unless somebody asks for another."""
    for name in sessions_for(game):
        return name
    raise OptionError(NO_SESSION_FOR(title=GAMES[game.name].title))


def board_match(game: Game) -> Match:
    """A match on boards of any game, whatever its other sessions: boards are still to be put into it."""
    is_duplicate = _setting(game, "scoring") == "duplicate"
    return Match(three=GAMES[game.name].players == 3, duplicate_boards=is_duplicate)


def _setting(game: Game, option: str) -> Any:
    """An option of a game, its default included; None where the game has no such option."""
    return getattr(read_options(game.name, GAMES[game.name].options, game.options), option, None)


def _suits(offer: Offer, game: Game) -> bool:
    needed = offer.games.get(game.name)
    return needed is not None and all(_setting(game, option) == value for option, value in needed.items())


def _objection(offer: Offer, game: Game) -> Text:
    """Why the session does not suit the game."""
    title = GAMES[game.name].title
    needs = [f"{option}={value}" for option, value in offer.games.get(game.name, {}).items()]
    if needs:
        return SESSION_NEEDS(session=offer.title, title=title, needs=", ".join(needs))
    return NOT_ITS_SESSION(session=offer.title, title=title, known=", ".join(sessions_for(game)))
