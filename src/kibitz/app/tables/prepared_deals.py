"""Deals that were made before they came to the table: one given by its code, a set of boards, or all to order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kibitz.app import wording as w
from kibitz.app.errors import Refusal
from kibitz.cards import Deal, Deck, NotationError, Seat, Side
from kibitz.engine import Game, State
from kibitz.scoring.rubber import GAME_POINTS
from kibitz.sessions import Board, HalfTurned, Session, begin

_LONGEST = 40


class GivenDeal(Struct, frozen=True):
    """The cards, and the board on which they are played."""

    board: Board
    deal: Deal

    def opened(self, rules: Game) -> tuple[Board, State]:
        """Dealt and ready to be played."""
        return self.board, begin(rules, self.board, deal=self.deal)


class SetBoard(Struct, frozen=True):
    """One board of a set as it is stored with its table: the code of its cards goes to no player."""

    board: Board
    code: str

    def opened(self, rules: Game) -> tuple[Board, State]:
        """Dealt and ready to be played."""
        return self.board, begin(rules, self.board, deal=Deal.from_code(self.code, rules.deck))


class OrderedDeals(Struct, frozen=True):
    """A table at which every deal is to order: what is wanted, which everybody there is told, and the next deals.

    Their codes go to nobody. They are drawn some at a time, so that the next is there when it is asked for.
    """

    want: str
    codes: tuple[str, ...] = ()

    def dealt(self, board: Board) -> tuple[SetBoard, OrderedDeals]:
        """The next of them on its board, and what is left."""
        return SetBoard(board, self.codes[0]), replace(self, codes=self.codes[1:])


def write_order(order: OrderedDeals | None) -> str | None:
    return msgspec.json.encode(order).decode() if order else None


def read_order(stored: str | None) -> OrderedDeals | None:
    return msgspec.json.decode(stored, type=OrderedDeals) if stored else None


def write_boards(boards: Sequence[SetBoard]) -> str:
    return msgspec.json.encode(boards).decode()


def read_boards(stored: str) -> tuple[SetBoard, ...]:
    return msgspec.json.decode(stored, type=tuple[SetBoard, ...])


def deal_with_code(code: str, deck: Deck) -> Deal:
    """The deal with that code, or a refusal."""
    try:
        return Deal.from_code(code[:_LONGEST], deck)
    except NotationError as error:
        raise Refusal(w.NO_DEAL_WITH_CODE(code=code[:_LONGEST])) from error


def given_deal(
    form: Session, deal: Deal, dealer: Seat, vulnerable: tuple[Side, ...], below: Mapping[Side, int]
) -> GivenDeal:
    """The deal on its board. Of three players the dealer sits where the spare hand is opposite."""
    straight, turned = form.next_board([]), HalfTurned(form).next_board([])
    assert straight is not None and turned is not None
    if len(straight.seats) < len(Seat):
        return GivenDeal(straight if dealer is straight.dealer else turned, deal)
    parts = {side: points for side, points in below.items() if 0 < points < GAME_POINTS}
    return GivenDeal(replace(turned, dealer=dealer, vulnerable=vulnerable, below=parts), deal)
