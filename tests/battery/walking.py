"""Deals that hypothesis plays: one small number a move, so that what fails shrinks to a short game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from kibitz.cards import DEALS, Deal, Seat, Side, deals_of
from kibitz.engine import Game, State, act, start
from kibitz.engine import events as ev

_LONGEST = 160
_ASIDE_FROM = 218
"""A number from here on (about one in seven) asks for something that nobody waits for, if there is such a thing."""
_MISCOUNT_BELOW = 26
"""A number below this (one in ten) may announce anything; else the counts would hardly ever add up."""


@dataclass(frozen=True)
class Walk:
    """How a deal is opened and what is done in it, whatever the game: the simplest is deal 0 with no move made."""

    number: int
    seed: int
    dealer: Seat
    vulnerable: tuple[Side, ...]
    picks: bytes

    def dealt(self, rules: Game) -> State:
        """From a deal made before."""
        return start(rules, deal=self.deal(rules), dealer=self.dealer, vulnerable=self.vulnerable)

    def deal(self, rules: Game) -> Deal:
        """The cards, as many as the game gives to each."""
        return Deal.from_number(self.number % deals_of(rules.cards), rules.deck, rules.cards)

    def shuffled(self, rules: Game) -> State:
        """From a secret seed, with a cut to come."""
        seed, salt = f"{self.seed:064x}", f"{self.seed:032x}"
        return start(rules, seed=seed, salt=salt, dealer=self.dealer, vulnerable=self.vulnerable)

    def states(self, state: State, *, to_the_end: bool = False) -> Iterator[State]:
        """The deal move by move, as far as it was picked; `to_the_end` goes on with whatever comes first."""
        yield state
        for pick in self.picks:
            if state.over:
                return
            state = act(state, *picked(state, pick))
            yield state
        while to_the_end and not state.over:
            seat, moves = next(iter(state.turns.items()))
            state = act(state, seat, honest(state, seat, moves[0]))
            yield state


def picked(state: State, pick: int) -> tuple[Seat, ev.Move]:
    """A player and something that player may do; small numbers do what comes first."""
    if pick >= _ASIDE_FROM:
        players = state.table.players
        seat = players[pick % len(players)]
        if offers := state.asides(seat):
            kinds = sorted({type(offer).__name__ for offer in offers})
            kind = kinds[pick // 4 % len(kinds)]
            of_a_kind = [offer for offer in offers if type(offer).__name__ == kind]
            return seat, of_a_kind[pick * 7 % len(of_a_kind)]
    waiting = list(state.turns.items())
    seat, moves = waiting[pick % len(waiting)]
    move = moves[pick % len(moves)]
    return seat, move if pick < _MISCOUNT_BELOW else honest(state, seat, move)


def honest(state: State, seat: Seat, move: ev.Move) -> ev.Move:
    """The same move, but what is announced is what the hand holds."""
    if isinstance(move, ev.Announced):
        return ev.Announced(seat, move.measure, move.measure.of(state.table.dealt[seat]))
    return move


@st.composite
def walks(draw: st.DrawFn) -> Walk:
    # The length comes first: lists of unknown length would nearly always end before the play begins.
    length = draw(st.integers(0, _LONGEST))
    return Walk(
        number=draw(st.integers(0, DEALS - 1)),
        seed=draw(st.integers(0, 2**64 - 1)),
        dealer=draw(st.sampled_from(Seat)),
        vulnerable=tuple(draw(st.sets(st.sampled_from(Side)))),
        picks=draw(st.binary(min_size=length, max_size=length)),
    )
