"""A little of `make fuzz` with every run of the tests, and all that it ever found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.amounts import often
from tests.fuzz.__main__ import merged
from tests.fuzz.targets import READERS, Target, servers
from tests.fuzz.trying import KEPT, Tally, given, tried

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
    faults = [tried(targets[name], "test", name, number, tally) for number in range(often(30, 2000))]
    assert [each.what for each in faults if each is not None] == []


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
