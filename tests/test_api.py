"""What docs/api.md calls public is what the modules export, no less and no more."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

PAGE = (Path(__file__).parent.parent / "docs" / "api.md").read_text()
LISTED = {
    module: re.findall(r"^\| `([\w.]+)` \|", table, re.MULTILINE)
    for module, table in re.findall(r"^### `(kibitz[\w.]*)`\n(.*?)(?=^##)", PAGE, re.MULTILINE | re.DOTALL)
}


def test_the_heart_of_the_library_is_listed() -> None:
    assert {"kibitz", "kibitz.cards", "kibitz.games", "kibitz.sessions", "kibitz.bots"} <= set(LISTED)
    assert {"kibitz.analysis.solver", "kibitz.formats.record"} <= set(LISTED)


@pytest.mark.parametrize("module", LISTED)
def test_what_is_listed_is_what_is_exported(module: str) -> None:
    exported = import_module(module).__all__
    assert sorted(LISTED[module]) == sorted(exported)
    assert len(set(exported)) == len(exported)


@pytest.mark.parametrize("module", LISTED)
def test_what_is_exported_is_there_and_explained(module: str) -> None:
    for name in LISTED[module]:
        thing = getattr(import_module(module), name)
        if inspect.isfunction(thing) or (inspect.isclass(thing) and not thing.__module__.startswith("kibitz._")):
            assert thing.__doc__, f"{module}.{name} has no docstring"
