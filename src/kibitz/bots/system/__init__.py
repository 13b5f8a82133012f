"""A natural bidding system: one description of every call, for bidding, reading, sampling and explaining."""

from kibitz.bots.system.auction import Auction
from kibitz.bots.system.context import NEUTRAL, Context
from kibitz.bots.system.judge import Estimate, Judge
from kibitz.bots.system.meaning import Force, Meaning
from kibitz.bots.system.promise import Promise, Span
from kibitz.bots.system.system import Considered, Decision, choose_call, interpret, read

__all__ = [
    "NEUTRAL",
    "Auction",
    "Considered",
    "Context",
    "Decision",
    "Estimate",
    "Force",
    "Judge",
    "Meaning",
    "Promise",
    "Span",
    "choose_call",
    "interpret",
    "read",
]
