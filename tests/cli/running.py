"""Running the program as a person would, without leaving the test."""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections.abc import Callable, Iterable
from typing import NamedTuple

from kibitz.cli.main import run


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


class Keyboard(io.TextIOBase):
    """A standard input that answers each question when it is asked, having read the screen."""

    def __init__(self, screen: io.StringIO, answer: Callable[[str], str | None]) -> None:
        self.screen = screen
        self.answer = answer

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # it is text
        typed = self.answer(self.screen.getvalue())
        return "" if typed is None else f"{typed}\n"


def kibitz(*args: str, typed: Iterable[str] | Callable[[str], str | None] = ()) -> Outcome:
    """The program with these arguments and this typed into it: lines, or answers to what is on the screen."""
    out, err = io.StringIO(), io.StringIO()
    if not callable(typed):
        lines = iter(typed)
        typed = lambda screen: next(lines, None)  # noqa: E731 - the simplest of keyboards
    stdin = sys.stdin
    sys.stdin = Keyboard(out, typed)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            run(args)
    except SystemExit as end:
        return Outcome(end.code if isinstance(end.code, int) else 0, out.getvalue(), err.getvalue())
    finally:
        sys.stdin = stdin
    raise AssertionError("The program did not end.")


def well_advised(screen: str) -> str:
    """Someone who asks for a hint and takes it; between deals and out of turn just presses Enter."""
    question = screen.rstrip("\n").rsplit("\n", 1)[-1]
    if question.startswith("Enter "):
        return ""
    advice = re.findall(r"The coach would choose: (.+)\.$", screen, re.MULTILINE)
    hinted = screen.rstrip().rsplit("\n", 2)[-2].startswith("The coach would choose")
    if not hinted:
        return "hint"
    return str(advice[-1]).removeprefix("cut after ")
