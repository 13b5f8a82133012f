"""The games for learning programs: moves, and what a player knows, as numbers. No player learns here.

The environments of PettingZoo are in `kibitz.gym.environment` and Gymnasium's batch in `kibitz.gym.vector`. Both need
the extra `gym`; all else needs NumPy only.
"""

from kibitz.gym.action_ids import ACTION_NAMES, ACTIONS, action_id, legal_actions
from kibitz.gym.batch import BatchOutcome, DealBatch, Rewards
from kibitz.gym.batch_rules import BATCH_GAMES, NOT_IN_BATCH
from kibitz.gym.observing import FIELDS, OBSERVATION_SIZE, Field, observation, parts

__all__ = [
    "ACTIONS",
    "ACTION_NAMES",
    "BATCH_GAMES",
    "FIELDS",
    "NOT_IN_BATCH",
    "OBSERVATION_SIZE",
    "BatchOutcome",
    "DealBatch",
    "Field",
    "Rewards",
    "action_id",
    "legal_actions",
    "observation",
    "parts",
]
