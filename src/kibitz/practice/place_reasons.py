"""Why a card is right in second or third place, and why a loser is thrown: what is said of it, and whether it is so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct

from kibitz.analysis.positions import Position
from kibitz.analysis.solver import Solver
from kibitz.cards import Card, Hand, Seat
from kibitz.practice.play_on import line, natural, played

_TEN: Final = 10


class PlaceReason(StrEnum):
    """What the card is for. Each is so by the cards that lie there, or in the play that follows."""

    PARTNER_CAN = "partner-can"  # second, low: partner has a card that beats all that the third hand can play
    KEPT = "kept"  # second, low: the high card wins a trick of the suit later
    TAKES = "takes"  # second, high: nobody after can beat it but partner
    COVERS = "covers"  # second, high: their honours fall together, and a lower card of ours wins later
    WINS = "wins"  # third, high: the last hand cannot beat it, though a lower one was high enough so far
    FORCES = "forces"  # the same, but the last hand can beat it with a still higher card
    ENOUGH = "enough"  # third, no higher than needed: the high card stays over one of theirs that was not played
    PARTNERS = "partners"  # third, low: partner's card is winning so far
    SPARED = "spared"  # a discard: partner's trick, and all other cards are worth more
    LOSER_GOES = "loser-goes"  # a lead: the other hand throws a loser on it


class Reason(Struct, frozen=True):
    """One of these, and the values of its sentence."""

    why: PlaceReason
    values: Mapping[str, str]


def second_hand(position: Position, right: Sequence[Card], need: int) -> Reason | None:
    """Why a defender plays low, or high, to a card of the other side's when partner has not played yet."""
    if len(position.trick) != 1 or any(card.suit is not position.trick[0].suit for card in right):
        return None
    led, turn, hands = position.trick[0], position.to_play, position.hands
    mine = _down(hands[turn].of(led.suit))
    card, high = min(right, key=_rank), mine[0]
    if high.rank < led.rank or mine[-1].rank > led.rank:
        return None  # nothing to choose between low and high
    if card.rank < led.rank:
        if high in right:
            return None
        bar = max(_rank(each) for each in (led, *hands[turn.left].of(led.suit)))
        over = [each for each in hands[turn.partner].of(led.suit) if each.rank > bar]
        if over and not _can_ruff(position, turn.left):
            return Reason(PlaceReason.PARTNER_CAN, {"card": min(over, key=_rank).name, "kept": high.name})
        if _wins_later(position, card, (high,)):
            return Reason(PlaceReason.KEPT, {"kept": high.name, "led": led.name})
        return None
    if not _is_beaten(position, card, turn.left):
        return Reason(PlaceReason.TAKES, {"right": card.name})
    dearer = [each for each in hands[turn.left].of(led.suit) if each.rank > card.rank]
    ours = [each for seat in (turn, turn.partner) for each in hands[seat].of(led.suit) if each.rank < card.rank]
    if led.rank >= _TEN and dearer and (grown := _wins_later(position, card, ours)) is not None:
        return Reason(PlaceReason.COVERS, {"right": card.name, "led": led.name, "grown": grown.name})
    return None


def third_hand(position: Position, right: Sequence[Card], need: int) -> Reason | None:
    """Why a defender plays high, or no higher than needed, or leaves the trick to the card that partner led."""
    if len(position.trick) != 2 or any(card.suit is not position.trick[0].suit for card in right):
        return None
    led, second = position.trick
    if second.suit is not led.suit:
        return None
    turn, hands = position.to_play, position.hands
    mine = _down(hands[turn].of(led.suit))
    card, high, ahead = min(right, key=_rank), mine[0], max(led, second, key=_rank)
    if card.rank < ahead.rank:
        is_waste = high.rank > ahead.rank and high not in right
        return Reason(PlaceReason.PARTNERS, {"led": led.name, "kept": high.name}) if ahead is led and is_waste else None
    between = [each for each in hands[turn.right].of(led.suit) if card.rank < each.rank < high.rank]
    if between:
        over = max(between, key=_rank)
        return Reason(
            PlaceReason.ENOUGH, {"right": card.name, "kept": high.name, "over": over.name, "who": turn.right.value}
        )
    if high not in right or not any(ahead.rank < each.rank < card.rank for each in mine):
        return None  # a higher card would do as well, or none that is lower would win so far
    if not _is_beaten(position, card, turn.left):
        return Reason(PlaceReason.WINS, {"right": card.name, "who": turn.left.value})
    dearer = [each for each in hands[turn.left].of(led.suit) if each.rank > card.rank]
    if not dearer or _can_ruff(position, turn.left):
        return None
    return Reason(PlaceReason.FORCES, {"right": card.name, "who": turn.left.value, "dear": min(dearer, key=_rank).name})


def discards(position: Position, right: Sequence[Card], need: int) -> Reason | None:
    """Why a card is thrown away on a winner of the other hand, or a winner is led for that."""
    turn, trumps = position.to_play, position.trump
    held, card = position.hands[turn], min(right, key=_rank)
    if position.trick:
        led = position.trick[0].suit
        away = [each for each in held if each.suit is not trumps]
        if held.of(led) or card.suit is trumps or len({each.suit for each in away}) < 2:
            return None
        _, _, winner = next(line(Solver(), position, card))
        return Reason(PlaceReason.SPARED, {"right": card.name}) if winner is turn.partner else None
    partner = turn.partner
    if card.suit is trumps or position.hands[partner].of(card.suit):
        return None
    solver = Solver()
    after, _ = played(position, card)
    after, _ = played(after, natural(after, solver.solve_cards(after)))
    tricks = solver.solve_cards(after)
    enough = {each.suit for each, number in tricks.items() if number >= need}
    thrown = next(iter(enough))
    if len(enough) != 1 or thrown is trumps or min(tricks.values()) >= need:
        return None
    loser = min((each for each, number in tricks.items() if number >= need), key=_rank)
    theirs = [each for seat in turn.side.other.seats for each in position.hands[seat].of(thrown)]
    _, trick, winner = next(line(solver, position, card))
    if winner is not turn or trick[0].suit is not card.suit or all(each.rank < loser.rank for each in theirs):
        return None
    return Reason(PlaceReason.LOSER_GOES, {"right": card.name, "suit": thrown.letter, "who": partner.value})


def _wins_later(position: Position, card: Card, ours: Sequence[Card]) -> Card | None:
    """The first of these cards that wins a later trick of its suit in the play that follows, nobody erring."""
    tricks = line(Solver(), position, card)
    next(tricks)
    for before, trick, winner in tricks:
        best = trick[before.leader.clockwise().index(winner)]
        if best in ours and trick[0].suit is best.suit:
            return best
    return None


def _is_beaten(position: Position, card: Card, by: Seat) -> bool:
    return _can_ruff(position, by) or any(each.rank > card.rank for each in position.hands[by].of(card.suit))


def _can_ruff(position: Position, seat: Seat) -> bool:
    led, trumps, hand = position.trick[0].suit, position.trump, position.hands[seat]
    return trumps.is_suit and led is not trumps and not hand.of(led) and bool(hand.of(trumps))


def _down(hand: Hand) -> list[Card]:
    return sorted(hand, key=_rank, reverse=True)


def _rank(card: Card) -> int:
    return card.rank
