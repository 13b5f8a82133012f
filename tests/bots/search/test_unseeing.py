"""A defender's look at what declarer, who does not see the defenders' cards, will do next."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from kibitz.bots.maxims.card_view import CardView
from kibitz.bots.search.determinization import Evidence, ImaginedLayouts, imagine
from kibitz.bots.search.unseeing import GuessEffort, lost_by_guessing
from kibitz.cards import Card, Seat, card
from kibitz.engine import State, view
from kibitz.engine import events as ev
from kibitz.games import game
from tests.bots.positions import called, played

DEAL = "N:KJ32.A42.A72.432 Q65.9876.986.765 87.JT3.JT43.AT98 AT94.KQ5.KQ5.KQJ"
WEST_WINS_NINE = (
    "CK C2 C5 C8 CQ C3 C6 C9 CJ C4 C7 CT HK H2 H8 HT HQ H4 H9 HJ DK D2 D8 DT DQ D7 D9 DJ ST S2 S5 S7 S9 S3 S6 S8"
)
EFFORT = GuessEffort(milliseconds=1e6, worlds=24, guesses=16)


def _four_cards_left() -> State:
    """Dummy has king and jack of spades, the ace lies with West and the queen with East."""
    rules = game("contract", {"scoring": "duplicate", "claims": False})
    return played(called(rules, DEAL, "1NT pass pass pass", dealer=Seat.SOUTH), WEST_WINS_NINE)


def _lost(state: State, cards: list[Card], effort: GuessEffort = EFFORT) -> dict[Card, float] | None:
    """What it comes to where the cards lie as they do; declarer goes by all the ways they could lie."""
    seen = view(state, Seat.WEST)
    s = CardView(seen, tuple(move for move in seen.moves if isinstance(move, ev.Played)))
    imagined = imagine(seen, 1, 1, 3, Evidence(auction=False), {})
    as_it_is = np.array([[state.table.hands[seat].mask for seat in Seat]], np.uint64)
    true = ImaginedLayouts(imagined.layouts, as_it_is, np.ones(1), exact=True)
    return lost_by_guessing(s, true, cards, effort, {}, 5)


def test_what_leaves_declarer_a_guess_gains_by_it_and_what_leaves_none_does_not() -> None:
    """On a small spade dummy's king and jack look the same to one who cannot see; here only the king wins."""
    found = [_lost(_four_cards_left(), [card("S4"), card("H5")], replace(EFFORT, guesses=40 + at)) for at in range(8)]
    spades = [lost[card("S4")] for lost in found if lost is not None]
    hearts = [lost[card("H5")] for lost in found if lost is not None]
    assert len(spades) == 8 and 10 < sum(spades) / 8 < 60  # points, of which a trick is some fifty
    assert hearts == [0.0] * 8  # dummy has one heart


def test_with_too_little_time_there_is_no_look_at_all() -> None:
    assert _lost(_four_cards_left(), [card("S4"), card("H5")], replace(EFFORT, milliseconds=0.01)) is None
