"""Deals as they were played, whatever record they come from: the cards, who held them, and in which role."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from kibitz.cards import FULL_HAND, Bid, Hand, Seat, Side, Strain
from kibitz.engine import State, replay
from kibitz.engine.events import Chose, Contract, Played
from kibitz.formats.board_record import BoardRecord, settled
from kibitz.formats.header_values import SettledContract
from kibitz.games.naming import bid, contract_text
from kibitz.scoring import duplicate
from kibitz.scoring.rubber import Doubling


class Role(StrEnum):
    """In which role something was decided: a card, or the contract by declarer's choice or by an auction.

    After the lead a card is neither declarer's nor the defence's where nobody declares.
    """

    CONTRACT = "contract"
    AUCTION = "auction"
    LEAD = "lead"
    DECLARER = "declarer"
    DEFENCE = "defence"
    PLAY = "play"


class OfferedContract(Struct, frozen=True):
    """A contract, and what declarer's side scores net in it by its tricks, from none up."""

    name: str
    strain: Strain
    scores: tuple[int, ...]


class Choosing(Struct, frozen=True):
    """Declarer chose: one of the offers, with the lead on the table where it came first."""

    offers: tuple[OfferedContract, ...]
    taken: int
    led: tuple[Played, ...] = ()


class Auctioned(Struct, frozen=True):
    """The contract came of an auction, whose par depends on who dealt and who was vulnerable."""

    offer: OfferedContract
    dealer: Seat
    vulnerable: tuple[Side, ...]


class PlayedBoard(Struct, frozen=True):
    """A deal as it was played: the cards as dealt, who played which hand, and the cards in order.

    `tricks` are those of declarer's side in the end, claims and all; None if the record does not say. Dummy's
    cards are declarer's. Where nobody declares `declarer` is the dealer, and `partnered` is false. `reached` tells
    how the contract came about, where anybody decided it.
    """

    name: str
    dealt: Mapping[Seat, Hand]
    strain: Strain
    declarer: Seat
    plays: tuple[Played, ...]
    tricks: int | None
    players: Mapping[Seat, str] = {}
    partnered: bool = True
    reached: Choosing | Auctioned | None = None

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


def board_of(name: str, state: State, players: Mapping[Seat, str]) -> PlayedBoard | None:
    """A finished deal of a kibitz record; None if no card of it was played."""
    t = state.table
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
        reached=_reached(state),
    )


def _reached(state: State) -> Choosing | Auctioned | None:
    t = state.table
    chosen = [at for at, event in enumerate(state.log) if isinstance(event, Chose)]
    if chosen:
        before = replay(state.game, state.log[: chosen[-1]])
        on_offer = [move.contract for turns in before.turns.values() for move in turns if isinstance(move, Chose)]
        offers = tuple(_offer(before, contract) for contract in on_offer)
        return Choosing(offers, on_offer.index(t.bargain[1]), before.table.trick)
    if any(isinstance(called.call, Bid) for called in t.calls):
        declarer, contract = t.bargain
        reached = SettledContract(bid(contract), Doubling(contract.terms))
        return _auctioned(reached, declarer, t.dealer, t.header.vulnerable)
    return None


def _auctioned(contract: SettledContract, declarer: Seat, dealer: Seat, vulnerable: tuple[Side, ...]) -> Auctioned:
    """As a club scores it, each deal by itself, whatever the session: so it can be compared with par."""
    terms = (contract.strain, contract.bid.level, contract.doubling)
    is_vulnerable = declarer.side in vulnerable
    scores = tuple(duplicate.net(*terms, tricks, vulnerable=is_vulnerable) for tricks in range(14))
    return Auctioned(OfferedContract(str(contract), contract.strain, scores), dealer, vulnerable)


def _offer(state: State, contract: Contract) -> OfferedContract:
    t = replace(state.table, contract=contract)
    ours = t.bargain[0].side
    scores = (state.game.score(t, tricks) for tricks in range(t.cards + 1))
    net = tuple(sum(each.points if each.side is ours else -each.points for each in entries) for entries in scores)
    return OfferedContract(str(contract_text(contract)), contract.strain, net)


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
    is_whole, reached = deal.cards == FULL_HAND, None
    if is_whole and board.dealer is not None and board.vulnerable is not None:
        reached = _auctioned(contract, declarer, board.dealer, board.vulnerable)
    # The result of an end position counts tricks that were won before it: it says nothing about claims.
    tricks = board.tricks if is_whole else None
    return PlayedBoard(name, deal.hands, contract.strain, declarer, plays, tricks, board.players, reached=reached)


def _held(board: BoardRecord, dealt: Mapping[Seat, Hand]) -> Iterator[Played]:
    left = {seat: hand.mask for seat, hand in dealt.items()}
    for play in board.play.cards if board.play else ():
        if play.card is None or not left[play.seat] & play.card.bit:
            return
        left[play.seat] &= ~play.card.bit
        yield Played(play.seat, play.card)
