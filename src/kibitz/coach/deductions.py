"""What follows from what was seen: which hidden hand has a card, each time with the least that proves it.

Nothing here is only likely: a sentence is so in every deal that fits, and the reason that it names is enough by
itself. What rests on calls says so, and is so in every deal in which they keep what they promise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kibitz.analysis.sampling import Holding, Layouts
from kibitz.cards import FRENCH, Card, Hand, Seat
from kibitz.coach.needs import Falls, Has, Need, SeenSoFar
from kibitz.engine.text import Template, Text

SHOWED_OUT: Final = Template("coach-follows-showed-out")
SHOWN_ALL: Final = Template("coach-follows-shown-all")
TOO_MANY: Final = Template("coach-follows-too-many")
CANNOT_MAKE: Final = Template("coach-follows-cannot-make")
MUST_HAVE: Final = Template("coach-follows-must-have")
COUNTED_OUT: Final = Template("coach-follows-counted-out")
PUT_TOGETHER: Final = Template("coach-follows-put-together")
CALLS_TOO_MANY: Final = Template("coach-follows-calls-too-many")
CALLS_MUST_HAVE: Final = Template("coach-follows-calls-must-have")
NO_TRUMP_OUT: Final = Template("coach-follows-no-trump-out")
HARDLY_A_TRUMP: Final = Template("coach-hardly-a-trump")

BY_COUNTING: Final = frozenset(each.say for each in (SHOWN_ALL, TOO_MANY, CANNOT_MAKE, MUST_HAVE))
"""Those that are found by counting what somebody has shown of the points that were said."""
BY_CALLS: Final = frozenset(each.say for each in (CALLS_TOO_MANY, CALLS_MUST_HAVE))

_MOST_SAID: Final = 2
_ANYTHING: Final = Holding().points
_, _MOST = _ANYTHING


class Deduction(Struct, frozen=True):
    """Where a card must be, and the sentence that says why."""

    card: Card
    holder: Seat
    why: Text


def deduced(seen: SeenSoFar, cards: Iterable[Card]) -> tuple[Deduction, ...]:
    """Where those of these cards are that can be placed; no reason is given twice, and no more than two are."""
    found: list[Deduction] = []
    for card in cards:
        known = placed(seen, card)
        if known is not None and not any(_same_reason(known.why, each.why) for each in found):
            found.append(known)
        if len(found) == _MOST_SAID:
            break
    return tuple(found)


def placed(seen: SeenSoFar, card: Card) -> Deduction | None:
    """Where a card that was not played must be, if that can be proved and is not plain to see.

    >>> from kibitz.cards import card as named
    >>> out = named("SK").bit | named("SQ").bit | named("S3").bit | named("S2").bit
    >>> hands = {Seat.WEST: Holding(cards=2), Seat.EAST: Holding(cards=2, points=(2, 2))}
    >>> deals = Layouts(out, hands)
    >>> print(placed(SeenSoFar(deals, deals), named("SK")).why)
    East said 2 and has shown none of them: SK would be too much. So West has it.
    """
    certain = seen.certain
    if len(certain.seats) < 2 or not certain.cards & card.bit or certain.played & card.bit or not certain.count:
        return None
    holder = _holder(certain, card)
    if holder is not None:
        plain = _enough(certain, {}, card, holder)  # nobody else has a card left, say
        return None if plain else Deduction(card, holder, _proof(certain, card, holder))
    if seen.promised and seen.deals.count:
        return _by_calls(seen, card)
    return None


def cards_that_matter(need: Need | None) -> tuple[Card, ...]:
    """The cards on whose place a plan hangs."""
    match need:
        case Has(cards=cards):
            return cards
        case Falls(card=card):
            return (card,)
        case _:
            return ()


def _holder(deals: Layouts, card: Card) -> Seat | None:
    """Who has that card in every deal."""
    return next((seat for seat in deals.seats if _has_it(deals, deals.hidden, seat, card)), None)


def _has_it(deals: Layouts, hidden: Mapping[Seat, Holding], seat: Seat, card: Card) -> bool:
    """Whether a hand has that card in every deal in which the hidden hands are like that."""
    if not hidden[seat].lacks & card.bit:
        without = {**hidden, seat: hidden[seat] & Holding(cards=hidden[seat].cards, lacks=card.bit)}
        return not Layouts(deals.cards, without, aside=deals.aside).count
    return False


# --- the least that proves it


def _proof(certain: Layouts, card: Card, holder: Seat) -> Text:
    """One thing that was seen or said of one hand, if it is enough, else what has to be put together."""
    for seat, known in certain.hidden.items():
        if _enough(certain, {seat: _only(known, lacks=known.lacks & card.suit.mask)}, card, holder):
            return SHOWED_OUT(who=seat, suit=card.suit.letter, holder=holder)
    for seat in sorted(certain.seats, key=lambda each: each is holder):
        known = certain.hidden[seat]
        if known.points != _ANYTHING and _enough(certain, {seat: _only(known, points=True)}, card, holder):
            return _by_points(certain, seat, card, holder)
    unsaid = {seat: _only(known, lacks=known.lacks) for seat, known in certain.hidden.items()}
    if _enough(certain, unsaid, card, holder):
        return COUNTED_OUT(card=card.name, holder=holder)
    return PUT_TOGETHER(card=card.name, holder=holder)


def _only(known: Holding, *, lacks: int = 0, points: bool = False) -> Holding:
    """Of what is known of a hand its number of cards, those that it has shown, and what is asked for."""
    bare = Holding(cards=known.cards, holds=known.holds, lacks=lacks)
    return replace(bare, points=known.points) if points else bare


def _enough(certain: Layouts, known: Mapping[Seat, Holding], card: Card, holder: Seat) -> bool:
    """Whether it follows from that, and from the cards that were seen, alone."""
    hidden = {seat: known.get(seat, _only(each)) for seat, each in certain.hidden.items()}
    return _has_it(certain, hidden, holder, card)


def _by_points(certain: Layouts, seat: Seat, card: Card, holder: Seat) -> Text:
    """Counting what a hand has shown of the points that were said of it."""
    points, shown = certain.hidden[seat].points[0], _shown(certain, seat)
    left = points - shown
    said: dict[str, str | int] = {"who": seat, "points": points, "shown": shown, "card": card.name}
    if seat is holder:
        return MUST_HAVE(left=left, **said)
    if not left:
        return SHOWN_ALL(who=seat, points=points, card=card.name, holder=holder)
    if card.points > left:
        return TOO_MANY(holder=holder, **said)
    return CANNOT_MAKE(left=left, holder=holder, **said)


def _shown(deals: Layouts, seat: Seat) -> int:
    """The points of the cards that a hand has played."""
    return Hand(FRENCH, deals.hidden[seat].holds & deals.played).points  # of any pack: it counts ranks


# --- what calls promise


def _by_calls(seen: SeenSoFar, card: Card) -> Deduction | None:
    """From the points that the calls of one hand promise, taken at their word."""
    certain = seen.certain
    holder = _holder(seen.deals, card)
    if holder is None:
        return None
    for seat in sorted(certain.seats, key=lambda each: each is holder):
        if seat not in seen.promised:
            continue
        low, high = seen.promised[seat].points
        one_end = (low, _MOST) if seat is holder else (0, high)
        known = {seat: replace(_only(certain.hidden[seat]), points=one_end)}
        if not _enough(certain, known, card, holder):
            continue
        shown = _shown(certain, seat)
        said: dict[str, str | int] = {"who": seat, "shown": shown, "card": card.name}
        if seat is holder and low > 0:
            return Deduction(card, holder, CALLS_MUST_HAVE(least=low, **said))
        if seat is not holder and shown + card.points > high:
            return Deduction(card, holder, CALLS_TOO_MANY(most=high, holder=holder, **said))
    return None


def _same_reason(one: Text, other: Text) -> bool:
    return one.say == other.say and one.values.get("who") == other.values.get("who")
