"""How the tests are given to workers, tried out on a run of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lanes import LANES, LONGEST, lane, place, turn

WRITES_WHO_RAN_IT = """
import os
import pathlib
import pytest

@pytest.mark.parametrize("number", range(4))
def test_who(number):
    with pathlib.Path("{at}").open("a") as ran:
        ran.write(os.environ["PYTEST_XDIST_WORKER"] + "\\n")
"""


def test_a_file_stays_whole_and_each_worker_begins_in_its_own_lane(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    names = ["page/test_one", "page/test_two", "app/test_one", "app/test_two", "cards/test_one", "cards/test_two"]
    for name in names:
        file = pytester.path / "tests" / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(WRITES_WHO_RAN_IT.format(at=pytester.path / name.replace("/", "-")))
    # What they carry is no package: files of one name in two folders are told apart by their path.
    run = ["-p", "tests.lanes", "-n", "3", "--dist", "loadfile", "--import-mode=importlib", "--rootdir", "."]
    done = pytester.runpytest_subprocess(*run, "-p", "no:cacheprovider")
    done.assert_outcomes(passed=4 * len(names))
    done.stdout.no_fnmatch_line("*units waiting*")
    who = {name: _workers(pytester.path / name.replace("/", "-")) for name in names}
    assert {name: len(workers) for name, workers in who.items()} == dict.fromkeys(names, 1)
    # Whoever is ready first is the first worker, whatever its name.
    assert len(set().union(*(who[f"{folder}/test_one"] for folder in ("page", "app", "cards")))) == 3


def _workers(ran: Path) -> set[str]:
    return set(ran.read_text().split())


def test_every_worker_comes_to_every_lane() -> None:
    assert [sorted(turn(worker)) for worker in range(5)] == [[0, 1, 2]] * 5
    assert [turn(worker)[0] for worker in range(5)] == [0, 1, 2, 2, 2]


def test_the_lanes_are_folders_that_there_are() -> None:
    root = Path(__file__).parents[1]
    assert all((root / beginning).is_dir() for beginning in LANES)
    assert [lane(name) for name in ("tests/page/test_home.py", "tests/app/web/test_door.py", "docs/api.md")] == [
        0,
        1,
        2,
    ]


def test_what_takes_longest_is_begun_first() -> None:
    root = Path(__file__).parents[1]
    assert all((root / name).is_file() for name in LONGEST)
    assert sorted(["tests/page/test_home.py", LONGEST[1], LONGEST[0]], key=place) == [
        *LONGEST[:2],
        "tests/page/test_home.py",
    ]
