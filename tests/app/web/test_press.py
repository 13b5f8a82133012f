"""The address where paper is ordered: whatever is wrong is one sentence, and nobody prints for others or endlessly."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

import pytest

from kibitz.app.live import limits
from tests.app.client import in_english
from tests.app.printing.ordering import order
from tests.app.serving import ServerThread


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"sheet": "hands", "deals": "N:AK.. no deal"}, "hands, not four"),
        ({"sheet": "sheet", "game": "whist"}, "“whist”"),
        ({"sheet": "sheet", "boards": 1000}, "cannot be printed"),
        ({"sheet": "poster"}, "cannot be printed"),
        ({"sheet": "sheet", "language": "xx"}, "“xx”"),
        ({"sheet": "hands", "deals": "x" * 30_000}, "cannot be printed"),
    ],
)
def test_whatever_is_wrong_is_a_sentence(sqlite_server: ServerThread, wrong: dict[str, Any], said: str) -> None:
    status, answer = order(sqlite_server, **wrong)
    assert status == 400
    written = json.loads(answer)
    assert said in in_english(written)


def test_other_sites_cannot_have_sheets_printed(sqlite_server: ServerThread) -> None:
    request = urllib.request.Request(
        f"{sqlite_server.address}/api/print",
        b'{"type": "PrintOrder", "sheet": "sheet"}',
        {"Origin": "http://evil.test"},
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    assert refused.value.code == 403
    refused.value.close()


def test_one_network_prints_only_so_much(sqlite_server: ServerThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits.Address, "wait_to_print", lambda self: 7.2)
    status, answer = order(sqlite_server, sheet="sheet")
    assert status == 429 and b"please wait a little" in answer


def test_without_the_extra_it_is_said_how_to_get_it(
    sqlite_server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kibitz.app.web.press.find_spec", lambda _: None)
    status, answer = order(sqlite_server, sheet="sheet")
    assert status == 501 and json.loads(answer)["say"] == "paper-cannot-print"
