"""The kind of play of a card, against labels that were given by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from kibitz.bots.maxims.learner import card_view_of
from kibitz.cards import card
from kibitz.coach.kinds import Kind
from kibitz.coach.recognising import recognise
from kibitz.engine import State, view
from tests.bots.positions import minibridge
from tests.coach.labelled import Labelled, labelled, state_of


def kind(state: State, name: str) -> Kind:
    return recognise(card_view_of(view(state, next(iter(state.turns)))), card(name)).kind


def test_the_right_kind_is_named() -> None:
    """In 183 of the 189 exactly that of the label, in four more another name that was found right as well."""
    found = Counter(_verdict(position) for position in labelled())
    assert found["right"] >= 183
    assert found["right"] + found["also"] >= 187
    assert found.total() >= 100


def _verdict(position: Labelled) -> str:
    named = kind(state_of(position), position.card).value
    return "right" if named == position.kind else "also" if named in position.also else "wrong"


def test_labels_are_kinds_there_are() -> None:
    kinds = {each.value for each in Kind}
    assert all({position.kind, *position.also} <= kinds for position in labelled())


# North declares, South is dummy and East leads, unless it is said otherwise.
STOPPED = "N:A32.AKQ4.AQ32.K2 KQJ97.J3.K54.543 654.T65.JT9.QJT9 T8.9872.876.A876"
QUEEN_OUT = "N:A432.AKJ2.AK2.K2 KQ9.Q43.QJT.QT98 765.T65.543.A654 JT8.987.9876.J73"
RUN = "N:A32.AQ32.AK32.A2 KQJ9.K54.QJ5.T43 654.JT9.T98.K985 T87.876.764.QJ76"
COVERED = "N:A32.AJ32.AK3.AK2 KQ9.K84.QJ54.J43 654.QT9.T98.T985 JT87.765.762.Q76"
TOUCHING = "N:32.AKJ2.AKQ.KQ32 KQJT9.43.T98.A54 654.QT5.J543.T96 A87.9876.762.J87"


@pytest.mark.parametrize(
    ("deal", "contract", "cards", "played", "named"),
    [
        pytest.param(STOPPED, "game NT", "SK S4 S8", "S2", Kind.HOLD_UP, id="the ace stays for a later round"),
        pytest.param(QUEEN_OUT, "game NT", "SK S5 S8 SA C2 C8 CA C3 H5 H7", "HA", Kind.DROP, id="for the drop"),
        pytest.param(QUEEN_OUT, "game NT", "SK S5 S8 SA C2 C8 CA C3 H5 H7", "HJ", Kind.FINESSE, id="or the finesse"),
        pytest.param(RUN, "game NT", "SK S4 S7 SA C2 C3 CK C6", "HJ", Kind.FINESSE, id="an honour that runs"),
        pytest.param(RUN, "game NT", "SK S4 S7 SA C2 C3 CK C6 HJ H6", "H2", Kind.FINESSE, id="is let run"),
        pytest.param(RUN, "game NT", "SK S4 S7 SA C2 C3 CK C6", "H9", Kind.FINESSE, id="low to ace and queen"),
        pytest.param(COVERED, "game NT", "SK S4 S7 SA", "CA", Kind.CASH, id="a winner is cashed"),
        pytest.param(TOUCHING, "game NT", "", "SK", Kind.SEQUENCE, id="top of touching cards"),
        pytest.param(TOUCHING, "game NT", "SK S4", "S8", Kind.PARTNERS_TRICK, id="partner's king is left alone"),
        pytest.param(TOUCHING, "game NT", "SK S4", "SA", Kind.OVERTAKE, id="or taken over with the ace"),
    ],
)
def test_textbook(deal: str, contract: str, cards: str, played: str, named: Kind) -> None:
    state = minibridge(deal, contract, cards)
    assert kind(state, played) is named
