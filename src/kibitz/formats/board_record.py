"""A board as bridge files tell it: headers, hands as far as they are known, auction, play, result, comments.

The headers are those of PBN whichever file they come from, and what a reader puts there is written as PBN
wants it. Nothing here knows a rule: an auction may break off, a result may be wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from kibitz.cards import DOUBLE, PASS, REDOUBLE, Bid, Call, Card, Deal, Hand, NotationError, Seat, Side, Strain
from kibitz.formats.header_values import (
    UNKNOWN,
    SettledContract,
    completed,
    read_hands,
    read_result,
    read_seat,
    read_vulnerable,
)
from kibitz.scoring import duplicate
from kibitz.scoring.rubber import Doubling


class Annotation(Struct, frozen=True):
    """What is added to a call or a card.

    `notes` are numbers of the section's notes, `glyphs` numbers of what PBN calls numeric annotation glyphs (1 is a
    good move, 2 a poor one), `irregularity` is the letter of what was wrong: I insufficient, S out of turn, L lead out
    of turn, R revoke. `alerted` says that the call was alerted, explained or not.
    """

    notes: tuple[int, ...] = ()
    glyphs: tuple[int, ...] = ()
    irregularity: str = ""
    comments: tuple[str, ...] = ()
    alerted: bool = False


PLAIN: Final = Annotation()


class RecordedCall(Struct, frozen=True, gc=False):
    """A call; None where the file has a dash for one that nobody knows."""

    seat: Seat
    call: Call | None
    marks: Annotation = PLAIN


class RecordedCard(Struct, frozen=True, gc=False):
    """A card in the order of play; None for one that nobody noted down."""

    seat: Seat
    card: Card | None
    marks: Annotation = PLAIN


class AuctionRecord(Struct, frozen=True):
    """The calls from the dealer on. `end` is "" for a whole auction, "+" for one under way, "*" for one broken off."""

    dealer: Seat
    calls: tuple[RecordedCall, ...] = ()
    notes: Mapping[int, str] = {}
    end: str = ""


class PlayRecord(Struct, frozen=True):
    """The cards from the opening lead on, four a trick. `end` is "*" where play stopped early, "+" where it goes on."""

    leader: Seat
    cards: tuple[RecordedCard, ...] = ()
    notes: Mapping[int, str] = {}
    end: str = ""


class BoardRecord(Struct, frozen=True, kw_only=True):
    """One board. `headers` keep their order, and every one that a file has is among them.

    `tables` are the lines below a header that is neither auction nor play; `comments` stand after the header of that
    name, or before all of them (""); `directives` are the lines that begin with a percent sign, without it.

    >>> board = BoardRecord(headers={"Vulnerable": "All", "Contract": "4SX", "Declarer": "E", "Result": "9"})
    >>> board.contract.doubling.value, board.tricks, board.score
    ('doubled', 9, 200)
    """

    headers: Mapping[str, str] = {}
    auction: AuctionRecord | None = None
    play: PlayRecord | None = None
    tables: Mapping[str, tuple[str, ...]] = {}
    comments: Mapping[str, tuple[str, ...]] = {}
    directives: tuple[str, ...] = ()

    @property
    def number(self) -> int | None:
        text = self.headers.get("Board", "").strip()
        return int(text) if text.isdecimal() else None

    @property
    def dealer(self) -> Seat | None:
        return read_seat(self.headers.get("Dealer", "")) or (self.auction.dealer if self.auction else None)

    @property
    def vulnerable(self) -> tuple[Side, ...] | None:
        try:
            return read_vulnerable(self.headers.get("Vulnerable", UNKNOWN))
        except NotationError:
            return None

    @property
    def hands(self) -> dict[Seat, Hand]:
        """The hands that are known; of three whole ones the fourth follows."""
        return completed(read_hands(self.headers.get("Deal", "")))

    @property
    def deal(self) -> Deal | None:
        """The deal, if all four hands are known and alike in size."""
        hands = self.hands
        if len(hands) < 4 or len({len(hand) for hand in hands.values()} | {0}) != 2:
            return None
        return Deal(hands)

    @property
    def players(self) -> dict[Seat, str]:
        """Those whose names are known."""
        named = {seat: self.headers.get(seat.label, "") for seat in Seat}
        return {seat: name for seat, name in named.items() if name not in ("", UNKNOWN)}

    @property
    def declarer(self) -> Seat | None:
        return read_seat(self.headers.get("Declarer", "").lstrip("^"))

    @property
    def passed_out(self) -> bool:
        contract = self.headers.get("Contract", "")
        if contract not in ("", UNKNOWN) or self.auction is None:
            return contract == "Pass"
        calls = [called.call for called in self.auction.calls]
        return len(calls) >= 4 and set(calls) == {PASS}

    @property
    def contract(self) -> SettledContract | None:
        text = self.headers.get("Contract", "")
        return SettledContract.parse(text) if text not in ("", UNKNOWN) and not self.passed_out else None

    @property
    def tricks(self) -> int | None:
        """How many tricks declarer's side won."""
        declarer = self.declarer
        return read_result(self.headers.get("Result", ""), declarer.side if declarer else None)

    @property
    def score(self) -> int | None:
        """What North and South scored at duplicate, worked out from bargain, vulnerability and tricks."""
        return net_score(self)


