"""The rooms: each says what belongs in it and what does not, and each module what it owns."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HOUSE = ("src/kibitz", "tests", "native", "handbook")
KINDS = {".py", ".ts", ".svelte", ".cpp", ".hpp"}
BUILT = {ROOT / "src/kibitz/page"}


def _rooms() -> Iterator[Path]:
    for name in HOUSE:
        for folder in (ROOT / name, *sorted((ROOT / name).rglob("*"))):
            if folder.is_dir() and folder not in BUILT and _modules(folder):
                yield folder


def _modules(folder: Path) -> list[Path]:
    return [path for path in folder.iterdir() if path.suffix in KINDS and path.name != "__init__.py"]


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_no_two_modules_of_the_library_have_one_name_in_one_room() -> None:
    """A folder and a module beside it with the same name would hide each other."""
    for room in _rooms():
        assert not {path.stem for path in _modules(room)} & {path.name for path in room.iterdir() if path.is_dir()}


PACKAGES = sorted((ROOT / "src/kibitz").rglob("__init__.py"))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: _name(path.parent))
def test_a_room_says_what_belongs_in_it_and_what_does_not(package: Path) -> None:
    said = ast.get_docstring(ast.parse(package.read_text())) or ""
    assert re.search(r"\b(no|not|nothing|nobody|none|never|nor|neither|without|only)\b", said, re.IGNORECASE), said


MODULES = sorted(path for room in _rooms() for path in _modules(room) if path.suffix == ".py")


def test_every_module_says_in_its_first_line_what_it_owns() -> None:
    for module in MODULES:
        said = ast.get_docstring(ast.parse(module.read_text()))
        assert said, f"{_name(module)} has no docstring"
        assert said.splitlines()[0].endswith((".", "!", "?")), f"{_name(module)}: {said.splitlines()[0]}"
