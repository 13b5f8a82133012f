"""What a player's view tells about the hands that are out of sight."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from kibitz.analysis.sampling import WHOLE_PACK, Holding, Layouts
from kibitz.cards import Hand, Seat
from kibitz.engine import Table, View
from kibitz.engine.events import Measure, Played


def layouts(view: View, promises: Mapping[Seat, Holding] | None = None) -> Layouts:
    """All layouts of the hidden hands that fit everything the view tells.

    `promises` are what else is believed of hands, by place: what the auction showed, for one. If they
    cannot be true no layout is left, and the caller may ask again without them.

    >>> from kibitz.cards import Deal
    >>> from kibitz.engine import start, view
    >>> from kibitz.games import game
    >>> state = start(game("minibridge"), deal=Deal.from_number(10**28))
    >>> found = layouts(view(state, Seat.EAST))
    >>> {seat.label: holding.points for seat, holding in found.hidden.items()}
    {'South': (13, 13), 'West': (10, 10)}
    >>> found.count < 10_400_600  # the ways in which 26 cards fall to two hands
    True
    """
    t = view.table
    known = seen_hands(t)
    if not known:
        raise ValueError("Nothing can be told of the hidden hands before any hand is seen.")
    hidden = holdings(t)
    if t.header.options.get("announcing") == "players" and not _layouts(t, known, hidden, {}).count:
        # Who counts a hand may miscount it, and two slips can make forty: then nobody's word is good.
        hidden = holdings(t, announced=False)
    return _layouts(t, known, hidden, promises or {})


def seen_hands(t: Table) -> dict[Seat, Hand]:
    """The hands whose every card is known, as dealt: my own, dummy's, one shown with a claim."""
    played = _played_by(t)
    known = dict(t.dealt)
    for seat, hand in t.hands.items():
        known.setdefault(seat, Hand(hand.deck, hand.mask | played[seat]))
    return known


def holdings(t: Table, *, announced: bool = True) -> dict[Seat, Holding]:
    """What is known of each hidden hand, by the place where it lies now."""
    played = _played_by(t)
    known = seen_hands(t)
    hidden = {seat: Holding(cards=t.cards, holds=played[seat]) for seat in Seat if seat not in known}
    # Where people may revoke, a card of another suit tells nothing for certain.
    if not t.header.options.get("laws"):
        for play, led in _discards(t):
            if play.seat in hidden:
                shown_out = led.card.suit.mask & ~played[play.seat]
                hidden[play.seat] = replace(hidden[play.seat], lacks=hidden[play.seat].lacks | shown_out)
    if announced:
        for seat, word in _said(t):
            if seat in hidden:
                hidden[seat] &= word
    return hidden


def _layouts(
    t: Table, known: Mapping[Seat, Hand], hidden: Mapping[Seat, Holding], promises: Mapping[Seat, Holding]
) -> Layouts:
    cards = WHOLE_PACK
    for hand in known.values():
        cards &= ~hand.mask
    promised = {seat: replace(promise, cards=t.cards) for seat, promise in promises.items()}
    hidden = {seat: holding & promised.get(seat, holding) for seat, holding in hidden.items()}
    played = sum(_played_by(t).values())
    aside = WHOLE_PACK.bit_count() - len(Seat) * t.cards
    return Layouts(cards, hidden, known=known, played=played, aside=aside)


def _said(t: Table) -> Iterator[tuple[Seat, Holding]]:
    """What was announced of the hand that lies at each place."""
    for said in t.announced:
        exactly = (said.number, said.number)
        if not _has_moved(t, said.seat):
            yield said.seat, Holding(longest=exactly) if said.measure is Measure.LONGEST else Holding(points=exactly)


def _has_moved(t: Table, seat: Seat) -> bool:
    """Whether the hand announced at that place may lie elsewhere by now.

    It can with three players only. One of the hands that may have changed places is dummy, in sight,
    and the points of the other follow by subtraction from the forty of the pack.
    """
    if t.header.spare is None or t.declarer is None:
        return False
    reseated = t.people.get(seat) is not seat
    return reseated or (seat is t.dealer and seat is t.declarer)


def _discards(t: Table) -> Iterator[tuple[Played, Played]]:
    """Every card that did not follow suit, and the lead it was played to."""
    for plays in (*(trick.plays for trick in t.tricks), t.trick):
        for play in plays[1:]:
            if play.card.suit is not plays[0].card.suit:
                yield play, plays[0]


def _played_by(t: Table) -> dict[Seat, int]:
    gone = dict.fromkeys(Seat, 0)
    for plays in (*(trick.plays for trick in t.tricks), t.trick):
        for play in plays:
            gone[play.seat] |= play.card.bit
    return gone
