"""How much is tried: enough to notice a fault by day, and much more in `make nightly`."""

from __future__ import annotations

import os
from typing import Final

AT_NIGHT: Final = "KIBITZ_NIGHT" in os.environ


def often(by_day: int, at_night: int) -> int:
    """How often something is tried."""
    return at_night if AT_NIGHT else by_day
