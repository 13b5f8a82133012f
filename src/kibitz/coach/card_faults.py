"""What was wrong with a card that was played, beside the one that a hint advises: from what its player could see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kibitz.bots.decision import Alternative
from kibitz.bots.maxims.card_view import CardView
from kibitz.cards import Card
from kibitz.coach.card_explanations import Deals, fared, hundredths, needed, why_so
from kibitz.coach.card_phrases import KIND_WORDS
from kibitz.coach.needs import Falls, Has, Split, chance
from kibitz.coach.recognising import recognise
from kibitz.engine.text import Template, Text

BETTER: Final = Template("coach-better")
LEAVES_TRICK: Final = Template("coach-leaves-trick")
UP_TOO_EARLY: Final = Template("coach-up-too-early")
BETTER_LET_GO: Final = Template("coach-better-let-go")
HIGHER_THAN_NEEDED: Final = Template("coach-higher-than-needed")
CAN_BE_BEATEN: Final = Template("coach-can-be-beaten")
OVER_OUR_OWN: Final = Template("coach-over-our-own")
LOST_FOR_NOTHING: Final = Template("coach-lost-for-nothing")
TRUMP_SPENT: Final = Template("coach-trump-spent")
WINNER_THROWN: Final = Template("coach-winner-thrown")
LEAVES_BARE: Final = Template("coach-leaves-bare")
OTHER_IDEA: Final = Template("coach-other-idea")

UNLUCKY: Final = Template("coach-unlucky")
UNLUCKY_BEST_IN: Final = Template("coach-unlucky-best-in")
COST_NOTHING: Final = Template("coach-cost-nothing")

PLAN_OF: Final = Template("coach-plan-of")
_LIKELY: Final = 0.5

_GUARDS: Final = {13: 1, 12: 2, 11: 3}
"""So many lower cards of its suit a king, a queen and a jack need beside them."""


def what_was_wrong(
    s: CardView, card: Card, best: Card, mine: Alternative, better: Alternative, deals: Deals
) -> Iterator[Text]:
    """That another card was better, what this one did wrong where that can be seen, and how both fare."""
    yield BETTER(card=best.name)
    needed_too_much = tuple(_needed_too_much(s, card, best, deals))
    if s.t.trick or not needed_too_much:  # of a lead both would name its kind
        yield from _fault(s, card, best)
    yield from needed_too_much
    yield from fared(better, mine, declaring=s.declaring)


def bad_luck(card: Card, mine: Alternative, hindsight: int) -> Text:
    """It was right, and still cost tricks."""
    if mine.best is None or round(mine.best, 2) <= 0.5:
        return UNLUCKY(card=card.name, tricks=hindsight)
    return UNLUCKY_BEST_IN(card=card.name, tricks=hindsight, share=hundredths(mine.best))


def _fault(s: CardView, card: Card, best: Card) -> Iterator[Text]:
    if s.t.trick:
        yield from _fault_of_follower(s, card, best)
        return
    mine, other = recognise(s, card), recognise(s, best)
    if mine.kind is not other.kind:
        yield OTHER_IDEA(card=card.name, kind=KIND_WORDS[mine.kind], best=best.name, other=KIND_WORDS[other.kind])


def _needed_too_much(s: CardView, card: Card, best: Card, deals: Deals) -> Iterator[Text]:
    """What this card's plan needed, if that was less likely than not, and how that could be known."""
    mine, other = recognise(s, card), recognise(s, best)
    counted = isinstance(mine.need, Has | Split | Falls) and mine.need != other.need and deals().count
    if counted and mine.need is not None and chance(deals(), mine.need) < _LIKELY:
        yield PLAN_OF(card=card.name, kind=KIND_WORDS[mine.kind])
        yield from needed(mine.need, mine.kind, deals)
        yield from why_so(mine.need, deals)


def _fault_of_follower(s: CardView, card: Card, best: Card) -> Iterator[Text]:
    top = s.winning.card
    takes, should = s.beats(card), s.beats(best)
    led = s.t.trick[0].card.suit
    if not takes and should and not s.ours:
        yield LEAVES_TRICK(card=card.name, top=top.name, best=best.name)
    elif takes and not should and s.ours:
        yield OVER_OUR_OWN(card=card.name, top=top.name)
    elif takes and not should and card.suit is s.strain and card.suit is not led:
        yield TRUMP_SPENT(card=card.name)
    elif takes and not should:
        yield (UP_TOO_EARLY if len(s.t.trick) == 1 else BETTER_LET_GO)(card=card.name)
    elif takes and should and card.suit is best.suit:
        if card.rank > best.rank:
            yield HIGHER_THAN_NEEDED(card=card.name, best=best.name)
        elif len(s.t.trick) < 3 and s.higher_out(card) > s.higher_out(best):
            yield CAN_BE_BEATEN(card=card.name, best=best.name)
    elif not takes and not should and card.suit is led is best.suit and card.rank > best.rank:
        yield LOST_FOR_NOTHING(card=card.name, best=best.name)
    elif card.suit is not led and card.suit is not s.strain:
        yield from _fault_of_discard(s, card)


def _fault_of_discard(s: CardView, card: Card) -> Iterator[Text]:
    if s.is_master(card):
        yield WINNER_THROWN(card=card.name)
        return
    held = tuple(s.hand.of(card.suit))
    top = held[0]
    needed = _GUARDS.get(top.rank, 0)
    if top is not card and needed and len(held) - 1 >= needed > len(held) - 2:
        yield LEAVES_BARE(card=card.name, top=top.name)
