"""The list of games: the only one there is. Those of the house, then what other packages bring."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from kibitz.cards import Deal
from kibitz.engine.errors import OptionError
from kibitz.engine.game import Game
from kibitz.games.abridged import AbridgedOptions, abridged
from kibitz.games.bridgewar import (
    BridgeWarOptions,
    ExtremeOptions,
    HeroesOptions,
    PlainWarOptions,
    battles,
    bridgewar,
    extreme,
    heroes,
)
from kibitz.games.charts import (
    Charts,
    abridged_charts,
    battles_charts,
    bridgewar_charts,
    contract_charts,
    extreme_charts,
    heroes_charts,
    minibridge_charts,
    no_charts,
)
from kibitz.games.common import TableOptions
from kibitz.games.complaints import NO_GAME, OTHER_CARDS
from kibitz.games.contract import ContractOptions, contract_bridge
from kibitz.games.first_tricks import FirstTricksOptions, first_tricks
from kibitz.games.minibridge import (
    MiniBridgeOptions,
    PartnersOptions,
    minibridge,
    minibridge_normal3,
    minibridge_simple3,
)
from kibitz.games.paper import (
    PaperForm,
    abridged_paper,
    battles_paper,
    bridgewar_paper,
    contract_paper,
    extreme_paper,
    heroes_paper,
    minibridge_paper,
)
from kibitz.games.settings import read_options
from kibitz.plugins import PluginError, Registry


class Entrance(Struct, frozen=True):
    """A game as it stands in the list: what it is called and how a table of it is made.

    `alone` has the values that options must have for a deal to count by itself, so that any number of deals make a
    match; None where a deal counts only as part of something longer. `charts` are its score tables under such options,
    and `paper` says how a deal of it is written down that was played with real cards; None if it cannot be.
    """

    name: str
    title: str
    blurb: str
    options: type[TableOptions]
    make: Callable[[Any], Game]
    players: int = 4
    alone: Mapping[str, Any] | None = {}
    charts: Callable[[Any], Charts] = no_charts
    paper: Callable[[Any], PaperForm] | None = None


_OF_THE_HOUSE: Final = {
    entrance.name: entrance
    for entrance in (
        Entrance(
            "first-tricks",
            "First Tricks",
            "A few cards each: the highest card of the suit led wins the trick.",
            FirstTricksOptions,
            first_tricks,
        ),
        Entrance(
            "bridgewar",
            "BridgeWar",
            "The dealer attacks, high cards win, and seven tricks take the point.",
            PlainWarOptions,
            bridgewar,
            charts=bridgewar_charts,
            paper=bridgewar_paper,
        ),
        Entrance(
            "heroes",
            "BridgeWar Heroes",
            "See the lead and your partner's cards, then name a hero suit that beats all others.",
            HeroesOptions,
            heroes,
            charts=heroes_charts,
            paper=heroes_paper,
        ),
        Entrance(
            "battles",
            "BridgeWar Battles",
            "Choose your battle: a hero suit and eight tricks, or a free-for-all and seven.",
            BridgeWarOptions,
            battles,
            charts=battles_charts,
            paper=battles_paper,
        ),
        Entrance(
            "extreme",
            "BridgeWar Extreme",
            "The stronger side attacks and picks the stakes: more tricks, more points.",
            ExtremeOptions,
            extreme,
            charts=extreme_charts,
            paper=extreme_paper,
        ),
        Entrance(
            "minibridge",
            "MiniBridge",
            "Say your points; the stronger side sees dummy and chooses trumps, part-score or game.",
            PartnersOptions,
            minibridge,
            charts=minibridge_charts,
            paper=minibridge_paper,
        ),
        Entrance(
            "minibridge-simple3",
            "MiniBridge for three, simple",
            "Three players: the strongest hand declares with the spare hand as dummy.",
            MiniBridgeOptions,
            minibridge_simple3,
            players=3,
            charts=minibridge_charts,
            paper=minibridge_paper,
        ),
        Entrance(
            "minibridge-normal3",
            "MiniBridge for three",
            "Three players: dealer and spare hand play the other two.",
            MiniBridgeOptions,
            minibridge_normal3,
            players=3,
            charts=minibridge_charts,
            paper=minibridge_paper,
        ),
        Entrance(
            "abridged",
            "aBRIDGEd",
            "Colours and numbers: say Pass or Play, and win ten tricks of thirteen.",
            AbridgedOptions,
            abridged,
            alone=None,
            charts=abridged_charts,
            paper=abridged_paper,
        ),
        Entrance(
            "contract",
            "Contract Bridge",
            "The whole game: an auction, a contract, and the long way to the rubber.",
            ContractOptions,
            contract_bridge,
            alone={"scoring": "duplicate"},
            charts=contract_charts,
            paper=contract_paper,
        ),
    )
}


def _checked(name: str, entrance: object) -> Entrance:
    """What another package brings, if it is a game by that name."""
    if not isinstance(entrance, Entrance):
        raise PluginError("it is no kibitz.games.Entrance")
    if not name == entrance.name == entrance.make(entrance.options()).name:
        raise PluginError("the entry point, the Entrance and the Game must have the same name")
    return entrance


GAMES: Final = Registry("kibitz.games", lambda: _OF_THE_HOUSE, _checked)
USUAL_GAME: Final = "minibridge"
"""What a form or a command begins with until another game is chosen."""


def game(name: str, options: Mapping[str, Any] | None = None) -> Game:
    """A table of a game, with options by name.

    >>> game("minibridge", {"scoring": "targets"}).options
    {'scoring': 'targets'}
    """
    entrance = GAMES.get(name)
    if entrance is None:
        raise OptionError(NO_GAME(name=name, known=", ".join(GAMES)))
    return entrance.make(read_options(entrance.title, entrance.options, options))


def _by_name(rules: Game) -> tuple[Callable[..., Game], tuple[str, dict[str, Any]]]:
    return game, (rules.name, dict(rules.options))


copyreg.pickle(Game, _by_name)  # rules are functions, many of them made on the spot: another process makes its own


def game_for(deal: Deal, name: str, options: Mapping[str, Any] | None = None) -> Game:
    """A table of a game at which that deal can be played: with as many cards each as it has.

    >>> game_for(Deal.parse("N:A.2.. K.3.. Q.4.. J.5.."), "first-tricks").cards
    2
    """
    rules = game(name, options)
    if rules.cards != deal.cards and "cards" in GAMES[name].options.__struct_fields__:
        rules = game(name, {**(options or {}), "cards": deal.cards})
    if rules.cards != deal.cards:
        raise OptionError(OTHER_CARDS(title=GAMES[name].title, wanted=rules.cards, cards=deal.cards))
    return rules
