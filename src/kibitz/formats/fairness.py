"""Checking that a deal is the one that was committed to before anyone saw it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from kibitz.cards import Deal
from kibitz.cards.shuffle import PLACES, commitment, shuffled
from kibitz.engine import events as ev
from kibitz.rules.dealing import as_dealt


class Verdict(Struct, frozen=True):
    """What the check found: whether all is as promised, and the one sentence to say."""

    fair: bool
    reason: str


def verify(log: Iterable[ev.AnyEvent]) -> Verdict:
    """Check digest, seed, cut and hands of a finished deal against each other.

    Only what was public is used, so every player can do it with the log of a view.
    """
    log = tuple(log)
    opened = next((event for event in log if isinstance(event, ev.Opened)), None)
    digest = next((event.digest for event in log if isinstance(event, ev.Committed)), None)
    cut = next((event for event in log if isinstance(event, ev.Cut)), None)
    shown = next((event for event in log if isinstance(event, ev.LaidOpen)), None)
    if opened is None:
        return Verdict(False, "The log does not begin with the opening of a deal.")
    if digest is None:
        return Verdict(False, "Nothing was committed to: the deal was made before it came to the table.")
    if shown is None or shown.seed is None or shown.salt is None or cut is None:
        return Verdict(False, "The deal is not over: its seed is still secret.")
    try:
        dealt = as_dealt(shown.hands, log)
        made = dealt.cards == opened.hand_size
    except (KeyError, ValueError):
        made = False
    if not made:
        return Verdict(False, f"The record does not show four hands of {opened.hand_size} cards.")
    deck = dealt.deck
    if cut.place not in PLACES:
        return Verdict(False, f"A pack cannot be cut after {cut.place} cards.")
    try:
        if commitment(shown.seed, shown.salt) != digest:
            return Verdict(False, "The seed is not the one that was committed to.")
        pack = shuffled(shown.seed, cut.place, deck)
    except ValueError:
        return Verdict(False, "The seed or the salt is not a number in hex.")
    if cut.seat is not opened.dealer.right:
        return Verdict(False, f"{cut.seat.label} cut, who does not sit at the dealer’s right.")
    if Deal.from_pack(pack, opened.dealer.left, deck, dealt.cards) != dealt:
        return Verdict(False, "The hands are not those that the seed and the cut give.")
    return Verdict(True, "The hands are those that were committed to before the cut.")
