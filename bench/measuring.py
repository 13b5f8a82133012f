"""Fair timing on a machine that does other things too: CPU time, contenders in turn, medians."""

from __future__ import annotations

import gc
import platform
import time
from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path
from statistics import median

ROUNDS = 21


def rates(contenders: Mapping[str, Callable[[], int]], seconds: float) -> dict[str, float]:
    """How often a second each does its work: the median of several rounds, in which all take turns.

    A contender does some work and says how much; it is called again until its share of the round
    is used up. Whatever else slows the machine down hits all of them in the same round alike.
    """
    for work in contenders.values():
        work()  # caches and lazy imports are paid for before the clock runs
    found: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for name, work in contenders.items():
            found[name].append(_rate(work, seconds / ROUNDS))
    return {name: median(each) for name, each in found.items()}


def _rate(work: Callable[[], int], seconds: float) -> float:
    gc.collect()  # nobody sweeps up after the one before
    done = 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds or not done:
        done += work()
    return done / used


def conditions() -> dict[str, str]:
    """When, with what and on what was measured."""
    return {
        "date": date.today().isoformat(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cpu": _cpu(),
    }


def _cpu() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(models, "") or platform.processor() or platform.machine()
