from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

_Range: TypeAlias = tuple[int, int]
_Hand: TypeAlias = tuple[int, _Range, _Range, Sequence[_Range], int, int]

class Layouts:
    def __init__(self, cards: int, hands: Sequence[_Hand]) -> None: ...
    @property
    def count(self) -> int: ...
    def sample(self, number: int, seed: int) -> npt.NDArray[np.uint64]: ...
    def list(self, number: int) -> npt.NDArray[np.uint64]: ...
