"""The numbers of moves: one for every move of every game and option, the same for ever."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kibitz.cards import COLOURS, FRENCH, NT, Seat
from kibitz.engine import events as ev
from kibitz.games import game
from kibitz.gym import ACTION_NAMES, ACTIONS, action_id, legal_actions
from kibitz.gym.action_ids import STRAINS
from tests.battery.variants import Variant, seeded, title, variants, walk

GOLDEN = Path(__file__).with_name("action_ids.txt")


def test_no_number_has_changed_its_meaning() -> None:
    """Whoever trained a program with these numbers must be able to load it: add lines at the end, and change none."""
    assert GOLDEN.read_text().splitlines() == [f"{number} {name}" for number, name in enumerate(ACTION_NAMES)]
    assert ACTION_NAMES.index("cut 1") == ACTIONS


@pytest.mark.parametrize("variant", variants(), ids=title)
def test_every_legal_move_has_one_number_and_no_two_have_the_same(variant: Variant) -> None:
    rng = random.Random(title(variant))
    for state in walk(seeded(game(*variant), rng), rng):
        for player in state.table.players:
            moves = (*state.moves(player), *state.asides(player))
            numbers = [action_id(move) for move in moves]
            assert len(set(numbers)) == len(moves)
            assert all(0 <= number < len(ACTION_NAMES) for number in numbers)
            if state.table.dealt and not (state.table.claim or state.table.asked):
                assert all(
                    action_id(move) < ACTIONS or isinstance(move, ev.Accepted | ev.Rejected)
                    for move in state.moves(player)
                )


def test_numbers_say_what_their_names_say() -> None:
    said: dict[ev.Move, str] = {
        ev.Played(Seat.EAST, FRENCH.cards[0]): "play C2",
        ev.Played(Seat.EAST, COLOURS.cards[51]): "play SA",
        ev.Chose(Seat.EAST, ev.Contract(NT, 9, "game")): "choose game NT",
        ev.Chose(Seat.EAST, ev.Contract(COLOURS.suits[0], 10, "ten")): "choose ten S",
        ev.Targeted(Seat.EAST, "seven"): "target seven",
        ev.Nominated(Seat.EAST, Seat.WEST): "nominate partner",
        ev.Announced(Seat.EAST, ev.Measure.LONGEST, 5): "announce longest 5",
        ev.Cut(Seat.EAST, 26): "cut 26",
        ev.Claimed(Seat.EAST, 3, ev.ClaimLine.HIGH): "claim 3: my cards are high",
        ev.Answered(Seat.EAST, False): "answer no",
        ev.Challenged(Seat.EAST, Seat.NORTH): "challenge right",
        ev.Exposed(Seat.EAST, COLOURS.cards[12]): "expose CA",
    }
    for move, name in said.items():
        assert ACTION_NAMES[action_id(move)] == name
    assert [strain.index for strain in STRAINS] == [0, 1, 2, 3, 4]


def test_a_contract_on_terms_from_elsewhere_is_refused() -> None:
    with pytest.raises(ValueError, match=r"“war” has no number"):
        legal_actions([ev.Chose(Seat.NORTH, ev.Contract(NT, 7, "war"))])
