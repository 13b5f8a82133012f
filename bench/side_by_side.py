"""Several runs of one program side by side, each a process of its own that writes what came of it as JSON."""

from __future__ import annotations

import json
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

Summary = dict[str, Any]

_LOOK_SECONDS: Final = 0.2


def run_side_by_side(
    module: str, runs: int, arguments: Callable[[int], Sequence[str]], most_seconds: float
) -> list[Summary | None]:
    """What each run wrote to its `--json`; None for a run that did not come to its end in so many seconds."""
    with tempfile.TemporaryDirectory(prefix="kibitz-side-by-side-") as folder:
        files = [Path(folder) / f"{number}.json" for number in range(runs)]
        commands = [
            [sys.executable, "-m", module, *arguments(number), "--json", str(file)] for number, file in enumerate(files)
        ]
        began = [subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True) for command in commands]
        ends = time.monotonic() + most_seconds
        try:
            while time.monotonic() < ends and any(each.poll() is None for each in began):
                time.sleep(_LOOK_SECONDS)
        finally:
            for each in began:
                _end(each)
        return [json.loads(file.read_text()) if file.exists() else None for file in files]


def write_summary(file: Path, summary: Summary) -> None:
    """Whole or not at all, with when and on what it was measured."""
    about = {
        "ended": time.strftime("%Y-%m-%d %H:%M:%S"),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
    }
    written = file.with_name(f"{file.name}.part")
    written.write_text(json.dumps({**about, **summary}, indent=1, ensure_ascii=False) + "\n")
    written.replace(file)


def _end(process: subprocess.Popen[bytes]) -> None:
    """The run and all that it started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
