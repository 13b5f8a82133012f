"""The ways in which a class can be seated."""

from __future__ import annotations

from enum import StrEnum


class SeatPlan(StrEnum):
    """How a class is seated."""

    RANDOM = "random"
    ALIKE = "alike"  # who is about as strong sits together
    MIXED = "mixed"  # each table has strong and weak, as partners
    PARTNERS = "partners"  # partners stay together, opponents change
    CHANGE = "change"  # as many new faces as can be
    SAME = "same"  # as they sit now, whoever the teacher has moved; who came since gets the seats that are free
