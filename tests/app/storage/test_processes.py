"""Servers that die, and servers that share one PostgreSQL."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from kibitz.app.web import running
from tests.amounts import often
from tests.app.client import Frame, PageClient, first_move, play_deal
from tests.app.serving import ServerProcess, ServerThread, free_port, with_data
from tests.app.storage.test_store import identity, with_store
from tests.cli.running import Outcome, kibitz

Pages = Callable[..., PageClient]


def database_arguments(kind: str, request: pytest.FixtureRequest, folder: Path) -> tuple[str, ...]:
    if kind == "sqlite":
        return with_data(folder)
    return ("--database", request.getfixturevalue("postgres_database"), "--bot-delay", "0.02")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_killed_in_mid_trick_nothing_acknowledged_is_lost_and_nothing_played_twice(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, pages: Pages
) -> None:
    arguments = database_arguments(kind, request, tmp_path)
    server = ServerProcess(*arguments)
    ann = pages(server.address)
    table = ann.open("bridgewar")
    acknowledged: list[tuple[Frame, str, Frame, int]] = []  # picture, nonce, move, place in the log
    for round_ in range(often(1, 3)):
        for number in range(3):
            picture = ann.wait_until(lambda each: each["you"] in each["waiting"])
            move, nonce = first_move(picture), f"nonce-{round_}-{number}"
            assert move is not None
            done = ann.act(picture, move, nonce)
            assert done["type"] == "Done"
            acknowledged.append((picture, nonce, move, done["at"]))
            ann.wait_past(picture)
        server.kill()
        server = ServerProcess(*arguments, port=server.port)
        ann = pages(server.address, ann.token)
        assert ann.ask("Watch", table=table)["type"] == "Done"
        for picture, nonce, move, place in acknowledged:
            again = ann.act(picture, move, nonce)
            assert (again["type"], again["at"]) == ("Done", place)
    picture = play_deal(ann)
    assert picture["outcome"]
    shown = ann.ask("AskDeal", table=table, deal=1)
    cards = [step["value"] for step in shown["steps"] if step["kind"] == "card"]
    assert len(cards) == len(set(cards))
    assert [move["card"] for _, _, move, _ in acknowledged if move["event"] == "played"] == [
        card for card in cards if card in {move.get("card") for _, _, move, _ in acknowledged}
    ]
    assert server.stop() == ""


@pytest.fixture
def pair(postgres_database: str) -> Iterator[tuple[ServerThread, ServerThread]]:
    """Two servers, one database."""
    one, two = ServerThread(postgres_database), ServerThread(postgres_database)
    yield one, two
    one.stop()
    two.stop()


def test_one_table_through_two_processes(postgres_database: str, pages: Pages) -> None:
    """Real processes: Ann at one, Bob at the other, bots between them; every card once."""
    arguments = ("--database", postgres_database, "--bot-delay", "0.01")
    one, two = ServerProcess(*arguments), ServerProcess(*arguments)
    ann, bob = pages(one.address), pages(two.address)
    table = ann.open("bridgewar", session_options={"deals": 2}, gather=True)
    assert bob.ask("Join", table=table, nickname="Bob", player=1)["type"] == "Done"
    ann.wait_in_room(lambda room: not any(chair["away"] for chair in room["chairs"]))
    ann.ask("Begin", table=table)
    for page in (ann, bob):
        # Each hears from the other process, a moment later, that nobody is away.
        page.wait_until(lambda each: len(each["free"]) == 2 and not any(place["away"] for place in each["places"]))
    for deal in (1, 2):
        deadline = time.monotonic() + 30
        while not all(page.picture and page.picture["outcome"] for page in (ann, bob)):
            assert time.monotonic() < deadline
            for page in (ann, bob):
                page.wait_for_newest(0.02)
                assert page.picture is not None
                if page.picture["you"] in page.picture["waiting"] and page.picture["deal"] == deal:
                    move = first_move(page.picture)
                    assert move is not None
                    page.act(page.picture, move)
        for page in (ann, bob):
            page.ask("GoOn", table=table, deal=deal)
        if deal == 1:
            for page in (ann, bob):
                page.wait_for_deal(2)
    shown = [page.ask("AskDeal", table=table, deal=1)["steps"] for page in (ann, bob)]
    cards = [step["value"] for step in shown[0] if step["kind"] == "card"]
    assert shown[0] == shown[1] and len(cards) == len(set(cards))
    # One process dies: the other sees its people go, and the table plays on there.
    two.kill()
    back = pages(one.address, bob.token)
    back.ask("Watch", table=table)
    assert back.wait_until(lambda each: bool(each["table"] == table))["verdict"] is not None
    assert one.stop() == ""


def test_the_newest_connection_wins_across_processes(pair: tuple[ServerThread, ServerThread], pages: Pages) -> None:
    one, two = pair
    ann = pages(one.address)
    table = ann.open("minibridge")
    tablet = pages(two.address, ann.token)
    ann.wait_for(lambda frame: frame["type"] == "Superseded")
    tablet.ask("Watch", table=table)
    assert tablet.wait_until(lambda each: bool(each["table"] == table))["you"] == 0


def test_a_set_phrase_reaches_the_other_process(pair: tuple[ServerThread, ServerThread], pages: Pages) -> None:
    one, two = pair
    ann, eve = pages(one.address), pages(two.address)
    table = ann.open("bridgewar", watchable=True)
    eve.ask("Watch", table=table)
    ann.send("Say", table=table, phrase="Good luck!")
    assert eve.wait_for(lambda frame: frame["type"] == "Spoke")["phrase"] == "Good luck!"


def test_leaving_a_table_that_is_none_disturbs_nobody(pair: tuple[ServerThread, ServerThread], pages: Pages) -> None:
    one, two = pair
    ann, eve = pages(one.address), pages(two.address)
    table = ann.open("bridgewar", watchable=True)
    eve.ask("Watch", table=table)
    ann.send("Leave", table="x" * 12_000)
    ann.send("Say", table=table, phrase="Hello!")
    assert eve.wait_for(lambda frame: frame["type"] == "Spoke")["phrase"] == "Hello!"


def test_a_broken_line_to_the_database_is_mended(
    pair: tuple[ServerThread, ServerThread], postgres_database: str, pages: Pages
) -> None:
    one, two = pair
    ann, eve = pages(one.address), pages(two.address)
    table = ann.open("bridgewar", watchable=True)
    eve.ask("Watch", table=table)
    picture = ann.wait_until(lambda each: each["you"] in each["waiting"])
    with psycopg.connect(postgres_database, autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    move = first_move(picture)
    assert move is not None
    # The page sends again what was not acknowledged; nothing is lost and nothing doubled.
    deadline = time.monotonic() + 10
    while ann.act(picture, move, "nonce-mended")["type"] != "Done":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert eve.wait_past(picture)["at"] > picture["at"]


def test_a_bot_is_moved_by_another_process_when_the_first_is_dead(postgres_database: str, pages: Pages) -> None:
    slow = ServerProcess("--database", postgres_database, "--bot-delay", "30")
    ann = pages(slow.address)
    table = ann.open("bridgewar")
    slow.kill()
    fast = ServerProcess("--database", postgres_database, "--bot-delay", "0")
    back = pages(fast.address, ann.token)
    back.ask("Watch", table=table)
    assert back.wait_until(lambda each: each["you"] in each["waiting"])
    assert fast.stop() == ""


# --- the command


@pytest.fixture
def as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that comes to nothing in this process leaves the log as it was."""
    monkeypatch.setattr(running, "write_log", lambda _: None)


