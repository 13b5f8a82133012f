"""kibitz view: a file of boards in the page, in the terminal, or as JSON."""

from __future__ import annotations

import sys
import tempfile
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kibitz.cli.commands.viewer.viewed_boards import as_data, board_shown, match_sheet
from kibitz.cli.mistakes import Mistake, unreadable
from kibitz.cli.speech import problem, said, spoken
from kibitz.club.recorded_matches import RecordedMatch, recorded_matches
from kibitz.formats.exchange import FileRead, read_whole

EXAMPLE = "kibitz view match.lin"


def view(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-view-file")],
    terminal: Annotated[bool, typer.Option("--terminal", help="help-view-terminal")] = False,
    board: Annotated[str | None, typer.Option(metavar="N", help="help-view-board")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-event-in-json")] = False,
    port: Annotated[int, typer.Option(help="help-view-port", min=0)] = 8000,
) -> None:
    """Look at a file of boards: results, auctions, play, and where tricks were lost."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise unreadable(file, error) from error
    if not (terminal or as_json or board is not None) and sys.stdout.isatty() and _has_browser():
        _in_page(file, port)
        return
    found = read_whole(content, str(file))
    if not found.boards and found.faults:
        raise found.faults[0]
    matches = list(recorded_matches(found.boards))
    if as_json:
        typer.echo(as_data(str(file), matches, found.faults))
        return
    console = Console(highlight=False)
    if board is not None:
        _show(console, board, matches)
    else:
        for match in matches:
            console.print(match_sheet(match))
        _ask(console, matches)
    _complain(found)


def _has_browser() -> bool:
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _in_page(file: Path, port: int) -> None:
    """The page, with the file open in it. What is played there is for now, and kept nowhere."""
    # Imported when it is wanted: a server and its database would slow every other command down.
    from kibitz.app.web.running import Settings, run

    with tempfile.TemporaryDirectory() as folder:
        run(Settings(port=port, data=Path(folder), shown=file, language=spoken().code), typer.echo)


def _ask(console: Console, matches: list[RecordedMatch]) -> None:
    """Boards one after the other, as long as somebody asks for one."""
    while sys.stdin.isatty():
        wanted = console.input(f"{said('cli-which-board')} ").strip()
        if not wanted:
            return
        try:
            _show(console, wanted, matches)
        except Mistake as mistake:
            console.print(problem(mistake))


def _show(console: Console, wanted: str, matches: list[RecordedMatch]) -> None:
    found = [each for match in matches for each in match.boards if each.label == wanted]
    if not found:
        raise Mistake("cli-no-board", board=wanted)
    for result in (result for each in found for result in each.results):
        console.print(*board_shown(result), sep="\n")


def _complain(found: FileRead) -> None:
    for fault in found.faults:
        typer.echo(f"kibitz: {problem(fault)}", err=True)
