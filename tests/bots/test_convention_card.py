"""Convention cards say what is bid: hands that make a call on the card are as it says, read off the cards alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kibitz.bots.agreement import BIDDINGS, Bidding, GuidelinesBidding, agreed
from kibitz.bots.bidding import read
from kibitz.bots.bidding.explaining import CallMeaning
from kibitz.bots.bidding.reading import meaning_of, menu
from kibitz.bots.bidding.senses import SENSE_WORDS
from kibitz.bots.bidding.system_bidding import SystemBidding
from kibitz.bots.convention_card import CardSection, convention_card
from kibitz.bots.maxims.points_table import POINTS_TABLE, count, with_points
from kibitz.cards import DEALS, Bid, Call, Deal, Hand, Seat, strain
from kibitz.engine import Table, act, start, view
from kibitz.engine import events as ev
from kibitz.engine.text import Text
from kibitz.games import game
from tests.amounts import often

DEALS_BID = 150


def auctions(bidding: Bidding, deals: int = DEALS_BID) -> list[Table]:
    """Auctions of four who bid by that, to their end."""
    rng, rules = Random(f"card {bidding}"), game("contract")
    by = GuidelinesBidding() if bidding == "guidelines" else SystemBidding()
    found = []
    for _ in range(deals):
        state = start(rules, deal=Deal.from_number(rng.randrange(DEALS), rules.deck))
        while state.table.contract is None and not state.over:
            seat = next(iter(state.turns))
            seen = agreed(view(state, seat), bidding)
            if not isinstance(seen.moves[0], ev.Called):
                break
            legal = [move.call for move in seen.moves if isinstance(move, ev.Called)]
            state = act(state, seat, ev.Called(seat, by.call(seen, legal)[0]))
        found.append(state.table)
    return found


def is_so(told: Text, hand: Hand) -> bool:
    """What a line of a card says of a hand, by its message; points, stops and aces are counted here anew."""
    value = dict(told.values)
    low, high = int(value.get("low", 0)), int(value.get("high", 40))
    lengths = sorted(hand.length(suit) for suit in hand.deck.suits)
    aces = sum(card.rank == 14 for card in hand)
    match told.say.removeprefix("bidding-"):
        case "points" | "at-least-points" | "at-most-points":
            short = sum({0: 3, 1: 2, 2: 1}.get(length, 0) for length in lengths)
            # At no-trumps high cards count alone.
            return low <= hand.points + short <= high or low <= hand.points <= high
        case "high-cards" | "at-least-high-cards" | "at-most-high-cards":
            return low <= hand.points <= high
        case "lengths" | "at-least-length" | "at-most-length" | "exact-length":
            length = hand.length(strain(str(value["suit"])))
            return length == low if told.say.endswith("exact-length") else low <= length <= int(value.get("high", 13))
        case "balanced":
            return lengths[:2] >= [2, 3]
        case "stop":
            # The ace, a king with another card, a queen with two, a jack with three.
            suit = hand.of(strain(str(value["suit"])))
            return any(card.rank >= 11 and card.rank + len(suit) >= 15 for card in suit)
        case "aces":
            return aces == value["number"]
        case "at-least-aces":
            return aces >= low
        case "aces-or":
            return aces in (value["one"], value["other"])
        case say if say in _ASKS | _SAYS_NOTHING:
            return True
        case other:
            raise AssertionError(f"Nobody looks whether it is so: {other}")


_ASKS = {"forcing-one-round", "forcing-to-game"}
_SAYS_NOTHING = {"invitational", "room-to-play", "not-the-suit"}
"""These are about partner's hand or about no hand."""


@pytest.mark.parametrize("bidding", BIDDINGS)
def test_hands_are_as_the_card_says(bidding: Bidding) -> None:
    card = convention_card(bidding)
    sections = {section.after: section for section in card.sections}
    told = kept = 0
    for t in auctions(bidding):
        names = tuple(each.call.name for each in t.calls)
        first = next((place for place, each in enumerate(t.calls) if isinstance(each.call, Bid)), len(names))
        for place, called in enumerate(t.calls):
            after = names[first:place] if place > first else ()
            line = next((each for each in _calls(sections, after) if each.call == called.call.name), None)
            if line is None or (place < first and called.call.name != "pass"):
                continue
            told += 1
            kept += all(is_so(each, t.dealt[called.seat]) for each in line.shows)
            asks = any(each.say.removeprefix("bidding-") in _ASKS for each in line.shows)
            assert not (asks and names[place + 1 : place + 3] == ("pass", "pass")), (names, called)
    assert told > DEALS_BID
    assert kept >= 0.98 * told, (kept, told)


def _calls(sections: dict[tuple[str, ...], CardSection], after: tuple[str, ...]) -> tuple[CallMeaning, ...]:
    return sections[after].calls if after in sections else ()


def test_every_line_of_a_card_is_looked_up() -> None:
    hand = Hand.parse("AKJ54.K3.A653.32")
    for section in (section for bidding in BIDDINGS for section in convention_card(bidding).sections):
        for told in (told for line in section.calls for told in line.shows):
            assert is_so(told, hand) in (True, False)


def test_a_place_on_the_card_has_every_artificial_call_that_the_system_offers_there() -> None:
    around = Seat.NORTH.clockwise()
    for section in convention_card("system").sections:
        before = [(around[place % 4], Call.parse(name)) for place, name in enumerate(section.after)]
        offered = {one.call.name for one in menu(read(before, Seat.NORTH)) if one.meaning.artificial}
        assert offered <= {line.call for line in section.calls}, section.after


def test_no_bot_makes_an_artificial_call_that_its_card_does_not_have() -> None:
    """Artificial by its chapter, or seen from the cards: nobody names a suit of one card or none and means the suit."""
    card = convention_card("system")
    on_the_card = {line.sense.values["name"] for section in card.sections for line in section.calls}
    places = {section.after: {line.call for line in section.calls} for section in card.sections}
    met: Counter[object] = Counter()
    for t in auctions("system", often(200, 600)):
        said = [(each.seat, each.call) for each in t.calls]
        first = next((place for place, (_, call) in enumerate(said) if isinstance(call, Bid)), len(said))
        for place, (seat, call) in enumerate(said):
            meaning = meaning_of(read(said[:place], t.dealer), call)
            named = [each.strain for who, each in said[:place] if who.side is seat.side and isinstance(each, Bid)]
            named_first = isinstance(call, Bid) and call.strain.is_suit and call.strain not in named
            short = isinstance(call, Bid) and t.dealt[seat].length(call.strain) <= 1
            if not (meaning.artificial or (named_first and short)):
                continue
            name = SENSE_WORDS[meaning.sense]
            met[name] += 1
            assert name in on_the_card, (said[: place + 1], name)
            after = tuple(each.name for _, each in said[first:place])
            assert call.name in places.get(after, {call.name}), (said[: place + 1], name)
    assert len(met) >= 10, met


def test_a_call_of_the_guidelines_never_lacks_the_suit() -> None:
    for section in convention_card("guidelines").sections:
        for each in section.calls:
            assert not any(told.say == "bidding-not-the-suit" for told in each.shows), each


def test_one_count_of_points() -> None:
    assert count(Hand.parse("AKJ54.K3.A6532.2")) == 15 + 1 + 2
    assert with_points("{{opening}}") == str(POINTS_TABLE.opening)
    with pytest.raises(KeyError):
        with_points("{{nonsense}}")
