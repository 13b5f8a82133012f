"""What is installed with kibitz and what is not: the library needs little, and commands say what they lack."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from kibitz.cli.extras import BRINGS
from kibitz.installation import how_to_install

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

WITHOUT = """
import sys

class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {lacking!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Lacking())
sys.argv = ["kibitz", *{arguments!r}]
"""

LIBRARY = """
from pkgutil import walk_packages
from importlib import import_module
import kibitz
from kibitz.bots import play_out
from kibitz.bots.levels import LEVELS

for module in walk_packages(kibitz.__path__, "kibitz."):
    gym = ("kibitz.gym.environment", "kibitz.gym.extra", "kibitz.gym.spaces", "kibitz.gym.vector")
    lessons = ("kibitz.lessons", "kibitz.practice.further")  # who leads to lessons reads them
    outside = ("kibitz.app", "kibitz.cli", *gym, *lessons, "kibitz.page")
    if not module.name.startswith(outside):
        import_module(module.name)
state = play_out(kibitz.open_deal("minibridge"), dict.fromkeys(kibitz.Seat, LEVELS["club"](1)))
sys.stdout.write(f"{state.over} {kibitz.__version__}")
"""


def _run(code: str, lacking: set[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(lacking=lacking, arguments=arguments) + code
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)


def test_the_library_needs_little() -> None:
    done = _run(LIBRARY, set(BRINGS))
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"True {_version()}"


@pytest.mark.parametrize(("module", "lacks"), [("environment", "pettingzoo"), ("vector", "gymnasium")])
def test_environments_say_how_to_get_what_they_lack(module: str, lacks: str) -> None:
    told = _run(f"import kibitz.gym.{module}", {lacks}).stderr.splitlines()[-1]
    assert lacks in told and how_to_install("gym") in told


@pytest.mark.parametrize(
    ("lacking", "arguments"),
    [
        ("typer", ["games"]),
        ("rich", ["play"]),
        ("sqlalchemy", ["serve", "--no-browser", "--port", "0"]),
        ("uvicorn", ["serve", "--no-browser", "--port", "0"]),
        ("psycopg", ["serve", "--no-browser", "--port", "0", "--database", "postgresql://kibitz@127.0.0.1:1/none"]),
        ("pyarrow", ["simulate", "bridgewar", "--deals", "1", "--jobs", "1", "--out", "deals"]),
        ("typst", ["print", "sheet", "minibridge", "--out", "sheet.pdf"]),
        ("matplotlib", ["stats", "--deals", "2", "--chart", "worth.svg"]),
        ("distributed", ["simulate", "bridgewar", "--deals", "1", "--cluster", "tcp://127.0.0.1:1"]),
    ],
)
def test_a_command_says_what_it_lacks(lacking: str, arguments: list[str]) -> None:
    done = _run("import runpy; runpy.run_module('kibitz', run_name='__main__')", {lacking}, *arguments)
    assert done.returncode != 0
    assert re.fullmatch(rf"kibitz: .+: “?{re.escape(how_to_install(BRINGS[lacking]))}”?\.\n", done.stderr)


LIBRARY_NEEDS = {"fluent.runtime", "msgspec", "numpy"}


def test_what_brings_what_is_as_the_package_says() -> None:
    brought = dict.fromkeys(_modules(PROJECT["dependencies"]) - LIBRARY_NEEDS, "")
    for extra, requirements in PROJECT["optional-dependencies"].items():
        brought |= dict.fromkeys(_modules(requirements), extra)
    assert brought == BRINGS
    assert _modules(PROJECT["dependencies"]) >= LIBRARY_NEEDS


def test_names_of_extras_that_once_were_still_install() -> None:
    assert all(PROJECT["optional-dependencies"][name] == [] for name in ("terminal", "server", "print"))


def test_the_documents_say_how_to_install_the_library_alone() -> None:
    for page in ("README.md", "docs/installing.md"):
        said = re.findall(
            r"^pip install --no-deps (?:kibitz|\.) +# .*\npip install (.*?) *(?:#.*)?$", (ROOT / page).read_text(), re.M
        )
        assert [set(names.split()) for names in said] == [LIBRARY_NEEDS], page


def _modules(requirements: list[str]) -> set[str]:
    names = {Requirement(each).name.replace("-", "_") for each in requirements}
    return {
        {"markdown_it_py": "markdown_it", "pyyaml": "yaml"}.get(name, name) for name in names
    }  # as they are imported


def _version() -> str:
    import kibitz

    return kibitz.__version__
