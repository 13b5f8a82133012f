"""kibitz league and kibitz referee, in the terminal."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from kibitz.cli.commands.club import league
from tests.cli.running import kibitz


def run(line: str, *typed: str) -> str:
    outcome = kibitz(*shlex.split(line), typed=typed)
    assert outcome.code == 0, outcome.err
    return outcome.out


@pytest.fixture
def term(tmp_path: Path) -> Path:
    file = tmp_path / "term.json"
    run(f"league new {file} --title 'Autumn term'")
    run(f"league names {file} --name 'Ann & Bob' --name 'Cal & Dan' --name 'Eva & Fay'")
    return file


def test_a_league(term: Path, tmp_path: Path) -> None:
    assert run(f"league deal {term} 2 1") == "Cal & Dan 1, Ann & Bob 0.\n"
    assert "the match is over" in run(f"league deal {term} 2 1")
    assert run(f"league enter {term} 1 3 2-1") == "Ann & Bob 2, Eva & Fay 1.\n"
    rows = json.loads(run(f"league table {term} --json"))
    assert [(row["name"], row["won"], row["for"]) for row in rows] == [
        ("Ann & Bob", 1, 2),
        ("Cal & Dan", 1, 2),
        ("Eva & Fay", 0, 1),
    ]
    shown = run(f"league table {term}")
    assert "Autumn term" in shown and "2–1" in shown and "1=" in shown
    weeks = json.loads(run(f"league fixtures {term} --json"))
    assert len(weeks) == 3 and sum(match["over"] for week in weeks for match in week) == 2
    assert "Eva & Fay" in run(f"league fixtures {term}")
    run(f"league withdraw {term} 3")
    assert "+" in run(f"league table {term}")
    out = tmp_path / "table.csv"
    run(f"league table {term} --csv {out}")
    assert out.read_text().startswith("place,number,name")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("league enter {term} 1 2 won", "“won” is no score"),
        ("league enter {term} 1 2 3-1", "3 to 1 is no result of a match of 3 deals"),
        ("league new {term}", "is there already"),
        ("league new {term}.x --deals 4", "odd number"),
        ("league table {term}.x", "cannot be read"),
    ],
)
def test_whatever_is_wrong_is_said_in_one_sentence(term: Path, line: str, said: str) -> None:
    outcome = kibitz(*shlex.split(line.format(term=term)))
    assert outcome.code == 2 and said in outcome.err and outcome.out == ""


def test_the_referee_asks_and_answers() -> None:
    said = run("referee", "2", "nine", "2", "1")
    assert "What happened?" in said and "Type a number from 1 to 2." in said
    assert "Law 20: The wrong card goes back to the hand" in said
    assert "Law 22" in run("referee 3")
    assert json.loads(run("referee 1 --json"))["answers"][0] == "Yes."
    assert json.loads(run("referee 3 --json"))["law"] == 22
    assert "Law" not in run("referee", "quit")


def test_every_command_of_a_league_has_an_example() -> None:
    for command in league.app.registered_commands:
        assert command.epilog and command.epilog.startswith(f"Example: kibitz league {command.name} "), command.name
