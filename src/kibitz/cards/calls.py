"""Calls: bids, and what else can be said when it is one's turn to call."""

from __future__ import annotations

from functools import total_ordering
from typing import Any, Final, final

from kibitz.cards.deck import FRENCH, NT, Strain
from kibitz.cards.errors import NotationError
from kibitz.cards.sentences import Template

NO_CALL: Final = Template("files-no-call")
NO_BID: Final = Template("files-no-bid")

BID_LEVELS: Final = range(1, 8)


class Call:
    """Pass, double, redouble, Play, or a `Bid`. There is one object for each: compare with `is`."""

    __slots__ = ("name",)

    name: str
    """As it is written in records and on the wire: "pass", "double", "2NT"."""

    def __repr__(self) -> str:
        return f"Call.parse({self.name!r})"

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        return (Call.parse, (self.name,))

    @staticmethod
    def parse(text: str) -> Call:
        """The call that is written so, in capitals or not.

        >>> Call.parse("2NT"), Call.parse("4s"), Call.parse("Pass")
        (Call.parse('2NT'), Call.parse('4S'), Call.parse('pass'))
        """
        found = _CALLS.get(text) or _CALLS.get(text.upper()) or _CALLS.get(text.lower())
        if found is None:
            raise NotationError(NO_CALL(call=text))
        return found


@final
@total_ordering
class Bid(Call):
    """A level from one to seven and a denomination: so many tricks beyond six, with these trumps.

    >>> from kibitz.cards import HEARTS, SPADES
    >>> str(Bid(4, SPADES)), Bid(4, SPADES) is Bid(4, SPADES), Bid(4, HEARTS) < Bid(4, SPADES) < Bid(5, HEARTS)
    ('4S', True, True)
    """

    __slots__ = ("level", "rank", "strain")

    level: int
    strain: Strain
    rank: int
    """The place among all bids from the lowest: `BIDS[bid.rank] is bid`."""

    def __new__(cls, level: int, strain: Strain) -> Bid:
        try:
            return _BY_LEVEL[level, strain]
        except KeyError:
            raise NotationError(NO_BID(level=level, trumps=strain.letter)) from None

    def __lt__(self, other: Bid) -> bool:
        return self.rank < other.rank


def _word(name: str) -> Call:
    call = Call()
    call.name = name
    return call


def _bid(level: int, strain: Strain) -> Bid:
    bid: Bid = object.__new__(Bid)
    bid.name = f"{level}{strain.letter}"
    bid.level = level
    bid.strain = strain
    bid.rank = 5 * (level - 1) + strain.index
    return bid


PASS: Final = _word("pass")
DOUBLE: Final = _word("double")
REDOUBLE: Final = _word("redouble")
PLAY: Final = _word("play")
"""Said in aBRIDGEd by the player who will declare."""

BIDS: Final = tuple(_bid(level, strain) for level in BID_LEVELS for strain in (*FRENCH.suits[::-1], NT))
"""All bids from the lowest, one club, to the highest."""

_BY_LEVEL: Final = {(bid.level, bid.strain): bid for bid in BIDS}
_CALLS: Final[dict[str, Call]] = {call.name: call for call in (PASS, DOUBLE, REDOUBLE, PLAY, *BIDS)}
