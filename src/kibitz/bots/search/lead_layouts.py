"""The layouts that an opening leader believes in: hands that would have called as they did count for more."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from kibitz.analysis.sampling import NOTHING_FITS, Masks, NoLayout, resample
from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.choosing_calls import plain_call
from kibitz.bots.bidding.reading import auction_of
from kibitz.bots.bidding.system_bidding import SystemBidding, context
from kibitz.bots.search.determinization import Evidence, layouts_that_fit
from kibitz.bots.search.likelihood import Habits, log_weights
from kibitz.cards import FRENCH, Hand, Seat
from kibitz.engine import View

_DRAWN_FOR_ONE_KEPT: Final = 20
_MOST_DRAWN: Final = 1500
"""Layouts that are drawn at most, unless more are to be kept."""

_LOG_CHANCE_STRANGE_CALL: Final = -2.0
"""How much rarer a hand becomes with each call that our system would not have made with it.

Of 0, -0.5, -1 and -2 the last foretold best which contracts WBridge5 beat (`bench.leading`). People bid otherwise
than we do, so that a strange call speaks against a hand and does not rule it out.
"""


class LeadLayouts(NamedTuple):
    """Layouts in columns North to West, and whether any that was drawn explains every call by our system."""

    held: Masks
    explained: bool


def lead_layouts(view: View, number: int, seed: int) -> LeadLayouts:
    """So many layouts for the player to lead after an auction; the same ones for the same seed."""
    t = view.table
    told = {seat: holding for seat, holding in SystemBidding().promises(t).items() if seat is not view.seat}
    found = layouts_that_fit(view, Evidence(), told)
    if not found.count:
        raise NoLayout(NOTHING_FITS())
    drawn = found.sample(max(number, min(_DRAWN_FOR_ONE_KEPT * number, _MOST_DRAWN)), seed)
    logs, _ = log_weights(t, found, drawn, told, Habits(lead=False, honours=False, signals=False))
    auction = auction_of(tuple(called.call for called in t.calls), t.dealer, context(t))
    strange = _strange_calls(auction, found.seats, drawn)
    weights = Evidence().temper * logs + _LOG_CHANCE_STRANGE_CALL * strange
    held = found.held(drawn[resample(weights, number, seed & 0xFFFFFFFF)])
    return LeadLayouts(held, bool((strange == 0).any()))


def _strange_calls(a: Auction, seats: tuple[Seat, ...], worlds: Masks) -> npt.NDArray[np.float64]:
    """In each layout how many calls of the hidden hands our system would not have made."""
    calls = tuple(one.call for one in a.spoken)
    before = [
        (auction_of(calls[:at], a.dealer, a.context), one.call, seats.index(one.seat))
        for at, one in enumerate(a.spoken)
        if one.seat in seats
    ]
    return np.array(
        [
            sum(plain_call(so_far, Hand(FRENCH, row[column])) is not call for so_far, call, column in before)
            for row in worlds.tolist()
        ],
        np.float64,
    )
