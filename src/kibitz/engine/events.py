"""Everything that can happen in a deal: frozen, typed, named in past participles.

An event is also a move: the legal moves are the events that may come next.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from kibitz.cards import FULL_HAND, Call, Card, Hand, Seat, Side, Strain


class Measure(StrEnum):
    """What a player announces about a hand."""

    POINTS = "points"
    STRENGTH = "strength"
    LONGEST = "longest"

    def of(self, hand: Hand) -> int:
        return hand.longest if self is Measure.LONGEST else hand.points


class ClaimLine(StrEnum):
    """The ways to explain a claim. They are set phrases: nobody writes to strangers at our tables."""

    HIGH = "my cards are high"
    TRUMPS_FIRST = "trumps first, then high cards"
    RUFFING = "ruffing in both hands"
    ANY_ORDER = "in any order"
    THEIRS = "the rest is theirs"


class Ruling(StrEnum):
    """What the referee says when a player asks about a revoke."""

    NO_REVOKE = "no revoke"
    CORRECTED = "corrected"
    ESTABLISHED = "established"


class WhyThrownIn(StrEnum):
    """Why a deal is not played, in the games of the house."""

    LEVEL = "20-20"
    TOO_WEAK = "under 21 points"
    PASSED_OUT = "passed out"


class Contract(Struct, frozen=True):
    """What declarer's side has undertaken: a strain, a number of tricks, and the terms of the game at hand.

    The terms are the game's own word, one of its enum in `scoring`: "game", "seven", "clash", "doubled".
    """

    strain: Strain
    goal: int
    terms: str


class Entry(Struct, frozen=True):
    """One line of a score: whose, how much, for what; `below` the line only at rubber bridge."""

    side: Side
    points: int
    reason: str
    below: bool = False


class Event(Struct, frozen=True, tag_field="event", tag=str.lower, gc=False):
    """The marker all events share."""


# --- opening and dealing


class Opened(Event, frozen=True):
    """The public header: enough to play the log again in ten years."""

    game: str
    version: int
    options: Mapping[str, Any]
    dealer: Seat
    vulnerable: tuple[Side, ...] = ()
    spare: Seat | None = None  # three players: the hand nobody holds
    below: Mapping[Side, int] = {}  # part-scores towards a game, where there are any
    cards: int | UnsetType = UNSET  # to each hand, where it is not a whole pack that is dealt

    @property
    def hand_size(self) -> int:
        """How many cards each hand was dealt."""
        return FULL_HAND if self.cards is UNSET else self.cards


class Committed(Event, frozen=True):
    """The digest of seed and salt, published before the cut."""

    digest: str


class Seeded(Event, frozen=True):
    """The secret of the shuffle."""

    seed: str
    salt: str


class Cut(Event, frozen=True):
    """The dealer's right-hand neighbour cut the pack after so many cards."""

    seat: Seat
    place: int


class Dealt(Event, frozen=True):
    seat: Seat
    hand: Hand


# --- announcing, calling, choosing


class Announced(Event, frozen=True):
    seat: Seat
    measure: Measure
    number: int


class Recounted(Event, frozen=True):
    """The announced points did not add up to forty: all announce again."""

    measure: Measure


class Called(Event, frozen=True):
    """A call of an auction or of a round of declaring."""

    seat: Seat
    call: Call


class Chose(Event, frozen=True):
    """Declarer settled the contract, or the part of it still open."""

    seat: Seat
    contract: Contract


class Targeted(Event, frozen=True):
    """Declarer named how many tricks the side will win, before naming trumps."""

    seat: Seat
    terms: str


class Nominated(Event, frozen=True):
    """Of two partners with equal points one said which of them declares."""

    seat: Seat
    declarer: Seat


class Declared(Event, frozen=True):
    seat: Seat


class Agreed(Event, frozen=True):
    """The contract stands, by what was called or by the rules, with nothing for declarer to choose."""

    contract: Contract


class Faced(Event, frozen=True):
    """A hand was laid face up: dummy's, or a claimer's."""

    seat: Seat
    hand: Hand


