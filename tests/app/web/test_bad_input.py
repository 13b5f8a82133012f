"""What once ended in a traceback, and what could be done too often: each is answered with a sentence."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Callable
from typing import Final
from urllib.parse import quote, urlsplit

import pytest

from kibitz.app.tables.people import veiled
from kibitz.club.competition import competition_decisions as decisions
from kibitz.club.competition.competition_lines import Entrant, Named, Seated
from kibitz.club.competition.event_file import EVENT_LOGS
from kibitz.club.movements import mitchell
from tests.app.client import PageClient, fetch, play_deal, refused
from tests.app.competition.test_competitions import Organiser, send_file
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


def post(address: str, path: str, body: bytes, *, promised: int | None = None) -> bytes:
    """A plain request as its bytes; with more promised than sent, and then the line is cut."""
    host = urlsplit(address).netloc
    head = f"POST {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {address}\r\nConnection: close\r\n"
    with socket.create_connection(host.split(":"), timeout=10) as line:  # type: ignore[arg-type]
        line.sendall(f"{head}Content-Length: {promised or len(body)}\r\n\r\n".encode() + body)
        if promised:
            return b""
        answer = b""
        while piece := line.recv(65536):
            answer += piece
    return answer


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/print", json.dumps({"sheet": "hands", "game": "minibridge", "seed": "abc"}).encode()),
        ("/api/view", b"http://x[handviewer.html?lin=x"),
        ("/api/view", b"\xff\xfe\x00"),
    ],
)
def test_no_plain_request_fails(sqlite_server: ServerThread, path: str, body: bytes) -> None:
    status = int(post(sqlite_server.address, path, body).split()[1])
    assert status in (200, 400)


NESTED: Final = '{"a":' + "[" * 5000
"""More brackets in each other than Python follows."""


def test_options_in_options_are_none(sqlite_server: ServerThread) -> None:
    order = f'{{"sheet": "sheet", "options": {NESTED}'
    assert int(post(sqlite_server.address, "/api/print", order.encode()).split()[1]) == 400
    assert fetch(sqlite_server.address, f"/api/rules/minibridge?options={quote(NESTED)}")[0] == 404


def test_an_upload_that_is_cut_off_and_bytes_that_are_no_text_are_no_fault_of_ours(
    sqlite_server: ServerThread, pages: Pages, caplog: pytest.LogCaptureFixture
) -> None:
    post(sqlite_server.address, "/api/view?name=x.pbn", b"[Event", promised=5000)
    page = pages(sqlite_server.address)
    page.line.socket.sendall(b"\x81\x82" + b"\x00\x00\x00\x00" + b"\xff\xfe")  # a text frame, and no UTF-8
    time.sleep(0.3)
    assert pages(sqlite_server.address).ask("AskTables")["type"] == "Tables"
    assert not any(each.exc_info for each in caplog.records), "a line at most, and no traceback"


def test_a_file_of_an_event_with_strangers_in_it_is_refused(sqlite_server: ServerThread, pages: Pages) -> None:
    first = decisions.created("Cup", "minibridge")
    strangers = Named(entrants=(Entrant(8, "Zoe"), Entrant(9, "Yves")))
    page = pages(sqlite_server.address)
    send_file(page, EVENT_LOGS.write((first, strangers, Seated(movement=mitchell(6, 2)))).decode())
    answer = page.ask("Make", new={"type": "FromFile", "ledger": "event"})
    assert answer["type"] == "Refused", answer
    held = next(each for each in sqlite_server.hub.connections if each.token == page.token)
    assert held.pieces == [], "the file is kept no longer than it is needed"


def test_the_bell_is_rung_a_few_times_a_minute(sqlite_server: ServerThread, pages: Pages) -> None:
    desk = Organiser(pages(sqlite_server.address))
    desk.seats()
    phone = pages(sqlite_server.address)
    phone.ask("BeEntrant", code=desk.code, entrant=1, nickname="Anna")
    desk.does("BeginRound", round=1)
    heard = [phone.ask("CallOrganiser", code=desk.code, wanted=bool(tap % 2))["type"] for tap in range(1, 61)]
    assert heard.count("Done") <= 8 and heard[0] == "Done"


def test_who_has_their_deals_forgotten_does_not_get_the_deal_of_the_day_again(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    page = pages(sqlite_server.address)
    table = page.ask("OpenDaily", game="bridgewar", nickname="Ann")["table"]
    page.wait_until(lambda picture: bool(picture["table"] == table))
    play_deal(page)
    assert page.ask("ForgetMyDeals")["type"] == "Done"
    assert "once" in refused(page.ask("OpenDaily", game="bridgewar", nickname="Ann"))


def test_no_code_of_a_table_is_in_the_log(
    sqlite_server: ServerThread, pages: Pages, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = pages(sqlite_server.address)
    table = page.open("bridgewar")
    monkeypatch.setattr("kibitz.app.hub.hub.drawn", lambda *_, **__: 1 / 0)
    page.send("Watch", id=5, table=table)
    deadline = time.monotonic() + 5
    while not (said := [each.getMessage() for each in caplog.records]) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert any(veiled(table) in each for each in said) and not any(re.search(table, each) for each in said)
    assert fetch(sqlite_server.address, "/health")[0] == 200
