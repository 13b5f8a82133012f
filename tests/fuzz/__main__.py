"""make fuzz: bad input without end, from a seed, going on where it was left. What is a fault is kept as a case.

Input number n of a target is made from the seed, the target's name and n alone, so that a fault comes again.
"""

from __future__ import annotations

import argparse
import base64
import json
import resource
import tempfile
import time
from pathlib import Path
from typing import Final

import msgspec
from bench.side_by_side import Summary, run_side_by_side, write_summary

from tests.fuzz.targets import READERS, servers
from tests.fuzz.trying import FuzzFault, Tally, keep, tried_all

_STATES: Final = Path("build/fuzz")
_PART: Final = 50  # inputs of one target before the next has its turn, at least
_MOST_AT_ONCE: Final = 500  # of one that takes next to no time
_PART_SECONDS: Final = 0.1
_TO_BEGIN_AND_END: Final = 90.0


def fuzz(seed: str, seconds: float, only: list[str] | None) -> Summary:
    """Inputs until the time is over, from where this seed was left."""
    state = _STATES / f"{seed}.json"
    done: dict[str, int] = json.loads(state.read_text()) if state.exists() else {}
    tallies: dict[str, Tally] = {}
    parts: dict[str, int] = {}
    known = set[tuple[str, str]]()  # one case of each fault is enough
    found: list[dict[str, str]] = []
    ends, memory = time.monotonic() + seconds, 0
    with tempfile.TemporaryDirectory() as folder, servers(f"sqlite:///{folder}/kibitz.sqlite3") as served:
        targets = {name: each for name, each in {**READERS, **served}.items() if not only or name in only}
        while time.monotonic() < ends:
            for name, target in targets.items():
                first, part, began = done.get(name, 0), parts.setdefault(name, _PART), time.monotonic()
                tally = tallies.setdefault(name, Tally())
                for fault in tried_all(target, seed, name, range(first, first + part), tally):
                    if (name, fault.kind) not in known:
                        known.add((name, fault.kind))
                        content = base64.b64encode(fault.content).decode()
                        found.append({"target": name, "number": str(first), "what": fault.what, "content": content})
                        print(f"{name} from {first}: {fault.what}\n  kept as {keep(name, fault)}", flush=True)
                done[name] = first + part
                fits = part * _PART_SECONDS / max(time.monotonic() - began, 0.001)
                parts[name] = max(_PART, min(_MOST_AT_ONCE, int(fits)))
            _STATES.mkdir(parents=True, exist_ok=True)
            state.write_text(json.dumps(done))
            memory = memory or _most_memory()  # once each has warmed up
    return {
        "targets": {name: msgspec.to_builtins(tally) for name, tally in tallies.items()},
        "memory": {"from": memory, "grew by": _most_memory() - memory},
        "found": found,
    }


def _most_memory() -> int:
    """In megabytes, of this process."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def merged(summaries: list[Summary]) -> Summary:
    """All runs as one: what they tried is added up, the longest and the most memory is that of the worst."""
    targets: dict[str, Tally] = {}
    for each in summaries:
        for name, told in each["targets"].items():
            tally, more = targets.setdefault(name, Tally()), msgspec.convert(told, Tally)
            tally.inputs += more.inputs
            tally.faults += more.faults
            tally.longest = max(tally.longest, more.longest)
    return {
        "targets": {name: msgspec.to_builtins(tally) for name, tally in targets.items()},
        "memory": max((each["memory"] for each in summaries), key=lambda each: each["grew by"]),
        "found": [fault for each in summaries for fault in each["found"]],
    }


def kept_from(file: Path) -> None:
    """What was found elsewhere becomes cases of the tests here."""
    for fault in json.loads(file.read_text())["found"]:
        print(keep(fault["target"], FuzzFault(fault["what"], base64.b64decode(fault["content"]))))


def main() -> None:
    """Until the time is over; ends with 1 if anything was found."""
    asked = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    asked.add_argument("--seed", default="kibitz")
    asked.add_argument("--seconds", type=float, default=900.0)
    asked.add_argument("--only", nargs="*", help="targets, instead of all")
    asked.add_argument("--side-by-side", type=int, default=1, help="runs at the same time, each from a seed of its own")
    asked.add_argument("--json", type=Path, help="a file for what came of it")
    asked.add_argument("--keep", type=Path, help="only keep as cases what stands in such a file")
    given = asked.parse_args()
    if given.keep is not None:
        return kept_from(given.keep)
    not_ended = 0
    if given.side_by_side == 1:
        summary = fuzz(given.seed, given.seconds, given.only)
    else:
        words = ["--seconds", str(given.seconds), *(["--only", *given.only] if given.only else [])]
        runs = run_side_by_side(
            "tests.fuzz",
            given.side_by_side,
            lambda number: [*words, "--seed", f"{given.seed}-{number}"],
            given.seconds + _TO_BEGIN_AND_END,
        )
        ended = [each for each in runs if each is not None]
        if not ended:
            raise SystemExit("No run came to its end.")
        not_ended, summary = len(runs) - len(ended), merged(ended)
    tallies = {name: msgspec.convert(told, Tally) for name, told in summary["targets"].items()}
    inputs, faults = (sum(getattr(each, name) for each in tallies.values()) for name in ("inputs", "faults"))
    if given.json is not None:
        counts = {
            "inputs": inputs,
            "faults": faults,
            "runs": given.side_by_side,
            "runs not ended": not_ended,
            "seed": given.seed,
        }
        write_summary(given.json, {**counts, **summary})
    if given.side_by_side > 1:
        for fault in summary["found"]:
            print(f"{fault['target']}: {fault['what']}\n  {fault['content']}")
    print(f"{'target':8} {'inputs':>9} {'faults':>7} {'longest':>9}")
    for name, tally in tallies.items():
        print(f"{name:8} {tally.inputs:9,} {tally.faults:7} {tally.longest:8.2f}s")
    memory = summary["memory"]
    print(
        f"{inputs:,} inputs, {faults} faults; the most memory grew from {memory['from']} MB by {memory['grew by']} MB."
    )
    if not_ended:
        print(f"{not_ended} runs did not come to their end.")
    raise SystemExit(faults > 0 or not_ended > 0)


if __name__ == "__main__":
    main()
