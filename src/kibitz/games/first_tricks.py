"""First Tricks: a few cards each, everybody plays their own, and every trick is a point. Where the ladder begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from kibitz.cards import CLUBS, DIAMONDS, HEARTS, NT, SPADES, Strain
from kibitz.engine.events import Entry
from kibitz.engine.game import Game
from kibitz.engine.table import Table
from kibitz.games.common import CardsEach, TableOptions, assemble
from kibitz.games.settings import worded
from kibitz.rules.declaring import most_tricks_win
from kibitz.rules.scoring import entries, no_goals
from kibitz.scoring.line import point_a_trick
from kibitz.scoring.minibridge import Aim

_TRUMPS: Final[Mapping[str, Strain]] = {
    "none": NT,
    "clubs": CLUBS,
    "diamonds": DIAMONDS,
    "hearts": HEARTS,
    "spades": SPADES,
}


class FirstTricksOptions(TableOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cards: CardsEach = 5
    trumps: Annotated[
        Literal["none", "clubs", "diamonds", "hearts", "spades"],
        worded(
            "Trumps",
            "Any card of the trump suit beats every card of the other suits.",
            choices={
                "none": "No trumps",
                "clubs": "Clubs",
                "diamonds": "Diamonds",
                "hearts": "Hearts",
                "spades": "Spades",
            },
        ),
    ] = "none"


def first_tricks(options: FirstTricksOptions) -> Game:
    """Nobody declares and there is no dummy; the dealer's left leads, and each side gets a point a trick."""
    trumps = _TRUMPS[options.trumps]
    return assemble(
        "first-tricks", options, most_tricks_win(trumps, Aim.TRICKS), score=_score, goals=no_goals, cards=options.cards
    )


def _score(t: Table, tricks: int) -> tuple[Entry, ...]:
    return entries(t.reckoned, point_a_trick(tricks, t.cards))
