"""Why a card was played, in a sentence or two that are true to what was worked out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from kibitz.bots.decision import MAXIM_WORDS, Alternative, Maxim, Why
from kibitz.cards import Card
from kibitz.engine.text import Template, Text

ONLY_CARD: Final = Template("coach-only-card")
CARD_BY_RULE: Final = Template("bidding-card-by-rule")
DECIDED: Final = Template("bidding-decided")

SUCCEEDS: Final = {
    True: Template("bidding-succeeds-true"),
    False: Template("bidding-succeeds-false"),
}
SUCCEEDS_ALWAYS: Final = {
    True: Template("bidding-succeeds-always-true"),
    False: Template("bidding-succeeds-always-false"),
}
SUCCEEDS_IN_ALL_DRAWN: Final = {
    True: Template("bidding-succeeds-in-all-drawn-true"),
    False: Template("bidding-succeeds-in-all-drawn-false"),
}
NEVER: Final = {
    True: Template("bidding-never-true"),
    False: Template("bidding-never-false"),
}
SELDOM: Final = {
    True: Template("bidding-seldom-true"),
    False: Template("bidding-seldom-false"),
}
"""All by whether declarer's side plays."""
WINS: Final = Template("bidding-wins")
KNOWN: Final = Template("bidding-known")
NEXT_CARD: Final = Template("bidding-next-card")
NEXT_IN_TRICKS: Final = Template("bidding-next-in-tricks")
ABOUT_AS_GOOD: Final = Template("bidding-about-as-good")
LOST_LEAST: Final = Template("bidding-lost-least")


def card_by_maxim(card: Card, maxim: Maxim) -> Why:
    return Why(maxim=maxim, said=(CARD_BY_RULE(card=card.name, rule=MAXIM_WORDS[maxim]),))


def only_card(card: Card) -> Why:
    return Why(said=(ONLY_CARD(card=card.name),))


def in_words(why: Why, card: Card, *, declaring: bool) -> Why:
    """The same reasons for a card with the sentences that say them."""
    if not why.worlds:
        return card_by_maxim(card, why.maxim) if why.maxim else only_card(card)
    ranked = sorted(why.alternatives, key=lambda each: -each.value)
    mine = next(each for each in ranked if each.name == card.name)
    if why.exact and why.worlds == 1:
        said = [KNOWN(card=card.name, tricks=round(mine.tricks or 0.0))]
    else:
        said = [_succeeds(mine, ranked, why, declaring=declaring)]
        other = next((each for each in ranked if each is not mine), None)
        if other is not None and (rival := _rival(mine, other, decided=why.maxim is not None)):
            said.append(rival)
    if why.maxim:
        said.append(DECIDED(rule=MAXIM_WORDS[why.maxim]))
    return replace(why, said=tuple(said), chosen=why.alternatives.index(mine))


def _succeeds(mine: Alternative, ranked: Sequence[Alternative], why: Why, *, declaring: bool) -> Text:
    name = mine.name
    if mine.works is None:
        return WINS(card=name, tricks=mine.tricks or 0.0)
    if not _percent(mine):
        return (NEVER if not any(map(_percent, ranked)) else SELDOM)[declaring](card=name)
    if mine.works == 1:
        if why.exact:
            return SUCCEEDS_ALWAYS[declaring](card=name)
        return SUCCEEDS_IN_ALL_DRAWN[declaring](card=name, worlds=why.worlds)
    return SUCCEEDS[declaring](card=name, works=min(_percent(mine), 99))


def _rival(mine: Alternative, other: Alternative, *, decided: bool) -> Text | None:
    """Where a maxim decided the deals did not: they may even have the other card a little ahead."""
    if decided:
        return ABOUT_AS_GOOD(card=other.name)
    if other.works is None:
        return NEXT_IN_TRICKS(card=other.name, tricks=other.tricks or 0.0)
    is_told = mine.works is not None and _percent(mine) > 0 and mine.works < 1 and _percent(other) < _percent(mine)
    return NEXT_CARD(card=other.name, works=_percent(other)) if is_told else None


def _percent(each: Alternative) -> int:
    return round(100 * (each.works or 0.0))
