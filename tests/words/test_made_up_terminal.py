"""Every command in a made-up language: its help, its example, and what it refuses, with no word of another language.

The commands are found by asking the program for them, and what is run is the example in the help of each: a new
command is tried here by being there.
"""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from unittest.mock import MagicMock

import pytest
import uvicorn

from handbook.commands import Command, commands
from kibitz.app.web import running
from kibitz.bots.levels import LEVELS
from kibitz.cards import Deal
from kibitz.cli.terminal.playing import COMPANIONS
from kibitz.formats.board_record import BoardRecord
from kibitz.formats.exchange import bridge_format, write_boards
from kibitz.formats.header_values import numbered
from kibitz.games import GAMES
from kibitz.games.settings import settings
from kibitz.sessions import SESSIONS
from kibitz.words import Language, text_of
from tests.cli.running import Outcome, kibitz
from tests.words.made_up import CODE, LETTERS, accented, words_of_another
from tests.words.test_made_up import read_pdf

RECORD: Final = json.loads((Path(__file__).parents[1] / "golden/v1/session-rubber.json").read_text("utf-8"))
MOST_REFUSED: Final = 6
"""Of the examples, one after the other: a pair that confirms its own result, a competition that is not over, one
where nothing is drawn, “ruff”.
"""
TYPED: Final = re.compile(
    r"[\w-]+(?:\s*[|,]\s*[a-z0-9-]+)+|--?[\w-]+|“[^”]*”|\[[^]]*\]|[\w./-]*[\w-]+\.\w+|https?:\S+"
    r"|kibitz [\w ./-]+|N:\S+ \S+ \S+ \S+"
)
"""What is typed and not said: options, what was given, defaults and choices, files, addresses, commands and deals."""
NONSENSE: Final = "¿?"
SHORTER: Final = {"--deals": "3", "--number": "1", "--layouts": "10", "--seats": "learner,beginner", "--boards": "2"}
"""What an example asks for in this test, to be done soon."""
LEAVES: Final = {called: command for called, command in commands() if not getattr(command, "commands", None)}


def _names() -> set[str]:
    """Words that are typed: commands, what can be chosen, and the examples below a help."""
    found = {*GAMES, *SESSIONS, *LEVELS, *COMPANIONS, "kibitz", "Letter", "true", "false"}
    for entrance in GAMES.values():
        for setting in settings(entrance.options):
            found |= {*setting.name.split("_"), *setting.choices}
    for called, command in commands():
        found |= {*called.split(), *(command.epilog or "").split()}
        for parameter in command.params:
            found |= {*str(parameter.default).split(), *parameter.opts}
    return {word for each in found for word in LETTERS.findall(str(each))}


NAMES: Final = _names()


def _foreign(text: str) -> set[str]:
    return set(words_of_another(TYPED.sub(" ", text))) - NAMES


def _example(called: str, command: Command) -> list[str]:
    """What stands below the help, short and for people."""
    words = [each for each in shlex.split(command.epilog) if each != "--json"][1:]
    assert words[: len(called.split()) - 1] == called.split()[1:], called
    for at, word in enumerate(words[:-1]):
        if word in SHORTER:
            words[at + 1] = SHORTER[word]
    for option, least in (("--jobs", "1"), ("--layouts", "10")):
        if option not in words and any(option in parameter.opts for parameter in command.params):
            words += [option, least]
    words = [word.replace("/var/backups/", "") for word in words]
    return [accented(word) if " " in word and word[0].isalpha() and "." not in word else word for word in words]


