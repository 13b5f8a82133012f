"""How likely the others' choices so far were in each imagined layout: what Bayes' rule asks for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from kibitz.analysis.hand_counts import lengths_of, points_of
from kibitz.analysis.sampling import Holding, Layouts, Masks
from kibitz.bots.decision import CALLS_OF, CARDS_OF, LEAD_OF
from kibitz.bots.search import defenders_signals as signals
from kibitz.bots.search import opening_leads as leads
from kibitz.bots.valuation.trick_values import rules_of
from kibitz.cards import Card, Seat
from kibitz.engine import Table
from kibitz.engine.events import Played
from kibitz.engine.table import winner
from kibitz.engine.text import Text
from kibitz.rules.auction import bids

Logs = npt.NDArray[np.float64]

_LOG_CHANCE_STRANGE_LEAD: Final = -7.0
_JACK: Final = 11
_ACE: Final = 14
_ONE_BIT: Final = np.uint64(1)


class Tells(Struct, frozen=True):
    """What a choice tells: the logarithm of how rare it is beside the usual one.

    Fitted by `bench.habits` to deals that a strong program played: how much likelier the hands that were
    really held become beside others that fit the cards as well. Rounded between what declarer and defenders
    see; signals count for more than that program's, because our own players give them.
    """

    could_have_won: float = -1.3  # last to play, and a winner held back
    dearer_than_needed: float = -1.4  # won with a card when a lower one would have done
    declarers_dearer: float = -0.7  # the same by declarer, who has something to hide
    third_hand_low: float = -1.3
    needless_honour: float = -1.5  # an honour that does not win, with a lower card that is not its equal
    equal_honours: float = -0.7  # an honour that does not win, with its equal: a defender might have played the other
    not_lowest_of_equals: float = -2.2
    not_top_of_sequence: float = -1.4
    unsupported_honour: float = -0.4
    low_from_a_sequence: float = -0.8
    signal: float = 0.2  # a high small card in a suit with an honour, a low one in a suit without
    restricted_choice: float = -0.3  # for each time the number of cards to follow with grows 2.7-fold
    a_point_too_far: float = -0.5  # from what was promised
    a_card_too_far: float = -2.4
    lead: float = 1.0  # how far the book on leads is trusted


FITTED_TELLS: Final = Tells()


class Habits(Struct, frozen=True):
    """What is read from the others' play."""

    lead: bool = True
    honours: bool = True
    signals: bool = True


def log_weights(
    t: Table,
    layouts: Layouts,
    worlds: Masks,
    promises: Mapping[Seat, Holding],
    habits: Habits,
    tells: Tells = FITTED_TELLS,
) -> tuple[Logs, tuple[Text, ...]]:
    """The logarithm of each layout's likelihood, and what was read from whom."""
    logs = np.zeros(len(worlds))
    notes: list[Text] = []
    dealt = {seat: worlds[:, column] for column, seat in enumerate(layouts.seats)}
    for seat, hands in dealt.items():
        if seat in promises:
            logs += _kept(hands, promises[seat], tells)
            notes.append(CALLS_OF(who=seat))
    if habits.lead and (first := _opening_lead(t)) is not None and first.seat in dealt:
        logs += tells.lead * _lead_logs(t, dealt[first.seat], first)
        notes.append(LEAD_OF(who=first.seat))
    if habits.honours or habits.signals:
        read = [seat for seat in dealt if _read_plays(t, seat, dealt[seat], logs, habits, tells)]
        notes += [CARDS_OF(who=seat) for seat in read]
    return logs, tuple(notes)


def _kept(hands: Masks, promise: Holding, tells: Tells) -> Logs:
    """How far each hand is from what was promised."""
    low, high = promise.points
    held = points_of(hands)
    logs = tells.a_point_too_far * (np.maximum(0, low - held) + np.maximum(0, held - high)).astype(np.float64)
    for suit, (least, most) in promise.lengths.items():
        length = lengths_of(hands, suit)
        logs += tells.a_card_too_far * (np.maximum(0, least - length) + np.maximum(0, length - most))
    return logs


def _opening_lead(t: Table) -> Played | None:
    plays = t.tricks[0].plays if t.tricks else t.trick
    return plays[0] if plays else None


def bid_suits(t: Table, seat: Seat) -> tuple[leads.Suits, leads.Suits]:
    """The suits that the other side has bid, and those that partner has."""
    theirs, partners = set(), set()
    for bidder, bid in bids(t.calls):
        if bid.strain.is_suit:
            if bidder is seat.partner:
                partners.add(bid.strain.index)
            elif bidder.side is not seat.side:
                theirs.add(bid.strain.index)
    return frozenset(theirs), frozenset(partners)


