"""Setting up the moment that a test is about."""

from __future__ import annotations

from random import Random

from kibitz.bots import SimpleBot
from kibitz.cards import Call, Card, Deal, Seat, card, strain
from kibitz.engine import Game, State, act, start, view
from kibitz.engine import events as ev
from kibitz.games import game

BOT = SimpleBot(Random(0))


def choice(state: State, seat: Seat) -> ev.Move:
    """What the simple bot does in that seat."""
    return BOT.choose(view(state, seat))


def minibridge(deal: str, contract: str, cards: str = "", *, laws: bool = False, dealer: Seat = Seat.NORTH) -> State:
    """MiniBridge after declarer chose “game S” or the like and these cards were played in turn."""
    state = start(game("minibridge", {"laws": laws}), deal=Deal.parse(deal), dealer=dealer)
    terms, letter = contract.split()
    assert state.wait is not None
    declarer = next(iter(state.wait.turns))
    chosen = next(
        move
        for move in state.moves(declarer)
        if isinstance(move, ev.Chose) and (move.contract.terms, move.contract.strain) == (terms, strain(letter))
    )
    return played(act(state, declarer, chosen), cards)


def played(state: State, cards: str) -> State:
    for name in cards.split():
        turn = state.table.turn
        assert turn is not None
        state = act(state, state.table.player(turn), ev.Played(turn, card(name)))
    return state


def bot_card(state: State) -> Card:
    """The card that the simple bot plays next."""
    assert state.wait is not None
    move = choice(state, next(iter(state.wait.turns)))
    assert isinstance(move, ev.Played)
    return move.card


def called(rules: Game, deal: str, calls: str, *, dealer: Seat = Seat.NORTH) -> State:
    """A game with an auction, after these calls in turn."""
    state = start(rules, deal=Deal.parse(deal), dealer=dealer)
    for word in calls.split():
        assert state.wait is not None
        seat = next(iter(state.wait.turns))
        state = act(state, seat, ev.Called(seat, Call.parse(word)))
    return state
