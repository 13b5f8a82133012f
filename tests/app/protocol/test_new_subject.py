"""The walk "Add a subject" of CONTRIBUTING.md: a quiz evening is a folder and a line in each registry."""

from __future__ import annotations

import ast
import asyncio
import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from kibitz.app import registry, subjects
from kibitz.app.hub.hub import Hub
from kibitz.app.live.bus import Bus
from kibitz.app.live.connection import Connection
from kibitz.app.live.limits import Address
from kibitz.app.storage.store import Store

ROOT = Path(__file__).parents[3]
SAMPLE = ROOT / "tests" / "subject_sample"
WALK = (ROOT / "CONTRIBUTING.md").read_text().partition("## Add a subject\n")[2].partition("\n## ")[0]


@pytest.fixture
def quiz(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The sample as if it lay among the subjects, with its line in the registry."""
    monkeypatch.setattr(subjects, "__path__", [*subjects.__path__, str(SAMPLE)])
    messages = importlib.import_module("kibitz.app.subjects.quiz.messages")
    answers = importlib.import_module("kibitz.app.subjects.quiz.answers")
    lines = dict.fromkeys(get_args(messages.QuizRequest), answers.QuizAnswers)
    monkeypatch.setattr(registry, "ANSWERS", {**registry.ANSWERS, **lines})
    yield messages
    for name in [each for each in sys.modules if each.startswith("kibitz.app.subjects.quiz")]:
        del sys.modules[name]


async def _told(page: Connection) -> list[Any]:
    """What waits for a page."""
    sent: list[Any] = []

    async def send(body: bytes) -> None:
        sent.append(msgspec.json.decode(body))

    line = asyncio.create_task(page.pump(send, lambda _page, _table: None))
    await asyncio.sleep(0.05)
    line.cancel()
    return sent


def test_a_quiz_is_made_followed_and_answered(quiz: Any, tmp_path: Path) -> None:
    async def work() -> None:
        hub = Hub(Store(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"), Bus())
        await hub.start()
        ask, look = (Connection(f"token {each}", Address(0, 20.0)) for each in range(2))
        for page in (ask, look):
            page.greeted = True
        await registry.answer(hub, ask, quiz.MakeQuiz(1, "Who leads?"))
        (made,) = await _told(ask)
        await registry.answer(hub, look, quiz.FollowQuiz(1, made["code"].lower()))
        assert await _told(look) == [{"type": "QuizShown", "id": 1, "question": "Who leads?", "answers": 0}]
        for answer in ("East", "West"):
            await registry.answer(hub, ask, quiz.AnswerQuiz(2, made["code"], "Ann", answer))
        assert {"type": "QuizChanged", "code": made["code"], "answers": 1} in await _told(look)
        await hub.stop()

    asyncio.run(work())


def test_it_knows_no_neighbour() -> None:
    for path in (SAMPLE / "quiz").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and node.module and ".subjects." in node.module:
                assert node.module.startswith("kibitz.app.subjects.quiz."), (path, node.module)


def test_the_walk_names_its_files_and_the_registries() -> None:
    told = set(re.findall(r"`(\w+\.py)`", WALK))
    assert {path.name for path in (SAMPLE / "quiz").glob("[a-z]*.py")} <= told
    for place in ("src/kibitz/app/registry.py", "src/kibitz/app/protocol/__init__.py", "web/src/subjects/screens.ts"):
        assert f"`{place}`" in WALK
