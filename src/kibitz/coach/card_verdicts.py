"""Whether a card was good, unlucky or a mistake, by what its player could know then and by the adviser who gives hints.

What a hint advises is never a mistake. Another card is one if it is behind the advised card by so much that chance does
not explain it, in layouts that fit what was seen. How the hidden cards really lay tells only good from unlucky.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache, partial
from typing import Final

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from kibitz.analysis.sampling import NoLayout, effective
from kibitz.analysis.solver import IllegalPosition, Solver
from kibitz.analysis.weighed_cards import weighed
from kibitz.bots.agreement import Bidding, agreed, promises_at
from kibitz.bots.decision import Alternative, Why
from kibitz.bots.levels import STRONG
from kibitz.bots.maxims.card_view import CardView
from kibitz.bots.maxims.learner import card_view_of
from kibitz.bots.search.alpha_mu import Foresight
from kibitz.bots.search.between_equals import are_equal, groups
from kibitz.bots.search.card_comparison import Compared, alternatives, compare
from kibitz.bots.search.cardplay import a_trick, book_bonus
from kibitz.bots.search.determinization import imagine
from kibitz.bots.valuation.trick_estimate import Floats
from kibitz.bots.valuation.trick_values import values
from kibitz.cards import Card, Seat
from kibitz.cards import card as card_named
from kibitz.coach.adviser import SEED, advised
from kibitz.coach.card_explanations import explain_card
from kibitz.coach.card_faults import COST_NOTHING, bad_luck, what_was_wrong
from kibitz.coach.needs import seen_so_far
from kibitz.coach.recognising import recognise
from kibitz.engine import State, View, view
from kibitz.engine import events as ev
from kibitz.engine.game import moves_of
from kibitz.engine.table import Table
from kibitz.engine.text import Text
from kibitz.rules.auction import last_bid

_LAYOUTS_DRAWN: Final = (40,) * 9 + (32, 24, 24, 24)
"""By the number of cards left: a position with all of them takes the solver longest."""
_LAYOUTS_LISTED: Final = 80
_STANDARD_ERRORS: Final = 3.0
"""By so many of them a card must be behind to be blamed."""
_TRICKS_THAT_COUNT: Final = 0.3
"""And by so much of a trick, or of what a trick is worth in this contract."""
_LAYOUTS_OF_FORESIGHT: Final = 24


class Judgement(StrEnum):
    """What can be said of a card."""

    GOOD = "good"
    UNLUCKY = "unlucky"  # good by what could be known, but it cost tricks as the cards lay
    MISTAKE = "mistake"


class CardVerdict(Struct, frozen=True):
    """A card that somebody chose, and what can be said of it."""

    place: int  # which of all cards played, from 0
    seat: Seat  # the hand that it came from
    card: str
    advised: str  # what a hint says there
    verdict: Judgement
    mattered: bool = False  # another card would have been a mistake, or this one is
    lost: float = 0.0  # of a mistake: tricks given away on average in the deals that fitted what was seen
    hindsight: int = 0  # tricks that it cost as the cards lay and if nobody had erred any more
    kind: str = ""  # what the advised card is for
    said: tuple[Text, ...] = ()  # of a mistake what was wrong with it, of bad luck that it was
    lesson: tuple[Text, ...] = ()  # of a mistake: what the advised card is for

    @property
    def trick(self) -> int:
        """In which trick, from 1."""
        return self.place // 4 + 1


def card_verdicts(over: State, chooser: Seat | None = None, bidding: Bidding | None = None) -> tuple[CardVerdict, ...]:
    """All cards of a deal that is over, in their order, or those that the player at one place chose, dummy's with them.

    `bidding` is what the table bids by, if its game has bids and the table does not say.
    """
    t = over.table
    if t.contract is None or t.laid_open is None:
        return ()
    costs = _hindsight(t)
    found: list[CardVerdict] = []
    for place, (before, who, play) in enumerate(_plays(over)):
        if chooser is not None and _chooser(t, play.seat) is not chooser:
            continue
        seen = view(before, who)
        seen = seen if bidding is None else agreed(seen, bidding)
        found.append(judged(seen, play, place, costs[place].get(play.card, 0)))
    return tuple(found)


class Accuracy(Struct, frozen=True):
    """How often the player at a place chose well, of those times when it mattered which card."""

    seat: Seat
    right: int
    choices: int


def accuracy(t: Table, verdicts: Sequence[CardVerdict]) -> tuple[Accuracy, ...]:
    """Of each player but dummy, for whom declarer chooses, and who has been judged."""
    chosen: dict[Seat, list[bool]] = {}
    for each in verdicts:
        if each.mattered:
            chosen.setdefault(_chooser(t, each.seat), []).append(each.verdict is not Judgement.MISTAKE)
    return tuple(Accuracy(seat, sum(right), len(right)) for seat in Seat if (right := chosen.get(seat)))


def choosers(t: Table) -> tuple[Seat, ...]:
    """The places at which cards were chosen: all, or all but dummy's."""
    return tuple(seat for seat in Seat if seat is not t.dummy)


