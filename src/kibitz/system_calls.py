"""What one operating system has and another has not: locks on files, limits and niceness. Nothing else asks for these.

Where a system cannot do something, it is left undone: these make a run safer or kinder, and never right.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl
    import resource

_ENDED_FIRST = "500"
_LOCKED_AT = 1 << 40
"""Far behind the end of any file: Windows keeps others from reading what is locked."""


def is_locked_for_us(file: BinaryIO) -> bool:
    """Lock an open file until it is closed; False if another process has it."""
    try:
        if sys.platform == "win32":
            at = file.tell()
            file.seek(_LOCKED_AT)
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            finally:
                file.seek(at)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def stand_back(niceness: int) -> None:
    """Let other processes go first."""
    if sys.platform != "win32":
        os.nice(niceness)


def limit_memory(most: int) -> None:
    """Whoever asks for more than so many bytes fails by itself, and the machine lives.

    What is only reserved, as each thread does, does not count. Should the machine run short all the same, the system
    ends this process before others.
    """
    if sys.platform != "win32":
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(_ENDED_FIRST)


def most_memory() -> int:
    """The most bytes that this process has had at any moment; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def open_files(wanted: int) -> int | None:
    """How many files may be open at once, after asking for so many; None where there is no limit that is known."""
    if sys.platform == "win32":
        return None
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    if files != resource.RLIM_INFINITY and files < wanted:
        with suppress(OSError, ValueError):  # macOS has one more limit
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            files = wanted
    return None if files == resource.RLIM_INFINITY else files
