"""The documents followed word for word, page by page, each in an empty folder."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from kibitz.analysis.bulk import workers
from tests.cli.running import kibitz, well_advised

ROOT = Path(__file__).parents[2]
NAMES = ("clubs", "deals-to-order", "formats", "lessons", "progress", "viewer")
PAGES = ("README.md", *(f"docs/{name}.md" for name in NAMES))
BLOCK = re.compile(r"^```(?:sh)?\n(.*?)^```", re.MULTILINE | re.DOTALL)
SHOWN = re.compile(r"`(\S+)`:\n\n````markdown\n(.*?)^````", re.MULTILINE | re.DOTALL)
"""A file that the reader is asked to write."""
OPENS_A_PAGE = {"", "serve", "view"}
"""What goes on until it is stopped; others test it."""


def _commands(text: str) -> Iterator[list[str]]:
    for block in BLOCK.findall(text):
        for line in block.splitlines():
            if re.match(r"kibitz\b", line):
                yield shlex.split(line, comments=True)[1:]


@pytest.mark.parametrize("page", PAGES)
def test_every_command_of_a_page_can_be_typed_one_after_the_other(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(workers, "processors", lambda: 1)  # so few deals are not worth a process
    text = (ROOT / page).read_text()
    done = 0
    for name, lines in SHOWN.findall(text):
        Path(name).parent.mkdir()
        Path(name).write_text(lines)
    for words in _commands(text):
        command = words[0] if words else ""
        if command in OPENS_A_PAGE:
            continue
        outcome = kibitz(*words, typed=well_advised if command == "play" else ())
        assert outcome.code == 0, f"kibitz {shlex.join(words)}: {outcome.err}"
        done += 1
    assert done
