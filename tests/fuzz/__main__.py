"""make fuzz: bad input without end, from a seed, going on where it was left. What is a fault is kept as a case.

Input number n of a target is made from the seed, the target's name and n alone, so that a fault comes again.
"""

from __future__ import annotations

import argparse
import json
import resource
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.fuzz.targets import READERS, servers
from tests.fuzz.trying import Tally, keep, tried

_STATE: Final = Path("build/fuzz/state.json")
_PART: Final = 50  # inputs of one target before the next has its turn


def main() -> None:
    """Until the time is over; ends with 1 if anything was found."""
    asked = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    asked.add_argument("--seed", default="kibitz")
    asked.add_argument("--seconds", type=float, default=900.0)
    asked.add_argument("--only", nargs="*", help="targets, instead of all")
    given = asked.parse_args()
    state = json.loads(_STATE.read_text()) if _STATE.exists() else {}
    done: dict[str, int] = state.get(given.seed, {})
    tallies: dict[str, Tally] = {}
    known = set[tuple[str, str]]()  # one case of each fault is enough
    ends, memory = time.monotonic() + given.seconds, 0
    with tempfile.TemporaryDirectory() as folder, servers(f"sqlite:///{folder}/kibitz.sqlite3") as served:
        targets = {name: each for name, each in {**READERS, **served}.items() if not given.only or name in given.only}
        while time.monotonic() < ends:
            for name, target in targets.items():
                first = done.get(name, 0)
                tally = tallies.setdefault(name, Tally())
                for number in range(first, first + _PART):
                    fault = tried(target, given.seed, name, number, tally)
                    if fault is not None and (name, fault.kind) not in known:
                        known.add((name, fault.kind))
                        print(f"{name} {number}: {fault.what}\n  kept as {keep(name, fault)}", flush=True)
                done[name] = first + _PART
            _STATE.parent.mkdir(parents=True, exist_ok=True)
            _STATE.write_text(json.dumps({**state, given.seed: done}))
            memory = memory or resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # once each has warmed up
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory
    print(f"{'target':8} {'inputs':>9} {'faults':>7} {'longest':>9}")
    for name, tally in tallies.items():
        print(f"{name:8} {tally.inputs:9,} {tally.faults:7} {tally.longest:8.2f}s")
    inputs, faults = (sum(getattr(each, name) for each in tallies.values()) for name in ("inputs", "faults"))
    print(f"{inputs:,} inputs, {faults} faults; the most memory grew from {memory // 1024} MB by {grown // 1024} MB.")
    raise SystemExit(faults > 0)


if __name__ == "__main__":
    main()