def judged(seen: View, play: ev.Played, place: int = 0, hindsight: int = 0) -> CardVerdict:
    """What can be said of a card that was played with that view; `hindsight` is what it cost as the cards lay."""
    s, card = card_view_of(seen), play.card
    verdict = Judgement.UNLUCKY if hindsight else Judgement.GOOD
    plain = CardVerdict(place, play.seat, card.name, card.name, verdict, hindsight=hindsight)
    if card not in s.legal or groups(s, s.legal) == 1:
        return replace(plain, verdict=Judgement.GOOD, hindsight=0)
    decision = advised(seen)
    assert isinstance(decision.move, ev.Played)
    best = decision.move.card
    plain = replace(plain, advised=best.name, kind=recognise(s, best).kind.value)
    if s.t.contract is None:  # the lead before the contract is named: nobody can know what it will be
        return plain
    try:
        compared, scores = _weighed(seen, s)
    except (NoLayout, IllegalPosition):  # somebody has erred, so that nothing fits what was seen
        return plain
    fared = {card_named(each.name): each for each in alternatives(s, compared)}
    behind = {each for each in s.legal if _is_behind(s, compared, scores, each, best)}
    plain = replace(plain, mattered=bool(behind))
    if card in behind and _is_seen_ahead(s, compared, card, best):
        lucky = () if hindsight else (COST_NOTHING(),)
        deals = cache(partial(seen_so_far, seen))
        return replace(
            plain,
            verdict=Judgement.MISTAKE,
            lost=_tricks_behind(fared[best], fared[card]),
            said=(*what_was_wrong(s, card, best, fared[card], fared[best], deals), *lucky),
            lesson=explain_card(seen, best, Why()).said,
        )
    return replace(plain, said=(bad_luck(card, fared[card], hindsight),)) if hindsight else plain


def _plays(over: State) -> Iterator[tuple[State, Seat, ev.Played]]:
    """Every card that stood in the end, with the deal before it and who chose it."""
    found: dict[ev.Played, tuple[State, Seat]] = {}
    for before, who, move in moves_of(over.game, over.log):
        if isinstance(move, ev.Played):
            found[move] = before, who  # a card that was taken back and played again counts as it was played last
    t = over.table
    for play in (*(play for trick in t.tricks for play in trick.plays), *t.trick):
        yield (*found[play], play)


def _hindsight(t: Table) -> list[Mapping[Card, int]]:
    """What each card cost that could have been played, all four hands seen."""
    assert t.contract is not None
    plays = (*(play for trick in t.tricks for play in trick.plays), *t.trick)
    return [each.costs for each in weighed(t.dealt, t.contract.strain, plays, Solver())]


def _chooser(t: Table, seat: Seat) -> Seat:
    """Who chose the cards of a hand: for dummy's it was declarer."""
    return t.declarer if t.declarer is not None and seat is t.dummy else seat


def _weighed(seen: View, s: CardView) -> tuple[Compared, Floats]:
    """All cards in many layouts, others than those that the advice rests on; and their scores."""
    # Pass and Play are no auction.
    promises = promises_at(s.t) if last_bid(s.t.calls) is not None else {}
    seed = _seed(seen)
    imagined = imagine(seen, _LAYOUTS_DRAWN[len(s.hand) - 1], _LAYOUTS_LISTED, seed, STRONG.manner.evidence, promises)
    compared = compare(s, imagined, s.legal)
    scores = compared.means()
    if not s.t.tricks and not s.t.trick:  # the opening lead: as in a hint the book has its say
        scores = scores + STRONG.manner.book * a_trick(s) * book_bonus(s, compared.cards)
    return compared, scores


def _seed(seen: View) -> int:
    cards = sum(hand.mask for hand in seen.table.hands.values())
    return (SEED + 1 + seen.at * 0xBF58476D1CE4E5B9 + cards * 0x94D049BB133111EB) % (1 << 64)


def _is_behind(s: CardView, compared: Compared, scores: Floats, card: Card, best: Card) -> bool:
    """Whether a card is behind by so much that it counts, and by more than chance explains."""
    if are_equal(s, card, best):
        return False
    one, two = compared.cards.index(best), compared.cards.index(card)
    chances = compared.imagined.chances
    apart = compared.worth[:, one] - compared.worth[:, two]
    behind = float(scores[one] - scores[two])
    spread = float(chances @ (apart - chances @ apart) ** 2)
    error = 0.0 if compared.imagined.exact else float(np.sqrt(spread / effective(chances)))
    return behind > _STANDARD_ERRORS * error and behind >= _TRICKS_THAT_COUNT * a_trick(s)


def _is_seen_ahead(s: CardView, compared: Compared, card: Card, best: Card) -> bool:
    """Whether a card of declarer's is behind also if the next one has to be chosen without sight of the hidden hands.

    Solving each layout by itself supposes that later guesses come right: who guesses now would be blamed for it.
    """
    if not s.declaring:
        return True
    t = s.t
    assert t.declarer is not None
    some = compared.imagined.some(_LAYOUTS_OF_FORESIGHT, SEED)
    worth = values(t)[t.won[t.declarer.side] :]
    ahead = Foresight(some.held, some.chances, s.hand.deck, t.strain, t.declarer, worth)
    scores = ahead.scores(t.trick, s.seat, (best, card))
    return scores[best] - scores[card] >= _TRICKS_THAT_COUNT * a_trick(s)


def _tricks_behind(best: Alternative, other: Alternative) -> float:
    return round(max(0.0, (best.tricks or 0.0) - (other.tricks or 0.0)), 2)
