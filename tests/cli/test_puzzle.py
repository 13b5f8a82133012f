"""kibitz puzzle: solving, making, checking."""

from __future__ import annotations

import json
from pathlib import Path

from kibitz.practice.puzzles import decode, encode, shipped
from tests.cli.running import kibitz


def test_a_puzzle_is_asked_and_explained() -> None:
    result = kibitz("puzzle", "--rung", "bridgewar", "--asks", "rest", "--seed", "1", typed=["hello", "1", "quit"])
    assert result.code == 0
    assert "Take the rest" in result.out
    assert "Type one of the numbers." in result.out
    assert "wins all" in result.out
    assert " of 1 solved" in result.out


def test_a_contract_is_chosen_by_its_number() -> None:
    result = kibitz("puzzle", "--asks", "stakes", "--rung", "minibridge", "--seed", "1", typed=["9", "1", "quit"])
    assert "Part-score in" in result.out
    assert "Type one of the numbers." in result.out
    assert "points on average" in " ".join(result.out.split())


def test_puzzles_are_made_written_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "made.jsonl"
    args = ("puzzle", "make", "--number", "3", "--asks", "rest", "--jobs", "1", "--seed", "9")
    assert kibitz(*args, "--out", str(file)).out == f"3 puzzles are in {file}.\n"
    assert kibitz(*args, "--json").out == file.read_text()
    assert kibitz("puzzle", "check", str(file), "--jobs", "1").out == "All 3 puzzles are proven.\n"
    spoiled = [json.loads(line) for line in file.read_text().splitlines()]
    spoiled[1]["right"] = [next(card for card in spoiled[1]["figures"] if card not in spoiled[1]["right"])]
    file.write_text("".join(json.dumps(line) + "\n" for line in spoiled))
    result = kibitz("puzzle", "check", str(file), "--jobs", "1")
    assert result.code == 2
    assert "1 of 3 puzzles are not proven (line 2:" in result.err


def test_only_of_one_theme() -> None:
    made = kibitz(
        "puzzle", "make", "--number", "1", "--theme", "finesse", "--rung", "contract", "--jobs", "1", "--json"
    )
    assert decode(made.out).theme == "finesse"


def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path) -> None:
    assert "There is no theme called “x”" in kibitz("puzzle", "--theme", "x").err
    assert "cannot be read" in kibitz("puzzle", "check", str(tmp_path / "none")).err
    file = tmp_path / "bad.jsonl"
    file.write_bytes(encode(shipped()[0]) + b"\n{}\n")
    assert "line 2: This is not a puzzle" in kibitz("puzzle", "check", str(file)).err
    assert "No rung has such puzzles." in kibitz("puzzle", "make", "--theme", "ruff", "--asks", "safe").err
