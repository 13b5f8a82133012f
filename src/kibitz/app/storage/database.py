"""Where the data is: addresses of databases, the engines that read and write them, and who may read the file."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kibitz.app.storage.writer import StoreError
from kibitz.engine.text import Template
from kibitz.installation import how_to_install

NO_DATABASE_ADDRESS: Final = Template("server-no-database-address")
OTHER_DATABASE: Final = Template("server-other-database")
POSTGRES_PACKAGE: Final = Template("server-postgres-package")
CANNOT_OPEN: Final = Template("server-cannot-open")

_OWNER_ONLY: Final = 0o600
_BESIDE: Final = ("", "-wal", "-shm")
"""What SQLite calls the files of one database. New ones it makes as readable as the first."""

SERVERS: Final = "kibitz"
"""How our lines are called in PostgreSQL's list of those who use a database."""
_LINE: Final = {
    "application_name": SERVERS,
    "connect_timeout": 5,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
}
"""A PostgreSQL that is gone without a word is noticed within a minute."""


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'kibitz.sqlite3'}"


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; None if it is in memory, or no SQLite."""
    parsed = make_url(with_driver(url))
    is_file = parsed.drivername.startswith("sqlite") and parsed.database not in (None, "", ":memory:")
    return Path(str(parsed.database)) if is_file else None


def keep_private(file: Path) -> None:
    """Make the file, if there is none, so that only its owner reads it: hands and hashes of tokens are in it."""
    with suppress(OSError):  # another owner's, or no folder: opening it says so in a moment
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, _OWNER_ONLY))
        for ending in _BESIDE:
            with suppress(FileNotFoundError):
                Path(f"{file}{ending}").chmod(_OWNER_ONLY)


def with_driver(url: str) -> str:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreError(NO_DATABASE_ADDRESS(address=url)) from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    backend = parsed.drivername.partition("+")[0]
    if backend not in drivers:
        raise StoreError(OTHER_DATABASE(name=backend))
    return parsed.set(drivername=drivers[backend]).render_as_string(hide_password=False)


def postgres_line(url: str) -> str:
    """The address for a line of one's own to PostgreSQL, outside the engines."""
    parsed = make_url(url).set(drivername="postgresql")
    return parsed.update_query_dict({key: str(value) for key, value in _LINE.items()}).render_as_string(
        hide_password=False
    )


def reading_engine(url: str) -> AsyncEngine:
    try:
        if not url.startswith("sqlite"):
            return create_async_engine(
                url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True, connect_args=_LINE
            )
        engine = create_async_engine(url, pool_size=4, hide_parameters=True)
    except ImportError as error:
        raise StoreError(POSTGRES_PACKAGE(how=how_to_install("postgres"))) from error
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def writing_engine(url: str) -> Engine:
    """For the writer's thread."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=1, pool_pre_ping=True, hide_parameters=True, connect_args=_LINE)
    engine = create_engine(make_url(url).set(drivername="sqlite"), pool_size=1, hide_parameters=True)
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # With WAL, NORMAL survives the death of the process at any moment; only a power cut may cost the last moves.
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
