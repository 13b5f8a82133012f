"""Who runs what: tests that wait for a browser or a server run beside tests that reckon.

With `--dist loadfile` a whole file goes to one worker, so that what a file starts it starts once. One worker begins
with the browser, one with the servers, the others with the rest, and whoever is done helps where something is left.
Three workers keep two processors busy: a test of a server waits for half of its time. What takes longest is begun
first, so that nobody waits at the end for one who has just begun with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from xdist.scheduler import LoadFileScheduling

if TYPE_CHECKING:
    from xdist.remote import Producer
    from xdist.workermanage import WorkerController

LANES: Final = ("tests/page/", "tests/app/", "")
"""How the files of each begin; what begins like none of them is the rest."""

LONGEST: Final = (
    "tests/page/test_company.py",
    "tests/page/test_barriers.py",
    "tests/page/past/test_lookback.py",
    "tests/page/test_made_up.py",
    "tests/page/learn/test_lessons.py",
    "tests/page/test_mounted.py",
    "tests/page/test_voice.py",
    "tests/page/test_living.py",
    "tests/page/club/test_desk.py",
    "tests/page/test_replay.py",
    "tests/page/test_practice.py",
    "tests/page/table/test_result.py",
    "tests/app/storage/test_processes.py",
    "tests/app/lesson/test_lessons.py",
    "tests/lessons/test_course.py",
    "tests/test_contributing.py",
    "tests/handbook/test_site.py",
)
"""Files that take long, see `--durations`: each lane begins with its own."""


def lane(name: str) -> int:
    return next(number for number, beginning in enumerate(LANES) if name.startswith(beginning))


def turn(worker: int) -> tuple[int, ...]:
    """The lanes in the order in which that worker takes from them: its own first, browsers last."""
    own = min(worker, len(LANES) - 1)
    return own, *(other for other in reversed(range(len(LANES))) if other != own)


def place(name: str) -> int:
    """When a file is begun in its lane; those of no special place come as they are found."""
    return LONGEST.index(name) if name in LONGEST else len(LONGEST)


class Lanes(LoadFileScheduling):
    def _assign_work_unit(self, node: WorkerController) -> None:
        order = turn(self.nodes.index(node))
        mine = min(self.workqueue, key=lambda name: (order.index(lane(name)), place(name)))
        self.workqueue.move_to_end(mine, last=False)
        super()._assign_work_unit(node)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Lanes | None:
    return Lanes(config, log) if config.getoption("dist") == "loadfile" else None
