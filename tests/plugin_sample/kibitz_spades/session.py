"""A dozen deals of Spades War."""

from typing import Final

from kibitz.sessions import Offer
from kibitz.sessions.match import Match

DOZEN: Final = Offer(
    "dozen",
    "Dozen",
    "Twelve deals, each player dealing three times; the most points win.",
    lambda options, game: Match(deals=12),
    {"spades-war": {}},
)
