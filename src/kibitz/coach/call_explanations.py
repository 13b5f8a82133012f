"""Why a call: what it shows by the bidding of the table, beside what the hand has, and what both hands come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from kibitz.bots.agreement import named_bidding
from kibitz.bots.bidding import read
from kibitz.bots.bidding.auction import Auction
from kibitz.bots.bidding.call_reasons import named_call
from kibitz.bots.bidding.chapters import openings
from kibitz.bots.bidding.chapters.later import POINTS_FOR_LEVEL
from kibitz.bots.bidding.context import NEUTRAL
from kibitz.bots.bidding.explaining import sense_by_guidelines
from kibitz.bots.bidding.facts import SUITS, Facts, count
from kibitz.bots.bidding.meaning import Force
from kibitz.bots.bidding.promise import ANY_LENGTH, ANY_POINTS, Promise, Span
from kibitz.bots.bidding.promise import promise as show
from kibitz.bots.bidding.reading import meaning_of
from kibitz.bots.bidding.senses import SENSE_WORDS, Sense
from kibitz.bots.bidding.system_bidding import context
from kibitz.bots.decision import BID, DOUBLED, NOT_ALLOWED, PASSED, Maxim, Why
from kibitz.bots.maxims import simple_bidding
from kibitz.bots.maxims.points_table import POINTS_TABLE
from kibitz.bots.maxims.simple_promises import ShownHand, heard_bids, is_game, shown
from kibitz.cards import NT, PASS, Bid, Call, Hand, Seat, Strain
from kibitz.engine import View
from kibitz.engine.events import Called
from kibitz.engine.text import Template, Text

SHOWS_POINTS: Final = Template("coach-shows-points")
SHOWS_HIGH_CARDS: Final = Template("coach-shows-high-cards")
USUALLY_POINTS: Final = Template("coach-usually-points")
USUALLY_HIGH_CARDS: Final = Template("coach-usually-high-cards")
SHOWS_BALANCED: Final = Template("coach-shows-balanced")
SHOWS_LENGTH: Final = Template("coach-shows-length")
SHOWS_EXACT_LENGTH: Final = Template("coach-shows-exact-length")
USUALLY_LENGTH: Final = Template("coach-usually-length")
SHOWS_STOP: Final = Template("coach-shows-stop")
SHOWS_ACES: Final = Template("coach-shows-aces")
A_CONVENTION: Final = Template("coach-not-the-suit")
PARTNER_MUST_BID: Final = Template("coach-partner-must-bid")

TO_OPEN: Final = Template("coach-to-open")
TO_OPEN_HIGH_CARDS: Final = Template("coach-to-open-high-cards")
WOULD_SHOW_POINTS: Final = Template("coach-would-show-points")
WOULD_SHOW_HIGH_CARDS: Final = Template("coach-would-show-high-cards")
WOULD_SHOW_LENGTH: Final = Template("coach-would-show-length")
HAND_HAS: Final = Template("coach-hand-has")
HAND_HAS_PLAIN: Final = Template("coach-hand-has-plain")  # no suit is short
FOR_GAME: Final = Template("coach-together-for-game")
FOR_GAME_HIGH_CARDS: Final = Template("coach-together-for-game-high-cards")
FOR_SLAM: Final = Template("coach-together-for-slam")
FOR_SLAM_HIGH_CARDS: Final = Template("coach-together-for-slam-high-cards")

_LENGTHS_TOLD: Final = 2
"""So many lengths are enough to remember of one call."""
_SHORT: Final = 3
"""A suit of which no more is shown is short; where four and more are possible, little is said."""
_HIGHEST_TO_COME_IN: Final = 3
"""Nobody thinks of coming in any higher on length and points alone."""
_CALLED: Final = frozenset(each.say for each in (BID, PASSED, *DOUBLED.values()))


class _Shown(Struct, frozen=True):
    """What a call shows by the bidding of the table: usually, and at most; and what it asks of partner."""

    sense: Sense
    usual: Promise
    whole: Promise
    forcing: bool = False
    settles: bool = False  # invites, or ends the auction: the points of both hands matter
    artificial: bool = False


class _Moment(Struct, frozen=True):
    """A player before a call: what the hand has, and what was said."""

    seat: Seat
    hand: Hand
    facts: Facts
    auction: Auction
    guidelines: bool

    @property
    def calls(self) -> tuple[Called, ...]:
        return tuple(Called(one.seat, one.call) for one in self.auction.spoken)

    def shown_by(self, call: Call) -> _Shown:
        return _by_guidelines(self, call) if self.guidelines else _by_system(self.auction, call)

    @property
    def partners(self) -> Promise:
        """What partner has shown so far."""
        if not self.guidelines:
            return self.auction.likely[self.seat.partner]
        return _promise(shown(heard_bids(self.calls), self.seat.partner))


def explain_call(view: View, call: Call, why: Why) -> tuple[Text, ...]:
    """A bid, a pass or a double of an auction, from the hand and from what the bidding of the table says of it."""
    if any(text.say == NOT_ALLOWED.say for text in why.said):
        return ()
    t, seat = view.table, view.seat
    assert seat is not None
    by_guidelines = named_bidding(t) == "guidelines" or (named_bidding(t) is None and why.maxim is Maxim.GUIDELINES)
    auction = read([(each.seat, each.call) for each in t.calls], t.dealer, NEUTRAL if by_guidelines else context(t))
    hand = t.dealt[seat]
    moment = _Moment(seat, hand, count(hand), auction, by_guidelines)
    told = moment.shown_by(call)
    fared = tuple(text for text in why.said if text.say not in _CALLED and why.worlds)
    return (named_call(call, SENSE_WORDS[told.sense]), *_reasons(moment, call, told), *fared)


def _reasons(moment: _Moment, call: Call, told: _Shown) -> Iterator[Text]:
    auction = moment.auction
    if call is PASS:
        if auction.bid is None:
            yield _too_weak_to_open(moment)
        elif auction.actions(moment.seat.partner):
            yield from _points(moment, told)
            yield from _together(moment, auction.bid)
        else:
            yield _nothing_to_come_in_with(moment)
        return
    yield from _shape_and_points(moment, call, told)
    if auction.actions(moment.seat.partner) and isinstance(call, Bid) and (told.settles or _is_game(moment, call)):
        yield from _together(moment, call)
    if told.forcing:
        yield PARTNER_MUST_BID()


# --- what a call shows, and what the hand has


def _shape_and_points(moment: _Moment, call: Call, told: _Shown) -> Iterator[Text]:
    facts, who = moment.facts, moment.seat
    if told.sense is Sense.ACES:
        yield SHOWS_ACES(number=facts.aces, who=who)
        return
    yield from _points(moment, told)
    if told.usual.balanced and facts.balanced:
        yield SHOWS_BALANCED(who=who)
    yield from _lengths(moment, call, told)
    for suit in SUITS:
        if suit in told.usual.stops and facts.stopped[suit.index]:
            yield SHOWS_STOP(suit=suit.letter, who=who)
    if told.artificial and isinstance(call, Bid) and call.strain.is_suit and _is_open(told.whole.length(call.strain)):
        yield A_CONVENTION(suit=call.strain.letter)
    if not told.artificial and told.usual == told.whole == Promise():
        yield _hand_has(moment)


def _points(moment: _Moment, told: _Shown) -> Iterator[Text]:
    """Of high cards and of all points what tells more, or what this hand does not have."""
    facts, who = moment.facts, moment.seat
    for span, has, shows, usually in (
        (told.usual.hcp, facts.hcp, SHOWS_HIGH_CARDS, USUALLY_HIGH_CARDS),
        (told.usual.points, facts.points, SHOWS_POINTS, USUALLY_POINTS),
    ):
        if not _says_nothing(span):
            yield (shows if has in span else usually)(**_bounds(span), points=has, who=who)
            return


def _lengths(moment: _Moment, call: Call, told: _Shown) -> Iterator[Text]:
    who, named = moment.seat, call.strain if isinstance(call, Bid) else None

    def matters(suit: Strain) -> tuple[bool, bool, int]:
        span = told.usual.length(suit)
        return suit is not named, span.high > _SHORT, -span.low

    spans = {suit: told.usual.length(suit) for suit in SUITS if not _is_open(told.usual.length(suit))}
    limited = [suit for suit, span in spans.items() if suit is named or span.low >= 4 or span.high <= _SHORT]
    if told.usual.balanced:
        limited = [suit for suit in limited if spans[suit].low >= 4]
    for suit in sorted(limited, key=matters)[:_LENGTHS_TOLD]:
        span, length = told.usual.length(suit), moment.facts.lengths[suit.index]
        known: dict[str, str | int] = {"suit": suit.letter, "length": length, "who": who}
        if length not in span:
            yield USUALLY_LENGTH(low=span.low, high=span.high, **known)
        elif span.low == span.high:
            yield SHOWS_EXACT_LENGTH(low=span.low, **known)
        else:
            yield SHOWS_LENGTH(low=span.low, high=span.high, **known)


def _is_open(span: Span) -> bool:
    return span == ANY_LENGTH


def _says_nothing(span: Span) -> bool:
    return span.low <= 0 and span.high >= _MOST_POINTS


_MOST_POINTS: Final = ANY_POINTS.high - 3
"""Nobody has more in high cards, so that what ends there or higher is open."""


def _bounds(span: Span) -> dict[str, int]:
    """The ends of a range of points; an open one is given as the highest number there is, which the words know."""
    return {"low": span.low, "high": ANY_POINTS.high if span.high >= _MOST_POINTS else span.high}


# --- why not more


def _too_weak_to_open(moment: _Moment) -> Text:
    facts, who = moment.facts, moment.seat
    if moment.guidelines:
        return TO_OPEN(points=facts.points, needed=simple_bidding.points_to_open(moment.hand), who=who)
    needed = openings.points_to_open(facts)
    if facts.points >= needed:
        return TO_OPEN_HIGH_CARDS(points=facts.hcp, needed=openings.HIGH_CARDS_TO_OPEN, who=who)
    return TO_OPEN(points=facts.points, needed=needed, who=who)


def _nothing_to_come_in_with(moment: _Moment) -> Text:
    """What the longest suit would have shown, if the hand does not have it; else what it has."""
    auction, facts, who = moment.auction, moment.facts, moment.seat
    own = [suit for suit in SUITS if suit not in auction.theirs]
    if not own:
        return _hand_has(moment)
    best = max(own, key=lambda suit: (facts.lengths[suit.index], facts.strength[suit.index]))
    bid = auction.lowest(best)
    if bid is None or bid.level > _HIGHEST_TO_COME_IN or auction.actions(moment.seat):
        return _hand_has(moment)
    would = moment.shown_by(bid).whole
    span, length = would.length(best), facts.lengths[best.index]
    if length < span.low:
        return WOULD_SHOW_LENGTH(call=bid.name, low=span.low, suit=best.letter, length=length, who=who)
    for held, has, template in (
        (would.hcp, facts.hcp, WOULD_SHOW_HIGH_CARDS),
        (would.points, facts.points, WOULD_SHOW_POINTS),
    ):
        if has < held.low:
            return template(call=bid.name, low=held.low, points=has, who=who)
    return _hand_has(moment)


def _hand_has(moment: _Moment) -> Text:
    facts = moment.facts
    longest = max(SUITS, key=lambda suit: (facts.lengths[suit.index], suit.index))
    has = HAND_HAS_PLAIN if facts.points == facts.hcp else HAND_HAS
    return has(points=facts.points, suit=longest.letter, length=facts.lengths[longest.index], who=moment.seat)


def _together(moment: _Moment, bid: Bid) -> Iterator[Text]:
    """The points of both hands as far as partner has shown them, beside what game or slam takes."""
    facts, partners = moment.facts, moment.partners
    plain = bid.strain is NT
    theirs = partners.hcp if plain and not _says_nothing(partners.hcp) else partners.points
    if _says_nothing(theirs):
        theirs = partners.hcp
    if _says_nothing(theirs):
        return
    has = facts.hcp if plain else facts.points
    slam = POINTS_TABLE.slam if moment.guidelines else POINTS_FOR_LEVEL[6]
    shown_by_partner = _bounds(theirs)
    least, most = (has + shown_by_partner[end] for end in ("low", "high"))
    values: dict[str, str | int] = {**shown_by_partner, "points": has, "least": least, "most": most, "who": moment.seat}
    if (_is_game(moment, bid) and has + theirs.low >= _game(moment, plain=plain)) or bid.level >= 6:
        yield (FOR_SLAM_HIGH_CARDS if plain else FOR_SLAM)(needed=slam, **values)
    else:
        yield (FOR_GAME_HIGH_CARDS if plain else FOR_GAME)(needed=_game(moment, plain=plain), **values)


def _game(moment: _Moment, *, plain: bool) -> int:
    if moment.guidelines:
        return POINTS_TABLE.game_high_cards if plain else POINTS_TABLE.game
    return POINTS_FOR_LEVEL[4]


def _is_game(moment: _Moment, bid: Bid) -> bool:
    return is_game(bid.level, bid.strain) if moment.guidelines else moment.auction.is_game(bid)


# --- both biddings, in the same terms


def _by_system(auction: Auction, call: Call) -> _Shown:
    meaning = meaning_of(auction, call)
    return _Shown(
        meaning.sense,
        meaning.likely,
        meaning.promise,
        forcing=meaning.force >= Force.ONE_ROUND,
        settles=meaning.force in (Force.SIGN_OFF, Force.INVITATION),
        artificial=meaning.artificial,
    )


def _by_guidelines(moment: _Moment, call: Call) -> _Shown:
    made = heard_bids((*moment.calls, Called(moment.seat, call)))
    sense = sense_by_guidelines(moment.seat, call, made)
    if not isinstance(call, Bid):
        return _Shown(sense, Promise(), Promise())
    told = shown(made, moment.seat)
    opens_no_trumps = call.strain is NT and not moment.auction.actions(moment.seat.partner)
    said = _promise(told, balanced=opens_no_trumps and not moment.auction.actions(moment.seat))
    # An answer at no-trumps counts high cards alone, where the count with short suits goes beyond it.
    if call.strain is NT and moment.facts.points not in said.points and moment.facts.hcp in said.points:
        said = show(hcp=said.points, balanced=said.balanced)
    return _Shown(sense, said, said, forcing=told.forcing)


def _promise(hand: ShownHand, *, balanced: bool = False) -> Promise:
    lengths = {suit: (length, ANY_LENGTH.high) for suit, length in hand.lengths.items()}
    return show(points=(hand.least, hand.high), lengths=lengths, balanced=balanced)
