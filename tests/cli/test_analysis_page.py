"""docs/analysis.md is true: its commands are run, what they print is compared, and every option stands there."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest
import typer

from kibitz.cli.main import app
from tests.cli.running import kibitz

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "analysis.md").read_text()
EXAMPLES = [
    (command, shown)
    for block in re.findall(r"^```console\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    for command, shown in re.findall(r"^\$ kibitz (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
]
COMMANDS = ("solve", "par", "lead", "stats", "analyse", "simulate")
LEFT_OUT = "…"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for the whole page, as for somebody who follows it."""
    made = tmp_path_factory.mktemp("page")
    shutil.copy(ROOT / "tests/golden/v1/session-rubber.json", made / "evening.json")
    return made


@pytest.mark.parametrize(("command", "shown"), EXAMPLES, ids=[command[:40] for command, _ in EXAMPLES])
def test_the_page_shows_what_is_printed(
    command: str, shown: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("COLUMNS", "80")
    end = kibitz(*shlex.split(command), "--jobs", "1")
    lines = [line.rstrip() for line in (end.out + end.err).splitlines()]
    for piece in re.split(
        rf"^{LEFT_OUT}$", "\n".join(line.rstrip() for line in shown.splitlines()), flags=re.MULTILINE
    ):
        wanted = piece.strip("\n").splitlines()
        assert _is_within(wanted, lines), f"{piece}\n--- is not in ---\n" + "\n".join(lines)


def _is_within(wanted: list[str], lines: list[str]) -> bool:
    return any(lines[at : at + len(wanted)] == wanted for at in range(len(lines) - len(wanted) + 1))


def test_there_are_examples() -> None:
    assert {command.split()[0] for command, _ in EXAMPLES} == set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_stands_on_the_page(name: str) -> None:
    group = typer.main.get_command(app)
    command = group.commands[name]  # type: ignore[attr-defined]  # it is a group
    options = {option for each in command.params for option in each.opts if option.startswith("--")}
    assert {option for option in options if option not in PAGE} <= {"--help", "--threads"}
