"""kibitz event: an afternoon from the first name to the last place, in the terminal."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from kibitz.cli.commands.club import event
from tests.cli.running import Outcome, kibitz

PAIRS = ("Ann & Bob", "Cal & Dan", "Eva & Fay", "Gus & Hal")


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    """An event of four pairs with two boards in each of three rounds, its first round under way."""
    file, names = tmp_path / "cup.json", tmp_path / "pairs.txt"
    names.write_text("\n".join((*PAIRS, "")))
    run(f"event new {file} --title 'Village cup' --game minibridge --minutes 20")
    run(f"event names {file} {names}")
    run(f"event seat {file} howell --boards 2")
    run(f"event round {file} --begin")
    return file


def run(line: str) -> str:
    outcome = kibitz(*shlex.split(line))
    assert outcome.code == 0, outcome.err
    return outcome.out


def refused(line: str) -> str:
    outcome: Outcome = kibitz(*shlex.split(line))
    assert outcome.code == 2 and outcome.out == ""
    return outcome.err


def data(line: str) -> Any:
    return json.loads(run(f"{line} --json"))


def test_an_afternoon(cup: Path) -> None:
    for number in (1, 2, 3):
        if number > 1:
            run(f"event round {cup} --end --begin")
        told = data(f"event round {cup}")
        assert told["round"] == number and told["under_way"]
        for lack in told["missing"]:
            run(f"event enter {cup} {lack['table']} {lack['board']} N game hearts {9 + lack['table']}")
    assert "Village cup" in run(f"event close {cup}")
    places = data(f"event rank {cup}")
    assert [each["name"] for each in places] != [] and {each["name"] for each in places} == set(PAIRS)
    assert abs(sum(float(each["score"]) for each in places) - 200) < 0.03, "each is rounded by itself"
    assert refused(f"event enter {cup} 1 1 N game hearts 9") == "kibitz: This event is closed.\n"


def test_a_result_in_the_words_of_the_table(cup: Path) -> None:
    said = run(f"event enter {cup} 1 1 N game hearts -1 --side NS")
    assert said == "Round 1, table 1, board 1: Game in hearts by N, 9 tricks. North-South 0, East-West 50.\n"
    assert data(f"event travellers {cup} 1")["1"][0]["note"] == "to confirm"
    assert run(f"event confirm {cup} 1 1 EW") == "Both sides agree.\n"
    assert "correct it" in refused(f"event enter {cup} 1 1 N game hearts 9")
    run(f"event correct {cup} 1 1 N game hearts 10 --why 'a trick was turned'")
    (change,) = data(f"event log {cup}")
    assert change["why"] == "a trick was turned" and "10 tricks" in change["what"]
    assert "a trick was turned" in run(f"event log {cup}")


@pytest.mark.parametrize(
    ("ns", "marks"),
    [("--ns plus --ew minus", ("1.20", "0.80")), ("--ns 45%", ("0.90", "0.90")), ("--ns average", ("1.00", "1.00"))],
)
def test_adjusting(cup: Path, ns: str, marks: tuple[str, str]) -> None:
    run(f"event adjust {cup} 1 1 {ns}")
    (line,) = data(f"event travellers {cup} 1")["1"]
    assert (line["score"]["NS"], line["score"]["EW"]) == marks


def test_a_weighed_score(cup: Path) -> None:
    run(f"event adjust {cup} 1 1 --ns '60 N game hearts 10 / 40 N game hearts 9'")
    run(f"event enter {cup} 2 1 N part S 9")
    lines = data(f"event travellers {cup} 1")["1"]
    assert sorted(line["score"]["NS"] for line in lines) == ["0.80", "1.20"]


def test_every_sheet_can_be_read(cup: Path) -> None:
    run(f"event enter {cup} 1 1 N game hearts 10")
    for sheet in ("round", "rank", "travellers", "card", "cross", "log"):
        more = " 1" if sheet == "card" else ""
        assert run(f"event {sheet} {cup}{more}")
        assert data(f"event {sheet} {cup}{more}") is not None
    assert "Ann & Bob" in run(f"event card {cup} 1")
    assert "There are no results" in run(f"event travellers {cup} 2")


def test_people_come_and_go(cup: Path) -> None:
    assert "number 5" in run(f"event join {cup} 'Ida & Jon'")
    assert "4 play on" in run(f"event leave {cup} 5")
    assert "2 play on" in run(f"event fall-out {cup} 1")
    run(f"event credit {cup} 4 -2.5 --why late")
    assert data(f"event log {cup}")[-1]["what"] == "Gus & Hal: -2.5"


def test_results_for_other_programs(cup: Path, tmp_path: Path) -> None:
    run(f"event enter {cup} 1 1 N game hearts 10")
    assert run(f"event export {cup} ranking").startswith("place,number,name,")
    assert run(f"event export {cup} results").count("\n") == 2
    assert "Only events of Contract Bridge" in refused(f"event export {cup} pbn")
    out = tmp_path / "cup.xml"
    run(f"event export {cup} usebio --out {out}")
    assert "<USEBIO" in out.read_text()


def test_movements_by_their_options(tmp_path: Path) -> None:
    file = tmp_path / "cup.json"
    names = " ".join(f"--name P{number}" for number in range(1, 9))
    for kind, rounds in (
        ("mitchell", 3),
        ("mitchell --share", 4),
        ("mitchell --sections 2", 1),
        ("individual", 7),
        ("teams", 7),
        ("field", 1),
    ):
        file.unlink(missing_ok=True)
        run(f"event new {file} --game bridgewar --method total")
        run(f"event names {file} {names}")
        assert len(data(f"event seat {file} {kind} --together")["rounds"]) == rounds


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("event new {cup}", "is there already"),
        ("event new {tmp}/x.json --game whist", "There is no game called “whist”"),
        ("event new {tmp}/x.json --set laws", "An option is written name=value"),
        ("event rank {tmp}/none.json", "cannot be read: no such file or folder"),
        ("event names {cup} --name Ann --name Bob", "Everybody is seated already"),
        ("event seat {cup} mitchell", "Everybody is seated already"),
        ("event round {cup} 9", "There is no round 9: this event has 3"),
        ("event enter {cup} 1 99 N game hearts 9", "Board 99 is not played at table 1 in round 1"),
        ("event enter {cup} 1 1 N four hearts 9", "names no contract of this game"),
        ("event card {cup} 9", "There is no entrant 9"),
        ("event credit {cup} 1 much", "“much” is no number"),
        ("event adjust {cup} 1 1 --ns 120%", "A ruling is one of"),
        ("event close {cup}", "lacks 4 results"),
    ],
)
def test_whatever_is_wrong_is_said_in_one_sentence(cup: Path, tmp_path: Path, line: str, said: str) -> None:
    before = cup.read_bytes()
    assert said in refused(line.format(cup=cup, tmp=tmp_path))
    assert cup.read_bytes() == before


def test_a_file_that_cannot_be_written_leaves_the_old_one(cup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cup.read_bytes()

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    assert "cannot be written: no space left on device" in refused(f"event enter {cup} 1 1 N game hearts 10")
    assert cup.read_bytes() == before
    assert [path.name for path in cup.parent.glob(".*")] == []


def test_every_command_has_an_example() -> None:
    for command in event.app.registered_commands:
        assert command.epilog and command.epilog.startswith(f"kibitz event {command.name} "), command.name


def test_member_numbers_and_handicaps(tmp_path: Path) -> None:
    file = tmp_path / "cup.json"
    run(f"event new {file} --game minibridge")
    run(f"event names {file} --name 'Ann #12 & Bob +2.5' --name 'Cal & Dan' --name 'Eva & Fay' --name 'Gus & Hal'")
    run(f"event seat {file} howell --boards 1")
    assert run(f"event register {file} 2 'Cal #7 & Dan -1'") == "2: Cal #7 & Dan -1\n"
    run(f"event round {file} --begin")
    for lack in data(f"event round {file}")["missing"]:
        run(f"event enter {file} {lack['table']} {lack['board']} N game hearts {9 + lack['table']}")
    places = {each["name"]: each for each in data(f"event rank {file}")}
    assert places["Ann & Bob"]["members"] == ["12", ""] and places["Cal & Dan"]["with_handicap"]["handicap"] == "-1"
    shown = run(f"event rank {file}")
    assert "With handicap" in shown and "#12" not in shown
    assert "50" in refused(f"event register {file} 2 'Cal & Dan +60'")


def test_evenings_are_added_up(tmp_path: Path) -> None:
    files = [tmp_path / "monday.json", tmp_path / "tuesday.json"]
    for file, names in zip(files, (PAIRS, (*PAIRS[:3], "Ida & Jon")), strict=True):
        run(f"event new {file} --game minibridge")
        run(" ".join((f"event names {file}", *(f"--name '{name}'" for name in names))))
        run(f"event seat {file} howell --boards 1")
        for _ in range(3):
            for lack in data(f"event round {file} --begin")["missing"]:
                run(f"event enter {file} {lack['table']} {lack['board']} N game hearts {9 + lack['table'] % 3}")
            run(f"event round {file} --end")
        run(f"event close {file}")
    both = " ".join(map(str, files))
    alone = [{each["name"]: float(each["score"]) for each in data(f"event rank {file}")} for file in files]
    for each in data(f"event total {both}"):
        scores = [score[each["name"]] for score in alone if each["name"] in score]
        assert abs(float(each["total"]) - sum(scores) / len(scores)) < 0.011
        assert bool(each["place"]) is (len(scores) == 2)
    players = data(f"event total {both} --whose players --by sum --best 1")
    assert {each["name"] for each in players} == {name for pair in (*PAIRS, "Ida & Jon") for name in pair.split(" & ")}
    assert "Ann & Bob" in run(f"event total {both}")
    imps = tmp_path / "imps.json"
    run(f"event new {imps} --game minibridge --method imps")
    assert "scored alike" in refused(f"event total {files[0]} {imps}")
