"""Where a card must be: looked up in every way in which the hidden cards can lie, listed here by other means."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, islice

import numpy as np
import numpy.typing as npt
import pytest

from kibitz.analysis.sampling import Holding, Layouts
from kibitz.bots.agreement import promises_at
from kibitz.bots.maxims.learner import card_view_of
from kibitz.cards import Card, Seat, card
from kibitz.coach import deductions as d
from kibitz.coach.card_explanations import explain_card
from kibitz.coach.coaching import explained
from kibitz.coach.hints import COUNT_POINTS, nudge
from kibitz.coach.needs import SeenSoFar, seen_so_far
from kibitz.engine import Table
from kibitz.engine.events import Measure
from tests.coach.moments import Moment, moments

POSITIONS = int(os.environ.get("KIBITZ_POSITIONS", "0")) or 700
MOST_LEFT = 9
"""With so many cards or fewer in each hidden hand all ways are listed: 48,620 at most."""

Worlds = npt.NDArray[np.bool_]


class Listed:
    """Every way in which the cards that one player does not see can lie in two hands: no line of it asks the coach."""

    def __init__(self, moment: Moment) -> None:
        t = moment.view.table
        self.t = t
        self.played: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
        self.could_not_follow: set[tuple[Seat, object]] = set()
        for plays in (*(trick.plays for trick in t.tricks), t.trick):
            for play in plays:
                self.played[play.seat].append(play.card)
                if play.card.suit is not plays[0].card.suit:
                    self.could_not_follow.add((play.seat, plays[0].card.suit))
        self.one, self.other = (seat for seat in Seat if seat not in t.hands)
        gone = {each for cards in self.played.values() for each in cards}
        seen = {each for hand in t.hands.values() for each in hand}
        self.cards = [each for each in _deck(t) if each not in gone | seen]
        number = t.cards - len(self.played[self.one])
        self.ones: Worlds = _ways(len(self.cards), number)
        self.said = {said.seat: said.number for said in t.announced if said.measure is not Measure.LONGEST}
        self.longest = {said.seat: said.number for said in t.announced if said.measure is Measure.LONGEST}

    def has(self, seat: Seat) -> Worlds:
        return self.ones if seat is self.one else ~self.ones

    def points(self, seat: Seat) -> npt.NDArray[np.int64]:
        shown = sum(each.points for each in self.played[seat])
        left: npt.NDArray[np.int64] = self.has(seat) @ np.array([each.points for each in self.cards])
        return left + shown

    def follows_suit(self) -> Worlds:
        fits = np.ones(len(self.ones), bool)
        for seat, suit in self.could_not_follow:
            if seat in (self.one, self.other):
                fits &= ~self.has(seat)[:, [each.suit is suit for each in self.cards]].any(axis=1)
        return fits

    def as_said(self, seats: tuple[Seat, ...]) -> Worlds:
        fits = np.ones(len(self.ones), bool)
        for seat in seats:
            if seat in self.said:
                fits &= self.points(seat) == self.said[seat]
            if seat in self.longest:
                fits &= np.max([self.length(seat, suit) for suit in self.suits], axis=0) == self.longest[seat]
        return fits

    @property
    def suits(self) -> set[object]:
        return {each.suit for each in _deck(self.t)}

    def length(self, seat: Seat, suit: object) -> npt.NDArray[np.int64]:
        left: npt.NDArray[np.int64] = self.has(seat)[:, [each.suit is suit for each in self.cards]].sum(axis=1)
        return left + sum(each.suit is suit for each in self.played[seat])

    def fitting(self) -> Worlds:
        return self.follows_suit() & self.as_said((self.one, self.other))

    def keeping_promises(self) -> Worlds:
        fits = self.follows_suit()
        for seat, promise in promises_at(self.t).items():
            if seat in (self.one, self.other):
                low, high = promise.points
                fits &= (low <= self.points(seat)) & (self.points(seat) <= high)
                for suit, (least, most) in promise.lengths.items():
                    fits &= (least <= self.length(seat, suit)) & (self.length(seat, suit) <= most)
        return fits

    def at(self, seat: Seat, where: Card) -> Worlds:
        return self.has(seat)[:, self.cards.index(where)]


def _deck(t: Table) -> tuple[Card, ...]:
    return next(iter(t.hands.values())).deck.cards


@cache
def _ways(cards: int, number: int) -> Worlds:
    """Each choice of so many cards, as a row of yes and no."""
    chosen = list(combinations(range(cards), number))
    rows = np.zeros((len(chosen), cards), bool)
    rows[np.arange(len(chosen))[:, None], np.array(chosen, int).reshape(len(chosen), number)] = True
    return rows


def late(seed: str, level: str, number: int) -> Iterator[Moment]:
    """Moments in which exactly two hands are hidden, all cards were dealt and few are left."""
    return islice(
        (
            each
            for each in moments(seed, level)
            if len(hands := each.view.table.hands) == 2
            and each.view.table.cards * 4 == len(_deck(each.view.table))
            and min(map(len, hands.values())) < MOST_LEFT
        ),
        number,
    )


@pytest.mark.parametrize("level", ["beginner", "learner", "club"])
def test_a_card_is_placed_where_it_is_in_every_way_the_cards_can_lie_and_none_is_missed(level: str) -> None:
    told: Counter[str] = Counter()
    for moment in late(f"placed {level}", level, POSITIONS):
        listed, seen = Listed(moment), seen_so_far(moment.view)
        fits = listed.fitting()
        assert fits.any()
        for each in listed.cards:
            found = d.placed(seen, each)
            places = [seat for seat in (listed.one, listed.other) if listed.at(seat, each)[fits].all()]
            if found is None:
                # What is plain, because another hand has no card left at all, needs no words.
                assert not places or listed.at(places[0], each).all(), (moment.view, each)
            elif found.why.say in BY_CALLS:
                assert listed.at(found.holder, each)[listed.keeping_promises()].all(), found.why
                assert _is_enough(listed, found), found.why
            else:
                assert places == [found.holder], found.why
                assert _is_enough(listed, found), found.why
            told.update([found.why.say] if found else ())
    assert {d.SHOWN_ALL.say, d.TOO_MANY.say, d.CANNOT_MAKE.say, d.SHOWED_OUT.say} <= told.keys()


BY_CALLS = (d.CALLS_TOO_MANY.say, d.CALLS_MUST_HAVE.say)


def _is_enough(listed: Listed, found: d.Deduction) -> bool:
    """Whether the reason that is named is so, and proves by itself what is said."""
    values: Mapping[str, str | int | float] = found.why.values
    who = Seat(str(values.get("who", listed.one)))
    shown = sum(each.points for each in listed.played[who])
    assert values.get("shown", shown) == shown
    assert values.get("card", found.card.name) == found.card.name
    there, points = listed.at(found.holder, found.card), listed.points(who)
    match found.why.say:
        case d.SHOWED_OUT.say:
            return (who, found.card.suit) in listed.could_not_follow and values["suit"] == found.card.suit.letter
        case d.COUNTED_OUT.say:
            return bool(there[listed.follows_suit()].all())
        case d.PUT_TOGETHER.say:
            return bool(there[listed.fitting()].all())
        case d.CALLS_TOO_MANY.say:
            return bool(there[points <= int(values["most"])].all()) and shown + found.card.points > int(values["most"])
        case d.CALLS_MUST_HAVE.say:
            return bool(there[points >= int(values["least"])].all())
    assert (
        values["points"] == listed.said[who]
        and values.get("left", listed.said[who] - shown) == listed.said[who] - shown
    )
    assert found.why.say != d.SHOWN_ALL.say or shown == listed.said[who]
    assert found.why.say != d.TOO_MANY.say or shown + found.card.points > listed.said[who]
    return bool(there[points == listed.said[who]].all())


def test_a_hint_that_counts_asks_to_count_first() -> None:
    asked = 0
    for moment in late("nudges", "learner", 600):
        told = explained(moment.view, moment.decision)
        counts = any(text.say in d.BY_COUNTING for text in told.why.said)
        assert (COUNT_POINTS.say in [text.say for text in nudge(moment.view, told)]) == counts
        asked += counts
    assert asked


def test_no_trump_is_left_where_that_is_said() -> None:
    said = 0
    for moment in late("no trumps", "learner", 600):
        if d.NO_TRUMP_OUT.say in [
            text.say for text in explain_card(moment.view, moment.card, moment.decision.why).said
        ]:
            said += 1
            s = card_view_of(moment.view)
            hidden = set(Seat) - {s.seat} - ({s.seat.partner} if s.declaring else set())
            assert not any(moment.state.table.hands[seat].of(s.strain) for seat in hidden if s.strain)
    assert said


def test_a_reason_by_hand() -> None:
    """Three spades to each side. East said 3 and has shown 1: it has no king, and the queen that makes up its 3."""
    names = ("SA", "SK", "SQ", "S4", "S3", "S2")
    hands = {
        Seat.WEST: Holding(cards=3),
        Seat.EAST: Holding(cards=4, points=(3, 3), holds=card("SJ").bit),
    }
    cards = sum(card(name).bit for name in (*names, "SJ"))
    deals = Layouts(cards, hands, played=card("SJ").bit)
    seen = SeenSoFar(deals, deals)
    told = {name: d.placed(seen, card(name)) for name in names}
    assert {name: (each.holder, each.why.say) for name, each in told.items() if each is not None} == {
        "SA": (Seat.WEST, d.TOO_MANY.say),
        "SK": (Seat.WEST, d.TOO_MANY.say),
        "SQ": (Seat.EAST, d.MUST_HAVE.say),
    }
