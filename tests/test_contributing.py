"""The walks of CONTRIBUTING.md, followed as far as a test can."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kibitz import _batch, _sampler, _solver
from tests.amounts import AT_NIGHT

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "CONTRIBUTING.md").read_text()
SAMPLE = ROOT / "tests" / "plugin_sample"
WALKS = dict(re.findall(r"^## (Add .*?)\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL))


def _blocks(walk: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", WALKS[walk], re.MULTILINE | re.DOTALL)


def test_these_are_the_walks() -> None:
    assert list(WALKS) == [
        "Add a game",
        "Add a level of player",
        "Add a sentence, or a language",
        "Add a subject",
        "Add a fact to a table",
        "Add an event",
    ]


def test_the_code_in_the_walks_is_that_of_the_sample_package() -> None:
    """tests/test_plugins.py installs it, plays it and lets it through the battery."""
    written = (
        _blocks("Add a game", "python") + _blocks("Add a game", "toml") + _blocks("Add a level of player", "python")
    )
    files = [path for path in SAMPLE.rglob("*") if path.suffix in (".py", ".toml") and path.name != "__init__.py"]
    assert sorted(written) == sorted(path.read_text() for path in files)


def test_every_place_that_is_named_exists() -> None:
    for place in re.findall(r"`((?:src|tests|web|docs)/[^`]+)`", TEXT):
        assert any(ROOT.glob(place.replace("<language>", "*").rstrip("/"))) != place.startswith(
            (*NEW_FOLDERS, *NEW_WORDS)
        ), place
    for line in re.findall(r"^make (\w+)", TEXT, re.MULTILINE):
        assert re.search(rf"^{line}:", (ROOT / "Makefile").read_text(), re.MULTILINE), line


def test_the_commands_of_the_walks_are_there() -> None:
    for walk in ("Add a game", "Add a level of player"):
        for block in _blocks(walk, "sh"):
            for command in re.findall(r"^kibitz (\w+)", block, re.MULTILINE):
                assert list((ROOT / "src/kibitz/cli/commands").rglob(f"{command}.py")), command


# --- a subject

NEW_FOLDERS = ("src/kibitz/app/subjects/quiz/", "web/src/subjects/quiz/")
NEW_WORDS = ("src/kibitz/words/en/quiz.ftl", "src/kibitz/words/fr/quiz.ftl")
REGISTRIES = {
    "src/kibitz/app/protocol/__init__.py",
    "src/kibitz/app/protocol/addresses.py",
    "src/kibitz/app/registry.py",
    "src/kibitz/app/messages.py",
    "web/src/live/codes.ts",
    "web/src/live/make.ts",
    "web/src/subjects/screens.ts",
}
OURS = """
import sys
sys.meta_path[:] = [finder for finder in sys.meta_path if "kibitz" not in type(finder).__module__]  # what is installed
sys.path[:0] = [{src!r}]
"""
QUIZ = """
from tests.app.client import PageClient, fetch
from tests.app.serving import ServerThread
server = ServerThread("sqlite:///{database}")
try:
    asks, reads = PageClient(server.address), PageClient(server.address)
    made = asks.make("NewQuiz", title="Friday")
    where = {{"code": made["code"]}}
    assert asks.ask("Follow", kind="quiz", **where, secret=made["secret"])["runs"]
    seen = reads.ask("Follow", kind="quiz", **where)["picture"]
    assert seen == where | {{"kind": "quiz", "title": "Friday", "questions": []}}
    assert reads.ask("PutQuestion", **where, question="Mine?")["text"]["say"] == "quiz-not-who-asks"
    assert asks.ask("PutQuestion", **where, question="Who led?")["type"] == "Done"
    assert reads.wait_for(lambda frame: frame["type"] == "Changed")["fields"] == {{"questions": ["Who led?"]}}
    assert reads.ask("FindCode", **where)["kind"] == "quiz"
    assert fetch(server.address, "/quiz/" + made["code"])[0] == 200
finally:
    server.stop()
"""
LAYERS = "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-cache'])"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources in which somebody has added a subject, by the walk and nothing else."""
    folder = tmp_path_factory.mktemp("house")
    unneeded = shutil.ignore_patterns("__pycache__", "assets", "node_modules", "*.so")
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=unneeded)
    shutil.copy(ROOT / "pyproject.toml", folder)
    touched = re.findall(
        r"`((?:src|web)/[^`]+)`[^`]*?\n\n```(\w+)\n(.*?)^```", WALKS["Add a subject"], re.MULTILINE | re.DOTALL
    )
    assert {place for place, language, _ in touched if language == "diff"} == REGISTRIES
    for place, language, block in touched:
        path = folder / place
        if language == "diff":
            _patch(path, block)
        else:
            assert place.startswith((*NEW_FOLDERS, *NEW_WORDS)), place
            path.parent.mkdir(exist_ok=True)
            path.write_text(block)
    types = "from kibitz.app.protocol.typescript import generate; sys.stdout.write(generate())"
    (folder / "web/src/live/protocol.ts").write_text(_in_house(folder, types))
    return folder


