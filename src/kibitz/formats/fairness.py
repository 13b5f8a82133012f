"""Checking that a deal is the one that was committed to before anyone saw it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from kibitz.cards import Deal
from kibitz.cards.shuffle import PLACES, commitment, shuffled
from kibitz.engine import events as ev
from kibitz.engine.game import NO_OPENING
from kibitz.engine.text import Template, Text
from kibitz.rules.dealing import as_dealt

NOT_COMMITTED: Final = Template("record-fair-not-committed")
STILL_SECRET: Final = Template("record-fair-still-secret")
HANDS_NOT_SHOWN: Final = Template("record-fair-hands-not-shown")
NO_SUCH_CUT: Final = Template("record-fair-no-such-cut")
ANOTHER_SEED: Final = Template("record-fair-another-seed")
NO_HEX: Final = Template("record-fair-no-hex")
ANOTHER_CUT: Final = Template("record-fair-another-cut")
OTHER_HANDS: Final = Template("record-fair-other-hands")
AS_COMMITTED: Final = Template("record-fair-as-committed")


class Verdict(Struct, frozen=True):
    """What the check found: whether all is as promised, and the one sentence to say."""

    fair: bool
    reason: Text


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
        return Verdict(False, NO_OPENING())
    if digest is None:
        return Verdict(False, NOT_COMMITTED())
    if shown is None or shown.seed is None or shown.salt is None or cut is None:
        return Verdict(False, STILL_SECRET())
    try:
        dealt = as_dealt(shown.hands, log)
        made = dealt.cards == opened.hand_size
    except (KeyError, ValueError):
        made = False
    if not made:
        return Verdict(False, HANDS_NOT_SHOWN(cards=opened.hand_size))
    deck = dealt.deck
    if cut.place not in PLACES:
        return Verdict(False, NO_SUCH_CUT(place=cut.place))
    try:
        if commitment(shown.seed, shown.salt) != digest:
            return Verdict(False, ANOTHER_SEED())
        pack = shuffled(shown.seed, cut.place, deck)
    except ValueError:
        return Verdict(False, NO_HEX())
    if cut.seat is not opened.dealer.right:
        return Verdict(False, ANOTHER_CUT(who=cut.seat))
    if Deal.from_pack(pack, opened.dealer.left, deck, dealt.cards) != dealt:
        return Verdict(False, OTHER_HANDS())
    return Verdict(True, AS_COMMITTED())
