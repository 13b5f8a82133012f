"""What holds for all tests."""

from __future__ import annotations

import pytest

_WITH_CLOCKS = ("tests/page/", "tests/app/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with real browsers and clocks get two more tries: a busy machine may make them miss a deadline."""
    for item in items:
        if any(folder in item.path.as_posix() for folder in _WITH_CLOCKS):
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1))
