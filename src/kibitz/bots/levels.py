"""Six players from a first opponent to the strongest: the weaker see and think less, and never blunder on purpose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from kibitz.bots.agreement import Agreeing, TableBidding
from kibitz.bots.bidding import RehearsalEffort
from kibitz.bots.bidding.system_bidding import SystemBidding
from kibitz.bots.bot import Explaining
from kibitz.bots.maxims.beginner import BeginnerBot
from kibitz.bots.maxims.learner import SimpleBot
from kibitz.bots.search.cardplay import CardEffort, Manner
from kibitz.bots.search.contract_choice import ContractEffort
from kibitz.bots.search.determinization import Evidence
from kibitz.bots.search.likelihood import Habits
from kibitz.bots.search.thinking_bot import Thinking, ThinkingBot
from kibitz.bots.search.unseeing import GuessEffort
from kibitz.plugins import PluginError, Registry

__all__ = ["LEVELS", "Level"]

# Numbers of layouts from one card left to thirteen: a position with all cards takes the solver longest.
CLUB: Final = Thinking(
    Manner(
        CardEffort(layouts_drawn=(4,) * 13, layouts_listed=(4,) * 13, maxims_from_cards=11),
        Evidence(announced=False, auction=False),
        signals=False,
    ),
    ContractEffort(worlds=0),
)
STRONG: Final = Thinking(
    Manner(
        CardEffort(layouts_drawn=(16,) * 13, layouts_listed=(64,) * 6 + (16,) * 7),
        Evidence(habits=None),
        signals=False,
    ),
    ContractEffort(worlds=16, calls=200, leads=3),
    RehearsalEffort(deals=16, most=16),
)
EXPERT: Final = Thinking(
    Manner(
        CardEffort(
            layouts_drawn=(120,) * 8 + (100, 100, 80, 60, 32),
            layouts_listed=(3000,) * 5 + (1200, 600, 300, 200, 100, 80, 60, 32),
            glance_layouts=12,
            hindsight_milliseconds=150,
            foresight_layouts=32,
            foresight_wide_from_cards=4,
            closer_look=3,
        ),
        Evidence(habits=Habits()),
        falsecards=True,
    ),
    ContractEffort(worlds=32, calls=800, leads=6),
    RehearsalEffort(),
)
MASTER: Final = Thinking(
    Manner(
        CardEffort(
            layouts_drawn=(240,) * 8 + (200, 200, 160, 120, 64),
            layouts_listed=(3000,) * 5 + (2400, 1200, 600, 400, 200, 160, 120, 64),
            glance_layouts=16,
            hindsight_milliseconds=500,
            foresight_layouts=40,
            foresight_from_cards=11,
            foresight_deeper_from_cards=8,
            foresight_wide_from_cards=5,
            closer_look=3,
            guessing=GuessEffort(milliseconds=1500, worlds=24, guesses=10),
        ),
        Evidence(habits=Habits()),
        falsecards=True,
    ),
    ContractEffort(worlds=64, calls=2000, leads=12, positions=256),
    RehearsalEffort(deals=24, most=48),
)

Level = Callable[[int], Explaining]
"""Makes a player from a seed: the same seed, the same moves."""

_OF_THE_HOUSE: Final[dict[str, Level]] = {
    "beginner": lambda seed: Agreeing(BeginnerBot(Random(seed))),
    "learner": lambda seed: Agreeing(SimpleBot(Random(seed))),
    "club": lambda seed: thinking_player(CLUB, seed),
    "strong": lambda seed: thinking_player(STRONG, seed),
    "expert": lambda seed: thinking_player(EXPERT, seed),
    "master": lambda seed: thinking_player(MASTER, seed),
}


def thinking_player(thinking: Thinking, seed: int) -> ThinkingBot:
    """One who bids by what the table says."""
    system = SystemBidding(thinking.bidding)
    return ThinkingBot(thinking, seed, bidding=TableBidding(system, system))


def _checked(name: str, level: object) -> Level:
    """What another package brings, if it makes players."""
    if not callable(level):
        raise PluginError("it cannot be called with a seed")
    player = level(0)
    if not (callable(getattr(player, "choose", None)) and callable(getattr(player, "decide", None))):
        raise PluginError("what it makes lacks `choose` or `decide`")
    return level


LEVELS: Final[Mapping[str, Level]] = Registry("kibitz.levels", lambda: _OF_THE_HOUSE, _checked)
"""The players there are, by name: those of the house from the weakest, then those of other packages."""
