"""Small endings of every kind against the plain minimax."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.analysis.solver import Position, Solver
from kibitz.cards import FRENCH, Card, Hand, Seat
from tests.amounts import often
from tests.solver import oracle


@st.composite
def endings(draw: st.DrawFn, most: int = 4) -> Position:
    """Any legal position of up to `most` cards a hand, with 0 to 3 cards on the table."""
    size = draw(st.integers(1, most))
    suits = draw(st.integers(2 if size > 3 else 1, 4))
    dealt = draw(st.permutations(FRENCH.cards[-13 * suits :]))[: 4 * size]
    hands = {seat: Hand.of_cards(dealt[i::4]) for i, seat in enumerate(Seat)}
    leader = draw(st.sampled_from(Seat))
    trick: tuple[Card, ...] = ()
    for seat in leader.clockwise()[: draw(st.integers(0, 3))]:
        choice = oracle.legal(frozenset(hands[seat]), trick)
        card = draw(st.sampled_from(sorted(choice, key=lambda card: card.index)))
        hands[seat] -= card
        trick += (card,)
    return Position(hands, draw(st.sampled_from(FRENCH.strains)), leader, trick)


SHARED = Solver()
PORTABLE = Solver(portable=True, memory=1 << 20)


@settings(max_examples=often(60, 4000))
@given(endings())
def test_every_card_of_small_endings(position: Position) -> None:
    expected = oracle.cards(position)
    for solver in (SHARED, PORTABLE):
        assert solver.solve_cards(position) == expected
        assert solver.solve(position) == max(expected.values())
        for need in range(-1, 6):
            assert solver.solve_at_least(position, need) == (max(expected.values()) >= need)


@settings(max_examples=often(4, 250))
@given(endings(most=5))
def test_five_cards(position: Position) -> None:
    assert SHARED.solve_cards(position) == oracle.cards(position)
