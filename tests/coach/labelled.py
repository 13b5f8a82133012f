"""Positions of real play with the kind of play that the card is: labelled by hand, from looking at them.

`labelled.json` has one a line: the game, who dealt, the four hands from North, what was called or chose before the
play, the cards so far, the card that was played, its kind, and other names that would be right as well (`also`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from kibitz.cards import Deal, Hand, Seat, card
from kibitz.engine import State, act, start
from kibitz.engine import events as ev
from kibitz.games import game


class Labelled(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    dealer: Seat
    deal: str
    said: str
    cards: str
    card: str
    kind: str
    also: tuple[str, ...] = ()


@cache
def labelled() -> tuple[Labelled, ...]:
    return msgspec.json.decode(Path(__file__).with_name("labelled.json").read_bytes(), type=tuple[Labelled, ...])


def state_of(position: Labelled) -> State:
    """The deal at the moment before the card is played."""
    hands = map(Hand.parse, position.deal.removeprefix("N:").split(" / "))
    state = start(game(position.game), deal=Deal(dict(zip(Seat, hands, strict=True))), dealer=position.dealer)
    said, cards = position.said.split(), position.cards.split()
    while True:
        seat, moves = next(iter(state.turns.items()))
        move = moves[0]
        match move:
            case ev.Announced(seat=who, measure=measure):
                move = ev.Announced(who, measure, measure.of(state.table.dealt[who]))
            case ev.Played(seat=hand):
                if not cards:
                    return state
                move = ev.Played(hand, card(cards.pop(0)))
            case _:
                word = said.pop(0)
                move = next(each for each in moves if _word(each) == word)
        state = act(state, seat, move)


def _word(move: ev.Move) -> str:
    match move:
        case ev.Called(call=call):
            return call.name
        case ev.Targeted(terms=terms):
            return terms
        case ev.Chose(contract=contract):
            return f"{contract.terms}/{contract.strain.letter}"
        case _:
            raise AssertionError(f"{move} is neither said nor chosen.")
