"""A server with a clock that goes wrong by as many seconds as stand in a file, which may change at any moment.

It is what `kibitz serve` runs, without the terminal around it: the clock's file, the port, and a folder or a database.
"""

from __future__ import annotations

import mmap
import struct
import sys
import time
from pathlib import Path


def main() -> None:
    clock, port, where = sys.argv[1:]
    with Path(clock).open("r+b") as file:
        by = mmap.mmap(file.fileno(), 8)
    right = time.time
    time.time = lambda: right() + struct.unpack("d", by[:8])[0]
    # After the clock: a module may keep the function under a name of its own.
    from kibitz.app.web.running import CannotServe, Settings, run

    kept = {"database": where} if "://" in where else {"data": Path(where)}
    try:
        run(Settings(port=int(port), browser=False, bot_delay=0.0, crowd=0, **kept), print)
    except CannotServe as reason:
        sys.stderr.write(f"{reason}\n")
        sys.exit(2)


if __name__ == "__main__":
    main()
