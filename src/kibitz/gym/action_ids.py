"""The number of every move, the same in all games and in all versions to come: new ones are only added at the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from kibitz.cards import BIDS, DOUBLE, FRENCH, PASS, PLAY, REDOUBLE, Call, Seat
from kibitz.cards.shuffle import PLACES
from kibitz.engine import events as ev
from kibitz.scoring.abridged import Pledge
from kibitz.scoring.bridgewar import Battle, Stakes
from kibitz.scoring.minibridge import Aim
from kibitz.scoring.rubber import Doubling

CONTRACT_TERMS: Final[tuple[str, ...]] = (*Doubling, Battle.FREE, Battle.HERO, *Stakes, *Aim, *Pledge)
"""The terms that contracts can have in the games of the house, in the order of the ids and of the observations."""

CHOSEN_TERMS: Final = CONTRACT_TERMS[CONTRACT_TERMS.index(Battle.HERO) :]
"""Those that declarer can choose; the others follow from the auction or from the game."""

PLEDGES: Final[tuple[str, ...]] = (Pledge.TEN, Pledge.SEVEN)
MEASURES: Final = tuple(ev.Measure)
STRAINS: Final = FRENCH.strains[-2::-1] + FRENCH.strains[-1:]  # clubs, diamonds, hearts, spades, no-trumps
_CALLS: Final[tuple[Call, ...]] = (PASS, DOUBLE, REDOUBLE, *BIDS, PLAY)

_AROUND: Final = ("self", "left", "partner", "right")
_MOST_POINTS: Final = 37
_MOST_CARDS: Final = 13
_HIGHEST: Final = {
    ev.Measure.POINTS: _MOST_POINTS,
    ev.Measure.STRENGTH: _MOST_POINTS,
    ev.Measure.LONGEST: _MOST_CARDS,
}


def _numbered(*blocks: tuple[str, Iterable[object]]) -> tuple[str, ...]:
    return tuple(f"{kind} {what}".strip() for kind, each in blocks for what in each)


_IN_TURN: Final = _numbered(
    ("play", FRENCH.cards),
    ("call", _CALLS),
    ("choose", (f"{terms} {strain}" for terms in CHOSEN_TERMS for strain in STRAINS)),
    ("target", PLEDGES),
    ("nominate", ("self", "partner")),
    *((f"announce {measure}", range(_HIGHEST[measure] + 1)) for measure in MEASURES),
)

ACTION_NAMES: Final = _IN_TURN + _numbered(
    ("cut", PLACES),
    ("claim", (f"{tricks}: {line}" for tricks in range(_MOST_CARDS + 1) for line in ev.ClaimLine)),
    ("answer", ("yes", "no")),
    *((alone, ("",)) for alone in ("ask", "turn", "accept", "reject")),
    ("challenge", _AROUND),
    ("expose", FRENCH.cards),
)
"""What each number means, for people. A card of the coloured pack has the number of the French card in its place."""

ACTIONS: Final = len(_IN_TURN)
"""How many numbers an environment uses: what a table waits for once the cards are dealt. The rest comes after them."""

_NUMBERS: Final = {name: number for number, name in enumerate(ACTION_NAMES)}

FIRST_CHOICE: Final = _NUMBERS[f"choose {CHOSEN_TERMS[0]} {STRAINS[0]}"]


def action_id(move: ev.Move) -> int:
    """The number of a move. Among the legal moves of one player at one time no two have the same.

    >>> from kibitz.cards import card
    >>> action_id(ev.Played(Seat.NORTH, card("SA"))), action_id(ev.Called(Seat.EAST, PASS))
    (51, 52)
    """
    match move:
        case ev.Played(card=card):
            return card.index
        case ev.Called(call=call):
            return _NUMBERS[f"call {call}"]
        case ev.Chose(contract=contract):
            return _choice(contract)
        case ev.Targeted(terms=terms):
            return _NUMBERS[f"target {terms}"]
        case ev.Nominated(seat=seat, declarer=declarer):
            return _NUMBERS[f"nominate {_seen_from(seat, declarer)}"]
        case ev.Announced(measure=measure, number=number):
            return _NUMBERS[f"announce {measure} {number}"]
        case ev.Cut(place=place):
            return _NUMBERS[f"cut {place}"]
        case ev.Claimed(tricks=tricks, line=line):
            return _NUMBERS[f"claim {tricks}: {line}"]
        case ev.Answered(agreed=agreed):
            return _NUMBERS["answer yes" if agreed else "answer no"]
        case ev.Asked():
            return _NUMBERS["ask"]
        case ev.Turned():
            return _NUMBERS["turn"]
        case ev.Accepted():
            return _NUMBERS["accept"]
        case ev.Rejected():
            return _NUMBERS["reject"]
        case ev.Challenged(seat=seat, of=other):
            return _NUMBERS[f"challenge {_seen_from(seat, other)}"]
        case ev.Exposed(card=card):
            return _NUMBERS[f"expose {FRENCH.cards[card.index]}"]
        case _:
            assert_never(move)


def legal_actions(moves: Iterable[ev.Move]) -> dict[int, ev.Move]:
    """Moves by their numbers."""
    return {action_id(move): move for move in moves}


def _choice(contract: ev.Contract) -> int:
    if contract.terms not in CHOSEN_TERMS:
        raise ValueError(f"A contract on the terms “{contract.terms}” has no number: they are not of the house.")
    return FIRST_CHOICE + len(STRAINS) * CHOSEN_TERMS.index(contract.terms) + contract.strain.index


def _seen_from(seat: Seat, other: Seat) -> str:
    return _AROUND[seat.clockwise().index(other)]
