"""Deals of several kinds, tried by many processes until there is enough of each kind or the time is over.

Every kind gets the same share of the processor's time, and what one does not need goes to the others. Whatever was
begun is finished and counted, so that nothing is left out for being slow.
"""

from __future__ import annotations

import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Final, TypeVar

_Task = TypeVar("_Task")
_Found = TypeVar("_Found")

PROCESSES: Final = os.cpu_count() or 1
_WAITING: Final = 2
"""So many tasks for each process are asked for at a time, so that none is idle."""


def gather(
    kinds: Mapping[str, Iterator[_Task]],
    work: Callable[[_Task], _Found],
    keep: Callable[[str, _Found], bool],
    *,
    processes: int = PROCESSES,
    minutes: float = float("inf"),
) -> dict[str, int]:
    """Does the tasks of each kind until `keep`, which is given what was found, says that there is enough.

    Gives back how many tasks of each kind were done.
    """
    until = time.monotonic() + 60 * minutes
    left, done = dict(kinds), dict.fromkeys(kinds, 0)
    spent: dict[str, float] = dict.fromkeys(kinds, 0.0)
    running: dict[str, int] = defaultdict(int)
    asked: dict[Future[tuple[float, _Found]], str] = {}
    with ProcessPoolExecutor(processes) as pool:
        while True:
            while left and len(asked) < _WAITING * processes and time.monotonic() < until:
                kind = min(left, key=lambda each: _share(spent[each], done[each], running[each]))
                task = next(left[kind], None)
                if task is None:
                    del left[kind]
                    continue
                asked[pool.submit(_timed, work, task)] = kind
                running[kind] += 1
            if not asked:
                return done
            for future in wait(asked, return_when=FIRST_COMPLETED).done:
                kind = asked.pop(future)
                seconds, found = future.result()
                spent[kind] += seconds
                done[kind] += 1
                running[kind] -= 1
                if keep(kind, found) and left.pop(kind, None) is not None:
                    print(f"{kind}: enough after {done[kind]} deals, {spent[kind]:.0f} s", file=sys.stderr)


def _share(spent: float, done: int, running: int) -> tuple[float, int]:
    """What a kind has had of the time, with what it will have for the tasks that are under way."""
    return spent + (running * spent / done if done else 0.0), running


def _timed(work: Callable[[_Task], _Found], task: _Task) -> tuple[float, _Found]:
    began = time.process_time()
    found = work(task)
    return time.process_time() - began, found
