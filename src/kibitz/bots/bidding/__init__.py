"""A natural bidding system: one description of every call, for bidding, reading, sampling and explaining.

No card is played here.
"""

from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.choosing_calls import CallChoice, Considered, choose_call
from kibitz.bots.bidding.context import NEUTRAL, Context
from kibitz.bots.bidding.judgement.consistent_deals import holding
from kibitz.bots.bidding.judgement.judge import Estimate
from kibitz.bots.bidding.judgement.rehearsal import RehearsalEffort, rehearse
from kibitz.bots.bidding.meaning import Force, Meaning
from kibitz.bots.bidding.promise import Promise, Span
from kibitz.bots.bidding.reading import interpret, read

__all__ = [
    "NEUTRAL",
    "Auction",
    "CallChoice",
    "Considered",
    "Context",
    "Estimate",
    "Force",
    "Meaning",
    "Promise",
    "RehearsalEffort",
    "Span",
    "choose_call",
    "holding",
    "interpret",
    "read",
    "rehearse",
]
