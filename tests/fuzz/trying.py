"""One input and what comes of it: nothing, an exception that nobody foresaw, or no end."""

from __future__ import annotations

import hashlib
import re
import signal
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from random import Random
from types import FrameType
from typing import Final

from msgspec import Struct

from tests.fuzz.targets import TOGETHER, Target

KEPT: Final = Path(__file__).parents[1] / "data" / "fuzz"
_SECONDS: Final = 20.0
_LONG: Final = 3.0
"""Seconds of processor time: input is small, so what takes longer could be made to take for ever."""
_LONG_EACH: Final = 0.05
"""And for each of many that are given at once: they are carried out, and none of them may keep a server for longer."""


class Tally(Struct):
    """What one target has been through."""

    inputs: int = 0
    faults: int = 0
    longest: float = 0.0


class FuzzFault(Struct, frozen=True):
    """What went wrong, and with what."""

    what: str
    content: bytes

    @property
    def kind(self) -> str:
        """The same for faults at the same place."""
        return re.sub(
            r"0x[0-9a-f]+|[0-9]+(?=[^0-9]*$)|position.*", "", " ".join(re.findall(r"File .*", self.what)[-2:])
        )


class _NoEnd(BaseException):
    """Not an Exception, so that nothing which is tried can catch it."""


def tried(target: Target, seed: str, name: str, number: int, tally: Tally) -> FuzzFault | None:
    """Input number so and so of a target."""
    return given(target, target.make(Random(f"{seed} {name} {number}")), tally)


def tried_all(target: Target, seed: str, name: str, numbers: Sequence[int], tally: Tally) -> list[FuzzFault]:
    """So many inputs of a target, all at once where it takes them so; a fault is then looked for in each by itself."""
    if target.give_all is None:
        found = [tried(target, seed, name, number, tally) for number in numbers]
        return [each for each in found if each is not None]
    contents = [target.make(Random(f"{seed} {name} {number}")) for number in numbers]
    together = Tally()
    everything = Target(target.make, lambda _: target.give_all and target.give_all(contents))
    fault = given(everything, b"", together, _LONG + _LONG_EACH * len(contents))
    if fault is None:
        tally.inputs += len(contents)
        tally.longest = max(tally.longest, together.longest / len(contents))
        return []
    alone = [each for each in (given(target, content, tally) for content in contents) if each is not None]
    if alone:
        return alone
    tally.faults += 1
    return [FuzzFault(fault.what, TOGETHER.join(contents))]


def given(target: Target, content: bytes, tally: Tally, long: float = _LONG) -> FuzzFault | None:
    """What is wrong with the way in which this is read."""
    began, what = time.process_time(), None
    before = signal.signal(signal.SIGALRM, _stop)
    signal.setitimer(signal.ITIMER_REAL, 6 * _SECONDS)  # a busy machine is none of its faults
    try:
        target.give(content)
    except _NoEnd:
        what = "no end"
    except Exception:
        what = traceback.format_exc()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    used = time.process_time() - began
    if what is None and used > long:
        what = f"{used:.1f} seconds of processor time"
    tally.inputs += 1
    tally.longest = max(tally.longest, used)
    tally.faults += what is not None
    return None if what is None else FuzzFault(what, content)


def keep(name: str, fault: FuzzFault) -> Path:
    """As a case that the tests try from now on."""
    file = KEPT / f"{name}-{hashlib.sha256(fault.content).hexdigest()[:12]}"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(fault.content)
    return file


def _stop(number: int, frame: FrameType | None) -> None:
    raise _NoEnd
