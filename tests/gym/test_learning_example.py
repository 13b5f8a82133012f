"""The example of a player who learns: its mathematics, its book-keeping, and that it gets better."""

import numpy as np
import pytest

from examples.learn_cards import Floats, Learnt, Network, against, features, learn, play_deals
from kibitz import act, open_deal, view
from kibitz.bots.levels import LEVELS
from kibitz.gym import OBSERVATION_SIZE, DealBatch


def test_the_network_moves_down_the_slope() -> None:
    rng = np.random.default_rng(3)
    rows = rng.integers(0, 2, (64, OBSERVATION_SIZE), dtype=np.int8)
    played = rng.integers(0, 52, 64)
    brought = rng.choice(np.array([-1, 1], np.float32), 64)
    network = Network(5, hidden=32)
    errors = [network.learn(rows, played, brought, rate=1e-3) for _ in range(60)]
    assert errors[-1] < errors[0] / 4

    # The slope that Adam is given, against differences of the error itself.
    network = Network(5, hidden=16)
    found: list[Floats] = []

    def keep(slopes: list[Floats], rate: float) -> None:
        found.extend(slopes)

    network._adam = keep  # type: ignore[method-assign]
    network.learn(rows, played, brought, rate=0)

    def error() -> float:
        worth = network.layers(features(rows))[2][np.arange(64), played]
        return float(((worth.astype(np.float64) - brought) ** 2).mean())

    for weight, slope in zip(network.weights, found, strict=True):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        before, by = weight[place], np.float32(1e-2)
        weight[place] = before + by
        above = error()
        weight[place] = before - by
        below = error()
        weight[place] = before
        assert np.isclose((above - below) / (2 * by), slope[place], rtol=0.05)


def test_each_card_is_given_what_its_own_side_got() -> None:
    batch = DealBatch("bridgewar", 20, seed=4, auto_reset=False)
    experience = play_deals(batch, Network(1, hidden=8), curiosity=1, rng=np.random.default_rng(2))
    assert len(experience.rows) == len(experience.played) == len(experience.brought)
    first = experience.brought[
        :20
    ]  # the first cards of all deals: whole deals lie ahead, seven tricks or more to one side
    assert (np.abs(first) <= 13).all() and (np.abs(first) > 0).all()
    # The card was in the hand of the mover, or in dummy's, as the mover saw it.
    hands = experience.rows[:, :208].reshape(-1, 4, 52)
    assert (hands[np.arange(len(hands)), :, experience.played].sum(1) == 1).all()


@pytest.mark.nightly
def test_a_few_thousand_deals_tell_what_cards_bring_in_others() -> None:
    """Half a minute of a processor; by day the tests above look at the slope and at what is learnt from."""
    network = learn("bridgewar", 9_000, seed=2, hidden=96, loud=False)
    batch = DealBatch("bridgewar", 100, seed=77, auto_reset=False)
    later = play_deals(batch, network, curiosity=0.1, rng=np.random.default_rng(3))
    said = network.worth(later.rows)[np.arange(len(later.rows)), later.played]
    assert np.corrcoef(said, later.brought)[0, 1] > 0.25


def test_a_learnt_player_chooses_what_is_legal_in_every_game() -> None:
    for name in ("minibridge", "abridged", "contract"):
        state = open_deal(name)
        player = Learnt(Network(1, hidden=8), seed=1)
        for _ in range(12):
            if state.over:
                break
            seat, moves = next(iter(state.turns.items()))
            chosen = player.choose(view(state, seat))
            assert chosen in moves
            state = act(state, seat, chosen)


@pytest.mark.nightly
@pytest.mark.timeout(2400)
def test_after_some_minutes_it_beats_the_beginner() -> None:
    """What docs/learning-programs.md promises of BridgeWar; the deals to compare are none that it learnt from."""
    network = learn("bridgewar", 240_000, seed=1, loud=False)
    mean, error = against(network, "bridgewar", LEVELS["beginner"], 400, seed=990)
    assert mean > 2 * error
