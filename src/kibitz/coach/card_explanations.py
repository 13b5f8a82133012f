"""Why a card was played, as a good teacher says it: what it does, what it needs, how likely that is, and what else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Final, assert_never

from msgspec import Struct

from kibitz.bots.decision import Alternative, Why
from kibitz.bots.maxims.card_view import CardView, rank
from kibitz.bots.maxims.learner import card_view_of
from kibitz.bots.search.between_equals import are_equal
from kibitz.cards import Card
from kibitz.cards import card as card_named
from kibitz.coach import card_phrases as w
from kibitz.coach.combination import HONOUR, trump_of
from kibitz.coach.deductions import HARDLY_A_TRUMP, NO_TRUMP_OUT, cards_that_matter, deduced
from kibitz.coach.kinds import Kind
from kibitz.coach.needs import (
    Falls,
    Has,
    HasOneOf,
    Need,
    NoRuff,
    SeenSoFar,
    Split,
    chance,
    is_as_often_so,
    is_more_often_so,
    seen_so_far,
)
from kibitz.coach.recognised import KindOfPlay
from kibitz.coach.recognising import recognise
from kibitz.engine import View
from kibitz.engine.text import Template, Text

_TRICKS_WORTH_TELLING: Final = 0.3
"""A difference of fewer tricks on average is not talked about."""


Deals = Callable[[], SeenSoFar]
"""All deals that fit what a player knows, when somebody asks for them."""


_LENGTH_TO_SPARE: Final = 4
"""From a suit of so many cards one can be thrown away without baring an honour."""


HARDLY: Final = 0.1
"""Of a trump that somebody would have ruffed with it is said that it is hardly there up to this chance."""

_PLACES_HIGH_CARDS: Final = frozenset(
    {
        *(Kind.FINESSE, Kind.TOWARDS, Kind.DRIVE_OUT, Kind.SET_UP, Kind.DUCK, Kind.DROP, Kind.COVER, Kind.HOLD_UP),
        *(Kind.RETURN, Kind.CONTINUE, Kind.SEQUENCE, Kind.LONG_SUIT, Kind.LOW_FROM_HONOUR, Kind.TOP_OF_NOTHING),
        *(Kind.THROUGH, Kind.UP_TO, Kind.SECOND_LOW, Kind.SECOND_HIGH, Kind.THIRD_HIGH, Kind.THIRD_ENOUGH),
        *(Kind.GIVE_UP, Kind.DRAW_TRUMPS, Kind.TRUMP_LEAD, Kind.SHORT_SUIT, Kind.PARTNERS_SUIT),
    }
)
"""Kinds of play for which it matters where the missing high cards of the suit are."""


class CardExplained(Struct, frozen=True):
    """What the coach has to say of a card."""

    play: KindOfPlay
    said: tuple[Text, ...]


def explain_card(view: View, card: Card, why: Why) -> CardExplained:
    """A card that may be played now, from what the player sees and what a bot worked out."""
    s = card_view_of(view)
    play = recognise(s, card)
    # After an auction it takes a while to find them, and most cards need nothing of the hidden hands.
    deals = cache(partial(seen_so_far, view))
    said = (*_plan(s, play, deals), *_what_follows(s, play, deals), *_besides(why), *_compared(s, play, why, deals))
    return CardExplained(play, said)


def nudge_to_card(view: View, card: Card) -> Text:
    """What to look at or to count to find that card; it is not named."""
    s = card_view_of(view)
    play = recognise(s, card)
    shorter = play.kind is Kind.LONG_SUIT and (trump_of(s) is not None or s.hand.longest > s.hand.length(play.suit))
    return _filled(w.NUDGE_NOT_LONGEST if shorter else w.NUDGES[play.kind], s, play)


def needed(need: Need, kind: Kind, deals: Deals) -> Iterator[Text]:
    """What must be so, and in how many deals it is, as far as counting can tell.

    Nothing where somebody has erred, so that no deal fits.
    """
    if deals().count:
        yield _needs(need, kind)
        share = chance(deals(), need)
        if share in (0.0, 1.0) or is_as_often_so(deals(), need, share):
            yield how_often(share)
        elif (mostly := is_more_often_so(deals(), need, share)) is not None:
            yield (w.SO_MOSTLY if mostly else w.SO_SELDOM)()
        elif isinstance(need, HasOneOf | NoRuff):
            yield from _hardly_a_trump(need, deals())


def why_so(need: Need, deals: Deals) -> Iterator[Text]:
    """What places the cards on which a plan hangs, where something does."""
    if cards := cards_that_matter(need):
        yield from (each.why for each in deduced(deals(), cards))


def _hardly_a_trump(need: HasOneOf | NoRuff, seen: SeenSoFar) -> Iterator[Text]:
    """Who let a trick go that a trump would have won, and so has none unless it was held back."""
    seats = (need.seat,) if isinstance(need, HasOneOf) else need.seats
    for seat in seats:
        trump = seen.would_have_ruffed.get(seat)
        if trump is not None and 0.0 < chance(seen, HasOneOf(seat, trump)) <= HARDLY:
            yield HARDLY_A_TRUMP(who=seat)


def how_often(share: float) -> Text:
    """A share of all deals in words.

    >>> print(how_often(0.517))
    That is so in 52 of 100 deals that fit what we have seen.
    """
    if share in (0.0, 1.0):
        return w.SO_IN_ALL() if share else w.SO_IN_NONE()
    return w.SO_IN(chance=hundredths(share))


def _plan(s: CardView, play: KindOfPlay, deals: Deals) -> Iterator[Text]:
    yield _filled(_sentence(s, play), s, play)
    if play.need is not None:
        yield from needed(play.need, play.kind, deals)


def _sentence(s: CardView, play: KindOfPlay) -> Template:
    """The sentence for the kind of play, or the one that says it better from this place at the table."""
    place = len(s.t.trick)
    match play.kind:
        case Kind.CASH if play.need is not None:
            return w.CASH_BEFORE_A_RUFF
        case Kind.DRAW_TRUMPS if play.values["out"] == 1:
            return w.LAST_TRUMP
        case Kind.FOR_RUFF if not s.declaring:
            return w.PARTNER_RUFFS
        case Kind.TOWARDS if place:
            return w.HONOUR_GOES_UP
        case Kind.TAKE if place < 3:
            return w.TAKE_SURELY
        case Kind.TAKE if play.card is min((each for each in s.legal if s.beats(each)), key=rank):
            return w.TAKE_CHEAPLY
        case Kind.SEQUENCE if s.is_master(play.card):
            return w.SEQUENCE_FROM_THE_TOP
        case Kind.THIRD_ENOUGH if s.seat.left in s.t.hands:
            if s.may_ruff(s.seat.left, play.suit):
                return w.RUFF_AHEAD
            if not s.can_be_beaten_by(s.seat.left, play.card):
                return w.ENOUGH_FOR_DUMMY
        case Kind.PARTNERS_TRICK if place == 3:
            return w.PARTNER_HAS_WON
        case Kind.LONG_SUIT if trump_of(s) is not None:
            return w.LONG_SUIT_WITH_TRUMPS
        case Kind.NOTHING_WINS if any(each.rank < play.card.rank and s.between(play.card, each) for each in s.legal):
            return w.HIGH_UNDER_HIGHER
        case Kind.THIRD_HIGH if any(_is_equal_higher(s, each, play.card) for each in s.legal):
            return w.LOWEST_OF_EQUALS
        case Kind.DISCARD if play.suit is not s.strain:
            held = s.hand.of(play.suit)
            if not held.points:
                return w.DISCARD_FROM_NOTHING
            if len(held) >= _LENGTH_TO_SPARE and not s.is_master(play.card):
                return w.DISCARD_FROM_LENGTH
    return w.SAYS[play.kind]


def _is_equal_higher(s: CardView, each: Card, card: Card) -> bool:
    """Whether a card of the same hand is higher and worth the same."""
    return each.suit is card.suit and each.rank > card.rank and not s.between(each, card)


def _filled(template: Template, s: CardView, play: KindOfPlay) -> Text:
    """A sentence with what goes into it, and nothing else."""
    before_or_after = s.seat.right if template is w.HONOUR_GOES_UP else s.seat.left
    values = {
        "card": play.card.name,
        "suit": play.suit.letter,
        "length": s.hand.length(play.suit),
        "who": before_or_after,
        **play.values,
    }
    return template(**{name: value for name, value in values.items() if name in template.holes})


def _needs(need: Need, kind: Kind) -> Text:
    match need:
        case Has(seat=seat, cards=(one,)):
            return w.WORKS_WITH(who=seat, card=one.name)
        case Has(seat=seat, cards=cards):
            return w.WORKS_WITH_BOTH(who=seat, card=cards[0].name, other=cards[1].name)
        case HasOneOf(seat=seat):
            return w.WORKS_WITH_A_TRUMP(who=seat)
        case Split(most=most):
            return (w.GONE_AFTER if kind is Kind.DRAW_TRUMPS else w.GROWS_WHEN)(most=most)
        case NoRuff():
            return w.WINS_UNRUFFED()
        case Falls(card=card):
            return w.WORKS_IF_IT_FALLS(card=card.name)
        case _:
            assert_never(need)


def _besides(why: Why) -> Iterator[Text]:
    if why.maxim is not None and why.maxim in w.BESIDES:
        yield w.BESIDES[why.maxim]()


def _what_follows(s: CardView, play: KindOfPlay, deals: Deals) -> Iterator[Text]:
    """Where cards must be that matter for this one: those on which the plan hangs, else the high cards of its suit."""
    trump = trump_of(s)
    if play.kind is Kind.CASH and play.need is None and trump not in (None, play.suit) and not s.out(trump):
        yield NO_TRUMP_OUT()
    if play.kind in _PLACES_HIGH_CARDS or play.need is not None:
        high = (each for each in reversed(s.hand.deck.cards) if each.suit is play.suit and each.rank >= HONOUR)
        unseen = (each for each in high if each.bit & s.unseen)
        yield from (each.why for each in deduced(deals(), dict.fromkeys((*cards_that_matter(play.need), *unseen))))


# --- beside the other cards


def _compared(s: CardView, play: KindOfPlay, why: Why, deals: Deals) -> Iterator[Text]:
    """What the best of the other cards was for, and how both fared in the deals that were solved."""
    by_card = {card_named(each.name): each for each in why.alternatives}
    mine = by_card.get(play.card)
    if mine is None or play.kind is Kind.ONLY_CARD:
        return
    if why.exact and why.worlds == 1:
        yield w.ALL_KNOWN(tricks=round(mine.tricks or 0.0))
        return
    rivals = [card for card in by_card if not are_equal(s, card, play.card)]
    if not rivals:
        return
    other = max(rivals, key=lambda card: by_card[card].value)
    difference = tuple(fared(mine, by_card[other], declaring=s.declaring))
    if difference:
        yield from _other_plan(recognise(s, other), play, deals)
        yield from difference


def _other_plan(other: KindOfPlay, play: KindOfPlay, deals: Deals) -> Iterator[Text]:
    """Told where it is another plan, and not the same with another card."""
    if other.kind is not play.kind:
        yield w.OTHER_PLAN(card=other.card.name, kind=w.KIND_WORDS[other.kind])
        if other.need is not None:
            yield from needed(other.need, other.kind, deals)


def fared(mine: Alternative, other: Alternative, *, declaring: bool) -> Iterator[Text]:
    """How two cards fared, if one did better: by the contract where that is in the balance, else by tricks.

    In how many deals the contract came in is not said: looked up, it did so less often than was counted.
    """
    settled = None
    if mine.works is not None and other.works is not None:
        works, less = hundredths(mine.works), hundredths(other.works)
        if works > less:
            if works == 100:
                yield (w.MADE_IN_ALL if declaring else w.BEATEN_IN_ALL)(card=mine.name, other=other.name)
            else:
                yield (w.MADE_IN if declaring else w.BEATEN_IN)(card=mine.name, other=other.name)
            return
        settled = _SETTLED.get((declaring, works)) if works == less else None
    tricks, fewer = round(mine.tricks or 0.0, 1), round(other.tricks or 0.0, 1)
    if tricks - fewer >= _TRICKS_WORTH_TELLING:
        if settled is not None:
            yield settled()
        yield w.TRICKS_WITH(card=mine.name, other=other.name, tricks=tricks, less=fewer)


def hundredths(share: float) -> int:
    """Of a hundred deals so many; none and all only where it is none and all.

    >>> [hundredths(share) for share in (0.0, 0.001, 0.517, 0.999, 1.0)]
    [0, 1, 52, 99, 100]
    """
    return round(100 * share) if share in (0.0, 1.0) else min(max(round(100 * share), 1), 99)


_SETTLED: Final = {
    (True, 0): w.LOST_FOR_US,
    (True, 100): w.SAFE_FOR_US,
    (False, 0): w.SAFE_FOR_THEM,
    (False, 100): w.LOST_FOR_THEM,
}
"""By whether declarer's side plays, and in how many of a hundred deals it gets what it wants."""
