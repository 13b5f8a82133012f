"""A real PostgreSQL for the tests: the system's, or the one that pgserver carries."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from tests.app.serving import free_port

_SPEED = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=60"


def binaries() -> Path:
    """Where initdb and pg_ctl are."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if installed:
        return installed[-1].parent
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    carried = find_spec("pgserver")
    assert carried is not None and carried.origin is not None, "The tests need PostgreSQL, or pgserver from PyPI."
    return Path(carried.origin).parent / "pginstall" / "bin"


@contextmanager
def running() -> Iterator[str]:
    """A cluster of its own in a folder of its own; gives its address without the name of a database."""
    tools, port = binaries(), free_port()
    # Not among pytest's folders: those are for one user only, and PostgreSQL may have to run as another.
    with tempfile.TemporaryDirectory(prefix="kibitz-postgres-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        cluster = folder / "cluster"
        if (user := _user()) is not None:
            shutil.chown(folder, user)
        _run(tools / "initdb", "-D", cluster, "-U", "kibitz", "--auth=trust", "--no-sync", "-E", "UTF8")
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 {_SPEED}"
        _run(tools / "pg_ctl", "-D", cluster, "-l", folder / "log", "-w", "-o", options, "start")
        try:
            yield f"postgresql://kibitz@127.0.0.1:{port}"
        finally:
            _run(tools / "pg_ctl", "-D", cluster, "-m", "immediate", "-w", "stop")


def _user() -> str | None:
    """PostgreSQL will not run as root: there the system's own user for it, or nobody, does."""
    if os.getuid() != 0:
        return None
    return "postgres" if "postgres" in {entry.pw_name for entry in pwd.getpwall()} else "nobody"


def _run(*command: object) -> None:
    words = [str(word) for word in command]
    # Not through a pipe: the server that pg_ctl leaves behind would keep it open.
    subprocess.run(words, check=True, user=_user(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
