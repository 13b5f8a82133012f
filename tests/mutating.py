"""For `make mutate` only: the name of a test where mutmut looks for it, although pytest keeps it elsewhere."""

from __future__ import annotations

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    vars(item)["_nodeid"] = item.nodeid
