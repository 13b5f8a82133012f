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
        ("Cal & Dan", 1, 2),  # who won the match between them
        ("Ann & Bob", 1, 2),
        ("Eva & Fay", 0, 1),
    ]
    shown = run(f"league table {term}")
    assert "Autumn term" in shown and "2–1" in shown and "matches between them" in shown
    weeks = json.loads(run(f"league fixtures {term} --json"))
    assert len(weeks) == 3 and sum(match["over"] for week in weeks for match in week["matches"]) == 2
    assert "Eva & Fay" in run(f"league fixtures {term}")
    run(f"league withdraw {term} 3")
    assert "+" in run(f"league table {term}")
    out = tmp_path / "table.csv"
    run(f"league table {term} --csv {out}")
    assert out.read_text().startswith("place,number,name")


def test_dates_byes_and_who_did_not_come(term: Path) -> None:
    shown = run(f"league dates {term} 2026-12-24 --every 7")
    assert "2026-12-24" in shown and "2027-01-07" in shown and "Ann & Bob has no match" in shown
    weeks = json.loads(run(f"league fixtures {term} --json"))
    assert [week["day"] for week in weeks] == ["2026-12-24", "2026-12-31", "2027-01-07"]
    assert sorted(each for week in weeks for each in week["rests"]) == [1, 2, 3]
    assert "2026" not in run(f"league dates {term}")
    assert run(f"league walkover {term} 3 1").startswith("Eva & Fay 2, Ann & Bob 0. * Somebody did not come")
    run(f"league walkover {term} 1 2 --neither")
    shown = run(f"league table {term}")
    assert "2–0*" in shown and "–*" in shown and "Somebody did not come" in shown
    rows = {row["number"]: row for row in json.loads(run(f"league table {term} --json"))}
    assert [(rows[each]["won"], rows[each]["lost"], rows[each]["walkovers"]) for each in (1, 2, 3)] == [
        (0, 2, 2),
        (0, 1, 1),
        (1, 0, 1),
    ]


def test_the_order_of_ties_is_chosen(tmp_path: Path) -> None:
    file = tmp_path / "cup.json"
    run(f"league new {file} --form points --tie difference --tie between")
    run(f"league names {file} --name A --name B")
    shown = " ".join(run(f"league table {file}").split())
    assert "First what they won in all matches less what the others had, then the matches between them" in shown


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("league enter {term} 1 2 won", "“won” is no score"),
        ("league enter {term} 1 2 3-1", "3 to 1 is no result of a match of 3 deals"),
        ("league walkover {term} 1 2 --score 0-2", "cannot be given"),
        ("league dates {term} tomorrow", "“tomorrow” is no date"),
        ("league dates {term} 9999-12-30 --every 7", "is no date"),
        ("league new {term}.y --tie won --tie won", "names something twice"),
        ("league new {term}", "is there already"),
        ("league new {term}.x --deals 4", "odd number"),
        ("league table {term}.x", "cannot be read"),
    ],
)
def test_whatever_is_wrong_is_said_in_one_sentence(term: Path, line: str, said: str) -> None:
    outcome = kibitz(*shlex.split(line.format(term=term)))
    assert outcome.code == 2 and said in outcome.err and outcome.out == ""


def test_the_referee_asks_and_answers() -> None:
    said = run("referee", "2", "nine", "1", "1")
    assert "What happened?" in said and "Type a number from 1 to 2." in said
    assert "Law 20: The wrong card goes back to the hand" in said
    assert "Law 22" in run("referee 3")
    assert json.loads(run("referee 1 --json"))["answers"][0] == "Yes."
    assert json.loads(run("referee 3 --json"))["law"] == 22
    assert "Law" not in run("referee", "quit")


def test_every_command_of_a_league_has_an_example() -> None:
    for command in league.app.registered_commands:
        assert command.epilog and command.epilog.startswith(f"kibitz league {command.name} "), command.name
