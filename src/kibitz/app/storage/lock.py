"""One server for one SQLite file: a second one would decide on what it read before the first one wrote."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from kibitz.app.storage.database import CANNOT_OPEN, keep_private
from kibitz.app.storage.writer import StoreError
from kibitz.engine.text import Template, Text

TAKEN: Final = Template("server-taken")
TAKEN_AT: Final = Template("server-taken-at")


@contextmanager
def sole_server(file: Path | None, address: str) -> Iterator[None]:
    """Hold the file for the server at that address, or say who has it. A database that is no file needs no lock.

    The lock is SQLite's own, on a small database beside the file: wherever SQLite runs it can be
    held, the system lets go of it however the process ends, and others can still read in it who holds it.
    """
    if file is None:
        yield
        return
    beside = file.with_name(f"{file.name}.lock")
    keep_private(beside)
    try:
        lock = sqlite3.connect(beside, timeout=0, isolation_level=None)
    except sqlite3.Error as error:
        raise StoreError(CANNOT_OPEN(why=str(error))) from error
    with closing(lock):
        try:
            lock.execute("PRAGMA journal_mode=DELETE")  # with it a lock for writing lets others read
            lock.execute("BEGIN IMMEDIATE")
            lock.execute("CREATE TABLE IF NOT EXISTS server (address TEXT NOT NULL)")
            lock.execute("DELETE FROM server")
            lock.execute("INSERT INTO server VALUES (?)", (address,))
            lock.execute("COMMIT")
            # Whoever takes it between these two lines has it, and this server goes.
            lock.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorname", "") != "SQLITE_BUSY":
                raise StoreError(CANNOT_OPEN(why=str(error))) from error
            raise StoreError(_taken(file, lock)) from error
        yield


def _taken(file: Path, lock: sqlite3.Connection) -> Text:
    try:
        found = lock.execute("SELECT address FROM server").fetchone()
        if found and found[0]:
            return TAKEN_AT(address=str(found[0]), file=str(file))
    except sqlite3.Error:
        pass  # it is being written this very moment
    return TAKEN(file=str(file))
