"""Deals that are copied or pickled go on as the first would, and the one does not change the other."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from kibitz.gym import DealBatch
from kibitz.gym.environment import TableEnv, env
from kibitz.gym.vector import DealVectorEnv

GAMES = [("contract", {"scoring": "duplicate"}), ("minibridge", {}), ("minibridge-simple3", {}), ("heroes", {})]
WAYS: list[Callable[[Any], Any]] = [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))]


def go_on(table: Any, rng: random.Random, moves: int) -> list[Any]:
    """What is seen and paid while so many moves are made at random, or the deal to its end."""
    told = []
    for _ in range(moves):
        seen, reward, is_over, _, _ = table.last()
        told.append((table.agent_selection, reward, seen["observation"].tolist(), seen["action_mask"].tolist()))
        if is_over:
            break
        table.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return told


@pytest.mark.parametrize("again", WAYS)
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_table_goes_on_from_where_it_was(name: str, options: dict[str, Any], again: Callable[[Any], Any]) -> None:
    for seed in range(3):
        table = env(name, **options)
        table.reset(seed=seed)
        go_on(table, random.Random(seed), 9)
        twin, other = again(table), again(table)
        go_on(other, random.Random(99), 200)
        told = go_on(table, random.Random(5), 200)
        assert go_on(twin, random.Random(5), 200) == told
        assert str(twin.unwrapped.under_way.log) == str(table.unwrapped.under_way.log)
        for each in (table, twin):
            each.reset()
        assert go_on(twin, random.Random(6), 5) == go_on(table, random.Random(6), 5)


def test_the_engine_agrees_with_what_is_played_in_c() -> None:
    """The state that is made for those who ask has the same turn and the same moves."""
    rng = random.Random(2)
    table = TableEnv("contract")
    for seed in range(5):
        table.reset(seed=seed)
        while not any(table.terminations.values()):
            mask = table.observe(table.agent_selection)["action_mask"]
            assert len(table.under_way.moves(table._deal.awaited)) == mask.sum()  # type: ignore[arg-type]
            table.step(rng.choice(np.flatnonzero(mask).tolist()))
        assert table.under_way.over


@pytest.mark.parametrize("again", [*WAYS, DealBatch.copy])
def test_a_batch_goes_on_from_where_it_was(again: Callable[[Any], Any]) -> None:
    batch = DealBatch("minibridge", 20, seed=3)
    for _ in range(10):
        batch.step(batch.random_actions())
    twin = again(batch)
    for _ in range(70):  # past the end of every deal, into the next
        assert (twin.observations() == batch.observations()).all()
        actions = batch.random_actions()
        assert (twin.random_actions() == actions).all()
        assert all((one == two).all() for one, two in zip(batch.step(actions), twin.step(actions), strict=True))


def test_a_deal_is_taken_many_times() -> None:
    batch = DealBatch("bridgewar", 4, seed=5, auto_reset=False)
    many = batch.take([3, 3, 1])
    before = batch.observations()
    many.step(many.random_actions())
    assert (batch.observations() == before).all()
    for wrong in ([4], [-1], [], [[0]]):
        with pytest.raises(ValueError, match="Places are whole numbers from 0 to 3"):
            batch.take(wrong)


def test_a_pickle_of_another_size_is_refused() -> None:
    made, (name, _, auto_reset, options, state) = DealBatch("contract", 2).__reduce__()
    with pytest.raises(ValueError, match="another release"):
        made(name, 3, auto_reset, options, state)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(ValueError, match="There is no game “rubber”: the batch plays first-tricks, bridgewar"):
        DealBatch("rubber", 2)


def test_gymnasium_drives_the_batch() -> None:
    deals = DealVectorEnv("contract", 50, scoring="duplicate")
    shared = DealVectorEnv("contract", 50, copy=False, scoring="duplicate")
    seen, _ = deals.reset(seed=1)
    same, _ = shared.reset(seed=1)
    assert deals.observation_space.contains(seen)
    ended = 0
    for _ in range(150):
        assert all((seen[part] == same[part]).all() for part in seen)
        actions = deals.batch.random_actions()
        movers = deals.batch.players
        seen, rewards, over, broken_off, infos = deals.step(actions)
        held = shared.step(actions)[0]
        assert held is same
        assert not broken_off.any()
        assert (rewards == infos["rewards"][np.arange(50), movers]).all()
        if over.any():
            ended += int(over.sum())
            assert infos["final_obs"][over].any(axis=1).all()
            assert seen["action_mask"][over].any(axis=1).all()  # already the next deal
    assert ended > 50
    assert deals.action_space.contains(deals.batch.random_actions())
    with pytest.raises(TypeError, match="one seed"):
        deals.reset(seed=[1, 2])
