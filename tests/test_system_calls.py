"""What only some systems have: it does its work here, and nothing else of kibitz asks for it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from kibitz import system_calls

SOURCE = Path(system_calls.__file__).parent
_ONLY_SOMEWHERE = re.compile(
    r"^\s*(?:import|from) (?:fcntl|resource|msvcrt|pwd|grp|termios)\b|\bos\.(?:nice|fork)\(", re.MULTILINE
)


def test_nothing_else_asks_for_what_some_systems_lack() -> None:
    asking = {path.name for path in SOURCE.rglob("*.py") if _ONLY_SOMEWHERE.search(path.read_text(encoding="utf-8"))}
    assert asking == {"system_calls.py"}


def test_a_locked_file_is_locked_for_others_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "list"
    with path.open("a+b") as mine, path.open("a+b") as other:
        assert system_calls.is_locked_for_us(mine)
        assert not system_calls.is_locked_for_us(other)
        mine.close()
        assert system_calls.is_locked_for_us(other)


def test_a_process_that_is_limited_fails_by_itself() -> None:
    program = "from kibitz import system_calls as s; s.limit_memory(1 << 28); bytearray(1 << 30)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "MemoryError" in done.stderr or sys.platform != "linux"


def test_what_is_asked_for_is_told() -> None:
    before = system_calls.most_memory()
    kept = bytearray(1 << 20)
    assert system_calls.most_memory() >= before >= 0 and len(kept) == 1 << 20
    files = system_calls.open_files(64)
    assert files is None or files >= 64
