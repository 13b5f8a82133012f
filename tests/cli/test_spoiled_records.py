"""Whatever stands in a file: replay and verify say in plain sentences what is wrong with it, and never fall over."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Outcome, kibitz
from tests.formats.spoiling import nested, spoiled

GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "v1").glob("*.json"))
ROUNDS = 8
CODE = re.compile(r"Traceback|<\w+\.|\w\(\w+=|[`{}]|NoneType|Error\b")
"""What a person should not have to read: the insides of the program."""


def check(outcome: Outcome) -> None:
    """Read and found right or wrong (0 or 1), or not to be read (2); each wrong is one sentence on one line."""
    assert outcome.code in (0, 1, 2)
    assert not CODE.search(outcome.out + outcome.err)
    if outcome.code == 2:
        assert outcome.out == ""
    if outcome.err:
        assert re.fullmatch(r"kibitz: [^\n]+[.)]\n", outcome.err)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: str(file.stem))
def test_records_with_something_wrong(file: Path, tmp_path: Path) -> None:
    rng = random.Random(file.stem)
    right = json.loads(file.read_text())
    for _ in range(ROUNDS):
        wrong = tmp_path / "wrong.json"
        wrong.write_text(json.dumps(spoiled(right, rng)))
        for command in ("replay", "verify"):
            check(kibitz(command, str(wrong)))


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("depth", [2_000, 200_000])
def test_a_file_nested_deeply(command: str, depth: int, tmp_path: Path) -> None:
    (tmp_path / "deep.json").write_bytes(nested(depth))
    outcome = kibitz(command, str(tmp_path / "deep.json"))
    check(outcome)
    assert outcome.code == 2


@pytest.fixture
def session(tmp_path: Path) -> tuple[Path, Any]:
    """A rubber as plain data, and where to write it changed."""
    file = next(file for file in GOLDEN if "kibitz-session" in file.read_text())
    return tmp_path / "session.json", json.loads(file.read_text())


def said(command: str, file: Path, changed: Any) -> Outcome:
    file.write_text(json.dumps(changed))
    outcome = kibitz(command, str(file))
    check(outcome)
    return outcome


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("players", [["Ann", "Ben", "Cy"], ["Ann", "Ben", "Cy", "Di", "Eve"], []])
def test_the_wrong_number_of_names(command: str, players: list[str], session: tuple[Path, Any]) -> None:
    file, written = session
    outcome = said(command, file, {**written, "players": players})
    assert outcome.code == 2
    assert f"names {len(players)} players, and Contract Bridge has 4" in outcome.err


def test_hands_of_three_seats_only(session: tuple[Path, Any]) -> None:
    file, written = session
    for event in written["deals"][0]["events"]:
        if event["event"] == "laidopen":
            del event["hands"]["N"]
    outcome = said("verify", file, written)
    assert outcome.code == 1
    assert "Deal 1: The record does not show four hands of 13 cards." in outcome.out


def test_a_changed_score_is_told_in_figures(session: tuple[Path, Any]) -> None:
    file, written = session
    deal, place, event = next(
        (deal, place, event)
        for deal, played in enumerate(written["deals"], 1)
        for place, event in enumerate(played["events"], 1)
        if event["event"] == "scored"
    )
    right = dict(event["tricks"])
    event["tricks"] = {"NS": right["NS"] + 1, "EW": right["EW"]}
    outcome = said("replay", file, written)
    assert outcome.code == 1
    where = f"Deal {deal}: Event {place} (“scored”) is not right:"
    assert f"{where} “tricks NS {right['NS'] + 1}”, where the rules make it “tricks NS {right['NS']}”." in outcome.err


def test_a_deal_that_does_not_follow(session: tuple[Path, Any]) -> None:
    file, written = session
    written["deals"][1]["board"]["dealer"] = "W"
    outcome = said("replay", file, written)
    assert "Deal 2 is not the one that follows: “dealer W”, where the rules make it “dealer E”." in outcome.err


def test_a_deal_too_many(session: tuple[Path, Any]) -> None:
    file, written = session
    written["deals"].append(written["deals"][-1])
    assert "begins after the session is over." in said("replay", file, written).err
