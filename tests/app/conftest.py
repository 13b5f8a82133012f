"""Servers and databases that the tests share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final
from zlib import crc32

import psycopg
import pytest

from tests.app import chance
from tests.app.client import PageClient
from tests.app.postgres import Cluster
from tests.app.serving import ServerProcess, ServerThread

OF_THE_DATABASE: Final = tuple(f"tests/app/{name}/" for name in ("storage", "ledgers", "lookback"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is not about the database is looked at with PostgreSQL too by night, and by day a third of it."""
    for item in items:
        if (
            isinstance(item, pytest.Function)
            and hasattr(item, "callspec")
            and item.callspec.params.get("database") == "postgres"
            and not item.nodeid.startswith(OF_THE_DATABASE)
            and crc32(item.nodeid.encode()) % 3
        ):
            item.add_marker(pytest.mark.nightly)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with Cluster() as cluster:
        yield cluster.address


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """The address of an empty database. It is the same one each time, swept clean: a new one takes far longer."""
    address = f"{postgres}/postgres"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return address


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kibitz.sqlite3'}"
    address: str = request.getfixturevalue("postgres_database")
    return address


@pytest.fixture
def server(database: str) -> Iterator[ServerThread]:
    thread = ServerThread(database)
    yield thread
    thread.stop()


@pytest.fixture
def sqlite_server(tmp_path: Path) -> Iterator[ServerThread]:
    """For what has nothing to do with the database."""
    thread = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}")
    yield thread
    thread.stop()


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    chance.begin(request.node.name)
    chance.settle(monkeypatch)


@pytest.fixture(autouse=True)
def no_servers_left() -> Iterator[None]:
    yield
    ServerProcess.end_all()


@pytest.fixture
def pages() -> Iterator[Callable[..., PageClient]]:
    """Opens pages, and closes them at the end."""
    opened: list[PageClient] = []

    def page(address: str, token: str | None = None, *, greet: bool = True, forwarded: str | None = None) -> PageClient:
        opened.append(PageClient(address, token, greet=greet, forwarded=forwarded))
        return opened[-1]

    yield page
    for each in opened:
        each.close()
