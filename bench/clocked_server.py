"""`kibitz serve` with a clock that goes wrong by as many seconds as stand in a file, which may change at any moment."""

from __future__ import annotations

import mmap
import struct
import sys
import time
from pathlib import Path


def main() -> None:
    with Path(sys.argv[1]).open("r+b") as file:
        by = mmap.mmap(file.fileno(), 8)
    right = time.time
    time.time = lambda: right() + struct.unpack("d", by[:8])[0]
    sys.argv = ["kibitz", *sys.argv[2:]]
    from kibitz.cli.main import run  # after the clock: a module may keep the function under a name of its own

    run()


if __name__ == "__main__":
    main()
