"""The screen and the keyboard."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator

from rich.console import Console, RenderableType

from kibitz.cli.terminal.answers import meant

with contextlib.suppress(ImportError):  # not everywhere to be had: it lets one edit and recall what was typed
    import readline as _  # noqa: F401 - importing it is all it takes


class Quit(Exception):
    """The player wants to stop."""


class Terminal:
    """Prints with colours where there are any, and asks; works as well with a pipe at either end."""

    def __init__(self) -> None:
        self.console = Console(highlight=False)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()

    @contextlib.contextmanager
    def page(self) -> Iterator[None]:
        """A screen of its own that nothing scrolls back on: what was wiped from it is gone (Law 13)."""
        if self.interactive:
            self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if self.interactive:
                self.console.set_alt_screen(False)

    def wipe(self) -> bool:
        """Begin a fresh screen, where there is one: what went into a pipe stays there."""
        if self.interactive:
            self.console.clear()
        return self.interactive

    def say(self, *lines: RenderableType) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=isinstance(line, str))  # a path is not broken in two

    def ask(self, question: str) -> str:
        """What is typed in answer. The end of the input and the word quit are the same wish."""
        if self.interactive:
            answer = input(f"{question} ")
        else:
            self.console.out(question, end=" ")
            answer = sys.stdin.readline()
            if not answer:
                self.console.out("")
                raise EOFError
            answer = answer.strip()
            self.console.out(answer)  # nobody typed it on this screen
        if meant(answer) == "quit":
            raise Quit
        return answer.strip()
