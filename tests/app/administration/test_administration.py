"""Whoever has the token sees how the server is and can act; nobody else, however often they try."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kibitz.app import wording as w
from kibitz.app.hub.office_key import BadOfficeKey, read_office_key
from kibitz.app.storage.database import sqlite_url
from kibitz.app.storage.whole_copies import restore
from kibitz.app.web.log_lines import JsonLines
from tests.app.client import PageClient, fetch, refusal_id
from tests.app.serving import ServerProcess, ServerThread, with_data
from tests.cli.running import kibitz

Pages = Callable[..., PageClient]
ACTS: dict[str, dict[str, Any]] = {
    "AskOffice": {},
    "CloseTable": {"table": "0" * 8},
    "BanAddress": {"address": "203.0.113.7", "hours": 1},
    "LiftBan": {"address": "203.0.113.7"},
    "MakeBackup": {},
}


@pytest.fixture
def office(tmp_path: Path) -> Iterator[ServerThread]:
    thread = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", proxies=1)
    thread.hub.office_key = read_office_key(tmp_path / "admin", tmp_path / "backups")
    yield thread
    thread.stop()


def _token(folder: Path) -> str:
    return (folder / "admin").read_text().strip()


def test_nothing_is_done_without_the_token_and_few_guesses_are_heard(
    office: ServerThread, pages: Pages, tmp_path: Path
) -> None:
    page = pages(office.address)
    assert {refusal_id(page.ask(act, **fields)) for act, fields in ACTS.items()} == {w.NOT_THE_ADMINISTRATOR().say}
    heard = [refusal_id(page.ask("EnterOffice", token=f"guess {number}")) for number in range(8)]
    assert heard == 5 * [w.NOT_THE_ADMINISTRATOR().say] + 3 * [w.TOO_FAST().say]
    assert refusal_id(page.ask("EnterOffice", token=_token(tmp_path))) == w.TOO_FAST().say  # too late for this line
    assert refusal_id(page.ask("AskOffice")) == w.NOT_THE_ADMINISTRATOR().say


def test_a_server_without_a_token_has_no_such_page(sqlite_server: ServerThread, pages: Pages) -> None:
    page = pages(sqlite_server.address)
    assert refusal_id(page.ask("EnterOffice", token="")) == w.NO_OFFICE().say
    assert refusal_id(page.ask("AskOffice")) == w.NOT_THE_ADMINISTRATOR().say


def test_the_administrator_sees_closes_bans_and_keeps(office: ServerThread, pages: Pages, tmp_path: Path) -> None:
    ann = pages(office.address, forwarded="203.0.113.7")
    table = ann.open("minibridge", nickname="Ann")
    boss = pages(office.address, forwarded="198.51.100.1")
    assert boss.ask("EnterOffice", token=_token(tmp_path))["type"] == "Done"

    shown = boss.ask("AskOffice")
    (seen,) = shown["open_tables"]
    assert (seen["names"], seen["here"], seen["is_over"]) == (["Ann"], 1, False)
    assert table not in json.dumps(shown)  # nobody comes in by what is shown here
    assert (shown["people"], shown["connections"], shown["trouble"]) == (1, 2, None)
    assert {each["address"] for each in shown["addresses"]} == {"203.0.113.7", "198.51.100.1"}

    made = boss.ask("MakeBackup")
    assert (made["people"], made["tables"]) == (1, 1)
    assert restore(Path(made["file"]), sqlite_url(tmp_path / "copy")).counted["events"] == made["events"]

    assert refusal_id(boss.ask("CloseTable", table=table)) == w.NO_SUCH_TABLE().say
    assert boss.ask("CloseTable", table=seen["table"])["type"] == "Done"
    ann.wait_for(lambda frame: frame["type"] == "Waiting")  # she is at the door, and sees no hand
    (seen,) = boss.ask("AskOffice")["open_tables"]
    assert seen["names"] == []

    assert refusal_id(boss.ask("BanAddress", address="198.51.100.1", hours=1)) == w.YOUR_OWN_ADDRESS().say
    assert refusal_id(boss.ask("BanAddress", address="Ann", hours=1)) == w.NO_ADDRESS().say
    assert boss.ask("BanAddress", address="203.0.113.7", hours=1)["type"] == "Done"
    assert fetch(office.address, "/api/games", **{"X-Forwarded-For": "203.0.113.7"})[0] == 403
    assert boss.ask("AskOffice")["people"] == 0
    assert boss.ask("LiftBan", address="203.0.113.7")["type"] == "Done"
    assert fetch(office.address, "/api/games", **{"X-Forwarded-For": "203.0.113.7"})[0] == 200
    assert pages(office.address, ann.token, forwarded="203.0.113.7").token == ann.token


def test_the_token_is_made_for_its_owner_alone_and_a_short_one_refused(tmp_path: Path) -> None:
    file = tmp_path / "admin"
    key = read_office_key(file, tmp_path)
    assert file.stat().st_mode & 0o077 == 0
    assert key.fits(_token(tmp_path)) and not key.fits(_token(tmp_path)[:-1]) and not key.fits("")
    assert _token(tmp_path) not in repr(key)
    file.write_text("open sesame")
    with pytest.raises(BadOfficeKey):
        read_office_key(file, tmp_path)
    done = kibitz("serve", "--no-browser", "--data", str(tmp_path), "--admin", str(file))
    assert (done.code, done.err.count("\n")) == (2, 1)


def test_the_log_has_neither_token_nor_code_and_can_be_json(tmp_path: Path, pages: Pages) -> None:
    server = ServerProcess(*with_data(tmp_path), "--admin", str(tmp_path / "admin"), "--json-log")
    token = _token(tmp_path)
    page = pages(server.address)
    table = page.open("minibridge")
    page.ask("EnterOffice", token=f"{token}x")
    page.ask("EnterOffice", token=token)
    page.ask("CloseTable", table=page.ask("AskOffice")["open_tables"][0]["table"])
    log = server.stop()
    assert token not in log and table not in log
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"time", "level", "logger", "message"} <= lines[0].keys()
    assert sum(line["logger"] == "kibitz.office" for line in lines) == 2


def test_an_error_in_a_json_line_says_where_and_nothing_of_what_it_said() -> None:
    empty: dict[str, str] = {}
    try:
        empty["a secret"]
    except KeyError:
        record = logging.LogRecord("kibitz", logging.ERROR, "", 0, "It %s.", ("failed",), sys.exc_info())
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["error"]) == ("It failed.", "KeyError")
    assert line["where"][0].startswith("test_administration.py:")
    assert "a secret" not in json.dumps(line)
