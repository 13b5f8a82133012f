"""MiniBridge for three: who declares, and what becomes of the spare hand."""

from __future__ import annotations

from kibitz.engine import events as ev
from kibitz.engine.events import Measure, WhyThrownIn
from kibitz.engine.game import Do, Step
from kibitz.engine.table import Table
from kibitz.rules.announcing import PACK_POINTS
from kibitz.rules.declaring import strongest

ENOUGH = 21


def simple_declarer(t: Table) -> Step | None:
    """The strongest of three declares, with the spare hand for dummy moved opposite."""
    if t.declarer is not None:
        return None
    said = t.announcements(Measure.POINTS)
    spare = t.header.spare
    assert spare is not None
    seat = strongest(said, [seat for seat in t.dealer.clockwise() if seat in said])
    if said[seat] + t.hands[spare].points < ENOUGH:
        return Do((ev.ThrownIn(True, WhyThrownIn.TOO_WEAK),))
    if seat is t.dealer:
        return Do((ev.Declared(seat),))
    # The player opposite declarer makes room: hand and all, to the empty side.
    across = seat.partner
    return Do((ev.Exchanged(spare, across), ev.Reseated(across, spare), ev.Declared(seat)))


def normal_declarer(t: Table) -> Step | None:
    """Dealer and spare hand against the other two; the weaker pair's hands are both held by players."""
    if t.declarer is not None:
        return None
    said = t.announcements(Measure.POINTS)
    dealer, spare = t.dealer, t.dealer.partner
    one, two = dealer.left, dealer.right
    theirs = said[one] + said[two]
    spare_points = PACK_POINTS - said[dealer] - theirs
    if theirs * 2 == PACK_POINTS:
        return Do((ev.ThrownIn(True, WhyThrownIn.LEVEL),))
    if theirs * 2 < PACK_POINTS:
        if spare_points <= said[dealer]:
            return Do((ev.Declared(dealer),))
        stronger = ev.TookUp(dealer, dealer, t.hands[spare])
        return Do((ev.Exchanged(dealer, spare), stronger, ev.Declared(dealer)))
    declarer = strongest(said, (one, two))
    dummy = declarer.partner
    taken = ev.TookUp(dummy, spare, t.hands[spare])
    return Do((ev.Reseated(dummy, spare), taken, ev.Declared(declarer)))
