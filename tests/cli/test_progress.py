"""`kibitz progress`: the learner's picture from records, from the page's file and from a server's database."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.app.client import PageClient, play_deal
from tests.app.serving import ServerThread
from tests.cli.running import kibitz


def _played(folder: Path) -> Path:
    """A session in the terminal, always with the first thing that may be done."""
    file = folder / "evening.json"
    typed = kibitz(
        "play", "minibridge", "--seed", "abc", "--name", "Ann", "--save", str(file), "--session-option", "deals=2",
        typed=lambda screen: "1" if "?" in screen else "",
    )  # fmt: skip
    assert file.exists(), typed
    return file


def test_records_of_the_terminal_become_a_picture(tmp_path: Path) -> None:
    file = _played(tmp_path)
    shown = kibitz("progress", str(file), "--name", "ann")
    assert shown.code == 0 and "Points and tricks" in shown.out
    found = json.loads(kibitz("progress", str(file), str(file), "--name", "Ann", "--json").out)
    once = json.loads(kibitz("progress", str(file), "--name", "Ann", "--json").out)
    assert len(found["deals"]) == 2 * len(once["deals"])
    assert sum(skill["seen"] for skill in once["skills"]) == sum(deal["choices"] for deal in once["deals"])
    assert "Nobody is called Bob" in kibitz("progress", str(file), "--name", "Bob").err


@pytest.fixture
def server(tmp_path: Path) -> ServerThread:
    return ServerThread(f"sqlite:///{tmp_path / 'kibitz.sqlite3'}")


def test_a_server_and_the_file_of_its_page_tell_the_same(server: ServerThread, tmp_path: Path) -> None:
    page = PageClient(server.address)
    for _ in range(2):
        page.open("first-tricks")
        play_deal(page)
    live = page.ask("AskProgress")
    file = tmp_path / "mine.json"
    file.write_text(page.ask("AskMyData")["text"], encoding="utf-8")
    page.close()
    server.stop()
    from_file = json.loads(kibitz("progress", str(file), "--json").out)
    assert page.token is not None
    kept = kibitz("progress", "--secret", page.token, "--data", str(tmp_path), "--json")
    assert json.loads(kept.out) == from_file
    assert len(from_file["deals"]) == live["deals"] == 2
    assert "Nobody there has that secret" in kibitz("progress", "--secret", "nobody", "--data", str(tmp_path)).err


def test_it_says_what_it_needs(tmp_path: Path) -> None:
    assert "one of the two" in kibitz("progress").err
    assert "one of the two" in kibitz("progress", "a.json", "--data", str(tmp_path)).err
    assert "no games in" in kibitz("progress", "--secret", "x", "--data", str(tmp_path / "none")).err
    nothing = tmp_path / "no.json"
    nothing.write_text("{}", encoding="utf-8")
    assert "not a kibitz record" in kibitz("progress", str(nothing)).err
