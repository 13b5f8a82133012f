"""kibitz lesson: check and preview the file of a lesson. kibitz learn: go through one in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from kibitz.cli.help import CommandGroup
from kibitz.cli.lesson_folder import LessonFolder
from kibitz.cli.mistakes import Mistake
from kibitz.cli.speech import said, say, spoken
from kibitz.cli.terminal.lesson_marks import LessonMarks, TerminalMark
from kibitz.cli.terminal.lesson_room import LessonRoom
from kibitz.cli.terminal.screen import Quit, Terminal
from kibitz.games import GAMES
from kibitz.lessons.bookmark import Bookmark
from kibitz.lessons.lesson import Lesson
from kibitz.lessons.lesson_faults import by_line
from kibitz.lessons.lesson_file import lesson_in
from kibitz.lessons.proving import prove
from kibitz.lessons.shelf import shelf
from kibitz.practice.lesson_puzzles import check_puzzles

EXAMPLE = "kibitz learn 1-first-tricks"

app = CommandGroup(no_args_is_help=True)

LessonFile = Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="help-learn-lesson-file")]


@app.command("check", epilog="kibitz lesson check my-lesson.md")
def check(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="help-lesson-check-files")
    ],
) -> None:
    """Find every mistake in the files of lessons, each with its line, and play their tables: can the tasks be done?"""
    wrong = 0
    for path in files:
        lesson, faults = lesson_in(path)
        if lesson is not None:
            prove(lesson, faults)
            check_puzzles(lesson, faults)
        wrong += len(faults.found)
        for fault in by_line(faults.found):
            typer.echo(f"{path}:{fault.line}: {fault.said(say)}")
        for note in by_line(faults.notes):
            typer.echo(said("cli-lesson-note", file=str(path), line=note.line, what=note.said(say)))
        if not faults.found and lesson is not None:
            typer.echo(said("cli-lesson-sound", file=str(path), title=lesson.title, parts=len(lesson.parts)))
    if wrong:
        raise typer.Exit(2)


@app.command("preview", epilog="kibitz lesson preview my-lesson.md")
def preview(path: LessonFile) -> None:
    """Go through a lesson at once, as a learner would."""
    lesson, faults = lesson_in(path)
    if lesson is None:
        first = by_line(faults.found)[0]
        raise Mistake("cli-lesson-wrong", file=str(path), line=first.line, why=first.said(say))
    _go_through(lesson)


def learn(
    name: Annotated[str | None, typer.Argument(metavar="LESSON", help="help-learn-name")] = None,
    folder: LessonFolder = None,
    from_start: Annotated[bool, typer.Option("--from-start", help="help-learn-from-start")] = False,
    data: Annotated[Path | None, typer.Option(help="help-learn-data")] = None,
) -> None:
    """Learn to play, one lesson after the other. A lesson that was left goes on where it was."""
    lessons = shelf(folder, spoken().code)
    marks = LessonMarks(data)
    if name is None and (name := _picked(lessons, marks)) is None:
        return
    if name not in lessons:
        raise Mistake("cli-no-lesson", name=name, lessons=", ".join(lessons))
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
            terminal.say(Text(spoken().word(GAMES[rung].title) if rung else "", style="bold"))
        terminal.say(f"  {number}  {lesson.title}: {lesson.summary}{_how_far(lesson, marks.of(lesson.name))}")
    while True:
        try:
            typed = terminal.ask(said("cli-which-lesson"))
        except (Quit, EOFError):
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(lessons):
            return tuple(lessons)[int(typed) - 1]
        terminal.say(said("cli-number-from-to", least=1, most=len(lessons)))


def _how_far(lesson: Lesson, kept: TerminalMark) -> str:
    if kept.is_learnt:
        return f" ({said('cli-lesson-learnt')})"
    page = said("cli-lesson-page", page=kept.mark.at + 1, pages=len(lesson.blocks))
    return f" ({page})" if kept.mark.at else ""


def _go_through(
    lesson: Lesson, mark: Bookmark | None = None, keep: Callable[[Bookmark], None] = lambda mark: None
) -> None:
    terminal = Terminal()
    if mark is not None and mark.at:
        terminal.say(said("cli-lesson-goes-on", page=mark.at + 1, pages=len(lesson.blocks)))
    try:
        LessonRoom(lesson, terminal, mark, keep).go()
    except (Quit, EOFError, KeyboardInterrupt):
        terminal.say("", said("cli-lesson-goodbye"))
