"""What the numbers of observations and masks can be, as Gymnasium's spaces."""

from __future__ import annotations

import numpy as np

from kibitz.gym.action_ids import ACTIONS
from kibitz.gym.extra import spaces
from kibitz.gym.observing import FIELDS


def sight_space() -> spaces.Dict:
    """What a player to move is given."""
    least = np.concatenate([np.full(field.size, field.least, np.int8) for field in FIELDS])
    most = np.concatenate([np.full(field.size, field.most, np.int8) for field in FIELDS])
    return spaces.Dict(
        {
            "observation": spaces.Box(least, most, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )
