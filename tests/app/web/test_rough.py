"""Messages that no page of ours sends, and what the server says to every browser."""

from __future__ import annotations

import gzip
import json
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import kibitz
from kibitz.app.protocol import VERSION
from kibitz.app.web.static import FOLDER, Page
from kibitz.words import IN_ENGLISH
from tests.app.client import PageClient, fetch, first_move, in_english
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]

HELLO = f'{{"type": "Hello", "version": {VERSION}}}'


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "[]",
        "null",
        '{"type": "Nothing"}',
        '{"type": "Watch"}',
        '{"type": "Watch", "id": "one", "table": "x"}',
        '{"type": "Watch", "id": 1, "table": "x", "and": "more"}',
        '{"type": "Act", "id": 1, "table": "x", "deal": 1, "at": 1, "nonce": "nonce-0001", "move": '
        '{"event": "seeded"}}',
        '{"type": "Act", "id": 1, "table": "x", "deal": 1, "at": 1, "nonce": "nonce-0001", "move": '
        '{"event": "played", "seat": "N", "card": "XX"}}',
        '{"type": "OpenTable", "id": 1, "nickname": "Ann", "game": "poker"}',
        '{"type": "OpenTable", "id": 1, "nickname": "Ann", "game": "minibridge", "options": {"slam": 3}}',
        '{"type": "OpenTable", "id": 1, "nickname": "Ann", "game": "minibridge", "session": "rubber"}',
        '{"type": "OpenTable", "id": 1, "nickname": "Ann", "game": "minibridge", "bots": "cheats"}',
        '{"type": "OpenTable", "id": 1, "nickname": "", "game": "minibridge"}',
        '{"type": "OpenTable", "id": 1, "nickname": "a name far too long for anyone", "game": "minibridge"}',
        '{"type": "OpenTable", "id": 1, "nickname": "\\u202eevil", "game": "minibridge"}',
        '{"type": "Watch", "id": 1, "table": "nosuchcode"}',
        '{"type": "Watch", "id": 1, "table": "\\u0000"}',
        '{"type": "AskDeal", "id": 1, "table": "nosuchcode", "deal": 99999999999999}',
        '{"type": "TakeOver", "id": 1, "code": "AAAA-AAAA"}',
        '{"type": "AskHandover", "id": 1}',
        HELLO,
        '{"type": "OpenTable", "id": 1, "nickname": "Ann", "game": "minibridge", "options": ' + "[" * 3000 + "}",
    ],
)
def test_what_is_wrong_is_refused_in_one_sentence_and_nothing_breaks(
    shared_server: ServerThread, pages: Pages, message: str
) -> None:
    page = pages(shared_server.address)
    page.line.send(message)
    refused = page.wait_for(lambda frame: frame["type"] == "Refused")
    assert refused["text"]["say"] and "Traceback" not in json.dumps(refused)
    assert page.ask("AskTables")["type"] == "Tables"  # the line is still good


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>kibitz</title>" + "x" * 1000)
    (folder / "assets" / "index-Ab3dEf9_.js").write_text("// " + "x" * 1000)
    server = ServerThread(f"sqlite:///{folder / 'kibitz.sqlite3'}", rate=20.0, page=Page(folder))
    yield server
    server.stop()


def test_hello_comes_first_and_in_the_right_version(shared_server: ServerThread, pages: Pages) -> None:
    page = pages(shared_server.address, greet=False)
    assert in_english(page.ask("AskTables")["text"]) == "The first message must be Hello."


@pytest.mark.parametrize(
    "greeting",
    [
        '{"type": "Hello", "version": 0, "token": null}',
        '{"type": "Hello", "version": 99}',
        '{"type": "Hello", "version": "2.0"}',
        f'{{"type": "Hello", "version": {VERSION}, "language": "fr"}}',
        '{"type": "Greetings"}',
        "hello",
    ],
)
def test_a_page_of_another_version_is_told_to_be_loaded_anew(
    shared_server: ServerThread, pages: Pages, greeting: str
) -> None:
    """In a form that no version changes: every page there ever was can tell it from all else."""
    page = pages(shared_server.address, greet=False)
    page.line.send(greeting)
    assert page.line.recv(timeout=10) == '{"type":"Outdated"}'
    with pytest.raises(ConnectionClosed):
        page.line.recv(timeout=10)


