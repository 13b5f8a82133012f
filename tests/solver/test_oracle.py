"""Small endings of every kind against the plain minimax."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kibitz.analysis.encoding import SEATS, STRAINS, Position
from kibitz.analysis.solver import Solver
from tests.solver import oracle

DECK = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]


def pbn(hands: list[list[str]]) -> str:
    return "N:" + " ".join(
        ".".join("".join(card[1] for card in hand if card[0] == suit) for suit in "SHDC") for hand in hands
    )


@st.composite
def endings(draw: st.DrawFn, most: int = 4) -> Position:
    """Any legal position of up to `most` cards a hand, with 0 to 3 cards on the table."""
    size = draw(st.integers(1, most))
    suits = draw(st.integers(2 if size > 3 else 1, 4))
    dealt = draw(st.permutations(DECK[: 13 * suits]))[: 4 * size]
    hands = [sorted(dealt[i::4], key=DECK.index) for i in range(4)]
    leader = draw(st.integers(0, 3))
    trick: tuple[str, ...] = ()
    for turn in range(draw(st.integers(0, 3))):
        hand = hands[(leader + turn) % 4]
        card = draw(st.sampled_from(sorted(oracle.legal(frozenset(hand), trick))))
        hand.remove(card)
        trick += (card,)
    return Position(pbn(hands), draw(st.sampled_from(STRAINS)), SEATS[leader], trick)


SHARED = Solver()
PORTABLE = Solver(portable=True, memory=1 << 20)


@settings(max_examples=400, deadline=None)
@given(endings())
def test_every_card_of_small_endings(position: Position) -> None:
    expected = oracle.cards(position)
    for solver in (SHARED, PORTABLE):
        assert solver.solve_cards(position) == expected
        assert solver.solve(position) == max(expected.values())
        for need in range(-1, 6):
            assert solver.solve_at_least(position, need) == (max(expected.values()) >= need)


@settings(max_examples=25, deadline=None)
@given(endings(most=5))
def test_five_cards(position: Position) -> None:
    assert SHARED.solve_cards(position) == oracle.cards(position)
