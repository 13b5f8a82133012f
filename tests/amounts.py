"""How much is tried: enough to notice a fault by day, and much more in `make nightly`."""

from __future__ import annotations

import os
from collections.abc import Container, Iterable
from typing import Final

import pytest

AT_NIGHT: Final = "KIBITZ_NIGHT" in os.environ


def often(by_day: int, at_night: int) -> int:
    """How often something is tried."""
    return at_night if AT_NIGHT else by_day


def mostly_at_night(values: Iterable[object], by_day: Container[object]) -> list[object]:
    """Parameters of a test, all but some of which are for the night."""
    return [each if each in by_day else pytest.param(each, marks=pytest.mark.nightly) for each in values]