def test_a_refused_request_is_answered_with_its_number(shared_server: ServerThread, pages: Pages) -> None:
    page = pages(shared_server.address)
    page.line.send('{"type": "Watch", "id": 41}')
    assert page.wait_for(lambda frame: frame["type"] == "Refused")["id"] == 41


def test_a_token_that_nobody_has_opens_nothing(shared_server: ServerThread, pages: Pages) -> None:
    page = pages(shared_server.address, "A" * 32)
    assert page.token != "A" * 32
    assert page.ask("AskHistory")["deals"] == []


def test_a_message_of_more_than_16_kb_ends_the_line(shared_server: ServerThread, pages: Pages) -> None:
    page = pages(shared_server.address)
    page.line.send("x" * 17_000)
    with pytest.raises(ConnectionClosed) as closed:
        page.wait_for(lambda frame: False)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_a_flood_ends_the_line_and_no_other(shared_server: ServerThread, pages: Pages) -> None:
    flooder, other = pages(shared_server.address), pages(shared_server.address)
    with suppress(ConnectionClosed):
        for number in range(500):
            flooder.send("AskTables", id=number)
    with pytest.raises(ConnectionClosed) as closed:
        flooder.wait_for(lambda frame: False)
    # Whoever is still sending may find the line gone before it has read why.
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1008
    assert other.ask("AskTables")["type"] == "Tables"


def test_who_says_nothing_is_not_waited_for(sqlite_server: ServerThread, pages: Pages) -> None:
    sqlite_server.hub.patience = 0.1
    page = pages(sqlite_server.address, greet=False)
    with pytest.raises(ConnectionClosed):
        page.wait_for(lambda frame: False)


def test_a_page_looks_at_the_newest_twenty_tables(sqlite_server: ServerThread, pages: Pages) -> None:
    openers = [pages(sqlite_server.address) for _ in range(3)]
    tables = [openers[number % 3].open("bridgewar") for number in range(21)]
    eve = pages(sqlite_server.address)
    for table in tables:
        assert eve.ask("Watch", table=table)["type"] == "Done"
    most = max(sqlite_server.hub.connections, key=lambda each: len(each.watching))
    assert list(most.watching) == tables[1:]


def test_tables_are_not_opened_by_the_dozen(sqlite_server: ServerThread, pages: Pages) -> None:
    page = pages(sqlite_server.address)
    for _ in range(10):
        page.open("bridgewar")
    assert page.ask("OpenTable", nickname="Ann", game="bridgewar")["type"] == "Refused"


def test_another_sites_page_cannot_open_a_line(shared_server: ServerThread) -> None:
    address = shared_server.address.replace("http", "ws") + "/ws"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin=Origin("https://elsewhere.example")) as line,
    ):
        line.send(HELLO)
    assert refused.value.response.status_code == 403


def test_moves_that_are_not_legal_change_nothing(sqlite_server: ServerThread, pages: Pages) -> None:
    ann = pages(sqlite_server.address)
    ann.open("bridgewar")
    picture = ann.wait_until(lambda each: each["you"] in each["waiting"])
    before = sqlite_server.hub.tables[picture["table"]].state
    for move in (
        {"event": "played", "seat": "E", "card": "SA"},
        {"event": "called", "seat": "N", "call": "7NT"},
        {"event": "answered", "seat": "E", "agreed": True},
        {"event": "cut", "seat": "W", "place": 99},
    ):
        assert ann.act(picture, move)["type"] == "Refused"
    legal = first_move(picture)
    assert legal is not None
    for changed in ({"deal": 2}, {"at": 999}, {"at": -1}):
        assert ann.act(picture | changed, legal)["type"] == "Refused"
    assert ann.act(picture, legal, "short")["type"] == "Refused"
    assert sqlite_server.hub.tables[picture["table"]].state is before


