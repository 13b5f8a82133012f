"""What holds for all tests."""

from __future__ import annotations

pytest_plugins = ("pytester", "tests.reruns")