@pytest.fixture(scope="module")
def desk(made_up: Language, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with the files that the examples name, and a server that goes as soon as it has come."""
    folder = tmp_path_factory.mktemp("desk")
    pairs = ("Ann & Bob", "Cal & Dan", "Eva & Fay", "Gus & Hal", "Ivo & Joy", "Kim & Leo")
    (folder / "pairs.txt").write_text(accented("\n".join(pairs)), encoding="utf-8")
    lesson = text_of("en", "lessons") / "1-first-tricks.md"
    (folder / "my-lesson.md").write_text(lesson.read_text("utf-8"), encoding="utf-8")
    boards = [BoardRecord(headers={**numbered(n), "Deal": str(Deal.from_number(10**28 + n))}) for n in (1, 2)]
    for name in ("boards.pbn", "match.lin", "evening.lin"):
        with (folder / name).open("wb") as handle:
            write_boards(boards, handle, bridge_format(name))

    async def no_loop(server: uvicorn.Server) -> None:
        """It has come, and goes."""

    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setattr("platformdirs.user_data_path", lambda *_, **__: folder / "data")
        patch.setattr(uvicorn.Server, "main_loop", no_loop)
        patch.setattr("webbrowser.open", lambda *_: True)
        for name in ("gc", "sys", "write_log"):  # what it sets for the whole process
            patch.setattr(running, name, MagicMock())
        assert kibitz("serve").code == kibitz("backup", "kibitz-2026-11-18-030000.sqlite3").code == 0
        for name in ("monday.json", "tuesday.json"):
            assert kibitz("event", "new", name, "--title", "Ann").code == 0
        yield folder


def _run(words: list[str], made_up: Language) -> Outcome:
    """As somebody types it who asks for help, for a hint and leaves."""
    typed = [made_up.said(f"typed-{word}").split()[0] for word in ("help", "hint", "table", "score", "quit")]
    return kibitz("--language", CODE, *words, typed=["1", "", *typed])


def test_help_has_no_word_of_another_language(made_up: Language) -> None:
    said = {called: kibitz("--language", CODE, *called.split()[1:], "--help") for called, _ in commands()}
    faults = {called: found for called, outcome in said.items() if (found := _foreign(outcome.out + outcome.err))}
    assert faults == {}


def test_every_example_has_no_word_of_another_language(made_up: Language, desk: Path) -> None:
    lesson = {*LETTERS.findall(text_of("en", "lessons").joinpath("1-first-tricks.md").read_text("utf-8"))}
    record = json.dumps({**RECORD, "players": ["Ann", *map(accented, RECORD["players"][1:])]})
    faults, refused = {}, 0
    for called, command in LEAVES.items():
        (desk / "evening.json").write_text(record, encoding="utf-8")  # `kibitz play` writes one that has not begun
        example = _example(called, command)
        outcome = _run(example, made_up)
        refused += outcome.code == 2
        assert outcome.out + outcome.err, example
        found = _foreign(outcome.out + outcome.err) - (lesson if "lesson" in called or "learn" in called else set())
        if found:
            faults[called] = found
    assert faults == {}
    assert refused <= MOST_REFUSED
    sheets = {file.name: set(words_of_another(read_pdf(file.read_bytes()))) - NAMES for file in desk.glob("*.pdf")}
    assert len(sheets) == sum(called.startswith("kibitz print ") for called in LEAVES)
    assert {name: found for name, found in sheets.items() if found} == {}


def _spoilt(called: str, command: Command) -> Iterator[list[str]]:
    """The example without its words, with some too many, and with nonsense for each word and each of its options."""
    words, example = called.split()[1:], _example(called, command)
    if any(parameter.required for parameter in command.params):
        yield words
    yield [*example, NONSENSE, NONSENSE, NONSENSE]
    for parameter in command.params:
        if (
            parameter.param_type_name == "option"
            and not parameter.is_flag
            and parameter.type_descriptor.annotation is not Path
        ):
            yield [*example, parameter.opts[0], NONSENSE]
    for at in range(len(words), len(example)):
        if not example[at].startswith("-") and not example[at - 1].startswith("--"):
            yield [*example[:at], NONSENSE, *example[at + 1 :]]


@pytest.mark.parametrize("called", LEAVES)
def test_no_refusal_has_a_word_of_another_language(called: str, made_up: Language, desk: Path) -> None:
    if called in ("kibitz serve", "kibitz play", "kibitz learn"):
        pytest.skip()
    for words in _spoilt(called, LEAVES[called]):
        outcome = _run(words, made_up)
        if outcome.code == 2:
            assert _foreign(outcome.err) == set(), (words, outcome.err)
