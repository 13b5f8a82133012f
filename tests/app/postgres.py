"""A real PostgreSQL for the tests: the system's, or the one that pgserver carries."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Self

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


class Cluster:
    """A cluster of its own in a folder of its own, that can be stopped and started."""

    def __init__(self, *, is_durable: bool = False) -> None:
        self._tools, self._port = binaries(), free_port()
        self._settings = "-c max_connections=60" if is_durable else _SPEED
        self.address = f"postgresql://kibitz@127.0.0.1:{self._port}"
        """Without the name of a database."""
        # Not among pytest's folders: those are for one user only, and PostgreSQL may have to run as another.
        self._holder = tempfile.TemporaryDirectory(prefix="kibitz-postgres-", ignore_cleanup_errors=True)
        self._folder = Path(self._holder.name)
        self._is_up = False

    def __enter__(self) -> Self:
        if (user := _user()) is not None:
            shutil.chown(self._folder, user)
        initdb = ("-U", "kibitz", "--auth=trust", "--no-sync", "-E", "UTF8")
        _run(self._tools / "initdb", "-D", self._folder / "cluster", *initdb)
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._is_up:
            self._control("-m", "immediate", "stop")
        self._holder.cleanup()

    def start(self) -> None:
        options = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1 {self._settings}"
        self._control("-l", self._folder / "log", "-o", options, "start")
        self._is_up = True

    def stop(self) -> None:
        """Everybody is cut off, and nothing is lost that was stored."""
        self._control("-m", "fast", "stop")
        self._is_up = False

    def _control(self, *words: object) -> None:
        _run(self._tools / "pg_ctl", "-D", self._folder / "cluster", "-w", *words)


def _user() -> str | None:
    """PostgreSQL will not run as root: there the system's own user for it, or nobody, does."""
    if os.getuid() != 0:
        return None
    return "postgres" if "postgres" in {entry.pw_name for entry in pwd.getpwall()} else "nobody"


def _run(*command: object) -> None:
    words = [str(word) for word in command]
    # Not through a pipe: the server that pg_ctl leaves behind would keep it open.
    subprocess.run(words, check=True, user=_user(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
