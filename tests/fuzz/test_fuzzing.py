"""A little of `make fuzz` with every run of the tests, and all that it ever found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.amounts import often
from tests.fuzz.__main__ import merged
from tests.fuzz.targets import READERS, TOGETHER, Target, servers
from tests.fuzz.trying import KEPT, Tally, given, tried, tried_all

SERVED = ("wire", "http")
CASES = sorted(path for path in KEPT.iterdir() if path.suffix != ".md")


@pytest.fixture(scope="module")
def targets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Target]]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with servers(f"sqlite:///{folder / 'kibitz.sqlite3'}") as served:
        yield {**READERS, **served}


@pytest.mark.parametrize("name", [*READERS, *SERVED])
def test_bad_input_is_read_or_refused(name: str, targets: dict[str, Target]) -> None:
    tally = Tally()
    faults = tried_all(targets[name], "test", name, range(often(30, 2000)), tally)
    assert [each.what for each in faults] == []
    assert tally.inputs == often(30, 2000)


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.name)
def test_what_was_found_once_is_mended(case: Path, targets: dict[str, Target]) -> None:
    fault = given(targets[case.name.partition("-")[0]], case.read_bytes(), Tally())
    assert fault is None, fault.what


def test_a_fault_is_noticed() -> None:
    """Else nothing above could fail."""
    broken = Target(lambda rng: rng.randbytes(3), lambda content: [][len(content)])
    tally = Tally()
    assert "IndexError" in str(tried(broken, "test", "broken", 1, tally))
    assert (tally.inputs, tally.faults) == (1, 1)


def test_what_is_given_at_once_is_looked_for_one_by_one() -> None:
    def refuses(content: bytes) -> None:
        assert content != b"5"

    def refuses_any(contents: Sequence[bytes]) -> None:
        assert b"5" not in contents

    made = iter(range(100))
    tally = Tally()
    faults = tried_all(Target(lambda rng: str(next(made)).encode(), refuses, refuses_any), "t", "n", range(10), tally)
    assert [each.content for each in faults] == [b"5"]
    assert (tally.inputs, tally.faults) == (10, 1)
    fine = Target(lambda rng: b"5", lambda content: None, refuses_any)
    (only_together,) = tried_all(fine, "t", "n", range(2), tally)
    assert only_together.content == TOGETHER.join([b"5", b"5"])


def test_runs_side_by_side_are_added_up() -> None:
    runs = [
        {
            "targets": {"wire": {"inputs": inputs, "faults": faults, "longest": longest}},
            "memory": {"from": 100, "grew by": grown},
            "found": [{"target": "wire", "what": "KeyError", "content": ""}] * faults,
        }
        for inputs, faults, longest, grown in ((50, 1, 0.5, 3), (100, 0, 0.25, 9))
    ]
    found = merged(runs)
    assert found["targets"] == {"wire": {"inputs": 150, "faults": 1, "longest": 0.5}}
    assert found["memory"] == {"from": 100, "grew by": 9}
    assert len(found["found"]) == 1