# --- three players


class Exchanged(Event, frozen=True):
    """The hands lying at two places changed places, unseen."""

    seat: Seat
    other: Seat


class Reseated(Event, frozen=True):
    """A player went to another place; the cards stayed."""

    player: Seat
    seat: Seat


class TookUp(Event, frozen=True):
    """A player took up a hand that nobody had looked at."""

    player: Seat
    seat: Seat
    hand: Hand


# --- play


class Played(Event, frozen=True):
    """A card was played from a hand: whose hand, not who chose the card."""

    seat: Seat
    card: Card


class Turned(Event, frozen=True):
    """A player turned the card of the finished trick face down."""

    seat: Seat


class TookBack(Event, frozen=True):
    """The card played last went back to its hand."""

    seat: Seat
    card: Card


class Claimed(Event, frozen=True):
    """A player claimed so many of the tricks still open, and said how they are to be won."""

    seat: Seat
    tricks: int
    line: ClaimLine


class Answered(Event, frozen=True):
    """A player agreed, or not, to the claim or to the wish that is open."""

    seat: Seat
    agreed: bool


class PickedUp(Event, frozen=True):
    """A claim was refused: the hand was picked up and play goes on."""

    seat: Seat


class Awarded(Event, frozen=True):
    """An agreed claim gave a side tricks that were not played."""

    side: Side
    tricks: int


class Asked(Event, frozen=True):
    """A player asked to take back the last move made."""

    seat: Seat


class Declined(Event, frozen=True):
    """Somebody did not agree to a move being taken back."""

    seat: Seat


class Undone(Event, frozen=True):
    """All agreed, or who runs the table has decided: what happened from that point of the log on is withdrawn.

    The log keeps it.
    """

    to: int


# --- irregularities


class Exposed(Event, frozen=True):
    """A card was seen by accident and picked up again."""

    seat: Seat
    card: Card


class Accepted(Event, frozen=True):
    """An opponent accepted a lead out of turn."""

    seat: Seat


class Rejected(Event, frozen=True):
    """An opponent did not accept a lead out of turn: it goes back unless the other one does."""

    seat: Seat


class Challenged(Event, frozen=True):
    """A player asked the referee whether that hand revoked in the current trick or the one before."""

    seat: Seat
    of: Seat


class Ruled(Event, frozen=True):
    """The referee's answer."""

    of: Seat
    ruling: Ruling


class Transferred(Event, frozen=True):
    """Tricks moved to a side at the end, for the established revokes of the other."""

    side: Side
    tricks: int


# --- the end


class ThrownIn(Event, frozen=True):
    """No score: the cards are dealt again, by the same dealer or by the next."""

    same_dealer: bool
    reason: str  # one of `WhyThrownIn`, or the word of a game from elsewhere


class Scored(Event, frozen=True):
    tricks: Mapping[Side, int]
    entries: tuple[Entry, ...]


class LaidOpen(Event, frozen=True):
    """The deal is over: all four hands as dealt, and what opens the commitment."""

    hands: Mapping[Seat, Hand]
    seed: str | None = None
    salt: str | None = None


Move = (
    Cut
    | Announced
    | Called
    | Chose
    | Targeted
    | Nominated
    | Played
    | Turned
    | Claimed
    | Answered
    | Asked
    | Exposed
    | Accepted
    | Rejected
    | Challenged
)
"""The events a player makes happen; all others follow from them by the rules."""

Consequence = (
    Opened
    | Committed
    | Seeded
    | Dealt
    | Recounted
    | Declared
    | Agreed
    | Faced
    | Exchanged
    | Reseated
    | TookUp
    | TookBack
    | PickedUp
    | Awarded
    | Declined
    | Ruled
    | Transferred
    | ThrownIn
    | Scored
    | LaidOpen
)
"""The events that happen by themselves."""

Happening = Move | Consequence
"""What changes the table."""

AnyEvent = Happening | Undone
"""What stands in a log: happenings, and the withdrawal of some. A `match` over these ends in `assert_never`."""
