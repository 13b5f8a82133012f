"""Files that are opened in the page: read whatever they are, within limits, and not kept."""

from __future__ import annotations

import gzip
import json
from base64 import b64encode
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from kibitz.app.web.door import FILE_ADDRESS, FILE_BYTES, Patience
from kibitz.app.web.opening import read_file
from kibitz.cards import Deal
from tests.app.client import Frame, PageClient, fetch, in_english, refused
from tests.app.serving import ServerThread
from tests.club.test_recorded_matches import board

Pages = Callable[..., PageClient]
MATCH = board(7, "Open", "4S", 9) + board(7, "Closed", "4S", 10)


def sent(server: ServerThread, content: bytes, name: str = "match.pbn", **headers: str) -> tuple[int, bytes]:
    line = HTTPConnection(server.address.removeprefix("http://"), timeout=30)
    try:
        line.request("POST", f"/api/view?name={name}", content, headers)
        answer = line.getresponse()
        return answer.status, answer.read()
    finally:
        line.close()


def answered(server: ServerThread, path: str, content: bytes) -> int | None:
    """The number of the answer, or None if the line was cut in the middle."""
    line = HTTPConnection(server.address.removeprefix("http://"), timeout=30)
    try:
        line.request("POST", path, content)
        return line.getresponse().status
    except OSError:
        return None
    finally:
        line.close()


def opened(server: ServerThread, text: str, name: str = "match.pbn") -> dict[str, Any]:
    status, body = sent(server, text.encode(), name)
    assert status == 200, body
    found: dict[str, Any] = json.loads(body)
    return found


def test_a_file_is_answered_with_its_list_and_each_board_opens_by_its_code(
    sqlite_server: ServerThread, pages: Pages
) -> None:
    found = opened(sqlite_server, MATCH)
    (line,) = found["matches"][0]["boards"]
    assert (found["name"], found["boards"], found["faults"], line["imps"]) == ("match.pbn", 2, [], -10)
    page = pages(sqlite_server.address)
    shown = page.ask("AskBoard", code=line["rooms"][1]["code"])["board"]
    assert (shown["label"], shown["room"], shown["contract"]["declarer"]) == ("7", "Closed", "S")
    assert len(shown["hands"]["N"]) == 13 and shown["has_analysis"] and shown["deal"]
    analysis = page.ask("AskBoardAnalysis", code=line["rooms"][1]["code"])
    assert analysis["type"] == "Analysis" and analysis["tricks"]["N"]["S"] >= 0


def test_a_link_to_a_hand_viewer_opens_too(sqlite_server: ServerThread, pages: Pages) -> None:
    text = "https://www.bridgebase.com/tools/handviewer.html?n=sakqhakqdakqcakqj&d=n&a=7np!(ouch)pp&b=3"
    found = opened(sqlite_server, text, "")
    code = found["matches"][0]["boards"][0]["rooms"][0]["code"]
    shown = pages(sqlite_server.address).ask("AskBoard", code=code)["board"]
    assert shown["partial"] == ["E", "S", "W"] and not shown["has_analysis"] and shown["link"] is None
    passed = next(step for step in shown["steps"] if step["value"] == "pass")
    assert passed["alerted"] and passed["explained"] == ["ouch"]


def test_what_cannot_be_read_is_named_and_the_rest_opens(sqlite_server: ServerThread) -> None:
    found = opened(sqlite_server, MATCH + '[Board "8"]\n[Dealer "Q"]\n', "night.pbn")
    assert found["boards"] == 2 and found["faults"] == [
        {
            "problems": [{"say": "files-no-seat", "values": {"said": "Q"}}],
            "line": 20,
            "board": "",
        }
    ]
    (poem,) = opened(sqlite_server, "Roses are red.", "poem")["faults"][0]["problems"]
    assert "begins no file of a format that is known" in in_english(poem)


def test_a_name_is_a_name_and_no_path(sqlite_server: ServerThread) -> None:
    assert opened(sqlite_server, MATCH, "../../etc/x.pbn")["name"] == "x.pbn"


def test_a_file_has_a_most_of_bytes_and_other_addresses_take_none(sqlite_server: ServerThread) -> None:
    fits = b"%" + b" " * (FILE_BYTES - 1)
    assert sent(sqlite_server, fits)[0] == 200
    assert answered(sqlite_server, FILE_ADDRESS, fits + fits) in (400, 413, None)
    # Too long, cut, or not even asked for what it is: whichever is noticed first.
    assert answered(sqlite_server, "/health", b" " * 200_000) in (400, 405, None)