def settled(auction: AuctionRecord) -> tuple[Seat, SettledContract] | None:
    """Declarer and contract as the calls have them, whether or not all of them are legal; None if nobody bid."""
    bids = [(called.seat, called.call) for called in auction.calls if isinstance(called.call, Bid)]
    if not bids:
        return None
    seat, final = bids[-1]
    declarer = next(who for who, bid in bids if bid.strain is final.strain and who.side is seat.side)
    last = next(called.call for called in reversed(auction.calls) if called.call not in (PASS, None))
    doubling = {DOUBLE: Doubling.DOUBLED, REDOUBLE: Doubling.REDOUBLED}.get(last or PASS, Doubling.UNDOUBLED)
    return declarer, SettledContract(final, doubling)


def is_whole(auction: AuctionRecord) -> bool:
    """Whether the auction was ended by passes."""
    calls = [called.call for called in auction.calls]
    return len(calls) >= 4 and calls[-3:] == [PASS] * 3


def bargain(board: BoardRecord) -> tuple[Seat, SettledContract] | None:
    """Declarer and contract: the headers', else the auction's; a double that the headers leave out is the auction's.

    >>> from kibitz.cards import SPADES
    >>> calls = (RecordedCall(Seat.NORTH, Bid(1, SPADES)), RecordedCall(Seat.EAST, DOUBLE))
    >>> board = BoardRecord(headers={"Contract": "1S", "Declarer": "N"}, auction=AuctionRecord(Seat.NORTH, calls))
    >>> print(*bargain(board))
    N 1SX
    """
    if board.passed_out:
        return None
    called = settled(board.auction) if board.auction else None
    declarer = board.declarer or (called[0] if called else None)
    contract = board.contract or (called[1] if called else None)
    if declarer is None or contract is None:
        return None
    if called and called[1].bid == contract.bid and contract.doubling is Doubling.UNDOUBLED:
        contract = called[1]
    return declarer, contract


def net_score(board: BoardRecord) -> int | None:
    """What North and South scored at duplicate by the bargain, the vulnerability and the tricks."""
    if board.passed_out:
        return 0
    reached, tricks, vulnerable = bargain(board), board.tricks, board.vulnerable
    if reached is None or tricks is None or vulnerable is None:
        return None
    declarer, contract = reached
    bid = (contract.strain, contract.bid.level, contract.doubling, tricks)
    points = duplicate.net(*bid, vulnerable=declarer.side in vulnerable)
    return points if declarer.side is Side.NS else -points


def owner(hands: Mapping[Seat, Hand], card: Card) -> Seat | None:
    """Who was dealt the card, as far as that is known."""
    return next((seat for seat, hand in hands.items() if card in hand), None)


def winner(trick: tuple[RecordedCard, ...], trumps: Strain | None) -> Seat:
    """Who won a trick; cards that nobody noted down are taken to have lost."""
    seat, best = trick[0].seat, None
    for played in trick:
        card = played.card
        if card is None:
            continue
        if best is None or (card.rank > best.rank if card.suit is best.suit else card.suit is trumps):
            seat, best = played.seat, card
    return seat
