"""What it is worth to defenders that declarer does not see their cards: one look at what declarer will do next.

Double dummy has declarer guess everything right, so that a card which leaves a guess looks no better than one which
leaves none. Here declarer's next card is chosen as declarer has to choose it: by layouts of the defenders' hands that
fit what has been played, the same card in all of them. What that loses in the layouts that the defender imagines,
beside declarer's best card there, is what the defender's card gains.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct
from msgspec.structs import replace

from kibitz.analysis.inference import holdings
from kibitz.analysis.layout_tricks import cards_from
from kibitz.analysis.sampling import WHOLE_PACK, Holding, Layouts, Masks
from kibitz.analysis.solver import Cancellation
from kibitz.bots.maxims.card_view import CardView
from kibitz.bots.search.alpha_mu import Spot
from kibitz.bots.search.bidding_protocol import loosened
from kibitz.bots.search.card_comparison import MILLISECONDS_TO_SOLVE
from kibitz.bots.search.determinization import ImaginedLayouts
from kibitz.bots.valuation.trick_values import values
from kibitz.cards import Card, Hand, Seat
from kibitz.engine import Table

_TIMES_AS_LONG_FOR_ALL_CARDS: Final = 1.5
"""What solving every card of a spot takes beside solving the spot, by measure."""
_FEWEST_WORLDS: Final = 6
"""With fewer layouts the look tells nothing."""
_TIES: Final = 1e-9
_NUMBER_OF_SEEDS: Final = 1 << 64


class GuessEffort(Struct, frozen=True):
    """How closely a defender looks at declarer's guesses."""

    milliseconds: float  # of solving in all, by what a layout usually takes
    worlds: int  # layouts at most
    guesses: int  # layouts that declarer goes by, for each of them
    share: float = 0.5  # of what declarer's guesses lose, so much is believed: real declarers see a little


class _Question(Struct, frozen=True):
    """A spot where declarer's side is to play: as it is in one layout, and as declarer may believe it to be."""

    card: Card
    spot: Spot
    held: npt.NDArray[np.uint64]  # the true layout first


def lost_by_guessing(
    s: CardView,
    imagined: ImaginedLayouts,
    cards: Sequence[Card],
    effort: GuessEffort,
    promises: Mapping[Seat, Holding],
    seed: int,
    *,
    cores: int = 1,
    cancellation: Cancellation | None = None,
) -> dict[Card, float] | None:
    """What declarer's side is expected to lose after each card by not seeing; None where that cannot be compared.

    It cannot be where the defenders have the lead after one card and declarer after another: what is looked at is
    declarer's very next card.
    """
    t = s.t
    assert t.declarer is not None
    after = {card: Spot(t.trick, s.seat).after(card, t.strain, t.declarer) for card in cards}
    if any(spot.turn.side is not t.declarer.side for spot in after.values()):
        return None
    a_question = MILLISECONDS_TO_SOLVE[len(s.hand) - 1] * _TIMES_AS_LONG_FOR_ALL_CARDS * (1 + effort.guesses)
    worlds = min(effort.worlds, int(effort.milliseconds / (a_question * len(cards))))
    if worlds < _FEWEST_WORLDS:
        return None
    some = imagined.some(worlds, seed)
    asked = [
        _Question(card, after[card], _believed(s, row, card, promises, effort.guesses, seed + place))
        for place, row in enumerate(some.held)
        for card in cards
    ]
    tricks = cards_from(
        np.concatenate([each.held for each in asked]),
        t.strain,
        [(each.spot.trick, each.spot.turn) for each in asked for _ in each.held],
        threads=cores,
        cancellation=cancellation,
    )
    lost = dict.fromkeys(cards, 0.0)
    first = 0
    for place, each in enumerate(asked):
        answers = tricks[first : first + len(each.held)]
        first += len(each.held)
        lost[each.card] += float(some.chances[place // len(cards)]) * _lost(s, each.spot, answers)
    return lost


def _lost(s: CardView, spot: Spot, answers: npt.NDArray[np.int8]) -> float:
    """What the true layout, in the first row, brings with its best card, less what it brings with declarer's choice."""
    declarers = s.t.declarer
    assert declarers is not None
    possible = answers[0] >= 0
    tricks = answers[:, possible].astype(np.int64) + s.t.won[declarers.side] + spot.won
    worth = values(s.t)[tricks]
    if len(worth) == 1:
        return 0.0
    believed = worth[1:].mean(axis=0)
    chosen = believed >= believed.max() - _TIES
    return float(worth[0].max() - worth[0][chosen].mean())


def _believed(
    s: CardView, row: npt.NDArray[np.uint64], card: Card, promises: Mapping[Seat, Holding], number: int, seed: int
) -> Masks:
    """The cards still in each hand after that card: as they are, then as declarer may think they lie."""
    true = row.copy()
    true[tuple(Seat).index(s.seat)] &= ~np.uint64(card.bit)
    found = _seen_by_declarer(s, row, card, promises)
    if found is None or found.count < 2:
        return true[None, :]
    return np.concatenate([true[None, :], found.held(found.sample(number, seed % _NUMBER_OF_SEEDS))])


def _seen_by_declarer(
    s: CardView, row: npt.NDArray[np.uint64], card: Card, promises: Mapping[Seat, Holding]
) -> Layouts | None:
    """All that the defenders may hold for one who sees the other two hands and every card played."""
    t = s.t
    assert t.declarer is not None
    gone = _played(t)
    known = {
        seat: Hand(s.hand.deck, int(row[place]) | gone[seat])
        for place, seat in enumerate(Seat)
        if seat.side is t.declarer.side
    }
    out = WHOLE_PACK & ~sum(hand.mask for hand in known.values())
    shown = holdings(t)
    hidden = {
        s.seat: Holding(cards=t.cards, holds=gone[s.seat] | card.bit, lacks=_lacked(s)),
        s.seat.partner: shown[s.seat.partner],
    }
    if card.suit.mask & hidden[s.seat].lacks:
        return None  # somebody has revoked
    aside = WHOLE_PACK.bit_count() - len(Seat) * t.cards
    played = sum(gone.values())
    loose = {
        seat: holding & replace(loosened(promises[seat]), cards=t.cards) if seat in promises else holding
        for seat, holding in hidden.items()
    }
    for each in (loose, hidden):
        found = Layouts(out, each, known=known, played=played | card.bit, aside=aside)
        if found.count:
            return found
    return None


def _lacked(s: CardView) -> int:
    """The cards that everybody knows this defender not to have: a suit in which it did not follow."""
    lacks = 0
    followed = _played(s.t)[s.seat]
    for seat, suit in s.shown_out:
        if seat is s.seat:
            lacks |= suit.mask & ~followed
    return lacks


def _played(t: Table) -> dict[Seat, int]:
    gone = dict.fromkeys(Seat, 0)
    for plays in (*(trick.plays for trick in t.tricks), t.trick):
        for play in plays:
            gone[play.seat] |= play.card.bit
    return gone
