"""What holds for all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

pytest_plugins = ("pytester", "tests.reruns")

ONE_AT_A_TIME = {"chromium": "browser", "postgres": "postgres"}
"""Of what these fixtures start there is one: the tests that ask for it stay with one worker."""

# How long an example takes says something of the machine, and nothing of what is tested.
settings.register_profile("kibitz", deadline=None)
settings.load_profile("kibitz")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        asked = {*getattr(item, "fixturenames", ()), *_databases(item)}
        for fixture in asked & ONE_AT_A_TIME.keys():
            item.add_marker(pytest.mark.xdist_group(ONE_AT_A_TIME[fixture]))


def _databases(item: pytest.Item) -> tuple[str, ...]:
    """The database of a test that is run with each kind."""
    call = getattr(item, "callspec", None)
    return () if call is None else tuple(str(given) for name, given in call.params.items() if name == "database")
