"""The kinds of play that the coach can name. `docs/coach.md` defines each."""

from __future__ import annotations

from enum import Enum


class Kind(Enum):
    """What a card does for its side."""

    # Leads of either side
    CASH = "cash"
    FOR_RUFF = "for-ruff"
    GIVE_UP = "give-up"

    # Leads of declarer, from either hand
    DRAW_TRUMPS = "draw-trumps"
    FINESSE = "finesse"
    TOWARDS = "towards"
    DRIVE_OUT = "drive-out"
    SET_UP = "set-up"
    CROSS = "cross"
    UNBLOCK = "unblock"
    DUCK = "duck"

    # Leads of a defender
    PARTNERS_SUIT = "partners-suit"
    RETURN = "return"
    CONTINUE = "continue"
    SEQUENCE = "sequence"
    LONG_SUIT = "long-suit"
    LOW_FROM_HONOUR = "low-from-honour"
    SHORT_SUIT = "short-suit"
    TOP_OF_NOTHING = "top-of-nothing"
    TRUMP_LEAD = "trump-lead"
    THROUGH = "through"
    UP_TO = "up-to"
    FORCE = "force"

    # Following suit
    SECOND_LOW = "second-low"
    SECOND_HIGH = "second-high"
    COVER = "cover"
    THIRD_HIGH = "third-high"
    THIRD_ENOUGH = "third-enough"
    DROP = "drop"
    HOLD_UP = "hold-up"
    TAKE = "take"
    PARTNERS_TRICK = "partners-trick"
    OVERTAKE = "overtake"
    NOTHING_WINS = "nothing-wins"

    # Without a card of the suit
    RUFF = "ruff"
    OVERRUFF = "overruff"
    THROW_LOSER = "throw-loser"
    DISCARD = "discard"

    # Nothing to decide
    ONLY_CARD = "only-card"
