"""Backups: all that a database has in one file, from one moment, while a server goes on; and back into a database.

A backup is an SQLite file, whichever database it is of: so one of SQLite can be restored into PostgreSQL, and the other
way round. Nothing is believed that has not been read back.
"""

from __future__ import annotations

import asyncio
import errno
import hashlib
import os
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Engine, create_engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from kibitz.app.storage.database import SERVERS, keep_private, sqlite_file, with_driver, writing_engine
from kibitz.app.storage.lock import sole_server
from kibitz.app.storage.migrations import STEPS, TOO_NEW, TooNew, migrate
from kibitz.app.storage.writer import StoreError, reason
from kibitz.engine.text import SpokenError, Template

CANNOT_COPY: Final = Template("server-cannot-copy")
CANNOT_RESTORE: Final = Template("server-cannot-restore")
NO_GAMES: Final = Template("server-no-games")
NO_KIBITZ_DATABASE: Final = Template("server-no-kibitz-database")
IS_NO_BACKUP: Final = Template("server-no-backup")
WOULD_OVERWRITE: Final = Template("server-would-overwrite")
IN_USE: Final = Template("server-in-use")
DAMAGED: Final = Template("server-damaged")
BACKUP_DIFFERS: Final = Template("server-backup-differs")
DATABASE_DIFFERS: Final = Template("server-database-differs")

_SUMS: Final = 1 << 256
_AT_A_TIME: Final = 2000
_COUNTED: Final = ("identities", "tables", "deals", "events", "logbooks")


class NotRestored(SpokenError):
    """It would overwrite what somebody has: nothing was changed."""


class Contents(Struct, frozen=True):
    """What is in a database: its version, and of each table the rows and a sum that any change of them changes."""

    version: int
    rows: Mapping[str, int]
    sums: Mapping[str, int]

    @property
    def counted(self) -> dict[str, int]:
        """What people would count: who came, and what they played."""
        return {name: self.rows.get(name, 0) for name in _COUNTED}

    @property
    def is_empty(self) -> bool:
        return not any(number for name, number in self.rows.items() if name != "schema_version")


def back_up(database: str, target: Path) -> Contents:
    """Copy a database, which may be in use, to a new file; returns what that file has, which was read back."""
    beside = target.with_name(f"{target.name}.part")
    for file in (target, beside):
        if file.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
    try:
        keep_private(beside)
        with _snapshot(database) as source:
            contents = _copied_to_file(source, beside)
        _check(contents, _contents_of(beside), BACKUP_DIFFERS)
        _settle_on_disk(beside)
        beside.rename(target)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise StoreError(CANNOT_COPY(why=reason(error))) from error
    finally:
        _remove(beside)
    return contents


def restore(backup: Path, database: str, *, replace: bool = False) -> Contents:
    """Fill a database with what a backup has, brought up to date; what is there already is replaced only if wanted.

    No server may be running on it: what it has in memory would be written over what was restored.
    """
    with _room_beside(backup) as work:
        try:
            keep_private(work)
            _copy_pages(backup, work)
            asyncio.run(_bring_up_to_date(work))
            wanted = _contents_of(work)
            file = sqlite_file(database)
            if file is not None:
                _into_file(work, file, wanted, replace=replace)
            else:
                _into_rows(work, database, wanted, replace=replace)
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise StoreError(CANNOT_RESTORE(why=reason(error))) from error
    return wanted


# --- the source: one moment of it


@contextmanager
def _snapshot(database: str) -> Iterator[Connection]:
    """A line on which everything is as it was at one moment, however the server goes on."""
    file = sqlite_file(database)
    if file is not None and not file.exists():
        raise StoreError(NO_GAMES(file=str(file)))
    engine = _engine(database)
    try:
        with engine.connect() as connection:
            if file is None:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
                connection.execute(text("SET TRANSACTION READ ONLY"))
            else:
                connection.exec_driver_sql("BEGIN")
            _version(connection)  # the moment is that of the first look
            yield connection
    finally:
        engine.dispose()


def _engine(database: str) -> Engine:
    return writing_engine(with_driver(database))


def _version(connection: Connection) -> int:
    if "schema_version" not in inspect(connection).get_table_names():
        raise StoreError(NO_KIBITZ_DATABASE())
    version = int(connection.execute(text("SELECT MAX(version) FROM schema_version")).scalar() or 0)
    if version > len(STEPS):
        raise TooNew(TOO_NEW(version=version, known=len(STEPS)))
    return version


def _copied_to_file(source: Connection, file: Path) -> Contents:
    if source.dialect.name != "sqlite":
        return _copied_rows(source, file)
    with closing(sqlite3.connect(file)) as copy:
        raw = source.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        raw.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    return _contents(source)


def _copied_rows(source: Connection, file: Path) -> Contents:
    """From a database of another kind: the same tables, made by the same steps, row by row."""
    version = _version(source)
    engine = _file_engine(file)
    try:
        with engine.begin() as copy:
            _lay_out(copy, version)
            return _pour(source, copy)
    finally:
        engine.dispose()


def _lay_out(connection: Connection, version: int) -> None:
    """The tables of a version, empty."""
    connection.execute(text("CREATE TABLE schema_version (version INTEGER NOT NULL)"))
    for step in STEPS[:version]:
        for statement in step:
            connection.execute(text(statement))