@pytest.mark.parametrize(
    "path",
    ["/", "/t/abcdefghij", "/t/abcdefghij/3", "/api/games", "/api/words/fr", "/api/words/xx", "/health", "/nothing"],
)
def test_every_answer_tells_the_browser_to_be_strict(shared_server: ServerThread, path: str) -> None:
    status, headers, _ = fetch(shared_server.address, path)
    assert status == (404 if path in ("/nothing", "/api/words/xx") else 200)
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/api/games", "/api/words/fr"])
def test_what_the_first_page_asks_for_is_compressed(shared_server: ServerThread, path: str) -> None:
    _, headers, packed = fetch(shared_server.address, path, **{"Accept-Encoding": "gzip"})
    assert headers["content-encoding"] == "gzip" and headers["vary"] == "Accept-Encoding"
    _, headers, body = fetch(shared_server.address, path)
    assert "content-encoding" not in headers
    assert gzip.decompress(packed) == body


def test_built_files_are_compressed_and_kept(shared_server: ServerThread) -> None:
    status, headers, body = fetch(shared_server.address, "/assets/index-Ab3dEf9_.js", **{"Accept-Encoding": "gzip"})
    assert status == 200 and headers["content-encoding"] == "gzip" and len(body) < 200
    assert "immutable" in headers["cache-control"] and headers["content-type"].startswith("text/javascript")
    _, headers, _ = fetch(shared_server.address, "/")
    assert headers["cache-control"] == "no-cache"
    status, _, body = fetch(shared_server.address, "/", **{"If-None-Match": headers["etag"]})
    assert (status, body) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/../kibitz.sqlite3x",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../etc/passwd",
        "/%00",
        "/" + "a" * 3000,
        "/" + "a/" * 3000,
        "//index.html",
        "/./index.html",
        "/assets/./index-Ab3dEf9_.js",
        "/assets//index-Ab3dEf9_.js",
        "/assets/%2e/index-Ab3dEf9_.js",
        "/assets%2f%2findex-Ab3dEf9_.js",
        "/assets/../assets/index-Ab3dEf9_.js",
        "/assets",
        "/assets/",
        "/protocol.py",
    ],
)
def test_only_the_pages_own_files_are_served_and_by_their_one_name(shared_server: ServerThread, path: str) -> None:
    assert fetch(shared_server.address, path)[0] == 404


def test_a_file_is_read_and_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("x" * 1000)
    page = Page(tmp_path)
    monkeypatch.setattr(gzip, "compress", None)  # would fail if it were called again
    monkeypatch.setattr(Path, "read_bytes", None)
    server = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", page=page)
    try:
        for path in ("/", "/index.html", "/t/abcdefghij"):
            assert fetch(server.address, path, **{"Accept-Encoding": "gzip"})[0] == 200
        assert fetch(server.address, "/kibitz.sqlite3")[0] == 404  # came later, and is no part of the page
    finally:
        server.stop()


def test_the_page_is_the_built_one() -> None:
    built = Path(kibitz.__file__).parent / "page"
    assert built == FOLDER and not list(FOLDER.rglob("*.py"))


GET = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
LIVE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def raw(server: ServerThread, request: bytes) -> bytes:
    """What the server answers to these very bytes."""
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=5) as line:
        line.sendall(request)
        line.shutdown(socket.SHUT_WR)
        answer = bytearray()
        with suppress(ConnectionError):
            while more := line.recv(4096):
                answer += more
        return bytes(answer)


