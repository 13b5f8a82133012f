"""What a call says, for somebody who asks before or after it is made: from the auction alone, never from cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from kibitz.bots import decision as w
from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.call_reasons import named_call, shows
from kibitz.bots.bidding.context import NEUTRAL, Context
from kibitz.bots.bidding.meaning import Chapter
from kibitz.bots.bidding.promise import ANY_LENGTH, Promise
from kibitz.bots.bidding.reading import meaning_of, read
from kibitz.bots.bidding.senses import SENSE_WORDS, Sense
from kibitz.bots.maxims.simple_promises import MOST_PASSED, HeardBid, ShownHand, heard_bids, shown
from kibitz.cards import BIDS, DOUBLE, NT, PASS, REDOUBLE, Bid, Call, Seat, Strain
from kibitz.engine.events import Called
from kibitz.engine.text import Template, Text

SENSE: Final = Template("bidding-sense")
BY_SYSTEM: Final = Template("bidding-by-system")
BY_GUIDELINES: Final = Template("bidding-by-guidelines")
WITHOUT_RULE: Final = Template("bidding-without-rule")
NOTHING_SHOWN: Final = Template("bidding-nothing-shown")
NOT_THE_SUIT: Final = Template("bidding-not-the-suit")

_MOST_POINTS: Final = ShownHand().high


class CallMeaning(Struct, frozen=True, gc=False):
    """A call in words: the rule behind it, whose rule that is, and what it shows, one thing after the other."""

    call: str
    sense: Text
    intro: Text
    shows: tuple[Text, ...]


def explained(
    calls: Sequence[tuple[Seat, Call]], dealer: Seat, context: Context = NEUTRAL, *, guidelines: bool = False
) -> tuple[CallMeaning, ...]:
    """What every call would say that may follow these, by the system or by the simple guidelines.

    >>> opening = next(each for each in explained([], Seat.NORTH) if each.call == "1S")
    >>> print(opening.sense, "|", opening.intro, ", ".join(map(str, opening.shows)))
    opening | In our system this shows: 12 to 21 points, spades: 5 or more
    """
    auction = read(calls, dealer, context)
    possible = [call for call in (PASS, DOUBLE, REDOUBLE, *BIDS) if auction.is_legal(call)]
    if guidelines:
        return tuple(_by_guidelines(auction, call) for call in possible)
    return tuple(_by_system(auction, call) for call in possible)


def why_by_guidelines(calls: Sequence[tuple[Seat, Call]], dealer: Seat, call: Call) -> w.Why:
    """Why a call was made by the simple guidelines: the rule behind it, and what it tells partner."""
    auction = read(calls, dealer, NEUTRAL)
    made = heard_bids((*(Called(seat, each) for seat, each in calls), Called(auction.me, call)))
    told = _by_guidelines(auction, call)
    return w.Why(
        maxim=w.Maxim.GUIDELINES,
        shows=told.shows,
        said=(named_call(call, SENSE_WORDS[sense_by_guidelines(auction.me, call, made)]),),
    )


def _by_system(auction: Auction, call: Call) -> CallMeaning:
    meaning = meaning_of(auction, call)
    told = list(shows(meaning))
    if meaning.artificial and isinstance(call, Bid) and not _tells_of(meaning.likely, call.strain):
        told.append(NOT_THE_SUIT(suit=call.strain.letter))
    is_guess = meaning.chapter is Chapter.NONE and call is not PASS
    return _meaning(call, meaning.sense, WITHOUT_RULE if is_guess else BY_SYSTEM, told)


def _tells_of(promise: Promise, strain: Strain) -> bool:
    """Whether the suit that is named is one of which something is shown; no-trumps name none."""
    return not strain.is_suit or promise.length(strain) != ANY_LENGTH


def _by_guidelines(auction: Auction, call: Call) -> CallMeaning:
    calls = (*(Called(one.seat, one.call) for one in auction.spoken), Called(auction.me, call))
    made = heard_bids(calls)
    told = list(promised(shown(made, auction.me))) if isinstance(call, Bid) else []
    if (
        isinstance(call, Bid)
        and call.strain is NT
        and not auction.actions(auction.me) + auction.actions(auction.partner)
    ):
        told.append(w.BALANCED())
    if call is PASS and not made:
        told.append(w.AT_MOST_POINTS(high=MOST_PASSED))
    return _meaning(call, sense_by_guidelines(auction.me, call, made), BY_GUIDELINES, told)


def promised(hand: ShownHand) -> Iterator[Text]:
    if hand.high >= _MOST_POINTS:
        yield w.AT_LEAST_POINTS(low=hand.least)
    else:
        yield w.POINTS(low=hand.least, high=hand.high) if hand.least else w.AT_MOST_POINTS(high=hand.high)
    for suit, length in sorted(hand.lengths.items(), key=lambda each: -each[0].index):
        yield w.AT_LEAST_LENGTH(suit=suit.letter, low=length)
    if hand.forcing:
        yield w.FORCING_ONE_ROUND()


def sense_by_guidelines(me: Seat, call: Call, made: tuple[HeardBid, ...]) -> Sense:
    """What the simple bidding would call it."""
    if not isinstance(call, Bid):
        passed = Sense.NO_OPENING if not made else Sense.NO_MORE_TO_SAY
        return passed if call is PASS else Sense.PENALTY_DOUBLE if call is DOUBLE else Sense.STRENGTH
    before = made[:-1]
    own = [bid.strain for bid in before if bid.seat is me]
    partners = [bid.strain for bid in before if bid.seat is me.partner]
    if call.strain in partners:
        return Sense.RAISE
    if own:
        return (
            Sense.OWN_SUIT_AGAIN
            if call.strain in own
            else Sense.SECOND_SUIT
            if call.strain.is_suit
            else Sense.NO_TRUMPS
        )
    if partners:
        return Sense.NEW_SUIT if call.strain.is_suit else Sense.ANSWER
    return Sense.OVERCALL if before else Sense.OPENING


def _meaning(call: Call, sense: Sense, intro: Template, told: Sequence[Text]) -> CallMeaning:
    return CallMeaning(call.name, SENSE(name=SENSE_WORDS[sense]), intro() if told else NOTHING_SHOWN(), tuple(told))
