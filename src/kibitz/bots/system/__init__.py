"""A natural bidding system: one description of every call, for bidding, reading, sampling and explaining."""

from kibitz.bots.system.auction import Auction
from kibitz.bots.system.context import NEUTRAL, Context
from kibitz.bots.system.imagined import holding
from kibitz.bots.system.judge import Estimate
from kibitz.bots.system.meaning import Force, Meaning
from kibitz.bots.system.promise import Promise, Span
from kibitz.bots.system.reading import interpret, read
from kibitz.bots.system.rehearsal import Effort, rehearse
from kibitz.bots.system.system import Considered, Decision, choose_call

__all__ = [
    "NEUTRAL",
    "Auction",
    "Considered",
    "Context",
    "Decision",
    "Effort",
    "Estimate",
    "Force",
    "Meaning",
    "Promise",
    "Span",
    "choose_call",
    "holding",
    "interpret",
    "read",
    "rehearse",
]