@pytest.mark.parametrize(
    "request_",
    [
        GET + b"Host: [\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: [\r\n\r\n",
        b"GET /qr.svg HTTP/1.1\r\nHost: [:::]\r\n\r\n",
        b"GET /qr.svg HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n",
        b"GET /qr.svg HTTP/1.0\r\n\r\n",
        b"GET /qr.svg?path=%ff&path=%00&&&=;&%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /%ff%fe/%e2%82 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET /t/%2f%00 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET /t/x/99999999999999999999999999 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET http://[/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET * HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        GET + b"X-Forwarded-For: [, ,%%, ::g, \xff\r\nX-Forwarded-Proto: \xff\r\n\r\n",
        GET + b"Accept-Encoding: \xff;q=x\r\nIf-None-Match: \xff\r\nCookie: \xff\r\n\r\n",
        GET + b"Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
        LIVE + b"Origin: http://[\r\n\r\n",
        LIVE + b"Origin: \xff://\xfe\r\n\r\n",
        LIVE + b"Origin: null\r\n\r\n",
        LIVE + b"Origin: http://\r\n\r\n",
        LIVE.replace(b"localhost", b"[") + b"Origin: http://[\r\n\r\n",
        LIVE.replace(b"/ws", b"/ws\xff") + b"\r\n",
        LIVE.replace(b"/ws", b"/ws?\xff") + b"\r\n",
        LIVE.replace(b"/ws", b"/elsewhere") + b"\r\n",
        LIVE.replace(b"13", b"\xff") + b"\r\n",
        LIVE.replace(b"==", b"") + b"\r\n",
        LIVE.replace(b"GET", b"POST") + b"\r\n",
        LIVE + b"X-Forwarded-For: \xff\r\n\r\n",
    ],
    ids=str,
)
def test_malformed_requests_are_the_senders_fault(
    shared_server: ServerThread, caplog: pytest.LogCaptureFixture, request_: bytes
) -> None:
    answer = raw(shared_server, request_)
    assert re.match(rb"HTTP/1.1 [1-4]\d\d ", answer), answer
    assert not [each for each in caplog.records if each.exc_info or each.levelname == "ERROR"], caplog.text


def test_a_page_that_is_not_built_is_said_in_one_sentence(sqlite_server: ServerThread, tmp_path: Path) -> None:
    server = ServerThread(f"sqlite:///{tmp_path / 'other.sqlite3'}", page=Page(tmp_path / "nothing"))
    status, _, body = fetch(server.address, "/")
    server.stop()
    assert status == 503 and body.startswith(b"The page has not been built") and body.count(b"\n") == 1


def test_qr_codes_are_of_this_sites_own_links_only(shared_server: ServerThread) -> None:
    status, headers, body = fetch(shared_server.address, "/qr.svg?path=/t/abcdefghij")
    assert status == 200 and headers["content-type"] == "image/svg+xml" and b"<svg" in body
    assert fetch(shared_server.address, "/qr.svg?path=//elsewhere.example")[0] == 400
    assert fetch(shared_server.address, "/qr.svg?path=https://elsewhere.example")[0] == 400
    status, _, body = fetch(shared_server.address, "/qr.svg?path=/watch", Host="a" * 5000)
    assert status == 400 and body == b"The name of this site is too long for a QR code.\n"


def test_the_catalogue_has_every_game_with_its_options(shared_server: ServerThread) -> None:
    catalogue = json.loads(fetch(shared_server.address, "/api/games")[2])
    games = {game["name"]: game for game in catalogue["games"]}
    assert games["abridged"]["deck"] == "colours" and games["minibridge-simple3"]["players"] == 3
    scoring = next(option for option in games["minibridge"]["options"] if option["name"] == "scoring")
    assert scoring["kind"] == "choice" and scoring["choices"][0]["value"] == scoring["default"] == "full"
    assert all(option["description"] for game in games.values() for option in game["options"])
    assert [each["name"] for each in games["contract"]["sessions"]] == ["rubber", "chicago", "match"]


def test_health_and_figures(shared_server: ServerThread) -> None:
    assert fetch(shared_server.address, "/health")[2] == b"well\n"
    figures = fetch(shared_server.address, "/metrics")[2].decode()
    assert f'kibitz_info{{version="{kibitz.__version__}"}} 1\n' in figures
    assert "# TYPE kibitz_connections gauge" in figures and "kibitz_store_seconds_count" in figures


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "poker"},
        {"game": "minibridge", "options": {"slam": 3}},
        {"game": "minibridge", "options": {"jokers": True}},
        {"game": "minibridge", "options": {"slam": True, "scoring": "lesson"}},
        {"game": "minibridge", "session": "rubber"},
        {"game": "minibridge", "session": "tennis"},
        {"game": "contract", "options": {"scoring": "duplicate"}, "session": "rubber"},
        {"game": "contract", "options": {"scoring": "duplicate", "slams_taken": True}},
        {"game": "contract", "session": "rubber", "session_options": {"deals": 3}},
        {"game": "minibridge", "session_options": {"deals": 0}},
    ],
    ids=str,
)
def test_options_are_refused_in_words_that_can_be_translated(
    shared_server: ServerThread, pages: Pages, wrong: dict[str, object]
) -> None:
    refused = pages(shared_server.address).ask("OpenTable", nickname="Ann", **wrong)
    assert refused["type"] == "Refused"
    said = refused["text"]
    holes = set(IN_ENGLISH.holes(said["say"]))
    assert holes - {"why"} and holes == set(said["values"])
