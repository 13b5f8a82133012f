"""Whether deals meet a wish, thousands at once: by tables of what the cards of one suit come to."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

import numpy as np
import numpy.typing as npt

from kibitz.analysis.orders.suit_quality import for_shape_of
from kibitz.analysis.orders.wishes import (
    AllOf,
    AnyOf,
    Arithmetic,
    Chosen,
    Constant,
    Count,
    Counted,
    Holds,
    IsTrue,
    Measured,
    Not,
    Number,
    OneIf,
    Shape,
    Sign,
    Weighed,
    Wish,
    measure,
)
from kibitz.analysis.sampling import Masks
from kibitz.cards import FRENCH, Hand, Seat, Strain

Yes = npt.NDArray[np.bool_]
DealNumbers = npt.NDArray[np.int64]

_PLACE = {seat: place for place, seat in enumerate(Seat)}
_SUIT = np.uint64(0x1FFF)


def are_met(wish: Wish, deals: Masks) -> Yes:
    """For each deal, in columns North to West, whether it is as wanted: what `is_met` says of one."""
    match wish:
        case Count(seats=seats, measured=measured, wanted=(low, high), suit=suit):
            total = sum(_measured(deals[:, _PLACE[seat]], measured, suit) for seat in seats)
            return np.asarray((total >= low) & (total <= high))
        case Shape(seat=seat, lengths=lengths):
            code = np.zeros(len(deals), np.int64)
            for suit in FRENCH.suits:
                code = 16 * code + _measured(deals[:, _PLACE[seat]], Measured.LENGTH, suit)
            return np.isin(code, [((s * 16 + h) * 16 + d) * 16 + c for s, h, d, c in lengths])
        case Holds(seat=seat, card=card):
            return np.asarray((deals[:, _PLACE[seat]] & np.uint64(card.bit)) != 0)
        case IsTrue(number=number):
            return np.asarray(_values(number, deals) != 0)
        case AllOf(wishes=wishes):
            met = np.ones(len(deals), np.bool_)
            for each in wishes:
                met &= are_met(each, deals)
            return met
        case AnyOf(wishes=wishes):
            met = np.zeros(len(deals), np.bool_)
            for each in wishes:
                met |= are_met(each, deals)
            return met
        case Not(wish=other):
            return ~are_met(other, deals)
        case _:
            assert_never(wish)


def _values(number: Number, deals: Masks) -> DealNumbers:
    """For each deal what a number comes to: what `value_of` says of one."""
    match number:
        case Constant(value=value):
            return np.full(len(deals), value, np.int64)
        case Counted(seat=seat, measured=measured, suit=suit):
            return _measured(deals[:, _PLACE[seat]], measured, suit)
        case Weighed(seat=seat, worth=worth, suit=suit):
            return _summed(deals[:, _PLACE[seat]], _weighed_table(worth), suit)
        case OneIf(wish=wish):
            return are_met(wish, deals).astype(np.int64)
        case Arithmetic(left=left, sign=sign, right=right):
            return _worked(_values(left, deals), sign, _values(right, deals))
        case Chosen(wish=wish, yes=yes, no=no):
            return np.where(are_met(wish, deals), _values(yes, deals), _values(no, deals))
        case _:
            assert_never(number)


def _worked(left: DealNumbers, sign: Sign, right: DealNumbers) -> DealNumbers:
    match sign:
        case Sign.PLUS:
            return np.asarray(left + right)
        case Sign.MINUS:
            return np.asarray(left - right)
        case Sign.TIMES:
            return np.asarray(left * right)
        case Sign.OVER:
            return np.asarray(np.where((left < 0) == (right < 0), 1, -1) * (abs(left) // abs(right)))
        case Sign.REMAINDER:
            return np.asarray(left - right * _worked(left, Sign.OVER, right))
        case Sign.EQUAL:
            return np.asarray(left == right, np.int64)
        case Sign.UNEQUAL:
            return np.asarray(left != right, np.int64)
        case Sign.LESS:
            return np.asarray(left < right, np.int64)
        case Sign.AT_MOST:
            return np.asarray(left <= right, np.int64)
        case Sign.MORE:
            return np.asarray(left > right, np.int64)
        case Sign.AT_LEAST:
            return np.asarray(left >= right, np.int64)
        case _:
            assert_never(sign)


def _measured(hands: Masks, measured: Measured, suit: Strain | None) -> DealNumbers:
    total = _summed(hands, _table(measured), suit)
    if measured is Measured.CCCC and suit is None:
        shortest = np.min([_summed(hands, _table(Measured.LENGTH), each) for each in FRENCH.suits], axis=0)
        total -= np.where(shortest == 3, for_shape_of((3,)), for_shape_of((2,)))
    return total


def _summed(hands: Masks, table: DealNumbers, suit: Strain | None) -> DealNumbers:
    suits = FRENCH.suits if suit is None else (suit,)
    total = np.zeros(len(hands), np.int64)
    for each in suits:
        total += table[(hands >> np.uint64(13 * each.index)) & _SUIT]
    return total


@lru_cache
def _table(measured: Measured) -> DealNumbers:
    """What the cards of one suit come to, for each of the 8,192 sets of them: everything here is a sum over suits."""
    clubs = FRENCH.suits[-1]
    return np.array([measure(Hand(FRENCH, cards), measured, clubs) for cards in range(1 << 13)], np.int64)


@lru_cache(maxsize=32)
def _weighed_table(worth: tuple[int, ...]) -> DealNumbers:
    sets = np.arange(1 << 13)
    return np.asarray(np.sum([each * (sets >> rank & 1) for rank, each in enumerate(worth)], axis=0, dtype=np.int64))