def run_serve(*arguments: str) -> Outcome:
    """For what is refused: no server comes of it."""
    return kibitz("serve", "--no-browser", *arguments)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--database", "mysql://somewhere/kibitz"), "SQLite or PostgreSQL"),
        (("--database", "nonsense"), "is no database address"),
        (("--database", "postgresql://nobody@127.0.0.1:1/nothing"), "cannot be opened"),
        (("--data", "/proc/kibitz"), "cannot be made"),
        (("--host", "203.0.113.7"), "cannot listen"),
    ],
)
@pytest.mark.usefixtures("as_before")
def test_what_is_wrong_with_the_command_is_one_sentence(arguments: tuple[str, ...], complaint: str) -> None:
    done = run_serve("--port", str(free_port()), *arguments)
    assert done.code == 2
    assert complaint in done.err and done.err.count("\n") == 1


@pytest.mark.usefixtures("as_before")
def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    first = ServerProcess(*with_data(tmp_path))
    second = run_serve("--port", str(free_port()), *with_data(tmp_path))
    assert (second.code, second.out) == (2, "")
    assert f"at “http://localhost:{first.port}” keeps its games in " in second.err and second.err.count("\n") == 1
    same = run_serve("--port", str(free_port()), "--database", f"sqlite:///{tmp_path / 'kibitz.sqlite3'}")
    assert same.code == 2
    first.kill()  # nothing is tidied up, and nothing is in the way
    assert ServerProcess(*with_data(tmp_path)).stop() == ""


def test_what_is_kept_is_for_its_owner_only(tmp_path: Path, pages: Pages) -> None:
    folder, before = tmp_path / "games", os.umask(0o002)
    try:
        server = ServerProcess(*with_data(folder))
        pages(server.address).open("bridgewar")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}
        server.stop()
    finally:
        os.umask(before)
    assert modes.pop("games") == 0o700
    assert {"kibitz.sqlite3", "kibitz.sqlite3-wal", "kibitz.sqlite3-shm"} <= set(modes)
    assert set(modes.values()) == {0o600}


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "kibitz.sqlite3"
    file.touch(0o644)
    file.chmod(0o644)
    with_store(f"sqlite:///{file}", lambda store: store.commit((identity("ann"),)))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_port_that_is_taken_is_left_for_the_next(tmp_path: Path) -> None:
    first = ServerProcess(*with_data(tmp_path))
    command = [sys.executable, "-m", "kibitz", "serve", "--no-browser", "--port", str(first.port)]
    second = subprocess.Popen([*command, "--data", str(tmp_path / "second")], stdout=subprocess.PIPE, text=True)
    assert second.stdout is not None
    said = [second.stdout.readline(), second.stdout.readline()]
    second.terminate()
    second.communicate(timeout=10)
    first.stop()
    assert said[0].startswith(f"Port {first.port} is taken: using ") and "kibitz is at http://localhost:" in said[1]


def test_on_the_network_the_address_and_a_qr_code_are_shown(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kibitz", "serve", "--no-browser", "--host", "0.0.0.0"]
    arguments = ["--port", str(free_port()), "--data", str(tmp_path)]
    server = subprocess.Popen([*command, *arguments], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    said = [server.stdout.readline() for _ in range(8)]
    server.terminate()
    server.communicate(timeout=10)
    assert said[1].startswith("Friends on the same network: http://") and "█" in "".join(said[2:])
