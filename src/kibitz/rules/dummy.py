"""Dummy's hand goes on the table."""

from __future__ import annotations

from kibitz.cards import Hand, Strain
from kibitz.engine.events import Faced
from kibitz.engine.game import Do, Step
from kibitz.engine.table import Table


def face_dummy(t: Table) -> Step | None:
    dummy = t.dummy
    if dummy is None or dummy in t.faced:
        return None
    return Do((Faced(dummy, t.hands[dummy]),))


def columns(hand: Hand, trumps: Strain | None) -> tuple[Hand, ...]:
    """Dummy's suits side by side as declarer sees them: trumps at the left, which is dummy's right (Laws 8 and 9).

    >>> from kibitz.cards import DIAMONDS
    >>> [str(column) for column in columns(Hand.parse("AK.42.Q7.3"), DIAMONDS)]
    ['..Q7.', 'AK...', '.42..', '...3']
    """
    order = sorted(hand.deck.order, key=lambda suit: suit is not trumps)
    return tuple(column for suit in order if len(column := hand.of(suit)))
