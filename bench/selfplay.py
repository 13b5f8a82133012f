"""Deals with auction and play that another program made, read from a file that is not ours to give away.

`python -m bench.selfplay deals.jsonl` writes them as records, one a line, for `kibitz analyse deals.jsonl`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from msgspec import Struct

from kibitz.analysis.boards import load
from kibitz.cards import BIDS, DOUBLE, FRENCH, PASS, REDOUBLE, Call, Card, Deal, Hand, Seat, Side
from kibitz.engine import State, act, codec, start
from kibitz.engine import events as ev
from kibitz.formats.record import DealRecord
from kibitz.games import game

SELFPLAY: Final = Path("../shared/data/wbridge5_selfplay_3000.txt")
"""Beside the checkout, in a folder of its own."""
_CALLS: Final = (PASS, DOUBLE, REDOUBLE, *BIDS)
_FIRST_CALL: Final = 52


class Record(Struct, frozen=True):
    """One deal, with all calls and all cards in the order they came."""

    deal: Deal
    calls: tuple[Call, ...]
    cards: tuple[Card, ...]
    dealer: Seat = Seat.NORTH
    vulnerable: tuple[Side, ...] = ()


def every_record(path: Path = SELFPLAY) -> Iterator[Record]:
    """All deals in order, also those that were passed out and so have no cards."""
    for line in path.read_text().splitlines():
        yield _record([int(word) for word in line.split()])


def records(*, most: int | None = None) -> Iterator[Record]:
    """The deals that were played."""
    return islice((record for record in every_record() if record.cards), most)


def boards(path: Path) -> Iterator[Record]:
    """The boards of a PBN or LIN file that were bid and played."""
    for board in load(path):
        if board.deal is not None and board.auction and board.play:
            yield Record(board.deal, board.auction, board.play, board.dealer or Seat.NORTH, board.vulnerable or ())


def called(record: Record) -> State:
    """Contract Bridge, scored as duplicate, when the auction of the record is over."""
    rules = game("contract", {"scoring": "duplicate", "claims": False, "undo": False})
    state = start(rules, deal=record.deal, dealer=record.dealer, vulnerable=record.vulnerable)
    for call in record.calls:
        seat = next(iter(state.turns))
        state = act(state, seat, ev.Called(seat, call))
    return state


def finished(record: Record) -> State:
    """The same when all cards are played."""
    state = called(record)
    for card in record.cards:
        if state.table.turn is None:
            break  # the last cards play themselves
        state = act(state, next(iter(state.turns)), ev.Played(state.table.turn, card))
    return state


def _record(numbers: list[int]) -> Record:
    masks = dict.fromkeys(Seat, 0)
    for place, number in enumerate(numbers[:52]):
        masks[tuple(Seat)[place % 4]] |= _card(number).bit
    rest = numbers[52:]
    calls = [number for number in rest[: len(rest) - 52 if len(rest) > 52 else len(rest)] if number >= _FIRST_CALL]
    cards = rest[len(calls) :]
    deal = Deal({seat: Hand(FRENCH, mask) for seat, mask in masks.items()})
    return Record(deal, tuple(_CALLS[call - _FIRST_CALL] for call in calls), tuple(map(_card, cards)))


def _card(number: int) -> Card:
    """Rank times four plus suit, from the two of clubs up."""
    return FRENCH.cards[13 * (number % 4) + number // 4]


if __name__ == "__main__":
    with Path(sys.argv[1]).open("wb") as out:
        for one in records():
            out.write(codec.encode(DealRecord(1, finished(one).log)) + b"\n")