def test_files_are_read_for_our_own_page_only(sqlite_server: ServerThread) -> None:
    assert sent(sqlite_server, MATCH.encode(), Origin="https://elsewhere.example")[0] == 403
    status, body = sent(sqlite_server, MATCH.encode(), **{"Accept-Encoding": "gzip"})
    assert status == 200 and json.loads(gzip.decompress(body))["boards"] == 2


def test_reading_stops_at_a_number_of_boards_and_at_a_time() -> None:
    many = read_file("x.pbn", MATCH.encode() * 5, most=4)
    assert many.boards == 4 and many.is_cut
    late = read_file("x.pbn", MATCH.encode(), seconds=-1)
    assert late.boards == 0 and late.is_cut


def test_only_the_first_faults_are_told() -> None:
    found = read_file("x.pbn", b'[Board "8"]\n[Dealer "Q"]\n\n' * 30)
    assert len(found.faults) == 20 and found.more_faults == 10


def test_who_sends_a_file_slowly_is_not_waited_for(tmp_path: Path) -> None:
    server = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", patience=Patience(file=0.3))
    try:
        line = HTTPConnection(server.address.removeprefix("http://"), timeout=30)
        line.putrequest("POST", "/api/view?name=x.pbn")
        line.putheader("Content-Length", "1000")
        line.endheaders(b"[Board")
        assert line.sock.recv(100) == b""  # cut off
        line.close()
    finally:
        server.stop()


@pytest.mark.parametrize("code", ["", "1", "nonsense", "1" + "A" * 13_000])
def test_a_code_that_is_none_is_refused(sqlite_server: ServerThread, pages: Pages, code: str) -> None:
    for kind in ("AskBoard", "AskBoardAnalysis"):
        refused = pages(sqlite_server.address).ask(kind, code=code)
        assert refused["type"] == "Refused" and "does not hold a whole board" in in_english(refused["text"])


def test_a_server_that_was_started_on_a_file_shows_it(tmp_path: Path) -> None:
    file = tmp_path / "night.pbn"
    file.write_text(MATCH)
    server = ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}", shown=file)
    try:
        status, _, body = fetch(server.address, "/api/view")
        assert status == 200 and json.loads(body)["name"] == "night.pbn" and json.loads(body)["boards"] == 2
        file.unlink()
        assert fetch(server.address, "/api/view")[::2] == (
            404,
            b"night.pbn cannot be read: No such file or directory.\n",
        )
    finally:
        server.stop()


def test_nothing_was_opened_unless_the_server_was_started_on_it(sqlite_server: ServerThread) -> None:
    line = HTTPConnection(sqlite_server.address.removeprefix("http://"), timeout=30)
    line.request("GET", "/api/view")
    assert line.getresponse().status == 204
    line.close()


def test_the_deals_of_a_file_are_had_as_codes(sqlite_server: ServerThread, pages: Pages) -> None:
    """For homework and the desk, whatever program wrote the file."""
    page = pages(sqlite_server.address)
    one, other = Deal.from_number(1), Deal.from_number(2)
    pbn = f'[Board "7"]\n[Deal "{one}"]\n\n[Board "8"]\n[Deal ""]\n\n[Board "9"]\n[Deal "{other}"]\n'

    def asked(name: str, data: str) -> Frame:
        assert page.ask("SendPiece", place=0, text=data)["type"] == "Done"
        return page.ask("AskFileDeals", name=name)

    packed = b64encode(pbn.encode()).decode()
    assert asked("Evening.PBN", packed)["deals"] == [one.code, other.code]
    many = b64encode("".join(f'[Board "{n}"]\n[Deal "{one}"]\n\n' for n in range(1, 40)).encode()).decode()
    assert len(asked("many.pbn", many)["deals"]) == 32
    lin = b64encode(b"qx|o1|md|3SAKQ2HJ43DT98C765,SJ43HAKQ2D765CT98,ST98H765DAKQ2CJ43,|\n").decode()
    assert len(asked("board.lin", lin)["deals"]) == 1
    for name, data, why in (
        ("night.pbn", b64encode(b'[Board "1"]\n').decode(), "has all its cards"),
        ("night.pbn", "no base64!", "cannot be read"),
        ("night.pbn", "é" * 8, "cannot be read"),
        ("night.doc", packed, "doc"),
    ):
        assert why in refused(asked(name, data)), name