def _pour(source: Connection, copy: Connection) -> Contents:
    """All rows of one database into the empty tables of another; returns what they were."""
    rows, sums = dict[str, int](), dict[str, int]()
    for name in _tables(source):
        columns = _columns(source, name)
        into = text(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join(f':{each}' for each in columns)})")
        rows[name], sums[name] = 0, 0
        for part in _rows(source, name, columns):
            copy.execute(into, [dict(zip(columns, row, strict=True)) for row in part])
            rows[name] += len(part)
            sums[name] = (sums[name] + _sum(part)) % _SUMS
    return Contents(_version(source), rows, sums)


# --- the target


def _into_file(work: Path, file: Path, wanted: Contents, *, replace: bool) -> None:
    # Made if it is not there, as a server would; held, so that none is using it or begins to.
    file.parent.mkdir(parents=True, exist_ok=True)
    with sole_server(file, ""):
        if file.exists() and not (replace or _is_new(file)):
            raise NotRestored(WOULD_OVERWRITE(where=str(file)))
        if file.exists():
            before = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
            keep_private(before)
            _copy_pages(file, before)
        keep_private(file)
        _copy_pages(work, file)
        _check(wanted, _contents_of(file), DATABASE_DIFFERS)


def _is_new(file: Path) -> bool:
    """Whether nothing is in it."""
    engine = _file_engine(file)
    try:
        with engine.connect() as connection:
            return "schema_version" not in inspect(connection).get_table_names() or _contents(connection).is_empty
    finally:
        engine.dispose()


def _into_rows(work: Path, database: str, wanted: Contents, *, replace: bool) -> None:
    asyncio.run(_bring_up_to_date(database))
    engine, from_file = _engine(database), _file_engine(work)
    try:
        with engine.begin() as target, from_file.connect() as source:
            if target.execute(_OTHERS, {"name": SERVERS}).scalar():
                raise StoreError(IN_USE())
            if not (replace or _contents(target).is_empty):
                raise NotRestored(WOULD_OVERWRITE(where=engine.url.render_as_string()))
            for name in _tables(target):
                target.execute(text(f"DELETE FROM {name}"))
            _pour(source, target)
            _check(wanted, _contents(target), DATABASE_DIFFERS)  # else nothing is committed
    finally:
        engine.dispose()
        from_file.dispose()


_OTHERS: Final = text(
    "SELECT COUNT(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = :name AND pid <> pg_backend_pid()"
)


async def _bring_up_to_date(where: Path | str) -> None:
    url = f"sqlite+aiosqlite:///{where}" if isinstance(where, Path) else with_driver(where)
    engine = create_async_engine(url, hide_parameters=True)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


@contextmanager
def _room_beside(backup: Path) -> Iterator[Path]:
    """A file to work on, in a folder that only we look into: the backup itself is never written to."""
    if not backup.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(backup))
    with closing(_read_only(backup)) as found:
        try:
            known = found.execute("SELECT name FROM sqlite_master WHERE name = 'schema_version'").fetchone()
        except sqlite3.DatabaseError:
            known = None
    if known is None:
        raise StoreError(IS_NO_BACKUP(file=backup.name))
    with TemporaryDirectory(prefix="kibitz-restore-") as folder:
        yield Path(folder) / "restored.sqlite3"


# --- reading back


def _contents_of(file: Path) -> Contents:
    """What a file has, once SQLite has found every page and index of it whole."""
    engine = _file_engine(file)
    try:
        with engine.connect() as connection:
            found = [row[0] for row in connection.exec_driver_sql("PRAGMA integrity_check")]
            if found != ["ok"]:
                raise StoreError(DAMAGED(file=file.name, why=str(found[0])))
            return _contents(connection)
    finally:
        engine.dispose()


def _contents(connection: Connection) -> Contents:
    version = _version(connection)
    rows, sums = dict[str, int](), dict[str, int]()
    for name in _tables(connection):
        rows[name], sums[name] = 0, 0
        for part in _rows(connection, name, _columns(connection, name)):
            rows[name] += len(part)
            sums[name] = (sums[name] + _sum(part)) % _SUMS
    return Contents(version, rows, sums)


def _tables(connection: Connection) -> list[str]:
    return sorted(inspect(connection).get_table_names())


def _columns(connection: Connection, table: str) -> list[str]:
    return sorted(column["name"] for column in inspect(connection).get_columns(table))


def _rows(connection: Connection, table: str, columns: Sequence[str]) -> Iterator[Sequence[Sequence[Any]]]:
    found = connection.execution_options(yield_per=_AT_A_TIME).execute(
        text(f"SELECT {', '.join(columns)} FROM {table}")
    )
    yield from (list(map(tuple, part)) for part in found.partitions(_AT_A_TIME))


def _sum(rows: Sequence[Sequence[Any]]) -> int:
    """The same in whatever order a database gives them."""
    return sum(int.from_bytes(hashlib.sha256(repr(tuple(row)).encode()).digest()) for row in rows)


def _check(wanted: Contents, found: Contents, differs: Template) -> None:
    if wanted != found:
        other = [name for name in wanted.sums if wanted.sums[name] != found.sums.get(name)]
        raise StoreError(differs(tables=", ".join(other)))


# --- files


def _file_engine(file: Path) -> Engine:
    return create_engine(f"sqlite:///{file}", hide_parameters=True)


def _copy_pages(source: Path, target: Path) -> None:
    with closing(_read_only(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _read_only(file: Path) -> sqlite3.Connection:
    """Not even the files that SQLite has beside one that is in use are made."""
    is_in_use = Path(f"{file}-wal").exists()
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro{'' if is_in_use else '&immutable=1'}", uri=True)


def _settle_on_disk(file: Path) -> None:
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def _remove(file: Path) -> None:
    for ending in ("", "-wal", "-shm", "-journal"):
        Path(f"{file}{ending}").unlink(missing_ok=True)
