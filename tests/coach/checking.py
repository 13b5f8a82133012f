"""Every sentence of the coach looked up in the deals that fit: its numbers counted anew, its claims tried on each."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from kibitz.analysis.sampling import Layouts
from kibitz.bots.decision import Why
from kibitz.bots.maxims.card_view import CardView
from kibitz.bots.maxims.learner import card_view_of
from kibitz.cards import Card, Seat, Strain, card, strain
from kibitz.coach import card_phrases as w
from kibitz.coach.card_explanations import CardExplained, explain_card
from kibitz.coach.kinds import Kind
from kibitz.coach.needs import HELD_BACK, seen_so_far
from kibitz.engine.events import Played
from kibitz.engine.table import winner
from kibitz.engine.text import Template, Text
from tests.coach.moments import Moment

LISTED: Final = 3000
"""So many deals are all looked at; of more so many are drawn."""

Truth = npt.NDArray[np.bool_]


def check(moment: Moment) -> CardExplained:
    """Everything that is said of the card is true."""
    told = explain_card(moment.view, moment.card, moment.decision.why)
    Check(moment).sentences(told.said)
    return told


class Check:
    def __init__(self, moment: Moment) -> None:
        self.s: CardView = card_view_of(moment.view)
        self.why: Why = moment.decision.why
        seen = seen_so_far(moment.view)
        self.deals: Layouts = seen.deals
        self.held = self.deals.held(self.deals.worlds(LISTED, 1))
        self.exact = self.deals.count <= LISTED
        self.card = moment.card
        self.condition: Truth | None = None
        self.weights = np.ones(len(self.held))
        for seat, trump in seen.would_have_ruffed.items():
            self.weights *= np.where(self.left(seat, trump) > 0, HELD_BACK, 1.0)

    def sentences(self, said: tuple[Text, ...]) -> None:
        assert said
        for text in said:
            self._claims(text)
            if text.say in (w.SO_MOSTLY.say, w.SO_SELDOM.say):
                assert self.condition is not None, said
                share = float(self.condition @ self.weights / self.weights.sum())
                assert (share > 0.5) == (text.say == w.SO_MOSTLY.say), (text, share)
                self._uncertain()
            if text.say in _SHARES:
                assert self.condition is not None, said
                self._share(text, float(self.condition @ self.weights / self.weights.sum()))
                self.condition = None
            elif text.say == w.OTHER_PLAN.say:
                assert text.values["card"] != self.card.name
                self.card = card(str(text.values["card"]))
            elif text.say in _NEEDS:
                self._uncertain()
                self.condition = _NEEDS[text.say](self, text.values)
        self._uncertain()

    def _uncertain(self) -> None:
        """What was named without a number must be open: so in some deals and not in others."""
        if self.condition is not None:
            assert not self.exact or 0 < self.condition.mean() < 1
            self.condition = None

    def _share(self, text: Text, share: float) -> None:
        if text.say == w.SO_IN_ALL.say:
            assert share == 1
        elif text.say == w.SO_IN_NONE.say:
            assert share == 0
        else:
            quoted = int(text.values["chance"])
            slack = 0.5001 if self.exact else 0.5 + 100 * 5 * max(0.02, (share * (1 - share)) ** 0.5) / LISTED**0.5
            assert abs(quoted - 100 * share) <= slack or quoted in (1, 99), (text, share)

    # --- what must be so

    def left(self, seat: Seat, suit: Strain) -> npt.NDArray[np.int64]:
        """How many cards of a suit a hand still has in each deal."""
        masks = self.held[:, tuple(Seat).index(seat)]
        return np.array([(int(mask) & suit.mask).bit_count() for mask in masks])

    def has(self, seat: Seat, *cards: Card) -> Truth:
        masks = self.held[:, tuple(Seat).index(seat)]
        bits = np.uint64(sum(each.bit for each in cards))
        return np.asarray((masks & bits) == bits)

    @property
    def others(self) -> tuple[Seat, Seat]:
        return self.s.seat.left, self.s.seat.right

    def one_has(self, values: Values) -> Truth:
        return self.has(Seat(str(values["who"])), card(str(values["card"])))

    def one_has_both(self, values: Values) -> Truth:
        return self.has(Seat(str(values["who"])), card(str(values["card"])), card(str(values["other"])))

    def split(self, values: Values) -> Truth:
        most = int(values["most"])
        return np.asarray(np.all([self.left(seat, self.card.suit) <= most for seat in self.others], axis=0))

    def unruffed(self, _: Values) -> Truth:
        assert self.s.strain is not None
        ruffs = [(self.left(each, self.card.suit) == 0) & (self.left(each, self.s.strain) > 0) for each in self.others]
        return np.asarray(~np.any(ruffs, axis=0))

    def partner_trumps(self, values: Values) -> Truth:
        assert self.s.strain is not None and values["who"] == self.s.seat.partner
        return self.left(self.s.seat.partner, self.s.strain) > 0

    def falls(self, values: Values) -> Truth:
        missing = card(str(values["card"]))
        both = (*self.s.hand.of(missing.suit), *self.s.partner.of(missing.suit))
        tops = sum(map(self.s.is_master, both))
        before, after = self.s.seat.right, self.s.seat.left
        fall_before = self.has(before, missing) & (self.left(before, missing.suit) <= tops - 1)
        return fall_before | (self.has(after, missing) & (self.left(after, missing.suit) <= tops))

    # --- what is claimed of the cards

    def _claims(self, text: Text) -> None:
        claim = _CLAIMS.get(text.say)
        if claim is not None:
            assert claim(self, text.values), text
        for name in text.cards:
            assert re.fullmatch(r"[SHDC][2-9TJQKA]|[RGYB]\d+", name), text

    def nothing_higher(self, values: Values) -> bool:
        mine = card(str(values["card"]))
        higher = mine.suit.mask & ~(2 * mine.bit - 1)
        hidden = [seat for seat in Seat if seat is not self.s.seat]
        if self.s.declaring:
            hidden.remove(self.s.seat.partner)
        return all(not (int(row[tuple(Seat).index(seat)]) & higher) for row in self.held for seat in hidden)

    def something_higher(self, values: Values) -> bool:
        return not self.nothing_higher(values)

    def trumps_out(self, values: Values) -> bool:
        assert self.s.strain is not None
        one, two = (self.left(seat, self.s.strain) for seat in self.others)
        return bool((one + two == values.get("out", 1)).all())

    def nothing_wins(self, values: Values) -> bool:
        top = winner(self.s.t.trick, self.s.strain)
        same = next(play.card.name for play in self.s.t.trick if play.seat is top) == values["top"]
        return same and not any(self.wins(each) for each in self.s.legal)

    def wins(self, each: Card) -> bool:
        return winner((*self.s.t.trick, Played(self.s.seat, each)), self.s.strain) is self.s.seat

    def cheapest(self, _: Values) -> bool:
        cheaper = [each for each in self.s.legal if each.rank < self.card.rank and each.suit is self.card.suit]
        return self.wins(self.card) and not any(map(self.wins, cheaper))

    def ours(self, _: Values) -> bool:
        return winner(self.s.t.trick, self.s.strain) is self.s.seat.partner

    def ours_for_good(self, values: Values) -> bool:
        return len(self.s.t.trick) == 3 and self.ours(values)

    def over_lower(self, values: Values) -> bool:
        return self.nothing_wins(values) and any(each.rank < self.card.rank for each in self.s.legal)

    def below_an_equal(self, _: Values) -> bool:
        """A higher card is here, and nothing that may be with the others lies between the two."""
        higher = [each for each in self.s.hand.of(self.card.suit) if each.rank > self.card.rank]
        above = min(higher, key=lambda each: each.rank)
        between = self.card.suit.mask & (above.bit - 1) & ~(2 * self.card.bit - 1)
        hidden = [seat for seat in Seat if seat not in (self.s.seat, self.s.t.dummy)]
        return all(not int(row[tuple(Seat).index(seat)]) & between for row in self.held for seat in hidden)

    def length(self, values: Values) -> bool:
        return max(self.s.hand.length(self.card.suit), self.s.partner.length(self.card.suit)) == values["length"]

    def void(self, values: Values) -> bool:
        mine = self.s.hand.of(self.card.suit)
        return not self.s.hand.length(strain(str(values["led"]))) and values.get("length", len(mine)) == len(mine)

    def nothing_to_guard(self, values: Values) -> bool:
        return self.void(values) and all(each.rank < 11 for each in self.s.hand.of(self.card.suit))

    def winner_there(self, values: Values) -> bool:
        there = card(str(values["winner"]))
        return there in (*self.s.hand, *self.s.partner) and self.nothing_higher({"card": there.name})

    def missing(self, values: Values) -> bool:
        return bool(self.s.against & card(str(values["missing"])).bit)

    def dummy_cannot(self, _: Values) -> bool:
        dummy = self.s.seat.left
        hand = self.s.t.hands[dummy]
        following = hand.of(self.s.t.trick[0].card.suit)
        after = (*self.s.t.trick, Played(self.s.seat, self.card))
        answers = following if following.mask else hand
        return dummy is self.s.t.dummy and all(
            winner((*after, Played(dummy, each)), self.s.strain) is self.s.seat for each in answers
        )

    # --- how it fared

    def made_or_beaten(self, values: Values) -> bool:
        by_name = {each.name: each for each in self.why.alternatives}
        mine, other = by_name[str(values["card"])], by_name[str(values["other"])]
        assert mine.works is not None and other.works is not None
        return mine.works > other.works

    def made_or_beaten_always(self, values: Values) -> bool:
        mine = next(each for each in self.why.alternatives if each.name == values["card"])
        return mine.works == 1 and self.made_or_beaten(values)

    def tricks(self, values: Values) -> bool:
        by_name = {each.name: each for each in self.why.alternatives}
        pairs = (("card", "tricks"), ("other", "less"))
        return all(abs(float(values[n]) - (by_name[str(values[c])].tricks or 0.0)) <= 0.051 for c, n in pairs)

    def settled(self, share: float) -> bool:
        best = [each.works for each in self.why.alternatives if each.works is not None]
        return bool(best) and any(each == share for each in best)


Values = Mapping[str, str | int | float]

_SHARES: Final = {w.SO_IN.say, w.SO_IN_ALL.say, w.SO_IN_NONE.say}
_NEEDS: Final[Mapping[str, Callable[[Check, Values], Truth]]] = {
    w.WORKS_WITH.say: Check.one_has,
    w.WORKS_WITH_BOTH.say: Check.one_has_both,
    w.WORKS_IF_IT_FALLS.say: Check.falls,
    w.WORKS_WITH_A_TRUMP.say: Check.partner_trumps,
    w.GONE_AFTER.say: Check.split,
    w.GROWS_WHEN.say: Check.split,
    w.WINS_UNRUFFED.say: Check.unruffed,
}


def _said(*templates: Template) -> tuple[str, ...]:
    return tuple(template.say for template in templates)


_CLAIMS: Final[Mapping[str, Callable[[Check, Values], bool]]] = {
    w.PARTNER_HAS_WON.say: Check.ours_for_good,
    w.HIGH_UNDER_HIGHER.say: Check.over_lower,
    w.LOWEST_OF_EQUALS.say: Check.below_an_equal,
    w.LONG_SUIT_WITH_TRUMPS.say: Check.length,
    **dict.fromkeys(
        _said(w.SAYS[Kind.CASH], w.CASH_BEFORE_A_RUFF, w.TAKE_SURELY, w.SEQUENCE_FROM_THE_TOP), Check.nothing_higher
    ),
    w.SAYS[Kind.SEQUENCE].say: Check.something_higher,
    **dict.fromkeys(_said(w.SAYS[Kind.DRAW_TRUMPS], w.LAST_TRUMP), Check.trumps_out),
    w.SAYS[Kind.NOTHING_WINS].say: Check.nothing_wins,
    w.TAKE_CHEAPLY.say: Check.cheapest,
    **dict.fromkeys(_said(w.SAYS[Kind.PARTNERS_TRICK], w.SAYS[Kind.THROW_LOSER]), Check.ours),
    **dict.fromkeys(_said(w.SAYS[Kind.SET_UP], w.SAYS[Kind.LONG_SUIT]), Check.length),
    **dict.fromkeys(
        _said(w.SAYS[Kind.RUFF], w.SAYS[Kind.OVERRUFF], w.SAYS[Kind.DISCARD], w.DISCARD_FROM_LENGTH), Check.void
    ),
    w.DISCARD_FROM_NOTHING.say: Check.nothing_to_guard,
    w.SAYS[Kind.CROSS].say: Check.winner_there,
    **dict.fromkeys(
        _said(*(w.SAYS[kind] for kind in (Kind.FINESSE, Kind.TOWARDS, Kind.DRIVE_OUT, Kind.DROP))), Check.missing
    ),
    w.ENOUGH_FOR_DUMMY.say: Check.dummy_cannot,
    **dict.fromkeys(_said(w.MADE_IN, w.BEATEN_IN), Check.made_or_beaten),
    **dict.fromkeys(_said(w.MADE_IN_ALL, w.BEATEN_IN_ALL), Check.made_or_beaten_always),
    w.TRICKS_WITH.say: Check.tricks,
    **dict.fromkeys(_said(w.SAFE_FOR_US, w.LOST_FOR_THEM), lambda check, _: check.settled(1.0)),
    **dict.fromkeys(_said(w.SAFE_FOR_THEM, w.LOST_FOR_US), lambda check, _: check.settled(0.0)),
}
