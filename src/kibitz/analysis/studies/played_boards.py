"""Deals as they were played, whatever record they come from: the cards, who held them, and in which role."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from msgspec import Struct

from kibitz.cards import Hand, Seat, Strain
from kibitz.engine import Table
from kibitz.engine.events import Played
from kibitz.formats.board_record import BoardRecord, settled


class Role(StrEnum):
    """In which role a card was played; after the lead it is neither of the others' where nobody declares."""

    LEAD = "lead"
    DECLARER = "declarer"
    DEFENCE = "defence"
    PLAY = "play"


class PlayedBoard(Struct, frozen=True):
    """A deal as it was played: the cards as dealt, who played which hand, and the cards in order.

    `tricks` are those of declarer's side in the end, claims and all; None if the record does not say. Dummy's
    cards are declarer's. Where nobody declares `declarer` is the dealer, and `partnered` is false.
    """

    name: str
    dealt: Mapping[Seat, Hand]
    strain: Strain
    declarer: Seat
    plays: tuple[Played, ...]
    tricks: int | None
    players: Mapping[Seat, str] = {}
    partnered: bool = True

    def player(self, seat: Seat) -> str:
        """The name of who plays the cards of that hand, or of the seat if nobody knows it."""
        place = self.declarer if self.partnered and seat is self.declarer.partner else seat
        return self.players.get(place, place.label)

    def role(self, at: int, seat: Seat) -> Role:
        """The role in which the card numbered `at`, from 0, was played."""
        if not at:
            return Role.LEAD
        if not self.partnered:
            return Role.PLAY
        return Role.DECLARER if seat.side is self.declarer.side else Role.DEFENCE


def board_of(name: str, t: Table, players: Mapping[Seat, str]) -> PlayedBoard | None:
    """A finished deal of a kibitz record; None if no card of it was played."""
    plays = tuple(play for trick in t.tricks for play in trick.plays) + t.trick
    if not plays or t.contract is None or t.scored is None:
        return None
    return PlayedBoard(
        name,
        t.dealt,
        t.contract.strain,
        t.declarer or t.dealer,
        plays,
        t.scored.tricks[t.reckoned],
        {seat: players[who] for seat, who in t.people.items() if who in players},
        partnered=t.declarer is not None,
    )


def recorded_board(name: str, board: BoardRecord) -> PlayedBoard | None:
    """A board of a bridge file; None if its hands, its contract or its play are not known.

    The cards are taken up to the first that nobody noted down, or that its hand does not have.
    """
    bargain = settled(board.auction) if board.auction else None
    declarer = board.declarer or (bargain[0] if bargain else None)
    contract = board.contract or (bargain[1] if bargain else None)
    deal = board.deal
    if deal is None or declarer is None or contract is None:
        return None
    plays = tuple(_held(board, deal.hands))
    if not plays:
        return None
    return PlayedBoard(name, deal.hands, contract.strain, declarer, plays, board.tricks, board.players)


def _held(board: BoardRecord, dealt: Mapping[Seat, Hand]) -> Iterator[Played]:
    left = {seat: hand.mask for seat, hand in dealt.items()}
    for play in board.play.cards if board.play else ():
        if play.card is None or not left[play.seat] & play.card.bit:
            return
        left[play.seat] &= ~play.card.bit
        yield Played(play.seat, play.card)
