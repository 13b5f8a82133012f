"""What the coach says of calls is true: the points of the hand, the range of the bidding, and the sums of both."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

import pytest
from msgspec import Struct

from kibitz.bots.agreement import BIDDINGS, Bidding, GuidelinesBidding, agreed
from kibitz.bots.bidding.explaining import explained as meanings
from kibitz.bots.bidding.system_bidding import SystemBidding, context
from kibitz.bots.decision import Decision
from kibitz.bots.maxims.points_table import POINTS_TABLE
from kibitz.cards import NT, PASS, Bid, Call, Deal, Hand, Seat, strain
from kibitz.coach import call_explanations as c
from kibitz.coach.adviser import advised
from kibitz.coach.coaching import explained
from kibitz.coach.hints import advice
from kibitz.engine import View, act, start, view
from kibitz.engine import events as ev
from kibitz.engine.text import Text
from kibitz.games import game
from tests.amounts import often
from tests.battery.variants import random_deal

DEALS = int(os.environ.get("KIBITZ_POSITIONS", often(80, 200)))
OPEN = 40
"""The words know this as the end of a range that is open."""
_NOT_ON_A_LINE = {"low": 0, "high": OPEN}


class Said(Struct, frozen=True):
    """A call, and the coach's reasons for it."""

    view: View
    call: Call
    told: tuple[Text, ...]

    @property
    def hand(self) -> Hand:
        assert self.view.seat is not None
        return self.view.table.dealt[self.view.seat]


def calls(bidding: Bidding) -> Iterator[Said]:
    """Auctions of four who bid by that, with what the coach says of each call."""
    rng, rules = Random(f"calls {bidding}"), game("contract")
    by = GuidelinesBidding() if bidding == "guidelines" else SystemBidding()
    for _ in range(DEALS):
        state = start(rules, deal=random_deal(rules, rng))
        while not state.over and state.table.contract is None:
            seat = next(iter(state.turns))
            seen = agreed(view(state, seat), bidding)
            legal = [move.call for move in seen.moves if isinstance(move, ev.Called)]
            if not legal:
                break
            call, why = by.call(seen, legal)
            yield Said(seen, call, explained(seen, Decision(ev.Called(seat, call), why)).why.said)
            state = act(state, seat, ev.Called(seat, call))


def counted(hand: Hand) -> tuple[int, int]:
    """High cards, and with those for short suits, counted here anew."""
    high = sum(max(0, card.rank - 10) for card in hand)
    return high, high + sum(max(0, 3 - hand.length(suit)) for suit in hand.deck.suits)


@pytest.mark.parametrize("bidding", BIDDINGS)
def test_what_is_said_of_calls_is_the_hands_and_the_biddings(bidding: Bidding) -> None:
    met: Counter[str] = Counter()
    silent = total = 0
    for said in calls(bidding):
        total += 1
        silent += len(said.told) < 2
        for text in said.told[1:]:
            met[text.say] += 1
            check(said, text, bidding)
    assert total > 5 * DEALS
    assert silent <= total / 100, "There is something to say of nearly every call."
    wanted = {c.SHOWS_POINTS, c.SHOWS_LENGTH, c.TO_OPEN, c.WOULD_SHOW_LENGTH, c.FOR_GAME, c.SHOWS_BALANCED}
    assert all(met[each.say] for each in wanted), met


