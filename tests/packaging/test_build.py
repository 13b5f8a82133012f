"""When the page is built and when it is carried along, and that nothing else decides on versions."""

from __future__ import annotations

import importlib.util
import json
import re
import tomllib
from datetime import date
from pathlib import Path
from types import ModuleType

import pytest

import kibitz
from tests.cli.running import kibitz as command

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("there", "carried"),
    [
        ((), False),
        (("src/kibitz/page/index.html",), False),  # a checkout in which the page was built once
        (("PKG-INFO",), False),
        (("PKG-INFO", "src/kibitz/page/index.html"), True),
        (("PKG-INFO", "src/kibitz/page/index.html", "web/node_modules/vite/index.js"), False),  # somebody works on it
    ],
)
def test_only_an_unpacked_archive_carries_its_page(
    hook: ModuleType, tmp_path: Path, there: tuple[str, ...], carried: bool
) -> None:
    for name in there:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert hook.is_carried(tmp_path) is carried
    asked = hook.PageHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel").dependencies()
    assert asked == ([] if carried else [hook.NODE])


def test_node_is_asked_for_by_the_hook_alone(hook: ModuleType) -> None:
    requires = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    assert not [name for name in requires if "node" in name]
    assert "nodejs" in hook.NODE


def test_the_version_is_one_that_semantic_versioning_knows() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", kibitz.__version__)
    assert command("--version").out == f"kibitz {kibitz.__version__}\n"


def test_the_changelog_gives_each_version_its_day_and_ends_with_this_one() -> None:
    heads = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    released = [
        re.fullmatch(r"(\d+)\.(\d+)\.(\d+) - (\d{4}-\d\d-\d\d)", head) for head in heads if head != "Unreleased"
    ]
    versions = [(tuple(map(int, found.groups()[:3])), date.fromisoformat(found[4])) for found in released if found]
    assert len(versions) == len(released) and "Unreleased" not in heads[1:]
    assert versions == sorted(versions, reverse=True)
    assert ".".join(map(str, versions[0][0])) == kibitz.__version__


def test_the_lock_of_the_page_names_no_registry() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
