"""aBRIDGEd's Pass or Play reckoned over tables of many deals at once, each deal with every dealer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from bench.tabled import Tabled
from bench.textbook import FIT, LENGTH, LONG_FIT, TO_PLAY, TO_SAY_TEN
from kibitz.bots.valuation.trick_estimate import Floats, expected_tricks, expected_worth, lengths, strengths
from kibitz.bots.valuation.tricks_at_the_table import Skill, real_worth
from kibitz.scoring import abridged
from kibitz.scoring.abridged import Pledge

Flags = npt.NDArray[np.bool_]
Places = npt.NDArray[np.intp]
SEATS: Final = 4
_NO_TRUMPS: Final = 4
_SIGN: Final = np.array([1.0, -1.0, 1.0, -1.0])
"""North and South's points are positive."""

CHARTS: Final = {
    terms: np.array(
        [
            sum(line.points if line.to_declarers else -line.points for line in abridged.score(terms, tricks))
            for tricks in range(14)
        ],
        np.float64,
    )
    for terms in abridged.GOAL
}


class Stakes(Struct, frozen=True):
    """What Play is worth to each seat that says it; with each dealer round two to North and South, and who declares it.

    `declaring` is 0 for North and South, 1 for East and West.
    """

    play: Floats
    round_two: Floats
    declaring: Places


def by_estimate(found: Tabled, skill: Skill = Skill.STRONG) -> Stakes:
    """Trumps and target as a player who estimates names them."""
    tricks = np.stack([expected_tricks(found.hands[:, side], found.hands[:, side + 2]) for side in (0, 1)], axis=1)
    looks = {
        terms: np.stack([expected_worth(tricks[..., s], chart, s, skill) for s in range(5)], axis=-1)
        for terms, chart in CHARTS.items()
    }
    ten = looks[Pledge.TEN].max(axis=-1) >= looks[Pledge.SEVEN].max(axis=-1)
    named = {terms: look.argmax(axis=-1) for terms, look in looks.items()}
    return _stakes(
        found,
        named[Pledge.PLAY],
        ten,
        np.where(ten, named[Pledge.TEN], named[Pledge.SEVEN]),
        skill,
    )


def by_the_book(found: Tabled, to_say_ten: int = TO_SAY_TEN, long_fit: int = LONG_FIT) -> Stakes:
    """Trumps and target as the textbook has them."""
    fits = lengths(found.hands[:, :2]) + lengths(found.hands[:, 2:])
    longest = fits.max(axis=-1)
    strain = np.where(longest >= FIT, (10 * fits + np.arange(4)).argmax(axis=-1), _NO_TRUMPS)
    held = strengths(found.hands)
    strong = held[:, :2] + held[:, 2:] + long_fit * (longest - FIT).clip(min=0) >= to_say_ten
    return _stakes(found, strain, strong, strain)


def _stakes(found: Tabled, play: Places, ten: Flags, round_two: Places, skill: Skill = Skill.STRONG) -> Stakes:
    """From the strains that each side names, and whether it says Ten."""
    worth = {terms: real_worth(chart, skill=skill) for terms, chart in CHARTS.items()}
    deals = np.arange(len(found.hands))
    plays = np.stack([worth[Pledge.PLAY][found.tricks[deals, s, play[:, s % 2]]] for s in range(SEATS)], axis=1)
    seconds, sides = [], []
    held = strengths(found.hands)
    for dealer in range(SEATS):
        north, east = held[:, 0] + held[:, 2], held[:, 1] + held[:, 3]
        side = np.where(north == east, dealer % 2, (east > north).astype(np.intp))
        one, two = held[deals, side], held[deals, side + 2]
        first = np.where(side == dealer % 2, dealer, (dealer + 1) % SEATS)
        declarer = np.where(one == two, first, np.where(one > two, side, side + 2))
        tricks = found.tricks[deals, declarer, round_two[deals, side]]
        value = np.where(ten[deals, side], worth[Pledge.TEN][tricks], worth[Pledge.SEVEN][tricks])
        seconds.append(np.where(side == 0, value, -value))
        sides.append(side)
    return Stakes(plays, np.stack(seconds, axis=1), np.stack(sides, axis=1))


def calls(rule: Callable[[int], Floats]) -> Flags:
    """Who says Play, by deal, dealer and the number of passes, from a rule that says how much each seat wants to."""
    wishes = [rule(passes) for passes in range(SEATS)]
    by_dealer = [
        np.stack([wishes[passes][:, (dealer + passes) % SEATS] > 0 for passes in range(SEATS)], axis=1)
        for dealer in range(SEATS)
    ]
    return np.stack(by_dealer, axis=1)


def book_calls(found: Tabled, length: int = LENGTH, to_play: int = TO_PLAY) -> Flags:
    count = strengths(found.hands) + length * lengths(found.hands).max(axis=-1)
    return calls(lambda passes: count - to_play + 0.5)


def gain_of_play(stakes: Stakes, plays: Flags, passes: int) -> tuple[Floats, Flags]:
    """What Play brings that seat more than passing, by deal and dealer; and where the bidding gets so far."""
    gains, reached = [], []
    for dealer in range(SEATS):
        seat = (dealer + passes) % SEATS
        value = stakes.round_two[:, dealer]
        for later in range(SEATS - 1, passes, -1):
            other = (dealer + later) % SEATS
            value = np.where(plays[:, dealer, later], _SIGN[other] * stakes.play[:, other], value)
        gains.append(stakes.play[:, seat] - _SIGN[seat] * value)
        reached.append(~plays[:, dealer, :passes].any(axis=1))
    return np.stack(gains, axis=1), np.stack(reached, axis=1)


def swings(stakes: tuple[Stakes, Stakes], plays: tuple[Flags, Flags]) -> Floats:
    """What the first player gains on each deal over two tables with the sides changed, all dealers averaged."""
    total = np.zeros(len(plays[0]))
    for side in (0, 1):  # where the first player sits
        for dealer in range(SEATS):
            mine = stakes[0].declaring[:, dealer] == side
            value = np.where(mine, stakes[0].round_two[:, dealer], stakes[1].round_two[:, dealer])
            for passes in range(SEATS - 1, -1, -1):
                seat = (dealer + passes) % SEATS
                who = int(seat % 2 != side)
                value = np.where(plays[who][:, dealer, passes], _SIGN[seat] * stakes[who].play[:, seat], value)
            total += value if side == 0 else -value
    return total / SEATS
