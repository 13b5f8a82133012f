"""Games, sessions and levels that another package brings: tests/plugin_sample, installed for these tests only."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from kibitz import plugins
from kibitz.bots import levels
from kibitz.engine import Game
from kibitz.games import Entrance, registry
from kibitz.games.common import TableOptions
from kibitz.plugins import PluginWarning, Registry
from kibitz.sessions import registry as sessions
from kibitz.sessions.match import Match

ROOT = Path(__file__).parent.parent
SAMPLE = ROOT / "tests" / "plugin_sample"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the sample is installed as pip installs it."""
    folder = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--disable-pip-version-check", "--target", str(folder), str(SAMPLE)], check=True)
    return folder


def _python(installed: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(installed), "PYTHONWARNINGS": "error"},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_a_package_brings_is_listed_beside_the_games_of_the_house(installed: Path) -> None:
    listed = json.loads(_python(installed, "-m", "kibitz", "games", "--json"))
    assert listed[-1]["title"] == "Spades War"
    assert [session["name"] for session in listed[-1]["sessions"]] == ["match", "dozen"]


def test_it_can_be_played_in_the_terminal_and_by_bots(installed: Path) -> None:
    said = _python(installed, "-m", "kibitz", "simulate", "spades-war", "--seats", "learner,hasty", "--deals", "1")
    assert said.startswith("Spades War: Learner against hasty")
    assert "Spades War" in _python(
        installed, "-c", "import sys; from tests.cli.running import kibitz; sys.stdout.write(kibitz('play').out)"
    )


def test_it_is_in_the_page_s_catalogue(installed: Path) -> None:
    look = (
        "from kibitz.app.subjects.home.catalogue import catalogue;"
        "from kibitz.bots.levels import LEVELS; import sys, msgspec;"
        "sys.stdout.write(msgspec.json.encode(catalogue(tuple(LEVELS), None)).decode())"
    )
    shown = json.loads(_python(installed, "-c", look))
    assert shown["games"][-1]["name"] == "spades-war"
    assert "hasty" in shown["bots"]


def test_it_passes_the_battery_that_every_game_must_can_be_learnt_and_is_shown_at_a_table(installed: Path) -> None:
    where = ("tests/battery", "tests/gym/test_environment.py", "tests/app/tables/test_pictures.py")
    said = _python(installed, "-m", "pytest", *where, "-n", "0", "-k", "spades-war")
    assert " passed" in said


# --- broken packages


def _bringing(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    assert registry.GAMES  # those that are really there were looked for before
    point = EntryPoint(name, value, "any")
    monkeypatch.setattr(plugins, "entry_points", lambda group: EntryPoints([point]))


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("mine", "no_such_module:GAME", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("mine", "json:loads", "it is no kibitz.games.Entrance"),
        ("bridgewar", "json:loads", "there is already one of that name"),
        ("mine", "tests.test_plugins:MISNAMED", "the entry point, the Entrance and the Game must have the same name"),
        ("failing", "tests.test_plugins:FAILING", "RuntimeError: no cards"),
    ],
)
def test_a_broken_game_is_left_out_with_one_warning(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, why: str
) -> None:
    _bringing(monkeypatch, name, value)
    games = Registry("kibitz.games", lambda: registry._OF_THE_HOUSE, registry._checked)
    with pytest.warns(PluginWarning) as warned:
        assert list(games) == list(registry._OF_THE_HOUSE)
    assert [str(each.message) for each in warned] == [f"“{name}” of {value} is left out: {why}."]
    assert len(games) == len(registry._OF_THE_HOUSE)  # with no second warning, which would be an error


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("json:loads", "it is no kibitz.sessions.Offer"),
        ("tests.test_plugins:OFFER", "its Offer is called “other”"),
    ],
)
def test_a_broken_session_is_left_out(monkeypatch: pytest.MonkeyPatch, value: str, why: str) -> None:
    _bringing(monkeypatch, "mine", value)
    offers = Registry("kibitz.sessions", sessions._of_the_house, sessions._checked)
    with pytest.warns(PluginWarning, match=why):
        assert "mine" not in offers


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("math:pi", "it cannot be called with a seed"),
        ("builtins:str", "what it makes lacks `choose` or `decide`"),
    ],
)
def test_a_broken_level_is_left_out(monkeypatch: pytest.MonkeyPatch, value: str, why: str) -> None:
    _bringing(monkeypatch, "mine", value)
    players = Registry("kibitz.levels", lambda: levels._OF_THE_HOUSE, levels._checked)
    with pytest.warns(PluginWarning, match=why):
        assert "mine" not in players


def _failing(options: TableOptions) -> Game:
    raise RuntimeError("no cards")


MISNAMED = Entrance("bridgewar", "BridgeWar", "A blurb.", TableOptions, _failing)
FAILING = Entrance("failing", "Failing", "A blurb.", TableOptions, _failing)
OFFER = sessions.Offer("other", "Other", "A blurb.", lambda options, game: Match(), {})