def check(said: Said, text: Text, bidding: Bidding) -> None:
    values, hand = text.values, said.hand
    high, points = counted(hand)
    in_high_cards = text.say.endswith("high-cards")
    own = high if in_high_cards else points
    if "points" in values:
        assert values["points"] == own, (text, hand)
    if "length" in values:
        assert values["length"] == hand.length(strain(str(values["suit"])))
    match text.say.removeprefix("coach-"):
        case "shows-points" | "shows-high-cards":
            assert int(values["low"]) <= own <= int(values["high"])
            assert _range(values) in _on_the_line(said, bidding, points=True), text
        case "usually-points" | "usually-high-cards":
            assert not int(values["low"]) <= own <= int(values["high"])
            assert _range(values) in _on_the_line(said, bidding, points=True), text
        case "shows-length" | "shows-exact-length":
            assert int(values["low"]) <= int(values["length"]) <= int(values.get("high", values["low"]))
            assert (values["suit"], values["low"]) in _lengths_on_the_line(said, bidding) or int(values["low"]) == 0
        case "usually-length":
            assert not int(values["low"]) <= int(values["length"]) <= int(values["high"])
        case "shows-balanced":
            assert sorted(hand.length(suit) for suit in hand.deck.suits)[:2] >= [2, 3]
        case "shows-stop":
            suit = hand.of(strain(str(values["suit"])))
            assert any(card.rank + len(suit) >= 15 and card.rank >= 11 for card in suit)
        case "shows-aces":
            assert values["number"] == sum(card.rank == 14 for card in hand)
        case "to-open":
            assert said.call is PASS and points < int(values["needed"])
            assert int(values["needed"]) in ((11, 12, 13) if bidding == "system" else (11, 12, 14))
        case "to-open-high-cards":
            assert said.call is PASS and high < int(values["needed"]) <= points
        case "would-show-points" | "would-show-high-cards":
            assert own < int(values["low"])
        case "would-show-length":
            assert int(values["length"]) < int(values["low"])
        case (
            "together-for-game" | "together-for-game-high-cards" | "together-for-slam" | "together-for-slam-high-cards"
        ):
            assert values["least"] == own + int(values["low"]) and values["most"] == own + int(values["high"])
            slam = "slam" in text.say
            assert values["needed"] == 33 if slam else int(values["needed"]) in (25, POINTS_TABLE.game)
            last = said.call if isinstance(said.call, Bid) else _last_bid(said)
            assert in_high_cards == (last.strain is NT)
        case "hand-has" | "hand-has-plain":
            assert text.say.endswith("plain") == (high == points)
            assert values["length"] == max(hand.length(suit) for suit in hand.deck.suits)
        case "not-the-suit":
            assert isinstance(said.call, Bid) and values["suit"] == said.call.strain.letter
            assert "bidding-not-the-suit" in [each.say for each in _line(said, bidding)]
        case "partner-must-bid":
            asked = [each.say for each in _line(said, bidding)]
            assert {"bidding-forcing-one-round", "bidding-forcing-to-game"} & set(asked)
        case other:
            raise AssertionError(other)


def _last_bid(said: Said) -> Bid:
    return next(each.call for each in reversed(said.view.table.calls) if isinstance(each.call, Bid))


def _line(said: Said, bidding: Bidding) -> tuple[Text, ...]:
    """What anybody is told who asks what the call shows."""
    t = said.view.table
    before = [(each.seat, each.call) for each in t.calls]
    told = meanings(before, t.dealer, context(t), guidelines=bidding == "guidelines")
    return next(each.shows for each in told if each.call == said.call.name)


def _range(values: Mapping[str, str | int | float]) -> tuple[int, int]:
    return int(values["low"]), int(values["high"])


def _on_the_line(said: Said, bidding: Bidding, *, points: bool) -> list[tuple[int, int]]:
    wanted = ("points", "high-cards")
    return [
        _range({**_NOT_ON_A_LINE, **each.values})
        for each in _line(said, bidding)
        if each.say.endswith(wanted) == points
    ]


def _lengths_on_the_line(said: Said, bidding: Bidding) -> set[tuple[object, object]]:
    return {(each.values["suit"], each.values.get("low", 0)) for each in _line(said, bidding) if "suit" in each.values}


WORDS = {
    "T432.K32.Q32.K32": "I would say Pass: no opening. {} 8 points, short suits counted; to open a hand with such"
    " suits takes 13.",
    "AQ3.KJ4.KQ52.J32": "I would say 1NT: opening. It shows 15 to 18 points in high cards; {} 16. It shows a balanced"
    " hand, and South has one.",
    "AKJ54.K3.A653.32": "I would say 1S: opening. It shows 12 to 21 points, short suits counted; {} 17. In spades it"
    " shows 5 or more cards; South has 5.",
}


@pytest.mark.parametrize("hand", WORDS)
def test_a_hint_says_what_a_teacher_says(hand: str) -> None:
    """Not what a call brings on average."""
    rest = [card for card in Hand.parse(hand).deck.cards if card not in Hand.parse(hand)]
    others = [Hand.of_cards(rest[13 * place : 13 * place + 13]) for place in range(3)]
    around = (Seat.WEST, Seat.NORTH, Seat.EAST)
    deal = Deal({Seat.SOUTH: Hand.parse(hand), **dict(zip(around, others, strict=True))})
    seen = agreed(view(start(game("contract"), deal=deal, dealer=Seat.SOUTH), Seat.SOUTH), "system")
    told = advice(explained(seen, advised(seen)))
    assert " ".join(map(str, told)) == WORDS[hand].format("South has")
