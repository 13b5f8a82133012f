"""Everything that people use is told on the site: each option, command and message stands there with its words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Literal

import pytest
import typer
from msgspec import Struct

from handbook import commands, messages
from handbook.markdown import Unsaid
from handbook.options import option_table
from kibitz.app import protocol
from kibitz.games import GAMES
from kibitz.games.settings import settings, worded
from kibitz.sessions import SESSIONS

DOCS = Path(__file__).parents[2] / "docs"


def test_every_option_of_every_game_and_session_is_told(pages: dict[str, str]) -> None:
    for name, entrance in GAMES.items():
        for setting in settings(entrance.options):
            row = rf"^\| `{setting.name}` \|.*\*\*{re.escape(setting.title)}\.\*\* {re.escape(setting.description)}"
            assert re.search(row, pages["options.md"], re.MULTILINE), setting
            assert re.search(row, pages[f"games/{name}.md"], re.MULTILINE), setting
    for offer in SESSIONS.values():
        assert f"(`{offer.name}`): {offer.blurb}" in pages["options.md"]
        for setting in settings(offer.options):
            assert f"| `{setting.name}` |" in pages["options.md"]


class Wordless(Struct):
    """Options of which nobody says what they do."""

    quietly: bool = False


class HalfSaid(Struct):
    """An option of which a value has no words."""

    pace: Annotated[Literal["slow", "brisk"], worded("Pace", "How fast.", choices={"slow": "Slowly"})] = "slow"


@pytest.mark.parametrize(("options", "missing"), [(Wordless, "quietly"), (HalfSaid, "brisk")])
def test_an_option_without_words_is_found(options: type[Struct], missing: str) -> None:
    with pytest.raises(Unsaid, match=missing):
        option_table(options, "a game")


def test_every_command_is_told_with_all_it_takes(pages: dict[str, str]) -> None:
    told = dict(re.findall(r"^##+ `(kibitz[^`]*)`\n(.*?)(?=^##|\Z)", pages["commands.md"], re.MULTILINE | re.DOTALL))
    for name, command in commands.commands():
        for parameter in command.params:
            if parameter.name != "help":
                written = parameter.opts[0] if parameter.opts[0].startswith("-") else parameter.metavar
                assert f"`{written}" in told[name] or f"`{parameter.name.upper()}" in told[name], f"{name} {written}"
    assert {"kibitz", "kibitz play", "kibitz event enter"} <= set(told)


def test_the_page_on_running_a_server_has_every_option_of_it() -> None:
    told = re.findall(r"^\| `(--[\w-]+)` \|", (DOCS / "running.md").read_text(), re.MULTILINE)
    serve = dict(commands.commands())["kibitz serve"]
    assert sorted(told) == sorted((each.secondary_opts or each.opts)[0] for each in serve.params if each.name != "help")


def test_a_command_or_an_argument_without_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(number: int) -> None:
        """What it does is said, what it takes is not."""

    def untold() -> None: ...

    for command, missing in ((play, "NUMBER of kibitz play"), (untold, "The command kibitz untold")):
        app = typer.Typer(add_completion=False)
        app.callback()(lambda: None)
        app.command()(command)
        monkeypatch.setattr(commands, "app", app)
        with pytest.raises(Unsaid, match=missing):
            commands.all_commands()


def test_every_message_is_told_with_all_its_fields(pages: dict[str, str]) -> None:
    told = dict(re.findall(r"^### `(\w+)`\n(.*?)(?=^##|\Z)", pages["messages.md"], re.MULTILINE | re.DOTALL))
    for kind in messages.messages():
        if kind.__name__ in told:
            for field in kind.__struct_encode_fields__:
                assert re.search(rf"^\| `{field}\??` \|", told[kind.__name__], re.MULTILINE), (kind, field)
    for union in (protocol.Request, protocol.Answer):
        assert {kind.__name__ for kind in union.__args__} <= set(told)
    assert "Outdated" in told and "Picture" in told


def test_a_message_without_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol.Hello, "__doc__", None)
    with pytest.raises(Unsaid, match="Hello"):
        messages.all_messages()
