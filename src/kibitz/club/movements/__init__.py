"""Movements: who sits where with which boards in every round, as data; nothing here knows names or scores."""

from kibitz.club.movements.howell import howell, howell_rounds
from kibitz.club.movements.individual import individual, three_handed
from kibitz.club.movements.mitchell import Even, mitchell
from kibitz.club.movements.movement import Encounter, Movement, MovementError, MovementKind, Round, played_together
from kibitz.club.movements.movement_wishes import MovementWish, planned, promises
from kibitz.club.movements.replanning import replanned
from kibitz.club.movements.soundness import Soundness, soundness
from kibitz.club.movements.teams import against_the_field, teams

__all__ = [
    "Encounter",
    "Even",
    "Movement",
    "MovementError",
    "MovementKind",
    "MovementWish",
    "Round",
    "Soundness",
    "against_the_field",
    "howell",
    "howell_rounds",
    "individual",
    "mitchell",
    "planned",
    "played_together",
    "promises",
    "replanned",
    "soundness",
    "teams",
    "three_handed",
]
