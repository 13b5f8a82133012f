"""Backups and what comes of them: nothing lost, nothing overwritten unasked, and never half of it."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from kibitz.app.storage.database import sqlite_url
from kibitz.app.storage.migrations import STEPS, TooNew
from kibitz.app.storage.whole_copies import Contents, NotRestored, back_up, restore
from kibitz.app.storage.writer import StoreError
from tests.app.client import PageClient, play_deal
from tests.app.serving import ServerProcess, ServerThread, with_data
from tests.cli.running import kibitz

Pages = Callable[..., PageClient]


def _played(server: ServerThread, pages: Pages) -> PageClient:
    page = pages(server.address)
    page.open("bridgewar")
    play_deal(page)
    return page


def test_a_copy_of_a_running_server_goes_into_a_database_of_either_kind(
    server: ServerThread, pages: Pages, tmp_path: Path, postgres_database: str
) -> None:
    page = _played(server, pages)
    table = page.picture["table"] if page.picture else ""
    first = back_up(server.hub.store.url, tmp_path / "first.sqlite3")
    assert first.counted["tables"] == first.counted["identities"] == 1
    assert first.counted["events"] > 40
    server.stop()

    assert restore(tmp_path / "first.sqlite3", postgres_database, replace=True).sums == first.sums
    elsewhere = sqlite_url(tmp_path / "elsewhere")
    assert restore(tmp_path / "first.sqlite3", elsewhere).sums == first.sums
    assert back_up(postgres_database, tmp_path / "again.sqlite3") == first

    other = ServerThread(elsewhere)
    try:
        back = pages(other.address, page.token)
        assert back.ask("Watch", table=table)["type"] == "Done"
        assert back.wait_until(lambda picture: bool(picture["table"] == table))["deal"] >= 0
    finally:
        other.stop()


def test_each_copy_is_of_one_moment_while_people_play_on(
    sqlite_server: ServerThread, pages: Pages, tmp_path: Path
) -> None:
    page = pages(sqlite_server.address)
    page.open("bridgewar")
    playing = threading.Thread(target=play_deal, args=(page,))
    playing.start()
    copies: list[Contents] = []
    while playing.is_alive() or not copies:
        copies.append(back_up(sqlite_server.hub.store.url, tmp_path / f"{len(copies)}.sqlite3"))
    playing.join()
    counts = [copy.counted["events"] for copy in copies]
    assert counts == sorted(counts)
    with closing(sqlite3.connect(tmp_path / f"{len(copies) - 1}.sqlite3")) as last:
        lines = last.execute("SELECT deal, COUNT(*), MAX(seq) FROM events GROUP BY table_id, deal").fetchall()
    assert all(number == highest + 1 for _, number, highest in lines)  # no event without those before it


def test_games_that_are_there_are_replaced_only_if_that_is_said_and_kept_beside(
    sqlite_server: ServerThread, pages: Pages, tmp_path: Path
) -> None:
    _played(sqlite_server, pages)
    url, file = sqlite_server.hub.store.url, tmp_path / "kibitz.sqlite3"
    early = back_up(url, tmp_path / "early.sqlite3")
    pages(sqlite_server.address).open("minibridge", nickname="Bob")
    sqlite_server.stop()
    late = back_up(url, tmp_path / "late.sqlite3")
    assert late != early
    with pytest.raises(NotRestored):
        restore(tmp_path / "early.sqlite3", url)
    assert back_up(url, tmp_path / "late2.sqlite3") == late
    assert restore(tmp_path / "early.sqlite3", url, replace=True) == early
    (kept,) = tmp_path.glob("kibitz.sqlite3.before-*")
    assert restore(kept, sqlite_url(tmp_path / "undone")) == late
    assert file.stat().st_mode & 0o077 == kept.stat().st_mode & 0o077 == 0


def test_a_server_that_runs_is_not_restored_under_its_feet(
    tmp_path: Path, postgres_database: str, pages: Pages
) -> None:
    server = ServerProcess(*with_data(tmp_path))
    done = kibitz("backup", str(tmp_path / "copy.sqlite3"), "--data", str(tmp_path))
    assert done.code == 0 and "was read back" in done.out
    done = kibitz("restore", str(tmp_path / "copy.sqlite3"), "--data", str(tmp_path), "--replace")
    assert done.code == 2 and f"Another kibitz at “http://localhost:{server.port}”" in done.err
    server.stop()
    thread = ServerThread(postgres_database)
    try:
        with pytest.raises(StoreError, match="stop all of them first"):
            restore(tmp_path / "copy.sqlite3", postgres_database, replace=True)
    finally:
        thread.stop()
    assert kibitz("restore", str(tmp_path / "copy.sqlite3"), "--data", str(tmp_path)).code == 0


def test_a_backup_of_an_older_kibitz_is_brought_up_to_date_and_a_newer_one_refused(tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(old)) as made:
        made.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        for statement in STEPS[0]:
            made.execute(statement)
        made.execute("INSERT INTO schema_version VALUES (1)")
        made.commit()
    assert restore(old, sqlite_url(tmp_path / "here")).version == len(STEPS)
    with closing(sqlite3.connect(old)) as made:
        assert made.execute("SELECT version FROM schema_version").fetchone() == (1,)  # it is not written to
        made.execute("UPDATE schema_version SET version = 999")
        made.commit()
    with pytest.raises(TooNew):
        restore(old, sqlite_url(tmp_path / "there"))


def test_what_is_no_backup_or_is_damaged_is_refused_in_one_sentence(
    sqlite_server: ServerThread, pages: Pages, tmp_path: Path
) -> None:
    _played(sqlite_server, pages)
    copy, data = tmp_path / "copy.sqlite3", str(tmp_path / "new")
    back_up(sqlite_server.hub.store.url, copy)
    whole = copy.read_bytes()
    spoiled = {
        "empty": b"",
        "text": b"no backup at all\n" * 400,
        "cut off": whole[: len(whole) // 2],
        "page lost": whole[:8192] + bytes(8192) + whole[16384:],
    }
    for name, content in spoiled.items():
        file = tmp_path / f"{name}.sqlite3"
        file.write_bytes(content)
        done = kibitz("restore", str(file), "--data", data)
        assert done.code == 2, name
        assert done.err.count("\n") == 1, name
    missing = kibitz("restore", str(tmp_path / "nothing.sqlite3"), "--data", data)
    assert (missing.code, "no such file" in missing.err) == (2, True)
    assert not (tmp_path / "new" / "kibitz.sqlite3").exists()
    there = kibitz("backup", str(copy), "--data", str(tmp_path))
    assert (there.code, "it is there already" in there.err) == (2, True)
    assert copy.read_bytes() == whole