def _lead_logs(t: Table, hands: Masks, first: Played) -> Logs:
    # Whoever led before trumps were named led as at no-trumps.
    known = t.strain if not rules_of(t).leads_blind else None
    strain = known.index if known is not None else leads.NO_TRUMPS
    bid = bid_suits(t, first.seat)
    return np.logaddexp(leads.log_chances(hands, first.card.index, strain, *bid), _LOG_CHANCE_STRANGE_LEAD)


def _read_plays(t: Table, seat: Seat, hands: Masks, logs: Logs, habits: Habits, tells: Tells) -> bool:
    """Add what the cards of one hidden hand tell; whether there was any to read."""
    defends = t.declarer is not None and seat.side is not t.declarer.side
    gone, read = 0, False
    for number, plays in enumerate(_tricks(t)):
        place = next((place for place, play in enumerate(plays) if play.seat is seat), None)
        if place is None:
            continue
        card = plays[place].card
        held = hands & np.uint64(card.suit.mask & ~gone)
        if place == 0 and habits.honours and defends and number:
            logs += _led(held, card, tells)
        elif place and card.suit is plays[0].card.suit:
            if habits.honours:
                logs += tells.restricted_choice * np.log(np.bitwise_count(held).astype(np.float64))
                logs += _followed(t, held, plays[: place + 1], defends, tells)
                logs += _fallen(t, held, plays[: place + 1], defends, tells)
            if habits.signals and defends and plays[0].seat is seat.partner and not gone & card.suit.mask:
                logs += signal_logs(held, card, tells)
        elif habits.signals and defends and card.suit is not t.strain and not gone & card.suit.mask:
            logs += signal_logs(held, card, tells)
        gone |= card.bit
        read = True
    return read


def _tricks(t: Table) -> Iterator[tuple[Played, ...]]:
    for trick in t.tricks:
        yield trick.plays
    if t.trick:
        yield t.trick


def _has(held: Masks, place: int) -> npt.NDArray[np.bool_]:
    return ((held >> np.uint64(place)) & _ONE_BIT).astype(np.bool_)


def _led(held: Masks, card: Card, tells: Tells) -> Logs:
    """A defender's lead later on: top of a sequence, and low from an honour or from nothing."""
    logs = np.zeros(len(held))
    if card.rank >= _JACK:
        if card.rank < 14:
            logs += tells.not_top_of_sequence * _has(held, card.index + 1)
        long = np.bitwise_count(held) > 2
        logs += tells.unsupported_honour * (long & ~_has(held, card.index - 1))
    else:
        top = 13 * card.suit.index + 12
        for high in (top, top - 1):
            logs += tells.low_from_a_sequence * (_has(held, high) & _has(held, high - 1))
    return logs


def _followed(t: Table, held: Masks, plays: tuple[Played, ...], defends: bool, tells: Tells) -> Logs:
    """Third hand high, last hand as cheaply as wins, the lowest of equals."""
    card, seat = plays[-1].card, plays[-1].seat
    logs = np.zeros(len(held))
    before = plays[:-1]
    leading = winner(before, t.strain)
    best = next(play.card for play in before if play.seat is leading)
    if best.suit is not card.suit or len(before) < 2:
        return logs
    above = np.uint64(card.suit.mask & ~((1 << best.index + 1) - 1))
    could = (held & above) != 0
    if card.rank < best.rank:
        if leading.side is not seat.side:
            logs += (tells.could_have_won if len(before) == 3 else tells.third_hand_low) * could
        return logs
    cheaper = np.uint64(card.bit - 1) & above
    lower = (held & cheaper) != 0
    touching = _has(held, card.index - 1)
    if len(before) == 3:
        logs += np.where(lower, tells.dearer_than_needed if defends else tells.declarers_dearer, 0.0)
    elif defends:
        logs += tells.not_lowest_of_equals * touching
    return logs


def _fallen(t: Table, held: Masks, plays: tuple[Played, ...], defends: bool, tells: Tells) -> Logs:
    """An honour that wins nothing: it had to be played, or its equal was with it (restricted choice)."""
    card, before = plays[-1].card, plays[:-1]
    leading = winner(before, t.strain)
    best = next(play.card for play in before if play.seat is leading)
    logs = np.zeros(len(held))
    if card.rank < _JACK or (best.suit is card.suit and best.rank < card.rank):
        return logs
    equal = _has(held, card.index - 1) | (_has(held, card.index + 1) if card.rank < _ACE else False)
    lower = held & np.uint64(card.suit.mask & (card.bit // 2 - 1))
    logs += tells.needless_honour * (lower != 0)
    if defends:
        logs += tells.equal_honours * equal
    return logs


def signal_logs(held: Masks, card: Card, tells: Tells) -> Logs:
    """A high small card likes the suit, the lowest does not: MiniLesson 6."""
    said = signals.says(card)
    if said is None:
        return np.zeros(len(held))
    likes = (held >> np.uint64(13 * card.suit.index + signals.LEAST_LIKED - 2)) != 0
    return np.where(likes == said, tells.signal, -tells.signal)
