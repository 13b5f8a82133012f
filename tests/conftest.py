"""What holds for all tests."""

from __future__ import annotations

from hypothesis import settings

# How long an example takes says something of the machine, and nothing of what is tested.
settings.register_profile("kibitz", deadline=None)
settings.load_profile("kibitz")