def _patch(path: Path, block: str) -> None:
    """New lines come after the one above them, which must be there once, or in its place."""
    text = path.read_text()
    for mark, before, new in re.findall(r"^([ -])(.*\n)((?:\+.*\n)+)", block, re.MULTILINE):
        assert text.count(f"\n{before}") == 1, before
        text = text.replace(f"\n{before}", f"\n{before if mark == ' ' else ''}{new[1:]}")
    path.write_text(text)


def _in_house(folder: Path, code: str) -> str:
    for module in (_batch, _sampler, _solver):
        assert module.__file__ is not None
        compiled = folder / "src/kibitz" / Path(module.__file__).name
        if not compiled.exists():
            compiled.symlink_to(module.__file__)
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT)}  # for what the tests share
    program = OURS.format(src=str(folder / "src")) + code
    done = subprocess.run([sys.executable, "-c", program], cwd=folder, capture_output=True, text=True, env=surroundings)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_subject_of_two_folders_its_words_and_its_lines_in_the_registries_can_be_followed(
    house: Path, tmp_path: Path
) -> None:
    _in_house(house, QUIZ.format(database=tmp_path / "kibitz.sqlite3"))


def test_it_knows_no_neighbour_and_none_knows_it(house: Path) -> None:
    assert "0 broken" in _in_house(house, LAYERS)


def test_its_code_is_in_order(house: Path) -> None:
    ruff = [str(Path(sys.executable).with_name("ruff"))]
    for look in (["format", "--check"], ["check", "--no-cache"]):
        done = subprocess.run([*ruff, *look, str(house / NEW_FOLDERS[0])], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout


def test_the_page_has_its_screen(house: Path) -> None:
    modules = house / "web/node_modules"
    modules.symlink_to(ROOT / "web/node_modules")
    node = Path(sys.executable).parent
    # By day what the walk has touched is looked at; `screens.ts` leads to every screen of the page.
    screens = "web/src/subjects/screens.ts"
    touched = [f"{NEW_FOLDERS[1]}*", *(each for each in REGISTRIES if each.startswith("web/") and each != screens)]
    looked_at = [str(Path(each).relative_to("web")) for each in ["web/src/words.d.ts", *sorted(touched)]]
    walk = {"extends": "./tsconfig.json"} if AT_NIGHT else {"extends": "./tsconfig.json", "include": looked_at}
    (house / "web/tsconfig.walk.json").write_text(json.dumps(walk))
    done = subprocess.run(
        [str(node / "npx"), "svelte-check", "--tsconfig", "./tsconfig.walk.json", "--fail-on-warnings"],
        cwd=house / "web",
        env={**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout


# --- an event

NEW = """
class Fell(Event, frozen=True):
    \"\"\"A card fell from the table by itself.\"\"\"

    seat: Seat
    card: Card


class Nudged(Event, frozen=True):
    \"\"\"A player nudged another.\"\"\"

    seat: Seat


"""


def _places(title: str) -> set[str]:
    """The files that the walk names under that title."""
    lists = dict(re.findall(r"^(.+?):\n\n((?:- .*\n(?:  .*\n)*)+)", WALKS["Add an event"], re.MULTILINE))
    return set(re.findall(r"^- `(src/[^`]+\.py)`", lists[title], re.MULTILINE))


@pytest.fixture(scope="module")
def complaints(house: Path, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What mypy says of those sources when a card can fall and a player be nudged, unforeseen."""
    folder = tmp_path_factory.mktemp("unforeseen")
    shutil.copytree(house / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    if AT_NIGHT and (ROOT / ".mypy_cache").exists():  # of `make check`: what does not depend on events is known
        shutil.copytree(ROOT / ".mypy_cache", folder / "cache")
    events = folder / "src/kibitz/engine/events.py"
    text = events.read_text()
    for union, event in (("Move", "Nudged"), ("Consequence", "Fell")):
        head = f"\n{union} = (\n    "
        assert text.count(head) == 1
        text = text.replace(head, f"{head}{event}\n    | ")
    first = min(text.index("\nMove = ("), text.index("\nConsequence = ("))
    events.write_text(text[:first] + NEW + text[first:])
    # By day only what the walk names is looked at: that there is nothing else is for the night.
    named = sorted(_places("Every event") | _places("A move besides"))
    looked_at = ["src"] if AT_NIGHT else [*named, "--follow-imports", "silent"]
    mypy = [sys.executable, "-m", "mypy", *looked_at, "--cache-dir", "cache"]
    said = subprocess.run(mypy, cwd=folder, capture_output=True, text=True).stdout
    found = [line for line in said.splitlines() if ": error: " in line]
    assert all("Fell" in line or "Nudged" in line for line in found), said
    return found


@pytest.mark.parametrize("event", ["Fell", "Nudged"])
def test_an_event_that_nobody_has_thought_of_is_a_type_error_where_the_walk_says(
    complaints: list[str], event: str
) -> None:
    always, besides = _places("Every event"), _places("A move besides")
    named = {line.partition(":")[0] for line in complaints if event in line}
    assert named == (always if event == "Fell" else always | besides)
