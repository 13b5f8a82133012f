"""Where the learner at this terminal is in each lesson: one small file in the data folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import platformdirs
from msgspec import Struct

from kibitz.engine import codec
from kibitz.lessons.bookmark import Bookmark

_FILE: Final = "lessons.json"


class TerminalMark(Struct, frozen=True):
    """A bookmark, and whether the end has ever been reached."""

    mark: Bookmark
    is_learnt: bool = False


class LessonMarks:
    """All bookmarks of this terminal, written anew after every page. What cannot be read or written is let go."""

    def __init__(self, folder: Path | None = None) -> None:
        self._file = (folder or platformdirs.user_data_path("kibitz", appauthor=False)) / _FILE
        self._marks: dict[str, TerminalMark] = {}
        try:
            written = self._file.read_bytes()
            self._marks = msgspec.json.decode(written, type=dict[str, TerminalMark], dec_hook=codec.from_text)
        except (OSError, msgspec.MsgspecError, ValueError):
            pass  # none yet, or of another kibitz: lessons begin at their first page

    def of(self, lesson: str) -> TerminalMark:
        return self._marks.get(lesson, TerminalMark(Bookmark(lesson)))

    def keep(self, mark: Bookmark, *, is_learnt: bool) -> None:
        """Remember it, so that a crash at any moment leaves the old file or the new one."""
        was_learnt = self.of(mark.lesson).is_learnt
        self._marks[mark.lesson] = TerminalMark(mark, is_learnt or was_learnt)
        beside = self._file.with_suffix(".new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(codec.encode(self._marks))
            beside.replace(self._file)
        except OSError:
            pass  # a folder that nobody may write to: the lesson goes on all the same
