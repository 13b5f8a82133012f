"""Many deals at once as a vector environment of Gymnasium, which one policy plays from all four seats."""

from __future__ import annotations

from typing import Any, final

import numpy as np
import numpy.typing as npt

from kibitz.cards import Seat
from kibitz.gym.action_ids import ACTIONS
from kibitz.gym.batch import DealBatch
from kibitz.gym.extra import AutoresetMode, VectorEnv, batch_space, spaces
from kibitz.gym.observing import OBSERVATION_SIZE, Encoded
from kibitz.gym.spaces import sight_space

__all__ = ["DealVectorEnv", "Sights"]

Sights = dict[str, Encoded]
"""What the players to move know (`observation`) and may do (`action_mask`), one row a deal."""


@final
class DealVectorEnv(VectorEnv[Sights, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """A batch whose deals are played by one policy for whoever is to move; `infos["player"]` says who that is.

    A reward is what the side of the player who made the move gets, at the end of a deal; `infos["rewards"]` has what
    all four get. A deal that is over is followed at once by the next, and `infos["final_obs"]` has what the player
    who moved saw at its end. With `copy=False` the arrays handed out are filled anew at each step, so that nothing
    is copied: `torch.from_numpy` shares them.

    >>> deals = DealVectorEnv("minibridge", 8)
    >>> seen, infos = deals.reset(seed=7)
    >>> seen["observation"].shape, infos["player"].shape
    ((8, 1111), (8,))
    >>> seen, rewards, over, broken_off, infos = deals.step(deals.batch.random_actions())
    >>> rewards.tolist()
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    """

    def __init__(self, name: str, num_envs: int, *, copy: bool = True, **options: Any) -> None:
        """A game that the batch plays, with its options by name."""
        self.batch = DealBatch(name, num_envs, auto_reset=False, **options)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = sight_space()
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copies = copy
        self._seen: Sights = {
            "observation": np.empty((num_envs, OBSERVATION_SIZE), np.int8),
            "action_mask": np.empty((num_envs, ACTIONS), np.int8),
        }

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Sights, dict[str, Any]]:
        """The deals of that seed; without one, the next deals everywhere."""
        if isinstance(seed, list):
            raise TypeError("The batch has one seed for all its deals: give a number.")
        if seed is None:
            self.batch.deal_again(np.ones(self.num_envs, np.bool_))
        else:
            self.batch.reset(seed)
        return self._sights(), {"player": self.batch.players}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Sights, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """One move in each deal; `ValueError`, and nothing changed, if one is not legal."""
        movers = self.batch.players
        paid, over = self.batch.step(actions)
        infos: dict[str, Any] = {"rewards": paid, "_rewards": over}
        if over.any():
            seats = np.where(over, movers, np.int8(-1))
            infos["final_obs"] = self.batch.observations(seats=seats)
            infos["_final_obs"] = over
            self.batch.deal_again(over)
        infos["player"] = self.batch.players
        rewards = paid[np.arange(self.num_envs), movers % len(Seat)].astype(np.float64)
        return self._sights(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def _sights(self) -> Sights:
        self.batch.observations(self._seen["observation"])
        self.batch.masks(self._seen["action_mask"])
        return {name: rows.copy() for name, rows in self._seen.items()} if self._copies else self._seen
