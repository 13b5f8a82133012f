"""What a player knows, as numbers: the layout of an observation, and how it is filled from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from kibitz.cards import BIDS, DOUBLE, FULL_HAND, PASS, REDOUBLE, Bid, Hand, Seat
from kibitz.engine import Table, View
from kibitz.engine import events as ev
from kibitz.gym.action_ids import CONTRACT_TERMS, MEASURES, PLEDGES, STRAINS

Encoded = npt.NDArray[np.int8]
"""One observation: small whole numbers in a row."""

Scalar = TypeVar("Scalar", bound=np.generic)

_SEATS: Final = len(Seat)
_PACK: Final = 52
_MOST_TOLD: Final = 37
_MOST_BELOW: Final = 127
UNSAID: Final = -1
"""What stands for a number that a player has not announced."""


class Field(NamedTuple):
    """A part of an observation: its name, its shape, the largest number in it, and what it tells."""

    name: str
    shape: tuple[int, ...]
    most: int
    tells: str
    least: int = 0

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))


FIELDS: Final = (
    Field("hands", (_SEATS, _PACK), 1, "the cards you know to be in each hand: yours, and dummy's once it is faced"),
    Field("played", (_SEATS, _PACK), FULL_HAND, "to which trick, from 1, each hand played each card"),
    Field("trick", (_SEATS, _PACK), 1, "the card of each hand in the trick under way"),
    Field("led", (4,), 1, "the suit that was led to it"),
    Field("passes", (_SEATS,), 1, "who passed before anybody bid, or said Pass at aBRIDGEd"),
    Field("bids", (len(BIDS), _SEATS), 1, "who made each bid"),
    Field("doubles", (len(BIDS), _SEATS), 1, "who doubled it"),
    Field("redoubles", (len(BIDS), _SEATS), 1, "who redoubled it"),
    Field(
        "announced",
        (len(MEASURES), _SEATS),
        _MOST_TOLD,
        "the points, strength and longest suit each player said; -1 if not",
        UNSAID,
    ),
    Field("dealer", (_SEATS,), 1, "who dealt"),
    Field("vulnerable", (2,), 1, "whether your side is, and theirs"),
    Field("below", (2,), _MOST_BELOW, "your side's part-score, and theirs"),
    Field("declarer", (_SEATS,), 1, "who declares"),
    Field("strain", (len(STRAINS),), 1, "what is trumps: clubs, diamonds, hearts, spades, none"),
    Field("terms", (len(CONTRACT_TERMS),), 1, "the terms of the contract"),
    Field("goal", (1,), FULL_HAND, "how many tricks it needs"),
    Field("pledge", (len(PLEDGES),), 1, "Ten or Seven, as declarer said at aBRIDGEd"),
    Field("won", (2,), FULL_HAND, "the tricks of your side, and of theirs"),
    Field("next_hand", (_SEATS,), 1, "the hand that plays the next card"),
    Field("to_move", (_SEATS,), 1, "the player for whom the table waits: declarer, when it is dummy's card"),
)
"""The parts in their order. Where there is one number a seat, yours comes first, then clockwise."""

OBSERVATION_SIZE: Final = sum(field.size for field in FIELDS)
STARTS: Final = {field.name: sum(each.size for each in FIELDS[:i]) for i, field in enumerate(FIELDS)}
"""Where each part begins in the row."""


def parts(row: npt.NDArray[Scalar]) -> Mapping[str, npt.NDArray[Scalar]]:
    """The parts of an observation by name, each in its shape; of rows of observations too. They share its memory.

    >>> empty = np.zeros(OBSERVATION_SIZE, np.int8)
    >>> parts(empty)["bids"].shape
    (35, 4)
    """
    return {
        each.name: row[..., STARTS[each.name] : STARTS[each.name] + each.size].reshape(*row.shape[:-1], *each.shape)
        for each in FIELDS
    }


def observation(seen: View) -> Encoded:
    """What a view tells its player, and nothing else."""
    if seen.seat is None:
        raise ValueError("An observation is that of a player: nobody plays from a spectator's view.")
    return encoded(seen.seat, seen.table, seen.waiting)


def encoded(player: Seat, t: Table, waiting: tuple[Seat, ...]) -> Encoded:
    """The same of the table that a player's events have made, and of who is waited for."""
    place = t.place(player)
    around = {seat: number for number, seat in enumerate(place.clockwise())}
    row = np.zeros(OBSERVATION_SIZE, np.int8)
    part = parts(row)
    _show_cards(part, t, around)
    _show_auction(part, t, around)
    _show_bargain(part, t, around)
    header = t.header
    sides = (place.side, place.side.other)
    part["dealer"][around[header.dealer]] = 1
    part["vulnerable"][:] = [side in header.vulnerable for side in sides]
    part["below"][:] = [min(header.below.get(side, 0), _MOST_BELOW) for side in sides]
    part["won"][:] = [t.won[side] for side in sides]
    if t.turn is not None:
        part["next_hand"][around[t.turn]] = 1
    for each in waiting:
        part["to_move"][around[t.place(each)]] = 1
    return row


def _show_cards(part: Mapping[str, Encoded], t: Table, around: Mapping[Seat, int]) -> None:
    for seat, hand in t.hands.items():
        part["hands"][around[seat]] = _bits(hand)
    played = part["played"]
    for number, trick in enumerate(t.tricks, 1):
        for play in trick.plays:
            played[around[play.seat], play.card.index] = number
    for play in t.trick:
        played[around[play.seat], play.card.index] = len(t.tricks) + 1
        part["trick"][around[play.seat], play.card.index] = 1
    if t.trick:
        part["led"][t.trick[0].card.suit.index] = 1


def _show_auction(part: Mapping[str, Encoded], t: Table, around: Mapping[Seat, int]) -> None:
    bid: Bid | None = None
    for called in t.calls:
        who = around[t.place(called.seat)]
        if isinstance(called.call, Bid):
            bid = called.call
            part["bids"][bid.rank, who] = 1
        elif bid is None:
            part["passes"][who] = called.call is PASS
        elif called.call is DOUBLE:
            part["doubles"][bid.rank, who] = 1
        elif called.call is REDOUBLE:
            part["redoubles"][bid.rank, who] = 1


def _show_bargain(part: Mapping[str, Encoded], t: Table, around: Mapping[Seat, int]) -> None:
    part["announced"][:] = UNSAID
    for said in t.announced:
        part["announced"][MEASURES.index(said.measure), around[t.place(said.seat)]] = said.number
    if t.declarer is not None:
        part["declarer"][around[t.declarer]] = 1
    if t.terms in PLEDGES:
        part["pledge"][PLEDGES.index(t.terms)] = 1
    if t.contract is not None:
        part["strain"][t.contract.strain.index] = 1
        part["goal"][0] = t.contract.goal
        _show_terms(part["terms"], t.contract)


def _show_terms(terms: Encoded, contract: ev.Contract) -> None:
    """Those of the house; a game from elsewhere may have others, which only its own goal and strain tell of."""
    if contract.terms in CONTRACT_TERMS:
        terms[CONTRACT_TERMS.index(contract.terms)] = 1


def _bits(hand: Hand) -> npt.NDArray[np.uint8]:
    octets = np.frombuffer(hand.mask.to_bytes(8, "little"), np.uint8)
    return np.unpackbits(octets, count=_PACK, bitorder="little")
