"""Claims, wishes to take a card back, and leads out of turn."""

from __future__ import annotations

import pytest

from kibitz.cards import Seat, card
from kibitz.engine import State, act
from kibitz.engine import events as ev
from tests.bots.positions import choice, minibridge

HIGH = ev.ClaimLine.HIGH

# North has nine tricks from the top and no more; South is dummy.
TOPS = "N:AKQ.AKQ.AKQ2.432 JT9.JT9.JT9.KQJT 876.876.8765.865 5432.5432.43.A97"
# Spades are North's with a finesse for the queen to take; the rest is high.
FINESSE = "N:AKJ.AKQ.AKQ.AK32 432.432.5432.987 T98.JT9.JT9.QJT6 Q765.8765.876.54"
# Five spades to draw, then everything is high, in both hands.
TRUMPS = "N:AKQJT.AK2.AK2.32 98.JT9.JT9.QJT98 765.Q43.Q43.AK76 432.8765.8765.54"


def answer(state: State, claimer: Seat, tricks: int, asked: Seat) -> bool:
    state = act(state, claimer, ev.Claimed(claimer, tricks, HIGH))
    move = choice(state, asked)
    assert isinstance(move, ev.Answered)
    return move.agreed


@pytest.mark.parametrize(
    ("deal", "contract", "cards", "tricks", "agreed"),
    [
        pytest.param(TOPS, "game NT", "SJ S6 S2 SA", 8, True, id="from the top"),
        pytest.param(TOPS, "game NT", "SJ S6 S2 SA", 10, False, id="one too many"),
        pytest.param(TOPS, "game NT", "SJ S6 S2 SA", 3, True, id="fewer than there are"),
        pytest.param(TOPS, "game NT", "SJ S6 S2 SA", 0, True, id="giving up"),
        pytest.param(TOPS, "game NT", "SJ S6 S2", 9, True, id="in the middle of a trick"),
        pytest.param(FINESSE, "game NT", "H2 H9 H5 HA", 12, False, id="a finesse is not certain"),
        pytest.param(FINESSE, "game NT", "H2 H9 H5 HA", 11, True, id="without the finesse"),
        pytest.param(TRUMPS, "game S", "CQ C6 C4", 13, False, id="the trick in progress is theirs"),
        pytest.param(TRUMPS, "game S", "CQ C6 C4 C2", 12, True, id="the other side on lead"),
        pytest.param(TRUMPS, "game S", "CQ CA C4 C2", 12, True, id="trumps drawn, then both hands"),
    ],
)
def test_claims(deal: str, contract: str, cards: str, tricks: int, agreed: bool) -> None:
    state = minibridge(deal, contract, cards)
    assert answer(state, Seat.NORTH, tricks, Seat.EAST) is agreed
    assert answer(state, Seat.NORTH, tricks, Seat.WEST) is agreed


def test_a_defenders_claim_counts_on_no_help_from_partner() -> None:
    state = minibridge(TOPS, "game NT", "CK C5 C7 C2")
    # East has queen, jack and ten, but West's ace would be in the way.
    assert answer(state, Seat.EAST, 3, Seat.NORTH) is False
    assert answer(minibridge(TOPS, "game NT", "CK C5"), Seat.WEST, 1, Seat.NORTH) is True


def test_a_card_may_be_taken_back() -> None:
    state = minibridge(TOPS, "game NT", "SJ")
    state = act(state, Seat.EAST, ev.Asked(Seat.EAST))
    assert choice(state, Seat.NORTH) == ev.Answered(Seat.NORTH, True)


def test_a_lead_out_of_turn_is_not_accepted() -> None:
    state = minibridge(TOPS, "game NT", laws=True)
    state = act(state, Seat.WEST, ev.Played(Seat.WEST, card("S5")))
    assert state.wait is not None
    while state.table.trick:
        asked = next(
            seat for seat in Seat if any(isinstance(m, ev.Rejected) for m in state.moves(seat) + state.asides(seat))
        )
        move = choice(state, asked)
        assert move == ev.Rejected(asked)
        state = act(state, asked, move)
    assert state.table.turn is Seat.EAST


def test_at_a_laws_table_suit_is_followed() -> None:
    state = minibridge(TOPS, "game NT", "SJ S6", laws=True)
    move = choice(state, Seat.WEST)
    assert len(state.moves(Seat.WEST)) == 13
    assert isinstance(move, ev.Played)
    assert move.card.suit.letter == "S"
