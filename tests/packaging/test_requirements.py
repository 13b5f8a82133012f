"""The server's packages with their hashes are those that pyproject.toml asks for, as constraints.txt pins them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).parents[2]
_NAME: Final = re.compile(r"[A-Za-z0-9._-]+")


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_make_requirements_was_run_after_the_last_change() -> None:
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text())["project"]
    wanted = {_plain(_NAME.match(each)[0]) for each in project["dependencies"]}  # type: ignore[index]  # each has one
    pinned = dict(line.split("==") for line in (_ROOT / "constraints.txt").read_text().split())
    named = {_plain(name): version for name, version in pinned.items()}
    written = (_ROOT / "deploy" / "requirements.txt").read_text()
    found = {_plain(name): version for name, version in re.findall(r"^([\w.-]+)==([^ ;]+)", written, re.MULTILINE)}
    assert wanted <= found.keys(), "make requirements"
    assert {name: named.get(name, version) for name, version in found.items()} == found, "make requirements"
    parts = re.split(r"^(?=[\w.-]+==)", written, flags=re.MULTILINE)[1:]
    assert all("--hash=sha256:" in part for part in parts)
    assert "://" not in written  # no address of an index
