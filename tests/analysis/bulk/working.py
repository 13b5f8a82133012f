"""Work for bulk runs that leaves traces, and can die on the way."""

from __future__ import annotations

import os
import signal
import time
from functools import partial
from pathlib import Path

import numpy as np

from kibitz.analysis.bulk import Columns, Stretch


def squared(part: Stretch) -> Columns:
    """One row a number."""
    numbers = np.array(part.numbers)
    return {"number": numbers, "square": numbers**2, "name": np.array([f"deal {number}" for number in part.numbers])}


def traced(folder: Path, part: Stretch) -> Columns:
    """The same, and a line in a file of its own each time a part is made."""
    with (folder / f"made-{part.first}").open("a") as trace:
        trace.write("made\n")
    return squared(part)


def deadly(folder: Path, victim: int, part: Stretch) -> Columns:
    """The same, but the process that is first given the victim dies as if the machine had been switched off."""
    died = folder / "died"
    if part.first == victim and not died.exists():
        died.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return traced(folder, part)


def always_deadly(part: Stretch) -> Columns:
    os.kill(os.getpid(), signal.SIGKILL)
    return squared(part)


def unhurried(part: Stretch) -> Columns:
    """The same, in no hurry."""
    time.sleep(0.2)
    return squared(part)


def made(folder: Path) -> dict[int, int]:
    """How often each part was made, by its first number."""
    return {int(path.name.removeprefix("made-")): len(path.read_text().split()) for path in folder.glob("made-*")}


def of(folder: Path, victim: int) -> partial[Columns]:
    return partial(deadly, folder, victim)
