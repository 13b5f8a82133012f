"""Who advises: the one player whose judgement gives hints and judges cards. It sees what the person sees, no more."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kibitz.bots.bidding import RehearsalEffort
from kibitz.bots.decision import Decision
from kibitz.bots.levels import STRONG, thinking_player
from kibitz.engine import View
from kibitz.engine import events as ev

LEVEL: Final = "strong"
SEED: Final = 0
"""Always the same, so that whoever asks again, or looks back, is told the same."""

ADVISING: Final = replace(
    STRONG,
    choosing=replace(STRONG.choosing, worlds=64, heat=16, positions=128, doubt=2.0),
    bidding=RehearsalEffort(deals=24, most=48),
)
"""As that level plays, but of contracts and close calls more is imagined than a bot has time for.

Of a contract it is said how often it succeeds; and with few imagined deals chance decides between close calls.
"""


def advised(view: View) -> Decision:
    """What the adviser would do with that view; the same view, the same advice."""
    return thinking_player(ADVISING, SEED).decide(view)


def thinks_longer(view: View) -> bool:
    """Whether the adviser takes more time than the level does, which otherwise does the same."""
    return isinstance(view.moves[0], ev.Chose | ev.Targeted | ev.Called)
