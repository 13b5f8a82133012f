"""kibitz lesson: check and preview the file of a lesson. kibitz learn: go through one in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from kibitz.cli.files import LessonFolder
from kibitz.cli.mistakes import Mistake
from kibitz.cli.terminal.lesson_marks import LessonMarks, TerminalMark
from kibitz.cli.terminal.lesson_room import LessonRoom
from kibitz.cli.terminal.lesson_words import words_in
from kibitz.cli.terminal.screen import Quit, Terminal
from kibitz.games import GAMES
from kibitz.lessons.bookmark import Bookmark
from kibitz.lessons.lesson import Lesson
from kibitz.lessons.lesson_file import lesson_in
from kibitz.lessons.proving import prove
from kibitz.lessons.shelf import shelf

EXAMPLE = "Example: kibitz learn 1-first-tricks"

app = typer.Typer(help="Check a lesson that you have written, or try it.", no_args_is_help=True)

LessonFile = Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="The file of a lesson.")]


@app.command("check", epilog="Example: kibitz lesson check my-lesson.md")
def check(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="The files of lessons.")
    ],
) -> None:
    """Find every mistake in the files of lessons, each with its line, and play their tables: can the tasks be done?"""
    wrong = 0
    for path in files:
        lesson, slips = lesson_in(path)
        if lesson is not None:
            prove(lesson, slips)
        wrong += len(slips.found)
        for slip in sorted(slips.found):
            typer.echo(f"{path}:{slip.line}: {slip.text}")
        if not slips.found and lesson is not None:
            typer.echo(f"{path}: {lesson.title}, {len(lesson.parts)} parts, nothing wrong.")
    if wrong:
        raise typer.Exit(2)


@app.command("preview", epilog="Example: kibitz lesson preview my-lesson.md")
def preview(path: LessonFile) -> None:
    """Go through a lesson at once, as a learner would."""
    lesson, slips = lesson_in(path)
    if lesson is None:
        first = min(slips.found)
        raise Mistake(f"{path}:{first.line}: {first.text} “kibitz lesson check” tells all.")
    _go_through(lesson)


def learn(
    name: Annotated[str | None, typer.Argument(metavar="LESSON", help="Its name; without it you pick one.")] = None,
    folder: LessonFolder = None,
    language: Annotated[str, typer.Option(metavar="LANGUAGE", help="The language of the lessons.")] = "en",
    from_start: Annotated[bool, typer.Option("--from-start", help="Begin the lesson again.")] = False,
    data: Annotated[Path | None, typer.Option(help="The folder where it is kept how far you are.")] = None,
) -> None:
    """Learn to play, one lesson after the other. A lesson that was left goes on where it was."""
    lessons = shelf(folder, language)
    if not lessons:
        raise Mistake(f"There are no lessons in “{language}”.")
    marks = LessonMarks(data)
    if name is None and (name := _picked(lessons, marks)) is None:
        return
    if name not in lessons:
        raise Mistake(f"There is no lesson called “{name}”: choose from {', '.join(lessons)}.")
    lesson = lessons[name]
    kept = marks.of(name).mark
    begins = from_start or kept.is_finished(lesson)
    _go_through(lesson, None if begins else kept, lambda mark: marks.keep(mark, is_learnt=mark.is_finished(lesson)))


def _picked(lessons: dict[str, Lesson], marks: LessonMarks) -> str | None:
    terminal = Terminal()
    rung = ""
    for number, lesson in enumerate(lessons.values(), 1):
        if lesson.rung != rung:
            rung = lesson.rung
            terminal.say(Text(GAMES[rung].title if rung else "", style="bold"))
        terminal.say(f"  {number}  {lesson.title}: {lesson.summary}{_how_far(lesson, marks.of(lesson.name))}")
    while True:
        try:
            typed = terminal.ask("Which lesson?")
        except (Quit, EOFError):
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(lessons):
            return tuple(lessons)[int(typed) - 1]
        terminal.say(f"Type a number from 1 to {len(lessons)}.")


def _how_far(lesson: Lesson, kept: TerminalMark) -> str:
    words = words_in(lesson.language)
    if kept.is_learnt:
        return f" ({words.learnt})"
    return f" ({words.page.format(page=kept.mark.at + 1, pages=len(lesson.blocks))})" if kept.mark.at else ""


def _go_through(
    lesson: Lesson, mark: Bookmark | None = None, keep: Callable[[Bookmark], None] = lambda mark: None
) -> None:
    terminal = Terminal()
    if mark is not None and mark.at:
        terminal.say(words_in(lesson.language).goes_on.format(page=mark.at + 1, pages=len(lesson.blocks)))
    try:
        LessonRoom(lesson, terminal, mark, keep).go()
    except (Quit, EOFError, KeyboardInterrupt):
        terminal.say("", words_in(lesson.language).goodbye)
