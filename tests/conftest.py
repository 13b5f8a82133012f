"""What holds for all tests."""

from __future__ import annotations

import os
import sys

from hypothesis import settings

pytest_plugins = ("pytester", "tests.collecting", "tests.lanes", "tests.reruns")

os.environ["KIBITZ_LANGUAGE"] = "en"  # tests read what the terminal says, whatever is spoken around them

# The tests start hundreds of processes, and each would compile all of kibitz for itself: two seconds of a processor.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# How long an example takes says something of the machine, and nothing of what is tested.
settings.register_profile("kibitz", deadline=None)
settings.load_profile("kibitz")
