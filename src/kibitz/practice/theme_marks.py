"""Which theme a play has, seen from the cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from kibitz.analysis.positions import Position
from kibitz.cards import Card, Seat, Strain
from kibitz.practice.puzzles import Theme
from kibitz.practice.theme_proofs import is_borne_out


def theme_of(position: Position, right: Sequence[Card], need: int) -> Theme:
    """What the right plays are an example of, if the solver bears it out; plain tricks if nothing else fits."""
    if not right:
        return Theme.TRICKS
    card = min(right, key=lambda each: each.rank)
    found = next((theme for theme, is_one in SHOWN_BY.items() if is_one(position, card)), Theme.TRICKS)
    return found if is_borne_out(found, position, right, need) else Theme.TRICKS


def theme_for_declarer(position: Position, right: Sequence[Card], need: int) -> Theme:
    """The same of a deal, where it may also be a matter of what is thrown away."""
    found = theme_of(position, right, need)
    is_one = found is Theme.TRICKS and bool(right) and is_borne_out(Theme.DISCARDS, position, right, need)
    return Theme.DISCARDS if is_one else found


def theme_for_defender(position: Position, right: Sequence[Card], need: int) -> Theme:
    """What a defender's card is an example of, by its place in the trick."""
    theme = AT_PLACE.get(len(position.trick), Theme.TRICKS)
    return theme if right and is_borne_out(theme, position, right, need) else Theme.TRICKS


def is_finesse(position: Position, card: Card) -> bool:
    """Partner led, the next hand played low, and a card below one of theirs is played though a higher one is held.

    Or a small card is led towards such a pair of cards.
    """
    turn, hands = position.to_play, position.hands
    if len(position.trick) == 2 and position.trick[0].suit is card.suit is position.trick[1].suit:
        higher = [each for each in hands[turn].of(card.suit) if each.rank > card.rank]
        caught = [each for each in hands[turn.right].of(card.suit) if each.rank > card.rank]
        beaten = all(each.rank < card.rank for each in position.trick if each.suit is card.suit)
        return beaten and bool(caught) and any(mine.rank > his.rank for mine in higher for his in caught)
    if position.trick:
        return False
    ours, between = hands[turn.partner].of(card.suit), hands[turn.left].of(card.suit)
    return any(
        high.rank > his.rank > low.rank > card.rank
        for high in ours
        for his in between
        for low in ours
        if low is not high
    ) and not any(each.rank > his.rank for each in hands[turn].of(card.suit) for his in between)


def is_ruff(position: Position, card: Card) -> bool:
    """A suit is led that partner can trump, or the trick on the table is trumped."""
    trumps, hands = position.trump, position.hands
    if not trumps.is_suit:
        return False
    if position.trick:
        return card.suit is trumps and position.trick[0].suit is not trumps
    partner = hands[position.to_play.partner]
    return card.suit is not trumps and not partner.of(card.suit) and bool(partner.of(trumps))


def is_hold_up(position: Position, card: Card) -> bool:
    """The trick could be taken with a card that is higher than all others, and is left to the other side."""
    turn, trick, hands = position.to_play, position.trick, position.hands
    if not trick or trick[0].suit is not card.suit or position.leader.side is turn.side:
        return False
    laid = {
        seat: each.rank
        for seat, each in zip(position.leader.clockwise(), trick, strict=False)
        if each.suit is card.suit
    }
    ahead = max(laid, key=lambda seat: laid[seat])
    if ahead.side is turn.side or card.rank > laid[ahead]:
        return False
    others = [each.rank for seat in Seat if seat is not turn for each in hands[seat].of(card.suit)]
    winners = [each for each in hands[turn].of(card.suit) if each.rank > max((*others, *laid.values()))]
    partner_can = turn.partner not in laid and any(
        each.rank > laid[ahead] for each in hands[turn.partner].of(card.suit)
    )
    return len(winners) == 1 and not partner_can


def is_long_suit(position: Position, card: Card) -> bool:
    """A side suit is led in which this side has most cards, to win with small ones when the high ones are gone."""
    if position.trick or card.suit is position.trump:
        return False
    turn = position.to_play
    ours = [position.hands[seat].of(card.suit) for seat in turn.side.seats]
    theirs = [position.hands[seat].of(card.suit) for seat in turn.side.other.seats]
    longest, most = max(map(len, ours)), max(map(len, theirs))
    stoppers = [each.rank for hand in theirs for each in hand]
    return longest > most > 0 and longest >= 4 and any(each.rank < max(stoppers) for hand in ours for each in hand)


def is_entry(position: Position, card: Card) -> bool:
    """Either of the two hands can win the trick, and it is to be this one, or not this one."""
    if not position.trick or card.suit is not position.trick[0].suit or len(position.trick) == 1 + 2:
        return False
    turn, hands, suit = position.to_play, position.hands, card.suit
    others = [each.rank for seat in turn.side.other.seats for each in hands[seat].of(suit)]
    laid = [each.rank for each in position.trick if each.suit is suit]
    ours = position.trick[-2] if len(position.trick) == 2 else None
    theirs = max([*others, *(rank for rank in laid if ours is None or rank != ours.rank)], default=0)
    can_here = any(each.rank > theirs for each in hands[turn].of(suit))
    there = [each.rank for each in hands[turn.partner].of(suit)] if ours is None else [ours.rank]
    can_there = any(rank > theirs for rank in there)
    is_own_suit = position.trump is suit or not position.trump.is_suit or _all_follow(position, suit)
    return can_here and can_there and is_own_suit


def _all_follow(position: Position, suit: Strain) -> bool:
    laid = position.leader.clockwise()[: len(position.trick)]
    return all(position.hands[seat].of(suit) for seat in Seat if seat not in laid)


SHOWN_BY: Final[Mapping[Theme, Callable[[Position, Card], bool]]] = {
    Theme.HOLD_UP: is_hold_up,
    Theme.FINESSE: is_finesse,
    Theme.RUFF: is_ruff,
    Theme.ENTRIES: is_entry,
    Theme.LONG_SUIT: is_long_suit,
}
"""The themes that a card can have, the more special ones first."""

AT_PLACE: Final[Mapping[int, Theme]] = {1: Theme.SECOND_HAND, 2: Theme.THIRD_HAND}
"""The themes of a defender, by the cards that lie on the table."""
