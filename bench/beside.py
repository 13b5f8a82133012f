"""Today's server beside an older commit at the same load: processor time for each move, and the ratio.

The older commit is checked out into a folder that is thrown away, built there, and plays its own load; the two take
turns. Processor time is compared and not the clock, so other work on the machine matters little.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

_HOUSE: Final = Path(__file__).resolve().parent.parent


def figures(printed: str) -> dict[str, float]:
    """What a run of `bench.load` has printed.

    >>> figures("       moves/s      250.0\\n  server CPU %      1,065.4\\n")
    {'moves/s': 250.0, 'server CPU %': 1065.4}
    """
    lines = (line.strip().rsplit(None, 1) for line in printed.splitlines() if line.strip())
    return {name: float(value.replace(",", "")) for name, value in lines}


def milliseconds_a_move(found: dict[str, float]) -> float:
    """Of the server's processor time."""
    return 10 * found["server CPU %"] / found["moves/s"]


def measured(house: Path, arguments: Sequence[str]) -> float:
    command = [str(house / ".venv" / "bin" / "python"), "-m", "bench.load", *arguments]
    done = subprocess.run(command, cwd=house, check=True, capture_output=True, text=True)
    return milliseconds_a_move(figures(done.stdout))


def compare(older: Path, runs: int, arguments: Sequence[str]) -> None:
    times: dict[Path, list[float]] = {older: [], _HOUSE: []}
    for number in range(1, runs + 1):
        for house, found in times.items():
            found.append(measured(house, arguments))
        then, now = times[older][-1], times[_HOUSE][-1]
        sys.stdout.write(f"run {number}: {then:.2f} ms a move then, {now:.2f} now\n")
    then, now = (statistics.median(found) for found in times.values())
    sys.stdout.write(f"ratio of the medians: {now / then:.2f}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", help="the older commit, or a folder in which it has been built")
    parser.add_argument("--runs", type=int, default=3)
    given, arguments = parser.parse_known_args()
    if Path(given.commit).is_dir():
        compare(Path(given.commit), given.runs, arguments)
        return
    with tempfile.TemporaryDirectory() as folder:
        older = Path(folder) / "older"
        subprocess.run(["git", "worktree", "add", "--detach", older, given.commit], cwd=_HOUSE, check=True)
        try:
            subprocess.run(["make", ".venv/stamp-test"], cwd=older, check=True)
            compare(older, given.runs, arguments)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", older], cwd=_HOUSE, check=True)


if __name__ == "__main__":
    main()
