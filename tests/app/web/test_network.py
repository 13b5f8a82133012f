"""Other devices: the network let in at one press, and a code that hands over for good."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

import pytest
from starlette.requests import HTTPConnection

from kibitz.app.web import network
from tests.app.client import PageClient, fetch, refused
from tests.app.serving import ServerThread

Pages = Callable[..., PageClient]


@pytest.mark.skipif(sys.platform != "linux", reason="Only Linux has more than one address for itself.")
def test_the_network_is_let_in_at_one_press_from_here(
    sqlite_server: ServerThread, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "lan_address", lambda: "127.0.0.2")
    sqlite_server.let_network_in()
    ann = pages(sqlite_server.address)
    port = sqlite_server.address.rpartition(":")[2]
    elsewhere = f"http://127.0.0.2:{port}"
    with pytest.raises(ConnectionRefusedError):
        pages(elsewhere)
    assert ann.ask("LetNetworkIn")["address"] == elsewhere
    assert ann.ask("LetNetworkIn")["address"] == elsewhere
    assert pages(elsewhere).token
    assert json.loads(fetch(sqlite_server.address, "/api/games")[2])["address"] == elsewhere


@pytest.mark.parametrize(
    ("peer", "host", "is_here"),
    [
        ("127.0.0.1", "localhost:8000", True),
        ("127.0.0.1", "127.0.0.1:8000", True),
        ("::1", "[::1]:8000", True),
        ("127.0.0.1", "evil.example:8000", False),  # another site's name that leads here
        ("127.0.0.1", "localhost.evil.example", False),
        ("192.168.1.7", "localhost:8000", False),
        ("127.0.0.1", "", False),
    ],
)
def test_only_who_sits_at_the_computer_lets_the_network_in(peer: str, host: str, is_here: bool) -> None:
    scope = {"type": "http", "client": (peer, 1), "headers": [(b"host", host.encode())]}
    assert network.is_from_here(HTTPConnection(scope)) is is_here


def test_without_a_network_the_press_says_so(
    sqlite_server: ServerThread, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "lan_address", lambda: None)
    sqlite_server.let_network_in()
    assert "No network was found" in refused(pages(sqlite_server.address).ask("LetNetworkIn"))


def test_a_server_that_cannot_let_the_network_in_says_so(sqlite_server: ServerThread, pages: Pages) -> None:
    assert "Only somebody at the computer" in refused(pages(sqlite_server.address).ask("LetNetworkIn"))


def test_handing_over_ends_the_old_token(server: ServerThread, pages: Pages) -> None:
    ann = pages(server.address)
    ann.open("minibridge")
    code, other = ann.ask("AskHandover")["code"], ann.ask("AskHandover")["code"]
    phone = pages(server.address)
    phone.send("TakeOver", id=77, code=code)
    welcome = phone.wait_for(lambda frame: frame["type"] == "Welcome")
    assert ann.wait_for(lambda frame: frame["type"] == "Superseded")["moved"]
    assert "not valid" in refused(phone.ask("TakeOver", code=other))
    old = pages(server.address, ann.token)
    assert next(frame for frame in old.frames if frame["type"] == "Welcome")["nickname"] is None
    new = pages(server.address, welcome["token"])
    assert next(frame for frame in new.frames if frame["type"] == "Welcome")["nickname"] == "Ann"
