from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

ACTIONS: int
OBSERVATION_SIZE: int

class Rules: ...

def rules(
    *,
    cards: int,
    opening: int,
    level_is_thrown_in: bool,
    equals_choose: bool,
    dummy_first: bool,
    stops_when_certain: bool,
    next_player_redoubles: bool,
    honours: int,
    aces_always: bool,
    contracts: Sequence[tuple[int, int, int, Sequence[Sequence[int]]]],
    agreed: int,
    chosen: Sequence[int],
    aim: Sequence[int],
) -> Rules: ...

class Batch:
    def __init__(self, rules: Rules, deals: int, seed: int, deals_again: bool) -> None: ...
    def restart(self, seed: int) -> None: ...
    def put(self, i: int, hands: Sequence[int], dealer: int, vulnerable: int) -> None: ...
    def deal(self, i: int) -> tuple[list[int], int, int]: ...
    def step(
        self, actions: npt.NDArray[np.int64], rewards: npt.NDArray[np.float32], over: npt.NDArray[np.bool_]
    ) -> int: ...
    def masks(self, out: npt.NDArray[np.int8] | npt.NDArray[np.bool_]) -> None: ...
    def players(self, out: npt.NDArray[np.int8]) -> None: ...
    def observe(self, seats: npt.NDArray[np.int8], out: npt.NDArray[np.int8]) -> None: ...
    def random_actions(self, out: npt.NDArray[np.int64]) -> None: ...
    def playout(self, rewards: npt.NDArray[np.float32]) -> None: ...
