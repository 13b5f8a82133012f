"""The games for learning programs: moves, and what a player knows, as numbers. No player learns here.

The environments of PettingZoo are in `kibitz.gym.environment`, which needs the extra `gym`; all else needs NumPy only.
"""

from kibitz.gym.action_ids import ACTION_NAMES, ACTIONS, action_id, legal_actions
from kibitz.gym.observing import FIELDS, OBSERVATION_SIZE, Field, observation, parts

__all__ = [
    "ACTIONS",
    "ACTION_NAMES",
    "FIELDS",
    "OBSERVATION_SIZE",
    "Field",
    "action_id",
    "legal_actions",
    "observation",
    "parts",
]
