"""What a forge runs, looked through here: its syntax, the commands it calls and the versions it names."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
MAKEFILE = (ROOT / "Makefile").read_text()
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
PYTHONS = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if "Python :: 3." in line]


def _tool(name: str, *arguments: str) -> str:
    done = subprocess.run([str(Path(sys.executable).with_name(name)), *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _jobs() -> Iterator[tuple[str, dict[str, Any]]]:
    for path in WORKFLOWS:
        for name, job in yaml.safe_load(path.read_text())["jobs"].items():
            yield f"{path.name}: {name}", job


def _steps() -> Iterator[tuple[str, dict[str, Any]]]:
    for name, job in _jobs():
        yield from ((name, step) for step in job["steps"])


@pytest.mark.parametrize("schema", ["vendor.github-workflows", "custom.github-workflows-require-timeout"])
def test_workflows_are_as_their_schema_says(schema: str) -> None:
    assert WORKFLOWS
    _tool("check-jsonschema", "--builtin-schema", schema, *map(str, WORKFLOWS))


def test_the_rest_of_the_forge_s_files_are_too() -> None:
    _tool("check-jsonschema", "--builtin-schema", "vendor.dependabot", str(ROOT / ".github/dependabot.yml"))
    _tool("pre-commit", "validate-config", str(ROOT / ".pre-commit-config.yaml"))


def test_every_job_ends_in_something_that_make_knows() -> None:
    called = set()
    for name, step in _steps():
        for target in re.findall(r"^\s*make ([\w-]+)", step.get("run", ""), re.MULTILINE):
            assert target in TARGETS, f"{name} calls make {target}"
            called.add(target)
    assert {"check", "unit", "test", "docs", "dist", "nightly", "sanitize", "wheels"} <= called


def test_actions_are_pinned_by_tag_and_no_address_is_named() -> None:
    for name, step in _steps():
        assert re.search(r"@v\d[\d.]*$", step.get("uses", "x@v1")), name
    assert not [path.name for path in WORKFLOWS if "://" in path.read_text()]


def test_the_pythons_are_those_that_the_package_names() -> None:
    matrices = [job["strategy"]["matrix"] for _, job in _jobs() if "strategy" in job]
    tested = next(matrix for matrix in matrices if "python" in matrix)
    assert tested["python"] == PYTHONS
    assert {system.partition("-")[0] for system in tested["system"]} == {"ubuntu", "macos"}
    assert PROJECT["requires-python"] == f">={PYTHONS[0]}"
    for name, step in _steps():
        version = step.get("with", {}).get("python-version", PYTHONS[0])
        assert version in (*PYTHONS, "${{ matrix.python }}"), name


@pytest.mark.parametrize("system", ["linux", "macos", "windows"])
def test_wheels_are_built_for_every_one_of_them(system: str) -> None:
    built = _tool("cibuildwheel", "--print-build-identifiers", "--platform", system, str(ROOT)).split()
    assert {name.partition("-")[0] for name in built} == {f"cp{version.replace('.', '')}" for version in PYTHONS}


def test_git_s_hooks_are_the_tools_of_make_check() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"][0]["hooks"]
    recipes = re.findall(r"^check-\w+:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert len(recipes) == 2
    tools = re.findall(r"(?:\$\(BIN\)/|--silent )([\w-]+(?: check| format)?)", "".join(recipes))
    entries = " ".join(hook["entry"] for hook in hooks)
    for tool in tools:
        assert re.search(rf"(\.venv/bin/|--silent ){tool}\b", entries), tool
    assert len(hooks) == len(tools)


def test_every_target_is_explained() -> None:
    told = subprocess.run(["make", "-s", "help"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    hidden = {"chromium"}  # asked for by the targets that need a browser
    assert {line.split()[0] for line in told.splitlines()} == TARGETS - hidden
